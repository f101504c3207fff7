"""What stands before every page: who may post, how much, and what a browser may load (CSP)."""

from urllib.parse import urlsplit

from fastapi import Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardavia.cards import Refusal
from cardavia.web.answers import on_failure, refused

POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Not no-referrer: with that, a browser says "Origin: null" when our own forms are posted.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class CrossSite(Refusal):
    """Another site's page made the browser ask for this."""

    def __init__(self) -> None:
        super().__init__("cross_site")


class TooLarge(Refusal):
    """The body has more bytes than is let in. ``values["most"]`` is how many kB may be sent."""

    def __init__(self, most: int) -> None:
        super().__init__("too_large", most=most // 1024)


class Headed:
    """Puts the headers of safety on every answer; a failure of ours becomes a page that tells nothing of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started = False

        async def headed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith(("/static/", "/look.css")):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, headed)
        except Exception as failure:
            if started:
                raise
            await (await on_failure(Request(scope), failure))(scope, receive, headed)


class Guarded:
    """Turns away what other sites make a browser post, and bodies that are too large: by their length if it is told,
    else as soon as they pass the limit."""

    def __init__(self, app: ASGIApp, body: int, upload: int, uploads: tuple[str, ...] = ()) -> None:
        self.app = app
        self.body = body
        self.upload = upload
        self.uploads = uploads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        if is_cross_site(request.headers, f"{request.url.scheme}://{request.headers.get('host', '')}"):
            await refused(request, CrossSite(), 403)(scope, receive, send)
            return
        most = self.upload if scope["path"] in self.uploads else self.body
        told = request.headers.get("content-length", "0")
        if not told.isdecimal() or int(told) > most:
            await refused(request, TooLarge(most), 413)(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge(most)
            return message

        await self.app(scope, counted, send)


def is_cross_site(headers: Headers, own: str) -> bool:
    """Does this state-changing request come from a page of another origin? Browsers always say where such a request
    comes from; what says nothing is no browser, and holds no cookie of ours.

    >>> is_cross_site(Headers({"origin": "https://evil.example"}), "https://cards.example")
    True
    >>> is_cross_site(Headers({"origin": "https://cards.example"}), "https://cards.example")
    False
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and _origin(origin) != _origin(own)


def _origin(url: str) -> tuple[str, str, int | None]:
    """Scheme, host and port; nothing equals an origin that can't be read."""
    try:
        parts = urlsplit(url)
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        return parts.scheme, parts.hostname or f"?{url}", parts.port or usual
    except ValueError:
        return "?", url, None
