"""The sentences of refusals, by reason. Several for one reason: the first whose values the refusal carries is said."""

from cardavia.words.mark import mark

#: For a reason that a plug-in raises and gives no sentence for.
BARE = mark("That can't be done: {reason}.")

REASONS: dict[str, tuple[str, ...]] = {
    # What is written
    "no_such_card": (mark("“{text}” is no card. {how}"), mark("“{text}” is no card of this pack.")),
    "which_card": (mark("“{text}” fits several cards. Which one: {options}?"),),
    "which_call": (mark("“{text}” fits several calls. Which one: {options}?"),),
    "which_poignee": (mark("Several sets of {size} trumps can be shown. Name the cards."),),
    "no_such_seat": (mark("“{text}” is no seat. Write N, E, S or W."),),
    "no_such_call": (mark("“{text}” is no call. Write a level and a denomination such as 1NT, or P, X or XX."),),
    "no_such_bid": (mark("“{text}” is no bid. The bids are {bids}."),),
    "no_such_action": (mark("“{text}” is nothing that can be done here."),),
    "yes_or_no": (mark("“{text}” is neither yes nor no."),),
    "card_in_auction": (mark("“{text}” is a card. The auction goes on: make a call."),),
    "call_in_play": (mark("“{text}” is a call. The auction is over: play a card."),),
    "bad_claim": (
        mark("“{text}” is no claim. Write claim and the number of tricks, then the cards of your line if any."),
    ),
    "no_such_game": (mark("There is no game called “{text}”. There are {games}."),),
    "no_such_match": (mark("There is no match of the kind “{text}”. There are {matches}."),),
    "no_such_level": (
        mark("There is no level {level}. Levels run from 1 to 7."),
        mark("There is no level “{text}”. There are {levels}."),
    ),
    "no_such_robot": (mark("There is no robot of the level “{text}”. There are {levels}."),),
    "no_such_contract": (
        mark("“{text}” is no contract. {how}"),
        mark("There is no such contract. A level is 1 to 7, and a contract is doubled or redoubled at most once."),
    ),
    "no_such_poignee": (mark("“{text}” is no poignée. A poignée is single (10), double (13) or triple (15)."),),
    "impossible_result": (
        mark("A contract of {contract} can't end with a result of {result}. It can be {least} to {most}."),
    ),
    "impossible_tricks": (mark("A side can't win {tricks} tricks. It can win {least} to {most}."),),
    "bad_field": (
        mark("“{value}” won't do for {field}. It can be {options}."),
        mark("“{value}” won't do for {field}. It can be {least} to {most}."),
        mark("“{value}” won't do for {field}."),
        mark("There is something wrong with {field}."),
    ),
    "bad_setting": (
        mark("The setting {name} can't be “{value}”. It can be {options}."),
        mark("The setting {name} can't be “{value}”."),
    ),
    "no_such_file": (mark("The file “{text}” can't be read. Is the name right?"),),
    "no_rules_page": (mark("There is no rules page for “{text}”."),),
    "bad_hand": (
        mark("“{text}” is no hand. Write spades, hearts, diamonds, clubs with dots between, such as AKQ32.K2.432.J32."),
    ),
    "hand_size": (mark("The hand has {count} cards. It needs {expected}, those played too."),),
    "dummy_missing": (mark("Dummy's hand is missing. All see it from the opening lead on."),),
    "dummy_unseen": (mark("Nobody sees dummy's hand before the opening lead. Leave it out."),),
    "hand_or_lines": (mark("Give a hand with --hand, or rows on standard input with --lines."),),
    "bad_row": (mark("This row is no JSON object."),),
    "bad_row_field": (mark("“{name}” is missing from this row, or is not what it should be."),),
    # Robots asked, and their matches
    "no_such_system": (
        mark("There is no bidding system “{text}”. There are {systems}."),
        mark("The robot {level} plays no system that could be chosen."),
    ),
    "robot_strayed": (mark("The robot {text} chose {chosen}, which is not allowed here."),),
    "robot_failed": (mark("The robot {text} failed here: {fault}."),),
    "cannot_write": (mark("The file “{text}” can't be written. Is there such a folder?"),),
    "bad_results": (mark("Line {line} of this file is no result of a match."),),
    "no_distributed": (
        mark("Asking a cluster needs the package distributed. Install it: pip install 'cardavia[cluster]'."),
    ),
    "no_cluster": (
        mark(
            "No Dask scheduler answers at “{text}”. Its address is written like tcp://10.0.0.5:8786, and it must run."
        ),
    ),
    "no_cluster_workers": (mark("The cluster at {text} has no workers. Start some, one thread each."),),
    "other_cardavia": (
        mark("A worker of the cluster at {text} has not this Cardavia ({expected}): {found}. Install the same on all."),
    ),
    "cluster_gone": (
        mark("The cluster at {text} ended before the match. With --results the same command goes on from its file."),
    ),
    "workers_or_cluster": (mark("--workers is for this machine and --cluster for others. Give one of the two."),),
    "other_match": (mark("This file is of another match: its {name} is “{text}”, not “{other}”."),),
    # The table manager protocol
    "no_protocol_line": (mark("“{text}” is no line of the table manager protocol, version 18."),),
    "line_too_long": (mark("A line has more than {most} bytes."),),
    "who_are_you": (
        mark('“{text}” comes too early. First say: Connecting "TEAM" as North using protocol version 18.'),
    ),
    "wrong_version": (mark("Version {found} of the protocol isn't spoken here. Speak version {expected}."),),
    "bad_team": (
        mark("“{text}” is no team's name. It has 1 to {most} plain characters, none of them a quotation mark."),
    ),
    "seat_taken": (mark("The seat {seat} is taken."),),
    "not_partners_team": (mark("This side plays for {other}, not for {text}. Give that name, or take another seat."),),
    "team_on_both_sides": (mark("{text} sits on the other side here. The two teams need different names."),),
    "no_seat_left": (mark("There is no seat left for {text}."),),
    "cannot_listen": (mark("{text}, port {port} can't be listened at: {why}. Try another --port."),),
    "pbn_or_seed": (mark("--pbn brings its deals and --seed makes them. Give one of the two."),),
    "no_deals": (mark("No record of this file has all four hands."),),
    "bad_address": (mark("“{text}” is no address. Write a host and a port, such as localhost:2000."),),
    "no_table": (mark("Nobody keeps a table at {text}. Is the address right, and has the host begun?"),),
    "table_gone": (mark("The line to {text} broke, and couldn't be made again."),),
    "sent_away": (mark("The host sent us away and said: “{text}”."),),
    "manager_out_of_step": (mark("The host said what can't be now: “{text}”. {cause}"),),
    "manager_refused": (mark("The host takes “{text}” for not allowed."),),
    # Deals
    "no_such_deal": (
        mark("There is no deal number {number}. The last one is {last}."),
        mark("There is no such deal here, or it is not yours to see."),
    ),
    "bad_deal_number": (mark("“{text}” is no deal number. Write it in digits."),),
    "bad_deal": (
        mark("“{text}” can't be read as part of a deal. Write each hand as a seat and its cards, such as N: SA HK."),
    ),
    "hands_missing": (mark("These hands are missing: {seats}. One at most may be left out."),),
    "wrong_hand_size": (mark("The hand {seat} has {count} cards. It needs {expected}."),),
    "card_twice": (mark("{card} is there twice. Each card may be named once only."),),
    "foreign_card": (mark("The deal holds a card that this game doesn't use."),),
    "wrong_piles": (mark("The deal has {count} hands and stocks. It needs {expected}."),),
    "wrong_pile_size": (mark("A hand has {count} cards. It needs {expected}."),),
    "not_a_deal": (mark("The record lacks the dealer or some of the hands."),),
    # The commitment
    "bad_seal_length": (mark("There are {count} lines. What is revealed has {expected}."),),
    "bad_seal": (mark("The line for {line} can't be “{text}”. Copy the five lines as they were shown."),),
    "bad_digest": (mark("“{text}” is no digest. It has 64 digits and letters from a to f."),),
    "digest_differs": (mark("These lines give the digest {found}, not {digest} as was shown."),),
    "no_commitment": (
        mark("This deal has no commitment: it was asked for by number or given. There is nothing to check."),
    ),
    # Records
    "bad_json": (mark("This is not JSON from line {line}, column {column}, on."),),
    "bad_record": (mark("This record can't be read: there is something wrong with “{field}”."),),
    "bad_action": (mark("Action {number}, “{text}”, can't be. {cause}"),),
    "not_pbn": (mark("There is no PBN record in this text."),),
    "too_many_boards": (mark("This file holds more than {most} deals. Send it in parts."),),
    "no_analysis": (mark("Deals of bridge can be analysed, no others."),),
    "not_bridge": (mark("PBN is for bridge only. Export this deal as JSON."),),
    "bad_vulnerability": (mark("“{text}” says nothing about who is vulnerable. It can be None, NS, EW or All."),),
    "bad_result": (mark("“{text}” is no result. Write declarer's tricks, 0 to 13."),),
    "irregular_auction": (mark("The auction isn't one that the laws allow, so the deal can't be played again."),),
    # Whose turn, and when
    "no_hint": (mark("There is a hint when it is your turn, in games whose robots can say why."),),
    "hint_too_slow": (mark("The hint took too long. Ask once more."),),
    "not_over": (mark("All hands can be seen when the deal is over."),),
    "deal_over": (mark("The deal is over."),),
    "match_over": (mark("The match is over."),),
    "other_setup": (mark("This is not the deal that the match waits for."),),
    "not_your_turn": (mark("It is not your turn. {seat} is to act."), mark("It is not your turn.")),
    "wrong_phase": (mark("That can't be done during the {phase}."), mark("That can't be done now.")),
    "no_taker": (mark("Nobody has taken yet."),),
    # The auction
    "bid_too_low": (
        mark("{bid} is too low. The lowest bid now is {least}."),
        mark("{bid} is too low. The bid must be above {current}."),
        mark("{bid} is too low. Nothing is above {last}."),
    ),
    "cannot_double": (mark("You can't double now. Only the opponents' undoubled bid can be doubled."),),
    "cannot_redouble": (mark("You can't redouble now. Only the opponents' double can be redoubled."),),
    "auction_over": (mark("The auction is over: there is nothing to call."),),
    "auction_not_over": (mark("The auction is not over: no card is played yet."),),
    "passed_out": (mark("Everybody passed: there is nothing to play."),),
    # Playing a card
    "not_held": (mark("You don't hold {card}. Choose a card from your hand."),),
    "card_not_held": (mark("{card} is not in that hand. Choose one of its cards."),),
    "in_nobodys_hand": (
        mark("These cards can't all be right: by them {card} could be in nobody's hand. Check hands and cards played."),
    ),
    "other_hand": (mark("It is {seat}'s hand that plays now. {card} is in the other hand."),),
    "must_follow": (mark("You must follow {suit}."),),
    "must_trump": (mark("You have none of the suit led: you must play a trump."),),
    "must_overtrump": (mark("You must play a trump higher than {card}."),),
    "stated_line": (mark("Your claim was refused, and the line that you stated binds you: {card} is due."),),
    # Claims
    "claim_pending": (mark("{seat}'s claim must be answered first."),),
    "claimed_already": (mark("You have claimed in this trick already."),),
    "claim_too_many": (mark("You can't claim {tricks} tricks. {left} are left."),),
    "claim_card": (mark("{card} is not in your hands, so it can't be part of your line."),),
    "line_without_tricks": (mark("A concession states no line."),),
    "dummy_cannot_claim": (mark("Dummy can't claim."),),
    "not_your_claim": (mark("{seat} made the claim. The others answer it."),),
    "no_claim": (mark("There is no claim to answer."),),
    "cannot_concede": (mark("A trick that can't be lost can't be conceded."),),
    # Tarot
    "wrong_discard_size": (mark("{count} cards are chosen. Discard {expected}."),),
    "no_king_in_discard": (mark("{card} can't be discarded: a King never is."),),
    "no_bout_in_discard": (mark("{card} can't be discarded: a bout never is."),),
    "too_many_trumps": (
        mark("{card} can't be discarded: other cards go first, so {allowed} trumps may go here, not {count}."),
    ),
    "wrong_poignee_size": (mark("{count} cards make no poignée. It has {sizes}."),),
    "not_a_trump": (mark("{card} is no trump. A poignée shows trumps."),),
    "excuse_hides_a_trump": (mark("The Excuse can't stand in for a trump that you keep hidden."),),
    "poignee_not_allowed": (mark("These cards can't be shown as a poignée."),),
    "poignee_too_late": (mark("A poignée is shown before your first card. You have played it."),),
    "one_poignee_each": (mark("You have shown a poignée already. Each player shows one at most."),),
    "no_claim_here": (mark("The rest can't be played out: it still matters how."),),
    # The table and the site
    "stale_turn": (mark("The deal has gone on since this page was made. Look again, then choose."),),
    "no_such_table": (mark("There is no such table here, or it is not yours to see."),),
    "no_such_record": (mark("There is no such record here, or it is not yours to see."),),
    "no_undo": (mark("There is nothing of yours to take back now: another seat has acted, or the deal is over."),),
    "key_used": (mark("This form was sent before for something else. Load the page again."),),
    "deal_not_over": (mark("The deal goes on. Play it to its end first."),),
    "watchers_only_watch": (mark("You only watch here. Sit down at a table of your own to play."),),
    "one_seat_each": (mark("A table has {count} seats, one for each player."),),
    "nothing_chosen": (mark("Nothing is chosen. Choose a card or a call first."),),
    "missing_field": (mark("{field} is missing. Fill it in."),),
    "too_long": (mark("This text is too long. It can have {most} characters."),),
    "too_large": (mark("This is too large. It can have {most} kB."),),
    "bad_request": (mark("This request can't be understood. Load the page again."),),
    "cross_site": (mark("This request comes from another site, so nothing was done. Use the form on this page."),),
    "no_guest": (mark("Say who you are: get a token first and send it as a bearer token."),),
    "too_many_requests": (mark("That was too much at once. Wait {seconds} seconds, then go on."),),
    "no_such_page": (mark("There is no such page."),),
    "no_such_method": (mark("This address doesn't do that. Use the form or the link that leads here."),),
    "went_wrong": (mark("Something went wrong here. Nothing was lost; try again."),),
}

#: Why a robot does what it does, by the reason's key.
WHYS: dict[str, str] = {
    "only_choice": mark("Nothing else is possible here."),
    "rule": mark("The system has a rule for this: {rule}."),
    "best_of_worlds": mark("It does best in {worlds} layouts of the unseen cards that fit the calls and the play."),
    "sense": mark("No rule of the system fits better: it goes by the points and suits that both hands have together."),
    "usual_card": mark("It is the card that is usual here."),
    "proof": mark("The rest can be counted out, whatever the unseen cards are."),
    "habit": mark("Where all else is equal: {rule}."),
}
#: For a reason of a plug-in's robot that has no sentence.
BARE_WHY = mark("Its reason is “{reason}”.")
