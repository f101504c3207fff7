// Motion, focus, keys and speech for pages that work without it. Every act is a plain form; this posts the same form
// and puts the answer's part of the page in place.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const told = document.getElementById("told");
const POLL = 3000;
const SILENCE = 40000;

const room = () => document.getElementById("table");
const version = () => Number(room()?.dataset.version ?? -1);

// Speech: each event once, in a node that is never swapped.

let lastTold = Math.max(-1, ...seqs(document));

function seqs(node) {
  return [...node.querySelectorAll(".said li")].map((line) => Number(line.dataset.seq));
}

function tell(node) {
  const fresh = [...node.querySelectorAll(".said li")].filter((line) => Number(line.dataset.seq) > lastTold);
  lastTold = Math.max(lastTold, ...seqs(node));
  const turn = node.querySelector("#turn")?.textContent.trim() ?? "";
  const lines = [...fresh.map((line) => line.textContent), turn].filter(Boolean);
  if (lines.length) told.textContent = lines.join(" ");
}

// Putting the new part in place of the old one: never an older one, and the focus stays where it was. False if there
// is nothing that could be put in place.

let wantsFocus = false;

function swap(html, { force = false } = {}) {
  const old = room() ?? document.getElementById("replaying");
  const holder = new DOMParser().parseFromString(html, "text/html");
  const fresh = holder.getElementById("table") ?? holder.getElementById("replaying");
  if (!old || !fresh) return false;
  if (!force && Number(fresh.dataset.version) < Number(old.dataset.version)) return true; // newer is there already
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const inside = old.contains(document.activeElement) || wantsFocus;
  const open = new Set([...old.querySelectorAll("details[open][id]")].map((one) => one.id));
  const closed = new Set([...old.querySelectorAll("details:not([open])[id]")].map((one) => one.id));
  const chosen = [...old.querySelectorAll("input.pick:checked")].map((one) => one.id);
  const before = new Set([...old.querySelectorAll(".trick [data-card]")].map((one) => one.dataset.card));
  const same = fresh.dataset.version === old.dataset.version;
  old.replaceWith(document.adoptNode(fresh));
  for (const one of fresh.querySelectorAll("details[id]")) {
    if (open.has(one.id)) one.open = true;
    if (closed.has(one.id)) one.open = false;
  }
  if (same) for (const id of chosen) (fresh.querySelector(`#${CSS.escape(id)}`) ?? {}).checked = true;
  ready(fresh);
  if (inside) focusAgain(fresh, focused);
  arrive(fresh, before);
  tell(fresh);
  return true;
}

function focusAgain(fresh, id) {
  const same = id && fresh.querySelector(`#${CSS.escape(id)}`);
  const first = firstChoice(fresh);
  // The card that had the focus is played: on to the first that may be, or to the words that say whose turn it is.
  const stays = usable(same) && id !== "turn";
  const target = stays ? same : (first ?? fresh.querySelector("#next") ?? fresh.querySelector("#turn"));
  wantsFocus = target?.id === "turn";
  target?.focus({ preventScroll: true });
}

function usable(node) {
  return node && !node.disabled && (!node.matches("input.pick") || node.form);
}

function firstChoice(node) {
  const inputs = [...node.querySelectorAll("input.pick")].filter((one) => !one.disabled && one.form);
  return inputs.find((one) => one.checked && !("forced" in one.dataset)) ?? inputs.find((one) => !one.dataset.why);
}

// A card comes from its player's side of the felt.

const FROM = { north: [0, -60], south: [0, 60], west: [-60, 0], east: [60, 0] };

function arrive(node, before) {
  if (still.matches) return;
  for (const one of node.querySelectorAll(".trick:not(.finished) [data-card]")) {
    if (before.has(one.dataset.card)) continue;
    const side = Object.keys(FROM).find((name) => one.classList.contains(`at-${name}`));
    const [x, y] = FROM[side] ?? [0, 0];
    one.animate(
      [{ transform: `translate(${x}%, ${y}%)`, opacity: 0 }, {}],
      { duration: 200, easing: "ease-out", composite: "replace" },
    );
  }
}

// Select, then confirm.

function ready(node) {
  const form = node.querySelector("#act-form");
  if (form) name(form);
}

function picked(form) {
  return [...form.elements].filter((one) => one.matches("input.pick:checked"));
}

function name(form) {
  const button = form.querySelector("#confirm");
  const why = form.querySelector("#why");
  const chosen = picked(form);
  const size = Number(button.dataset.size ?? 0);
  const wrong = chosen.find((one) => one.dataset.why);
  why.textContent = wrong?.dataset.why ?? "";
  const meant = form.querySelector("#meant");
  if (meant) meant.textContent = chosen[0]?.dataset.meant ?? "";
  if (!size) button.textContent = chosen[0]?.dataset.act || button.dataset.empty;
  else button.textContent = `${button.dataset.empty} (${chosen.length}/${size})`;
  button.setAttribute("aria-disabled", String(Boolean(wrong) || chosen.length !== (size || 1)));
}

let wasChosen = null;

document.addEventListener("pointerdown", (event) => {
  const input = event.target.closest?.("label")?.control;
  wasChosen = input?.matches("input.pick[type=radio]:checked") ? input : null;
});

document.addEventListener("click", (event) => {
  const label = event.target.closest?.("label");
  if (label?.control && label.control === wasChosen) {
    event.preventDefault();
    confirm(label.control.form);
  }
  const link = event.target.closest?.("a[data-fragment]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    visit(link);
  }
});

document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.matches("input.pick")) {
    if ("forced" in input.dataset) input.checked = true;
    if (input.form?.id === "act-form") name(input.form);
  }
});

function confirm(form) {
  form?.requestSubmit(form.querySelector("#confirm, button"));
}

document.addEventListener("keydown", (event) => {
  const input = event.target;
  if (event.key === "Enter" && input.matches?.("input.pick")) {
    event.preventDefault();
    if (input.type === "radio" && !input.checked) {
      input.checked = true;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    } else confirm(input.form);
    return;
  }
  if (input.matches?.("input.pick[type=checkbox]")) roam(event, input);
  if (input.matches?.(".bids input.pick")) climb(event, input);
  if (document.getElementById("replaying") && !input.matches?.("input, select, textarea")) leaf(event);
});

// Among cards to be ticked the arrows move the focus, as they do by themselves among those of which one is chosen.
function roam(event, input) {
  const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!move) return;
  const all = [...document.querySelectorAll(`input.pick[type=checkbox]`)];
  event.preventDefault();
  all[(all.indexOf(input) + move + all.length) % all.length].focus();
}

// In the bidding box up and down change the level and keep the denomination.
function climb(event, input) {
  const move = { ArrowDown: 5, ArrowUp: -5 }[event.key];
  if (!move) return;
  event.preventDefault();
  const all = [...document.querySelectorAll(".bids input.pick")];
  for (let at = all.indexOf(input) + move; at >= 0 && at < all.length; at += move) {
    if (all[at].disabled) continue;
    all[at].checked = true;
    all[at].focus();
    all[at].dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
}

function leaf(event) {
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const link = rel && document.getElementById(`step-${rel}`);
  if (link) {
    event.preventDefault();
    visit(link);
  }
}

async function visit(link) {
  const answer = await fetch(link.href, { headers: { "X-Fragment": "1" } });
  const focused = link.id;
  if (!answer.ok || !swap(await answer.text(), { force: true })) {
    location.assign(link.href);
    return;
  }
  history.replaceState(null, "", link.href);
  document.getElementById(focused)?.focus({ preventScroll: true });
  const did = document.getElementById("did");
  if (did) told.textContent = did.textContent.trim();
}

// Posting.

// The key of the request that is on its way: a form that is sent twice is sent once.
let sent = "";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "settings-form") return;
  if (!room()?.contains(form) || form.matches(".share-form")) return;
  event.preventDefault();
  if (form.id === "act-form") {
    const button = form.querySelector("#confirm");
    if (button.getAttribute("aria-disabled") === "true") {
      const why = form.querySelector("#why");
      if (why.textContent) told.textContent = why.textContent;
      return;
    }
  }
  const key = form.elements.key?.value ?? "";
  if (key && key === sent) return;
  sent = key;
  const busy = event.submitter?.dataset.busy;
  if (busy) {
    event.submitter.textContent = busy;
    event.submitter.setAttribute("aria-disabled", "true");
    told.textContent = busy;
  }
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.action, { method: "POST", body, headers: { "X-Fragment": "1" } });
    const html = await answer.text();
    if (!swap(html, { force: !answer.ok })) location.reload();
    const refusal = document.getElementById("refusal");
    if (refusal) told.textContent = refusal.textContent;
    const hint = form.id === "hint-form" && document.getElementById("hint-told");
    if (hint) told.textContent = hint.textContent.trim();
  } catch {
    lost(true);
    sent = "";
  }
});

// What others do: a stream says that there is more, and the page fetches it. Without a stream the page asks.

let heard = Date.now();
let fetching = false;
let again = false;

async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    const at = room();
    if (!at) return;
    const picking = at.querySelector("#act-form input[name=pick]") ? location.search : "";
    const answer = await fetch(`/tables/${at.dataset.table}${picking}`, { headers: { "X-Fragment": "1" } });
    if (answer.ok) {
      swap(await answer.text());
      lost(false);
    }
  } catch {
    lost(true);
  } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh();
    }
  }
}

function lost(is) {
  const line = document.getElementById("connection");
  if (!line || line.hidden === !is) return;
  line.hidden = !is;
  if (is) told.textContent = line.textContent;
}

let stream = null;

function listen() {
  const at = room();
  if (!at || !at.dataset.live) return;
  stream = new EventSource(at.dataset.live);
  heard = Date.now();
  const alive = () => {
    heard = Date.now();
    lost(false);
  };
  stream.addEventListener("hello", alive);
  stream.addEventListener("beat", alive);
  stream.addEventListener("moved", (event) => {
    alive();
    if (JSON.parse(event.data).seq > version()) refresh();
  });
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) poll();
  });
}

function poll() {
  stream = null;
  setTimeout(async () => {
    const at = room();
    if (!at) return;
    try {
      const answer = await fetch(`/tables/${at.dataset.table}/seq`);
      if (answer.ok && (await answer.json()).seq > version()) await refresh();
      lost(false);
    } catch {
      lost(true);
    }
    poll();
  }, POLL);
}

setInterval(() => {
  if (stream && Date.now() - heard > SILENCE) {
    stream.close();
    lost(true);
    listen();
    refresh();
  }
}, 5000);

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) {
    refresh();
    listen();
  }
});

// An analysis is made elsewhere: the page asks for it until it is there. The server holds the answer back for a while.

async function awaitAnalysis() {
  const part = document.querySelector("#analysis[data-wait]");
  if (!part) return;
  let pause = POLL;
  try {
    const answer = await fetch(location.href, { headers: { "X-Fragment": "1" } });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
    if (!answer.ok || !fresh) {
      location.reload(); // the page says what is wrong
      return;
    }
    part.replaceWith(document.adoptNode(fresh));
    told.textContent = fresh.querySelector("h2")?.textContent ?? "";
    pause = 300;
  } catch {
    lost(true);
  }
  setTimeout(awaitAnalysis, pause);
}

awaitAnalysis();

// Settings: seen at once, kept when let go.

const settings = document.getElementById("settings-form");
const preview = new CSSStyleSheet();
let latest = 0;

async function restyle() {
  const values = new FormData(settings);
  const query = new URLSearchParams({
    c: values.get("contrast"),
    g: values.get("grain"),
    t: values.get("temperature"),
    suits: values.get("suits"),
    theme: values.get("theme"),
    baize: values.get("baize"),
  });
  for (const key of ["suits", "theme", "baize"]) document.documentElement.dataset[key] = values.get(key);
  const mine = ++latest;
  const answer = await fetch(`${settings.dataset.sheet}?${query}`);
  if (mine !== latest || !answer.ok) return;
  await preview.replace(await answer.text());
  if (!document.adoptedStyleSheets.includes(preview)) document.adoptedStyleSheets.push(preview);
}

async function keep() {
  const body = new URLSearchParams(new FormData(settings));
  await fetch(settings.action, { method: "POST", body, headers: { "X-Fragment": "1" } });
}

if (settings) {
  settings.addEventListener("input", (event) => {
    if (event.target.type === "range") {
      settings.querySelector(`output[for=${event.target.id}]`).textContent = `${event.target.value} %`;
      restyle();
    }
  });
  settings.addEventListener("change", async (event) => {
    if (event.target.id === "language") settings.requestSubmit();
    else {
      restyle();
      await keep();
    }
  });
}

if (room()) {
  ready(room());
  listen();
  if (matchMedia("(max-width: 60rem)").matches) document.getElementById("sheet").open = false;
}
