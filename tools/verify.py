#!/usr/bin/env python3
"""Recomputes a round of Tucano's own games from its proof. Written from docs/fairness, not from our code.

    python3 tools/verify.py proof.json [another.json ...]
    python3 tools/verify.py --all folder

A proof is what "Save the proof" saves, or the answer of one of these calls, as it is:
    GET /api/fairness/round?round_id=...        a round of one player
    GET /api/fairness/table-round?round_id=...  a round of a table, for everybody
    GET /api/wheels/proofs                      spins of the wheels of prizes
    GET /api/fairness/book-round?round_id=...   a round of an imported game; its list of weights
        (GET /api/fairness/book-weights?...) lies beside it under the name that the answer gives it
A file may hold one proof or a list of them. `-v` says what was recomputed.

Ends with 0: every proof holds. 1: one differs, and where is told. 2: one could not be checked (its seed
is still in use, its game is unknown to this file, it cannot be read).

Python 3.9 or later, nothing but its standard library. A game's numbers (pays, strips, weights) are read from
the `definition` in the proof, and its fingerprint is compared with the one below.
"""
import hashlib
import hmac
import json
import math
import os
import re
import sys
from itertools import combinations

# SHA-256 of each definition (see "Definitions" in docs/fairness.md). A version is never changed.
# begin definitions: written by `npm run vectors`
DEFINITIONS = {
    "onca-dourada@1": "5fa3ca827cf02c2c76349be93e0d1dd0cd15289cb8168a737f569b52155253cb",
    "mare-alta@1": "f7a06e9054d4d3a7cbaddc0107138ee64750565ff4902a6bb1b8a4a144dc5d70",
    "mare-alta@2": "8ffa22619496e016683242c5c492b4cfc8095dedf5de06ea3e170c5e191b52c1",
    "noite-do-saci@1": "634b975b338be6bcfb44b89f4d94628e82c8d2d83f41be6597e289b49fc61cbc",
    "noite-do-saci@2": "ef33b990b83cd9df5b02a93d17d86b88ef8c38aefccf709e9630ac5e2bf9ec84",
    "tucano-da-sorte@1": "0bcb198c45c50b38f19b4b3a569db0edea6162d261914e5b33eebd4cb4aa3b7c",
    "boto-encantado@1": "0aa425803c5835d299ab7e1b15560df6eb1eb10213a177faf3008c6c28bfd3ad",
    "boto-encantado@2": "072ef534d22d93953bc4bf8d26323b6f9538380bf8aa531c8613729ec9a26e30",
    "boto-encantado@3": "336919d837c83d9cbb81ede03027db3076527f4b8d8bb7485e4e8c5b822897fa",
    "cascata-do-ouro@1": "acae5011dec9ba5f3276965886184f55c15cc3a78a860bc8332bb4662d3134db",
    "cascata-do-ouro@2": "e427758d4852e7cd508105c50ead8cb1d5bdf9d49300b4ef005f624672eb5356",
    "cascata-do-ouro@3": "fdee29380228205b911d4ac260aa208fb5d70dd42c774e3d432c7d891224ac20",
    "recife-vivo@1": "b7b3d20c301ed31219fa67162754af8c4552144fbb68f50009483edd7978d18e",
    "recife-vivo@2": "7da37a94575b3e7eef4c02b445929eedc4d49149b9983fdd09fe766810304443",
    "luar-do-sertao@1": "2888e4e8035d6bb6393b380c6a131d005d3769743ce44bba01cba50980acebfb",
    "rio-das-piranhas@1": "6afd776ae782f61987e3861514bb8a3bc4740766929881ecb226043fd530b34c",
    "rio-das-piranhas@2": "eb3a5d1c0a3953fa8595183a8d94c0cd1bffc4d04313bb1cfcf48b542bb247ab",
    "trilha-do-curupira@1": "0a565764b4bd7a871e05002b6a3ec1ed18b022a876520775d34ed0d948b457d5",
    "trilha-do-curupira@2": "8fbb9759e2a5f326c8e2f5cedee8125f3eda982bd431b65b9d635da1f53f9ade",
    "noite-de-sao-joao@1": "30cf00b336c8cb1112fc1eeaa13ca588f9bc0aebc917d109edd02af18396c8a5",
    "boteco-777@1": "ed6786570d286652da7b57ce6e9bd7358286c219a53b4fcffe1e0399bb3af13a",
    "livro-de-cordel@1": "9f35c81e59ae6394aec116a025fa4e7405c87af152656e07ad67e61b17e45369",
    "livro-de-cordel@2": "e316d6f4a892c81feb6ef56f9a74fc8c248447c852aae5b2a720c11794ef192f",
    "roda-de-capoeira@1": "18e07c6ab5e37ee6baddbf518df054e97fb6af6a28b1f42eda9246b006c6a5cf",
    "jardim-do-beija-flor@1": "d5a7e150fd2b1482a1f90134e3a48a28255134a371126c0939adf48638f55c7a",
    "vitoria-regia@1": "2c55f697c6ce5f71cdb02ccc9e38ae1d4a5b7731d98492c1fac6ca30403fbe4e",
    "frevo-da-fortuna@1": "0196570a6121cec51bb4ceaed62fce06de29ba815d4d4b93a7e22c5bd057896c",
    "boi-estrela@1": "71d4f25f8856cf14b7d36a78decd69f041482086f3242186cc045db32a460745",
    "boi-estrela@2": "1d5353c63e349c0156b0efb9765477abd76a3099f632ddfe08f0ec6239ce5195",
    "trem-da-serra@1": "fdf7eb4cadd434d6eb910b49996214d7b471bd12e52ce330b3829fcf8786ac9a",
    "dados@1": "69a844b5e96167324f75db512d8bfb844d4f15262dc777a6f000fe2197a4b646",
    "estrela-cadente@1": "d7f3a5561bcc635bf34ad629e140243a756c03ccb271a6686b93dfeb10fe4e42",
    "roda-da-praia@1": "0de8a488a790a3b44f2a08c856884d1800b46fdc825ba096d350893c2b8999d8",
    "plinko-tropical@1": "1b33db65589ac5665f67f52990c95ed00e442678e371f3b6b3a31f75693da264",
    "garimpo@1": "3916e910c808dd396d25562e543218f84cc56171ce7d51d10ac0fee17cf4a378",
    "torre-do-saci@1": "b51c2729e8f929a41ef94e972e52191334328673d859f69a42beec0c5cfd901b",
    "vinte-e-um@1": "76f55a32542e594ab694528cdce2bcd2855ba5da212dab3be7aac9c6ffac04cc",
    "vinte-e-um@2": "33c413ac39223683786f2ae2fa1236fab1de303314de3db46e9a9bfbea59b61a",
    "bacara@1": "021b6b3244082775b009e786cbd353a52338244e0cf8c187c00f14c399b74948",
    "video-poker@1": "34fb91a1523fddcab9753cf4ab9b5ef3e6ee64d52aaed48ac76f1a9178627914",
    "maior-ou-menor@1": "97841bef4518d5712c8e780fbbcd243e099c7b67231d87ea2efef9994be0cf94",
    "roleta-europeia@1": "52390ec7976eac65edcb097da3b47e14421096a1801b2d3e49b9308d8ac050dc",
    "sic-bo@1": "ec582353ac11dbb0e48eabe8e53503ab557ab11db70dfa8a7a610ab8349474dc",
    "dragao-e-tigre@1": "58e361e2f5396154166d12437c758b578860adf0cbcf1399a3ad457bb1d2c54d",
    "bingo-do-luar@1": "da98665d39a063c80b6c40003e09605edf3644959f698bb51ff06d39565be813",
    "raspadinha-do-saci@1": "5a806c26626e8cd9bf33a9d44c0e0e62a7d0159d9c22b048684ff08c502edee3",
    "pescaria-da-mare@1": "9ff809ff07feb65d0cce860ffd9ce1ec0f0da26a5ef112ad259c52f5692d5f3a",
    "pescaria-da-mare@2": "2c6c89f0ab999610fe0f7841b38542861afeb1e54e46a507c1fafeae8a3710b8",
    "feira-da-sorte@1": "74558324ee3feb70972089d02c11d0352f0204401f585eba858dcd48382faf50",
    "sol-e-lua@1": "8b7b34ff410733e87bf9358b46a86fbd4aeb82eb6100f31ffa38cab07dd3f6d2",
    "colheita-do-cafe@1": "ac659f1a64e97d4c09cf91905d6cc92faa8c4db4b6ab4c334c0fa92d953c755c",
    "domino-da-praca@1": "3502b666cf4b8a20b623216b554494e0e263900f1f3dcf6c6f560c552f6c6de6",
    "voo-do-tucano@1": "f6b3ec0de1d0ed0ef002fbcca449fab2a2458d3cc85398fa7cb6fa21dcc51b7b",
    "salao-de-bingo@1": "d8da4a8aebbe5a2811c6543ee15854fbf7347361f65712fc39ba755415b9d8ab",
    "keno-minuto@1": "1b8028fdfb0fc43d1f296830ccaf8804386e31ed5186ccee7e8821689d5d62b7",
    "seis-da-sorte@1": "7bb3e395e8cb3cd85c09504147bd18f6228f654742ab4b5ff7570b986141155c",
    "seis-da-sorte@2": "264a322edc42190b0ef9a028fd1ad069fc5faeb578a8a0a11d602b8696b42810",
    "roleta-ao-vivo@1": "deb070a178f6aa4ad583dd7fc0c728e5bd8115ad3ac26512171eaffbf3b2da19",
    "bacara-ao-vivo@1": "628d967e48e05468e5efb7a1344378fa805fa8df384f0d4a311307033dfd334a",
    "liga-tucano@1": "6de9229f11af07c51d58113a0094fd976a4f13031051137d49e352c42da46433",
    "salao-75@1": "d23d6e11dd3d81a1485313d13004c5041cda6784b2871f7c2bf70e30d342e9e5",
}
# end definitions

# Where definitions lie for proofs that bring none.
DEFINITIONS_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../docs/fairness/definitions.json")

# Where lists of weights lie: beside the proofs.
WEIGHTS_FOLDERS = []


class Differs(Exception):
    """What is published is not what the seeds give."""


class Unknown(Exception):
    """Nothing can be said about this proof."""


def need(condition, what):
    if not condition:
        raise Differs(what)


# ------------------------------------------------------------------------------------------ chance

WORDS = 2**32


def digest_of(seed, client_seed, nonce, block):
    return hmac.new(seed, f"{client_seed}:{nonce}:{block}".encode(), hashlib.sha256).digest()


class Draws:
    """Whole numbers from the words of one round."""

    def __init__(self, seed, client_seed, nonce):
        self.words = self.stream(seed, client_seed, nonce)

    @staticmethod
    def stream(seed, client_seed, nonce):
        block = 0
        while True:
            digest = digest_of(seed, client_seed, nonce, block)
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def below(self, n):
        """0 to n - 1: words at or above the largest multiple of n are skipped."""
        accepted = WORDS - WORDS % n
        word = next(self.words)
        while word >= accepted:
            word = next(self.words)
        return word % n

    def take(self, items):
        """A shuffle from the front, one place at each step: what comes next out of `items`."""
        pool = list(items)
        for place in range(len(pool)):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
            yield pool[place]

    def drawn(self, items, count):
        taking = self.take(items)
        return [next(taking) for _ in range(count)]

    def parted(self, items, count):
        """So many of `items`, and what is left in the order in which the swaps left it."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count], pool[count:]

    def by_weight(self, pairs):
        """The first of (what, weight) has the lowest tickets, as many as it has weight."""
        ticket = self.below(sum(weight for _, weight in pairs))
        for what, weight in pairs:
            if ticket < weight:
                return what
            ticket -= weight
        raise AssertionError


# -------------------------------------------------------------------------------------- every book


def tier_of(win):
    """`win`: hundredths for each 1.00 that was staked."""
    if win == 0:
        return "none"
    if win <= 100:
        return "return"
    for least, name in ((20_000, "epic"), (5_000, "mega"), (1_500, "big")):
        if win >= least:
            return name
    return "win"


def final(win, units=1):
    return {"type": "finalWin", "winHundredths": win, "tier": tier_of(win / units)}


def is_whole(value, least, most):
    return type(value) is int and least <= value <= most


def fields_of(value, *names):
    """The fields of an object that has these and no other."""
    need(isinstance(value, dict) and sorted(value) == sorted(names), f"not of the form {names}: {value!r}")
    return [value[name] for name in names]


def no_choice(choice):
    need(choice is None, "the game has no choice")


def bets_of(chips, known, most):
    """Chips on places of the table: whole, from 1, `most` in all."""
    need(isinstance(chips, dict) and len(chips) > 0, "no bets")
    for place, count in chips.items():
        need(place in known and is_whole(count, 1, most), f"no such bet: {place} {count!r}")
    need(sum(chips.values()) <= most, "too many chips")
    return chips


# ---------------------------------------------------------------------------------- arcade, instant


def play_dice(game, choice, draws):
    side, target = fields_of(choice, "side", "target")
    need(side in ("under", "over") and is_whole(target, 0, game["outcomes"] - 1), "no such mark")
    wins = target if side == "under" else game["outcomes"] - 1 - target
    need(game["winsMin"] <= wins <= game["winsMax"], "no such mark")
    roll = draws.below(game["outcomes"])
    is_win = roll < target if side == "under" else roll > target
    pays = game["returnPercent"] * game["outcomes"] // wins
    told = {"type": "diceRoll", "side": side, "target": target, "roll": roll}
    told.update(multiplierHundredths=pays, isWin=is_win)
    return [told, final(pays if is_win else 0)]


def star_of(h, percent):
    """Hundredths for h = 0 ... 2^52 - 1; reached with chance percent / hundredths."""
    return max(100, percent * 2**52 // (2**52 - h))


def play_limbo(game, choice, draws):
    (target,) = fields_of(choice, "targetHundredths")
    need(is_whole(target, game["targetMin"], game["targetMax"]), "no such target")
    high = draws.below(2**26)
    low = draws.below(2**26)
    result = min(star_of(high * 2**26 + low, game["returnPercent"]), game["shownMax"])
    told = {"type": "limboStar", "targetHundredths": target, "resultHundredths": result}
    told.update(isWin=result >= target)
    return [told, final(target if result >= target else 0)]


def play_wheel(game, choice, draws):
    segments, risk = fields_of(choice, "segments", "risk")
    wheel = game["wheels"].get(str(segments), {}).get(risk)
    need(wheel is not None and is_whole(segments, 1, 50), "no such wheel")
    index = draws.below(segments)
    told = {"type": "wheelTurn", "segments": segments, "risk": risk, "index": index}
    told.update(multiplierHundredths=wheel[index])
    return [told, final(wheel[index])]


def play_plinko(game, choice, draws):
    balls = choice["balls"] if isinstance(choice, dict) and "balls" in choice else None
    named = ("rows", "risk") if balls is None else ("rows", "risk", "balls")
    rows, risk = fields_of(choice, *named)[:2]
    slots = game["slots"].get(str(rows), {}).get(risk)
    need(slots is not None and is_whole(rows, 1, 16), "no such board")
    count = 1 if balls is None else balls
    need(type(count) is int and count in (1, 2, 3, 5, 10), "no such number of balls")
    book = []
    for _ in range(count):
        path = [draws.below(2) for _ in range(rows)]
        slot = sum(path)
        told = {"type": "plinkoDrop", "rows": rows, "risk": risk, "path": path, "slot": slot}
        told.update(multiplierHundredths=slots[slot])
        book.append(told)
    win = sum(told["multiplierHundredths"] for told in book)
    return [*book, final(win, count)]


def play_scratch(game, choice, draws):
    no_choice(choice)
    prizes = game["prizes"]
    ticket = draws.below(game["tickets"])
    end = prize = 0
    for each in prizes:
        if end <= ticket < end + each["tickets"]:
            prize = each["multiplier"]
        end += each["tickets"]
    others = [each["multiplier"] for each in prizes if each["multiplier"] != prize]
    equal = [prize] * (game["equal"] if prize > 0 else 0)
    shown = draws.drawn(others + others, game["fields"] - len(equal)) + equal
    fields = draws.drawn(shown, game["fields"])
    return [{"type": "scratchTicket", "ticket": ticket, "fields": fields, "prize": prize}, final(100 * prize)]


def scratched(game, draws):
    """The card's number, and the line of the table of prizes that it falls on."""
    ticket = draws.below(game["tickets"])
    end = 0
    for each in game["prizes"]:
        if end <= ticket < end + each["tickets"]:
            return ticket, each
        end += each["tickets"]
    return ticket, None


def idle_amounts(game, count, draws):
    return draws.drawn(game["amounts"] * 2, count)


def scratch_book(ticket, prize, fields, pays, amounts=(), keys=(), bonus=1):
    """`pays` is what the card shows, by its rules, in stakes: it has to be its prize."""
    won = prize["multiplier"] if prize else 0
    need(pays == won, "the card shows another prize than its number has")
    told = {"type": "scratchCard", "ticket": ticket, "keys": list(keys), "fields": fields}
    told.update(amounts=list(amounts), bonus=bonus, prize=won)
    return [told, final(100 * won)]


def play_scratch_keys(game, choice, draws):
    no_choice(choice)
    ticket, prize = scratched(game, draws)
    paid = prize["paid"] if prize else []
    drawn = draws.drawn(range(1, game["numbers"] + 1), game["keys"] + game["fields"] - len(paid))
    keys, idle = drawn[: game["keys"]], drawn[game["keys"] :]
    pairs = list(zip(idle, idle_amounts(game, len(idle), draws)))
    pairs += zip(draws.drawn(keys, len(paid)), paid)
    printed = draws.drawn(pairs, game["fields"])
    bonus = prize["bonus"] if prize else game["bonuses"][draws.below(len(game["bonuses"]))]
    pays = bonus * sum(amount for number, amount in printed if number in keys)
    fields, amounts = zip(*printed)
    return scratch_book(ticket, prize, list(fields), pays, amounts, keys, bonus)


def play_scratch_lines(game, choice, draws):
    no_choice(choice)
    ticket, prize = scratched(game, draws)

    def lines_of(square, mark):
        return sum(all(square[field] == mark for field in line) for line in game["lines"])

    cells = game["side"] ** 2
    squares = ([mask >> field & 1 for field in range(cells)] for mask in range(2**cells))
    wanted = prize["lines"] if prize else 0
    possible = [
        square
        for square in squares
        if sum(square) == game["suns"] and lines_of(square, 0) == 0 and lines_of(square, 1) == wanted
    ]
    fields = possible[draws.below(len(possible))]
    amount = prize["amount"] if prize else game["amounts"][draws.below(len(game["amounts"]))]
    return scratch_book(ticket, prize, fields, lines_of(fields, 1) * amount, [amount])


def play_scratch_ladder(game, choice, draws):
    no_choice(choice)
    ticket, prize = scratched(game, draws)
    ripe = prize["ripe"] if prize else draws.below(game["least"])
    others = [1 + draws.below(game["others"]) for _ in range(game["fields"] - ripe)]
    fields = draws.drawn([0] * ripe + others, game["fields"])
    steps = {each["ripe"]: each["multiplier"] for each in game["prizes"]}
    return scratch_book(ticket, prize, fields, steps.get(fields.count(0), 0))


def play_scratch_doubles(game, choice, draws):
    no_choice(choice)
    ticket, prize = scratched(game, draws)
    paid = prize["paid"] if prize else []
    count, most = game["fields"], game["pips"]
    whole = 11 * most
    is_all = len(paid) == count
    mixed = [10 * low + high for low in range(most + 1) for high in range(low + 1, most + 1)]
    others = draws.drawn(mixed, count - (1 if is_all else len(paid)))
    doubles = [whole] if is_all else draws.drawn([11 * pips for pips in range(most)], len(paid))
    under = list(paid) + idle_amounts(game, count - len(paid), draws)
    printed = draws.drawn(zip(doubles + others, under), count)
    fields, amounts = zip(*printed)
    pays = sum(amount for piece, amount in printed if whole in fields or piece % 11 == 0)
    return scratch_book(ticket, prize, list(fields), pays, amounts)


def play_fishing(game, choice, draws):
    weapon_id, wanted = fields_of(choice, "weapon", "targets")
    weapon = next((each for each in game["weapons"] if each["id"] == weapon_id), None)
    targets = {each["id"]: each for each in game["targets"]}
    need(weapon is not None and 1 <= len(wanted) <= weapon["targetsMax"], "no such shot")
    need(all(target in targets for target in wanted), "no such target")
    bosses = sum("chest" in targets[target] for target in wanted)
    need(bosses <= 1 and not (bosses and game["bossAlone"] and len(wanted) > 1), "no such shot")
    hits = []
    for index, target_id in enumerate(wanted):
        target, others = targets[target_id], len(wanted) - 1
        part = len(wanted)
        if weapon["parts"] == "blast" and others > 0:
            part = 2 if index == 0 else 2 * others
        is_caught = draws.below(100 * target["multiplier"] * part) < game["returnPercent"]
        multiplier = target["multiplier"] if is_caught else 0
        if is_caught and "chest" in target:
            multiplier = draws.by_weight([(each["multiplier"], each["weight"]) for each in target["chest"]])
        hit = {"target": target_id, "isCaught": is_caught, "multiplier": multiplier}
        hit.update(winHundredths=100 * weapon["cost"] * multiplier)
        hits.append(hit)
    win = sum(hit["winHundredths"] for hit in hits)
    return [{"type": "fishShot", "weapon": weapon_id, "hits": hits}, final(win, weapon["cost"])]


# -------------------------------------------------------------------------- arcade, several steps


def play_mines(game, choice, draws, actions):
    (mines,) = fields_of(choice, "mines")
    need(is_whole(mines, 1, game["minesMax"]), "no such number of mines")
    cells = game["cells"]
    hidden = sorted(draws.drawn(range(cells), mines))

    def pays(finds):
        return 99 * math.comb(cells, finds) // math.comb(cells - mines, finds)

    most = 1
    while most < cells - mines and pays(most + 1) <= game["capHundredths"]:
        most += 1
    book = [{"type": "minesStart", "mines": mines, "picksMax": most, "nextHundredths": pays(1)}]
    picked, reason = [], None
    for action in actions:
        need(reason is None, "an action after the end")
        if action == {"kind": "cash_out"}:
            need(len(picked) > 0, "nothing to cash out")
            reason = "cash_out"
            continue
        kind, cell = fields_of(action, "kind", "cell")
        need(kind == "pick" and is_whole(cell, 0, cells - 1) and cell not in picked, "no such pick")
        is_mine = cell in hidden
        if not is_mine:
            picked.append(cell)
        reason = "mine" if is_mine else "cleared" if len(picked) >= most else None
        told = {"type": "minesPick", "cell": cell, "isMine": is_mine, "picks": len(picked)}
        told.update(multiplierHundredths=0 if is_mine else pays(len(picked)))
        told.update(nextHundredths=pays(len(picked) + 1) if reason is None else None)
        book.append(told)
    need(reason is not None, "the round is not over")
    win = 0 if reason == "mine" else pays(len(picked))
    return book + [{"type": "minesEnd", "reason": reason, "mines": hidden}, final(win)]


def play_tower(game, choice, draws, actions):
    (difficulty,) = fields_of(choice, "difficulty")
    plan = game["plans"].get(difficulty)
    need(plan is not None, "no such tower")
    floors, doors, safe = plan["floors"], plan["doors"], plan["safe"]
    traps = []
    for _ in range(floors):
        odd = draws.below(doors)
        traps.append([odd] if doors - safe == 1 else [door for door in range(doors) if door != odd])

    def pays(climbed):
        return 99 * doors**climbed // safe**climbed

    book = [{"type": "towerStart", "difficulty": difficulty, "floors": floors, "doors": doors}]
    book[0].update(nextHundredths=pays(1))
    climbed, reason = 0, None
    for action in actions:
        need(reason is None, "an action after the end")
        if action == {"kind": "cash_out"}:
            need(climbed > 0, "nothing to cash out")
            reason = "cash_out"
            continue
        kind, door = fields_of(action, "kind", "door")
        need(kind == "climb" and is_whole(door, 0, doors - 1), "no such door")
        is_safe = door not in traps[climbed]
        told = {"type": "towerClimb", "floor": climbed, "door": door, "isSafe": is_safe}
        climbed += 1 if is_safe else 0
        reason = "trap" if not is_safe else "top" if climbed == floors else None
        told.update(multiplierHundredths=pays(climbed) if is_safe else 0)
        told.update(nextHundredths=pays(climbed + 1) if reason is None else None)
        book.append(told)
    need(reason is not None, "the round is not over")
    win = 0 if reason == "trap" else pays(climbed)
    return book + [{"type": "towerEnd", "reason": reason, "traps": traps}, final(win)]


# ------------------------------------------------------------------------------------------ cards

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "shdc"]


def rank_of(card):
    return RANKS.index(card[0])


def coup_points(card):
    """Of a card in baccarat."""
    return {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0}.get(card[0]) if card[0] in "ATJQK" else int(card[0])


def coup_total(cards):
    return sum(coup_points(card) for card in cards) % 10


def banker_draws(total, third):
    """`third`: what the player's third card counts; None: the player stood."""
    if third is None:
        return total <= 5
    ranges = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: range(6, 8)}
    return total <= 2 or third in ranges.get(total, ())


def deal_coup(deal):
    """Cards in turn, the player's first; then the third cards, the player's before the banker's."""
    player, banker = [deal()], [deal()]
    player.append(deal())
    banker.append(deal())
    is_natural = max(coup_total(player), coup_total(banker)) >= 8
    if not is_natural:
        third = None
        if coup_total(player) <= 5:
            player.append(deal())
            third = coup_points(player[2])
        if banker_draws(coup_total(banker), third):
            banker.append(deal())
    return player, banker, is_natural


def coup_winner(player, banker):
    ours, theirs = coup_total(player), coup_total(banker)
    return "tie" if ours == theirs else "player" if ours > theirs else "banker"


def is_pair(cards):
    return cards[0][0] == cards[1][0]


def coup_pay(game, bet, player, banker):
    """Hundredths for a chip."""
    pays = dict(game["pays"])
    winner = coup_winner(player, banker)
    if bet == "playerPair" or bet == "bankerPair":
        return pays[bet] if is_pair(player if bet == "playerPair" else banker) else 0
    if bet == winner:
        return pays[bet]
    return game["tiePush"] if winner == "tie" else 0


def play_baccarat(game, choice, draws):
    order = [bet for bet, _ in game["pays"]]
    bets = bets_of(choice, order, game["chipsMax"])
    shoe = draws.take(DECK * game["decks"])
    player, banker, is_natural = deal_coup(lambda: next(shoe))
    first, second = player[:2], banker[:2]
    book = [{"type": "baccaratDeal", "player": first, "banker": second, "isNatural": is_natural}]
    book[0].update(playerTotal=coup_total(first), bankerTotal=coup_total(second))
    for side, cards in (("player", player), ("banker", banker)):
        if len(cards) == 3:
            told = {"type": "baccaratThird", "side": side, "card": cards[2], "total": coup_total(cards)}
            book.append(told)
    wins = [
        {"bet": bet, "chips": bets[bet], "winHundredths": bets[bet] * coup_pay(game, bet, player, banker)}
        for bet in order
        if bet in bets
    ]
    win = sum(each["winHundredths"] for each in wins)
    told = {"type": "baccaratResult", "winner": coup_winner(player, banker), "wins": wins}
    told.update(playerTotal=coup_total(player), bankerTotal=coup_total(banker))
    told.update(isPlayerPair=is_pair(player), isBankerPair=is_pair(banker))
    end = {"type": "finalWin", "winHundredths": win, "tier": tier_of(win // sum(bets.values()))}
    return book + [told, end]


def poker_hand(cards):
    ranks = sorted(rank_of(card) for card in cards)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    if counts == [1, 1, 1, 1, 1]:
        is_straight = ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12]
        is_flush = len({card[1] for card in cards}) == 1
        if is_straight and is_flush:
            return "royalFlush" if ranks[0] == 8 else "straightFlush"
        return "straight" if is_straight else "flush" if is_flush else "nothing"
    if counts == [2, 1, 1, 1]:
        pair = next(rank for rank in ranks if ranks.count(rank) == 2)
        return "jacksOrBetter" if pair >= 9 else "nothing"
    names = {(2, 2, 1): "twoPair", (3, 1, 1): "threeOfAKind", (3, 2): "fullHouse", (4, 1): "fourOfAKind"}
    return names[tuple(counts)]


def play_poker(game, choice, draws, actions):
    hands = 1
    if choice is not None:
        (hands,) = fields_of(choice, "hands")
        need(type(hands) is int and hands in (1, 5, 10), f"not so many hands: {hands!r}")
    dealt, rest = draws.parted(DECK, 5)
    need(len(actions) == 1, "one hold, no more")
    kind, held = fields_of(actions[0], "kind", "positions")
    need(kind == "hold" and held == [place for place in range(5) if place in held], "no such hold")
    book = [{"type": "pokerDeal", "cards": dealt, "hand": poker_hand(dealt)}]
    for _ in range(hands):
        own = draws.take(rest)
        cards = [card if place in held else next(own) for place, card in enumerate(dealt)]
        hand = poker_hand(cards)
        told = {"type": "pokerDraw", "held": held, "cards": cards, "hand": hand}
        book.append({**told, "winHundredths": 100 * game["pays"][hand]})
    win = sum(told["winHundredths"] for told in book[1:])
    return book + [final(win, hands)]


def play_hilo(game, choice, draws, actions):
    no_choice(choice)
    cap = 100 * game["maxWinMultiplier"]

    def value(card):
        return 1 if card[0] == "A" else rank_of(card) + 2

    def ties_win(card, direction):
        return value(card) != (1 if direction == "higher" else 13)

    def winning(card, direction):
        beyond = 13 - value(card) if direction == "higher" else value(card) - 1
        return beyond + ties_win(card, direction)

    def worth(won):
        return 100 * (99 * 13) ** len(won) // (100 ** len(won) * math.prod(won))

    def offer(direction):
        ranks = winning(card, direction)
        win = worth(won + [ranks])
        if len(won) >= game["guessesMax"] or win > cap:
            return None
        return {"ranks": ranks, "isTieWin": ties_win(card, direction), "winHundredths": win}

    def turn():
        is_ended = len(won) >= game["guessesMax"] or worth(won + [12]) > cap
        told = {"type": "hiloTurn", "guesses": len(won), "skips": skips}
        told.update(winHundredths=worth(won) if won else 0, higher=offer("higher"), lower=offer("lower"))
        told.update(canSkip=skips < game["skipsMax"] and not is_ended, canCashOut=len(won) > 0)
        return told

    def cash_out(is_forced):
        end = {"type": "hiloCashOut", "isForced": is_forced, "winHundredths": worth(won)}
        return [end, final(worth(won))]

    card, won, skips = DECK[draws.below(52)], [], 0
    book = [{"type": "hiloDeal", "card": card}]
    left = list(actions)
    while True:
        told = turn()
        if not (told["higher"] or told["lower"] or told["canSkip"]):
            book += cash_out(True)
            break
        book.append(told)
        need(len(left) > 0, "the round is not over")
        (kind,) = fields_of(left.pop(0), "kind")
        if kind == "cashOut":
            need(told["canCashOut"], "nothing to cash out")
            book += cash_out(False)
            break
        need(told["canSkip"] if kind == "skip" else told.get(kind) is not None, "no such guess")
        following = DECK[draws.below(52)]
        if kind == "skip":
            skips += 1
            card = following
            book.append({"type": "hiloSkip", "card": following})
            continue
        ours, theirs = value(card), value(following)
        is_right = theirs > ours if kind == "higher" else theirs < ours
        is_right = is_right or (ours == theirs and ties_win(card, kind))
        book.append({"type": "hiloGuess", "direction": kind, "card": following, "isRight": is_right})
        if not is_right:
            book.append(final(0))
            break
        won.append(winning(card, kind))
        card = following
    need(len(left) == 0, "an action after the end")
    return book


def hand_total(cards):
    """Of a hand in blackjack: its total, and whether an ace counts as 11."""
    values = [1 if card[0] == "A" else min(rank_of(card) + 2, 10) for card in cards]
    is_soft = 1 in values and sum(values) <= 11
    return {"total": sum(values) + (10 if is_soft else 0), "isSoft": is_soft}


def is_blackjack(cards):
    return len(cards) == 2 and hand_total(cards)["total"] == 21


def face(card):
    """What a card is worth, an ace 1."""
    return 1 if card[0] == "A" else min(rank_of(card) + 2, 10)


def pair_result(first, second):
    """Of Perfect Pairs. Red are h and d."""
    if first[0] != second[0]:
        return "nothing"
    if first == second:
        return "perfectPair"
    return "colouredPair" if (first[1] in "hd") == (second[1] in "hd") else "mixedPair"


def three_result(cards):
    """Of 21+3: the player's two cards and the dealer's first."""
    ranks = sorted(rank_of(card) for card in cards)
    is_flush = len({card[1] for card in cards}) == 1
    if ranks[0] == ranks[2]:
        return "suitedTrips" if is_flush else "threeOfAKind"
    if ranks in ([ranks[0], ranks[0] + 1, ranks[0] + 2], [0, 1, 12]):
        return "straightFlush" if is_flush else "straight"
    return "flush" if is_flush else "nothing"


SIDE_BETS = ["perfectPairs", "plusThree"]


def blackjack_hands(game, choice):
    """The side bets of each hand; one hand without any where nothing is chosen."""
    if choice is None:
        return [[]]
    need("seatsMax" in game, "the game has no choice")
    (hands,) = fields_of(choice, "hands")
    need(isinstance(hands, list) and 1 <= len(hands) <= game["seatsMax"], "not so many hands")
    for sides in hands:
        need(isinstance(sides, list) and sides == [bet for bet in SIDE_BETS if bet in sides], "no such side bets")
    return hands


class Blackjack:
    """One round; each hand is {seat, cards, staked, done, split, given_up}."""

    def __init__(self, game, draws, laid):
        self.game = game
        self.shoe = draws.take(DECK * game["decks"])
        firsts = [next(self.shoe) for _ in laid]
        up = next(self.shoe)
        pairs = [[first, next(self.shoe)] for first in firsts]
        self.dealer = [up, next(self.shoe)]
        self.hands = [self.hand(seat, cards) for seat, cards in enumerate(pairs)]
        self.active = self.insurance = self.side_stake = self.side_win = 0
        self.phase = "play"
        dealt = [{**hand_total(cards), "isBlackjack": is_blackjack(cards)} for cards in pairs]
        told = {"type": "blackjackDeal", "player": list(pairs[0]), "dealer": up, **dealt[0]}
        if len(pairs) > 1:
            told["others"] = [{"cards": list(cards), **each} for cards, each in zip(pairs[1:], dealt[1:])]
        self.book = [told]
        for index, sides in enumerate(laid):
            self.lay(index, sides, up)
        if face(up) == 1:
            self.phase = "insurance"
            self.ask()
        elif face(up) == 10:
            self.peek()
        else:
            self.start()

    @staticmethod
    def hand(seat, cards, done=None, split=False):
        done = is_blackjack(cards) if done is None else done
        return {"seat": seat, "cards": list(cards), "staked": 100, "done": done, "split": split, "given_up": False}

    def lay(self, index, sides, up):
        """Side bets: told after the deal, paid with the round."""
        cards = self.hands[index]["cards"]
        bets = []
        for bet in sides:
            result = pair_result(*cards) if bet == "perfectPairs" else three_result([*cards, up])
            win = self.game["sideReturns"][bet].get(result, 0)
            bets.append({"bet": bet, "result": result, "winHundredths": win})
            self.side_stake += 100
            self.side_win += win
        if bets:
            self.tell("blackjackSides", hand=index, bets=bets)

    def tell(self, type_, **fields):
        self.book.append({"type": type_, **fields})

    def offers(self):
        if self.phase == "insurance":
            return {"insure": self.game["insuranceHundredths"], "decline": 0}
        hand = self.hands[self.active]
        offers = {"hit": 0, "stand": 0}
        if len(hand["cards"]) == 2:
            offers["double"] = 100
            one, other = hand["cards"]
            of_seat = [each for each in self.hands if each["seat"] == hand["seat"]]
            if face(one) == face(other) and len(of_seat) < self.game["handsMax"]:
                offers["split"] = 100
            if not hand["split"]:
                offers["surrender"] = 0
        return offers

    def ask(self):
        actions = [{"kind": kind, "costHundredths": cost} for kind, cost in self.offers().items()]
        self.tell("blackjackTurn", hand=self.active, actions=actions)

    def peek(self):
        has = is_blackjack(self.dealer)
        self.tell("blackjackPeek", hasBlackjack=has)
        if has:
            self.finish()
        else:
            self.start()

    def start(self):
        self.phase = "play"
        self.active = 0
        self.go_on()

    def give(self):
        hand = self.hands[self.active]
        card = next(self.shoe)
        hand["cards"].append(card)
        total = hand_total(hand["cards"])
        hand["done"] = hand["done"] or total["total"] >= 21
        self.tell("blackjackCard", hand=self.active, card=card, **total)

    def go_on(self):
        while self.active < len(self.hands):
            if len(self.hands[self.active]["cards"]) == 1:
                self.give()
            if not self.hands[self.active]["done"]:
                self.ask()
                return
            self.active += 1
        self.finish()

    def act(self, action):
        (kind,) = fields_of(action, "kind")
        need(self.phase != "over" and kind in self.offers(), f"not allowed here: {kind}")
        if kind in ("insure", "decline"):
            self.insurance += self.game["insuranceHundredths"] if kind == "insure" else 0
            self.tell("blackjackInsurance", isTaken=kind == "insure")
            self.active += 1
            if self.active < len(self.hands):
                self.ask()
            else:
                self.peek()
            return
        hand = self.hands[self.active]
        if kind != "hit":
            self.tell("blackjack" + kind.capitalize(), hand=self.active)
        if kind == "surrender":
            hand["given_up"] = hand["done"] = True
        if kind == "split":
            self.split(hand["seat"], hand["cards"])
        if kind == "double":
            hand["staked"] = 200
        if kind in ("hit", "double"):
            self.give()
        if kind in ("stand", "double"):
            hand["done"] = True
        self.go_on()

    def split(self, seat, cards):
        new = [self.hand(seat, [card], done=False, split=True) for card in cards]
        self.hands[self.active : self.active + 1] = new
        self.give()
        if face(cards[0]) == 1:
            # Aces are split once, and each gets one card.
            new[0]["done"] = True
            self.active += 1
            self.give()
            new[1]["done"] = True

    def is_natural(self, hand):
        return not hand["split"] and is_blackjack(hand["cards"])

    def finish(self):
        """The dealer has nothing to turn where every hand was given up."""
        if not all(hand["given_up"] for hand in self.hands):
            self.play_dealer()
        self.settle()

    def play_dealer(self):
        dealer_has = is_blackjack(self.dealer)
        is_open = any(
            not hand["given_up"]
            and hand_total(hand["cards"])["total"] <= 21
            and not self.is_natural(hand)
            and not dealer_has
            for hand in self.hands
        )
        self.tell("blackjackReveal", card=self.dealer[1], **hand_total(self.dealer))
        while is_open and hand_total(self.dealer)["total"] < self.game["dealerStandsOn"]:
            self.dealer.append(next(self.shoe))
            self.tell("blackjackDealerCard", card=self.dealer[-1], **hand_total(self.dealer))

    def outcome(self, hand):
        if hand["given_up"]:
            return "surrender"
        own, theirs = hand_total(hand["cards"])["total"], hand_total(self.dealer)["total"]
        if own > 21:
            return "bust"
        if is_blackjack(self.dealer):
            return "push" if self.is_natural(hand) else "lose"
        if self.is_natural(hand):
            return "blackjack"
        if theirs > 21 or own > theirs:
            return "win"
        return "push" if own == theirs else "lose"

    def settle(self):
        hands = []
        for hand in self.hands:
            result = self.outcome(hand)
            win = self.game["returns"][result] * hand["staked"] // 100
            hands.append({"outcome": result, "stakedHundredths": hand["staked"], "winHundredths": win})
        insurance = 3 * self.insurance if is_blackjack(self.dealer) else 0
        staked = sum(hand["stakedHundredths"] for hand in hands) + self.insurance + self.side_stake
        win = sum(hand["winHundredths"] for hand in hands) + insurance + self.side_win
        beside = {"sidesHundredths": self.side_win} if self.side_stake > 0 else {}
        told = {"hands": hands, "insuranceHundredths": insurance, **beside, "stakedHundredths": staked}
        self.tell("blackjackResult", **told)
        self.tell("finalWin", winHundredths=win, tier=tier_of(win * 100 // staked))
        self.phase = "over"


def play_blackjack(game, choice, draws, actions):
    table = Blackjack(game, draws, blackjack_hands(game, choice))
    for action in actions:
        table.act(action)
    need(table.phase == "over", "the round is not over")
    return table.book


# ----------------------------------------------------------------------------------------- tables


def play_chips(game, choice, told, pay):
    """A table with chips: `pay` says what a chip on a spot is worth."""
    (chips,) = fields_of(choice, "chips")
    spots = [spot for spot, _ in game["spots"]]
    bets = bets_of(chips, spots, game["chipsMax"])
    wins = [
        {"spot": spot, "chips": bets[spot], "winHundredths": bets[spot] * pay(spot, value)}
        for spot, value in game["spots"]
        if spot in bets and pay(spot, value) > 0
    ]
    told["wins"] = wins
    return [told, final(sum(win["winHundredths"] for win in wins), sum(bets.values()))]


def play_roulette(game, choice, draws):
    pocket = draws.below(game["pockets"])

    def pay(_, numbers):
        return 3_600 // len(numbers) if pocket in numbers else 0

    return play_chips(game, choice, {"type": "rouletteSpin", "pocket": pocket}, pay)


def play_sic_bo(game, choice, draws):
    dice = [draws.below(6) + 1 for _ in range(3)]
    total, is_triple = sum(dice), len(set(dice)) == 1

    def times(spot):
        """How often the spot wins."""
        fixed = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}
        if spot in fixed:
            return int(fixed[spot] and not is_triple)
        if spot == "anyTriple":
            return int(is_triple)
        kind, numbers = re.fullmatch(r"([a-z]+)([0-9-]+)", spot).groups()
        if kind == "pair":
            return int(all(int(number) in dice for number in numbers.split("-")))
        if kind == "total":
            return int(total == int(numbers))
        shown = dice.count(int(numbers))
        return shown if kind == "single" else int(shown >= {"double": 2, "triple": 3}[kind])

    def pay(spot, to_one):
        return 100 * (to_one[times(spot) - 1] + 1) if times(spot) > 0 else 0

    return play_chips(game, choice, {"type": "sicBoRoll", "dice": dice, "total": total}, pay)


def play_dragon_tiger(game, choice, draws):
    size = 52 * game["decks"]
    first = draws.below(size)
    second = draws.below(size - 1)
    second += 1 if second >= first else 0
    cards = {"dragon": first % 52, "tiger": second % 52}
    dragon, tiger = cards["dragon"] // 4, cards["tiger"] // 4
    outcome = "tie" if dragon == tiger else "dragon" if dragon > tiger else "tiger"

    def name(card):
        return "A23456789TJQK"[card // 4] + "shdc"[card % 4]

    def pay(spot, to_one):
        if spot in cards:
            return 50 if outcome == "tie" else 200 if outcome == spot else 0
        if spot in ("tie", "suitedTie"):
            return 100 * (to_one + 1) if outcome == "tie" and (spot == "tie" or first % 52 == second % 52) else 0
        side, what = re.fullmatch(r"(dragon|tiger)([A-Z][a-z]+)", spot).groups()
        rank, suit = cards[side] // 4, cards[side] % 4
        holds = {"Small": rank < 6, "Big": rank > 6, "Red": suit in (1, 2), "Black": suit in (0, 3)}
        holds.update(Spades=suit == 0, Hearts=suit == 1, Diamonds=suit == 2, Clubs=suit == 3)
        return 100 * (to_one + 1) if holds[what] and rank != 6 else 0

    told = {"type": "dragonTigerDeal", "dragon": name(cards["dragon"]), "tiger": name(cards["tiger"])}
    told.update(outcome=outcome)
    return play_chips(game, choice, told, pay)


# ------------------------------------------------------------------------------------------ bingo


class Bingo:
    """Thirty balls, then extra balls that may be bought."""

    def __init__(self, game, cards):
        self.game = game
        self.cards = cards
        self.patterns = [
            (each["id"], each["payHundredths"], {at for at, cell in enumerate(each["shape"]) if cell == "#"})
            for each in game["patterns"]
        ]
        self.drawn = []

    def paid(self, marked):
        complete = [each for each in self.patterns if each[2] <= marked]
        return [each for each in complete if not any(each[2] < other[2] for other in complete)]

    def marked(self, card):
        return {at for at, number in enumerate(card) if number in self.drawn}

    def worth(self, marked):
        return sum(pay for _, pay, _ in self.paid(marked))

    def state(self):
        prizes = [
            {"card": index, "pattern": pattern, "winHundredths": pay}
            for index, card in enumerate(self.cards)
            for pattern, pay, _ in self.paid(self.marked(card))
        ]
        return {"prizes": prizes, "totalHundredths": sum(prize["winHundredths"] for prize in prizes)}

    def offer(self, number):
        """The next ball's price, or None: no card lacks one number for a high prize."""
        marks = [self.marked(card) for card in self.cards]
        near = self.game["nearHundredths"]
        if not any(pay >= near and len(mask - marked) == 1 for _, pay, mask in self.patterns for marked in marks):
            return None
        cage = [ball for ball in range(1, self.game["balls"] + 1) if ball not in self.drawn]
        winning = []
        for ball in cage:
            gain = 0
            for card, marked in zip(self.cards, marks):
                if ball in card:
                    gain += self.worth(marked | {card.index(ball)}) - self.worth(marked)
            if gain > 0:
                winning.append({"ball": ball, "gainHundredths": gain})
        gains, percent = sum(each["gainHundredths"] for each in winning), self.game["extraReturnPercent"]
        cost = 2 * -(-gains * 100 // (2 * len(cage) * percent))
        told = {"type": "bingoOffer", "number": number, "costHundredths": cost, "remaining": len(cage)}
        told.update(returnBasisPoints=gains * 10_000 // (len(cage) * cost), winning=winning)
        return told


def play_bingo(game, choice, draws, actions):
    (cards,) = fields_of(choice, "cards")
    need(1 <= len(cards) <= game["cardsMax"], "no such number of cards")
    column = game["balls"] // 5
    for card in cards:
        need(len(card) == 15 and all(is_whole(number, 1, game["balls"]) for number in card), "no such card")
        need(all((number - 1) // column == at % 5 for at, number in enumerate(card)), "no such card")
        need(all(card[at] > card[at - 5] for at in range(5, 15)), "no such card")
    bingo = Bingo(game, cards)
    cage = draws.take(range(1, game["balls"] + 1))
    bingo.drawn = [next(cage) for _ in range(game["drawn"])]
    book = [{"type": "bingoDraw", "balls": list(bingo.drawn), **bingo.state()}]
    left, extras, cost = list(actions), 0, 0
    while True:
        offer = bingo.offer(extras + 1) if extras < game["extraBallsMax"] else None
        if offer is None:
            break
        book.append(offer)
        need(len(left) > 0, "the round is not over")
        (kind,) = fields_of(left.pop(0), "kind")
        if kind == "end":
            break
        need(kind == "extra", "no such action")
        bingo.drawn.append(next(cage))
        extras += 1
        cost += offer["costHundredths"]
        book.append({"type": "bingoExtra", "number": extras, "ball": bingo.drawn[-1], **bingo.state()})
    need(len(left) == 0, "an action after the end")
    return book + [final(bingo.state()["totalHundredths"], len(cards) + cost / 100)]


# --------------------------------------------------------------------------- slots with lines, 5x3


def play_line_slot(game, choice, draws):
    no_choice(choice)
    return LineSlot(game, draws).play()


class LineSlot:
    def __init__(self, game, draws):
        self.game, self.draws = game, draws
        self.symbols = {symbol["id"]: symbol for symbol in game["symbols"]}
        self.wilds = [symbol["id"] for symbol in game["symbols"] if symbol["role"] == "wild"]
        self.scatter = next(symbol["id"] for symbol in game["symbols"] if symbol["role"] == "scatter")
        self.cap = 100 * game["maxWinMultiplier"]
        self.line_bet = 100 // len(game["lines"])
        self.book, self.total = [], 0

    def play(self):
        free = self.game["freeSpins"]
        cells = self.spin("base", 0, 1)
        if len(cells) >= 3:
            spins = free["spins"][min(len(cells), 5) - 3]
            self.scatters("base", cells, spins, 1)
            self.free_spins(spins)
        else:
            self.cut()
        win = min(self.total, self.cap)
        return self.book + [final(win)]

    def multiplier(self, number):
        rising = self.game["freeSpins"]["multiplier"]
        return min(rising["from"] + rising["step"] * (number - 1), rising["to"])

    def free_spins(self, awarded):
        free, before, number = self.game["freeSpins"], self.total, 0
        self.book.append({"type": "freeSpinsStart", "spins": awarded, "multiplier": self.multiplier(1)})
        while number < awarded and self.total < self.cap:
            number += 1
            times = self.multiplier(number)
            told = {"type": "freeSpin", "spin": number, "remaining": awarded - number, "multiplier": times}
            self.book.append(told)
            if number > 1 and times > self.multiplier(number - 1):
                self.book.append({"type": "multiplier", "from": self.multiplier(number - 1), "to": times})
            cells = self.spin("free", number, times)
            if len(cells) >= 3:
                added = min(free["retriggerSpins"], free["spinsMax"] - awarded)
                awarded += added
                self.scatters("free", cells, added, times)
        self.cut()
        win = min(self.total, self.cap) - before
        self.book.append({"type": "freeSpinsEnd", "spinsPlayed": number, "winHundredths": win})

    def cut(self):
        if self.total >= self.cap:
            told = {"type": "winCap", "capHundredths": self.cap, "cutHundredths": self.total - self.cap}
            self.book.append(told)

    def scatters(self, stage, cells, spins, times):
        """Scatters pay whole stakes."""
        win = 100 * self.symbols[self.scatter]["pays"][min(len(cells), 5) - 3] * times
        self.total += win
        told = {"type": "scatterTrigger", "stage": stage, "count": len(cells), "cells": cells, "spins": spins}
        self.book.append({**told, "winHundredths": win, "totalHundredths": self.total})

    def spin(self, stage, number, times):
        """Five stops, the left reel first. Answers where the scatters are."""
        strips = [strip.split() for strip in self.game["strips"][stage]]
        stops = [self.draws.below(len(strip)) for strip in strips]
        window = [[strip[(stop + row) % len(strip)] for row in range(3)] for strip, stop in zip(strips, stops)]
        self.book.append({"type": "reveal", "stage": stage, "spin": number, "stops": stops, "window": window})
        counted = [self.expanded(reel) for reel in window]
        reels = [reel for reel in range(5) if any(self.symbols[each].get("expands") for each in window[reel])]
        if reels:
            self.book.append({"type": "wildExpand", "reels": reels})
        wins = [win for line in range(len(self.game["lines"])) for win in self.line_wins(counted, line, times)]
        if wins:
            won = sum(win["winHundredths"] for win in wins)
            self.total += won
            told = {"type": "lineWins", "stage": stage, "wins": wins, "winHundredths": won}
            self.book.append({**told, "totalHundredths": self.total})
        return [
            {"reel": reel, "row": row} for reel in range(5) for row in range(3) if window[reel][row] == self.scatter
        ]

    def expanded(self, reel):
        wild = next((symbol for symbol in reel if self.symbols[symbol].get("expands")), None)
        return reel if wild is None else [wild] * 3

    def line_wins(self, counted, line, times):
        rows = self.game["lines"][line]
        symbols = [counted[reel][rows[reel]] for reel in range(5)]
        runs = [("left", self.best_run(symbols))]
        if self.game["paysBothWays"] and not (runs[0][1] and runs[0][1][1] == 5):
            runs.append(("right", self.best_run(symbols[::-1])))
        for side, run in runs:
            if run is None:
                continue
            symbol, count, multiplier, pay = run
            reels = range(count) if side == "left" else range(4, 4 - count, -1)
            yield {
                "line": line,
                "from": side,
                "symbol": symbol,
                "count": count,
                "cells": [{"reel": reel, "row": rows[reel]} for reel in reels],
                "multiplier": multiplier * times,
                "winHundredths": pay * times * self.line_bet,
            }

    def best_run(self, symbols):
        """The wilds that lead as themselves, or for what follows them: the dearer, the symbol if equal."""
        wilds = 0
        while wilds < 5 and symbols[wilds] in self.wilds:
            wilds += 1
        as_wild = self.run(symbols, self.wilds[0], wilds)
        if wilds == 5 or symbols[wilds] == self.scatter:
            return as_wild
        count = wilds
        while count < 5 and (symbols[count] == symbols[wilds] or symbols[count] in self.wilds):
            count += 1
        as_symbol = self.run(symbols, symbols[wilds], count)
        if as_symbol is None or as_wild is None:
            return as_symbol or as_wild
        return as_wild if as_wild[3] > as_symbol[3] else as_symbol

    def run(self, symbols, symbol, count):
        pay = self.symbols[symbol]["pays"][count - 3] if count >= 3 else 0
        if pay == 0:
            return None
        multiplier = math.prod(self.symbols[each].get("multiplier", 1) for each in symbols[:count])
        return symbol, count, multiplier, pay * multiplier


# ------------------------------------------------------------------------------------- other slots


class GridSlot:
    """What the other slots have in common: columns of symbol ids, a running total, a book."""

    def __init__(self, game, draws):
        self.game, self.draws = game, draws
        self.screen = game["screen"]
        self.reels, self.height = self.screen["reels"], self.screen["rowsMax"]
        self.roles = {symbol["id"]: symbol["role"] for symbol in self.screen["symbols"]}
        self.order = list(self.roles)
        self.ways = {each["id"]: each.get("multiplier", 1) for each in self.screen["symbols"]}
        self.cap = 100 * game["maxWinMultiplier"]
        self.columns = [[None] * self.height for _ in range(self.reels)]
        self.book, self.total, self.units = [], 0, 1

    def tell(self, type_, **fields):
        self.book.append({"type": type_, **fields})

    def play_mode(self, mode):
        """Another way of playing, at its price: a paid spin, or the free spins at once."""
        self.units = mode["units"]
        if "spins" not in mode:
            return self.play()
        self.begin_free()
        self.free_spins(mode["spins"], True)
        return self.close()

    def begin_free(self):
        """What is set, or drawn, before the first free spin."""

    def stop(self, strips):
        """A stop for each reel, from the left: the place on the strip of its top symbol."""
        strips = [strip.split() for strip in strips]
        stops = [self.draws.below(len(strip)) for strip in strips]
        for reel, (strip, at) in enumerate(zip(strips, stops)):
            self.columns[reel] = [strip[(at + row) % len(strip)] for row in range(self.height)]
        return stops

    def reveal(self, stage, spin, stops):
        rows = [len(column) for column in self.columns]
        columns = [list(column) for column in self.columns]
        self.tell("gridReveal", stage=stage, spin=spin, columns=columns, rows=rows, stops=stops)

    def cells(self, wanted):
        """Reel by reel, from the top."""
        return [
            {"reel": reel, "row": row}
            for reel, column in enumerate(self.columns)
            for row, symbol in enumerate(column)
            if wanted(reel, row, symbol)
        ]

    def cells_of(self, symbol):
        return self.cells(lambda _reel, _row, shown: shown == symbol)

    def pay(self, stage, step, wins):
        won = sum(win["winHundredths"] for win in wins)
        self.total += won
        if won > 0:
            self.tell("gridWins", stage=stage, step=step, wins=wins, winHundredths=won, totalHundredths=self.total)
        return won

    def scatter_win(self, symbol, pay):
        cells = self.cells_of(symbol)
        return win_of("scatter", symbol, cells, len(cells), pay)

    def trigger(self, stage, feature, symbol, spins):
        cells = self.cells_of(symbol)
        fields = {"feature": feature, "symbol": symbol, "cells": cells, "count": len(cells), "spins": spins}
        self.tell("gridTrigger", stage=stage, **fields)

    def cut(self):
        if self.total >= self.cap:
            self.tell("winCap", capHundredths=self.cap, cutHundredths=self.total - self.cap)

    def close(self, units=None):
        return self.book + [final(min(self.total, self.cap), units or self.units)]

    def finish(self, spins):
        """After the paid spin: the free spins that it won, or the end."""
        if spins > 0:
            self.free_spins(spins, False)
        else:
            self.cut()
        return self.close()

    # What differs from game to game in the free spins.
    multiplier = 1

    def free_spin(self, number, room):
        """Plays one; answers the spins it adds."""
        raise NotImplementedError

    def free_spins(self, spins, bought):
        before, awarded, number = min(self.total, self.cap), spins, 0
        fields = {"feature": "freeSpins", "spins": spins, "multiplier": self.multiplier, "bought": bought}
        self.tell("gridFeatureStart", **fields)
        while number < awarded and self.total < self.cap:
            number += 1
            self.tell("gridSpin", spin=number, remaining=awarded - number, multiplier=self.multiplier)
            awarded += self.free_spin(number, self.game.get("spinsMax", spins) - awarded)
        self.cut()
        win = min(self.total, self.cap) - before
        self.tell("gridFeatureEnd", feature="freeSpins", spinsPlayed=number, winHundredths=win)

    # Lines.

    def line_wins(self, rule, count, multiplier=1):
        for index, line in enumerate(self.screen["lines"][:count]):
            run = rule([self.columns[reel][row] for reel, row in enumerate(line)])
            if run is not None:
                symbol, length, times, pay = run
                cells = [{"reel": reel, "row": line[reel]} for reel in range(length)]
                yield win_of("line", symbol, cells, length, pay * multiplier, line=index, times=times * multiplier)

    def run_rule(self, symbols):
        """(symbol, length, 1, pay) of the dearer reading, or None; the symbol's if both pay the same."""
        wild = next((symbol for symbol in self.order if self.roles[symbol] == "wild"), None)
        wilds = 0
        while wilds < len(symbols) and symbols[wilds] == wild:
            wilds += 1
        as_wild = self.run(wild, wilds)
        if wilds == len(symbols) or self.roles[symbols[wilds]] != "pays":
            return as_wild
        count = wilds
        while count < len(symbols) and symbols[count] in (symbols[wilds], wild):
            count += 1
        as_symbol = self.run(symbols[wilds], count)
        if as_symbol is None or as_wild is None:
            return as_symbol or as_wild
        return as_wild if as_wild[3] > as_symbol[3] else as_symbol

    def run(self, symbol, count):
        pays, least = self.game["pays"]["pays"].get(symbol, []), self.game["pays"]["least"]
        at = count - least
        return (symbol, count, 1, pays[at]) if 0 <= at < len(pays) and pays[at] > 0 else None

    def both_ways(self, times=1):
        for index, line in enumerate(self.screen["lines"]):
            shown = [self.columns[reel][row] for reel, row in enumerate(line)]
            reels = list(range(self.reels))
            left = self.run_rule(shown)
            is_whole_line = left is not None and left[1] == self.reels
            right = None if is_whole_line else self.run_rule(shown[::-1])
            for run, order in ((left, reels), (right, reels[::-1])):
                if run is not None:
                    symbol, length, _, pay = run
                    cells = [{"reel": reel, "row": line[reel]} for reel in order[:length]]
                    yield win_of("line", symbol, cells, length, pay * times, line=index, times=times)

    # Ways.

    def way_wins(self, pays, least):
        """(symbol, reels, ways, pay for all of them), symbol by symbol as the screen lists them."""
        for symbol in self.order:
            if self.roles[symbol] != "pays":
                continue
            ways, reels = 1, 0
            for column in self.columns:
                count = sum(
                    self.ways[shown] if self.roles[shown] == "wild" else int(shown == symbol) for shown in column
                )
                if count == 0:
                    break
                ways, reels = ways * count, reels + 1
            pay = pays[symbol][reels - least] if reels >= least else 0
            if pay > 0:
                yield symbol, reels, ways, pay * ways

    def cells_in_ways(self, symbol, reels):
        return self.cells(
            lambda reel, _row, shown: reel < reels and (shown == symbol or self.roles[shown] == "wild")
        )


def win_of(kind, symbol, cells, count, pay, line=None, ways=1, times=1):
    told = {"kind": kind, "symbol": symbol, "cells": cells, "count": count, "line": line, "ways": ways}
    return {**told, "multiplier": times, "winHundredths": pay}


class WaysSlot(GridSlot):
    """Boto Encantado."""

    def play(self):
        scatters = self.spin("base", 0)
        spins = self.game["spins"][min(scatters, 5) - 3] if scatters >= 3 else 0
        if spins > 0:
            self.trigger("base", "freeSpins", self.game["scatter"], spins)
        return self.finish(spins)

    def spin(self, stage, number):
        stops = self.stop(self.game["strips"][stage])
        self.reveal(stage, number, stops)
        wins = [
            win_of("ways", symbol, self.cells_in_ways(symbol, reels), reels, pay, ways=ways)
            for symbol, reels, ways, pay in self.way_wins(self.game["pays"], self.game["least"])
        ]
        scatters = len(self.cells_of(self.game["scatter"]))
        if scatters >= 3:
            wins.append(self.scatter_win(self.game["scatter"], self.game["scatterPays"][min(scatters, 5) - 3]))
        self.pay(stage, 0, wins)
        return scatters

    def free_spin(self, number, room):
        if self.spin("free", number) < 3:
            return 0
        added = min(self.game["retriggerSpins"], room)
        self.trigger("free", "freeSpins", self.game["scatter"], added)
        return added


class CascadeSlot(GridSlot):
    """Cascata do Ouro and Jardim do Beija-Flor (anywhere), Recife Vivo and Vitória-Régia (clusters), Rio das Piranhas
    and Trem da Serra (ways)."""

    def __init__(self, game, draws):
        super().__init__(game, draws)
        self.spots = {}
        symbols = self.screen["symbols"]
        self.orbs = {each["id"]: each["multiplier"] for each in symbols if each["role"] == "orb"}
        grows = self.screen["pays"] == "cluster" and "spotMax" not in self.game
        self.lilies = {each["id"]: each["multiplier"] for each in symbols if grows and each["role"] == "wild"}

    def play(self):
        self.spin("base", 0, self.game["baseMultipliers"][0])
        count = len(self.cells_of(self.game["scatter"]))
        given, over = self.game["spins"], count - self.game["least"]
        spins = given[min(over, len(given) - 1)] if over >= 0 else 0
        if spins > 0:
            self.trigger("base", "freeSpins", self.game["scatter"], spins)
        self.begin_free()
        return self.finish(spins)

    def begin_free(self):
        self.multiplier = self.game["freeMultiplier"]["from"]
        self.spots = {}

    def free_spin(self, number, room):
        self.multiplier = self.spin("free", number, self.multiplier)
        if len(self.cells_of(self.game["scatter"])) < self.game["retriggerLeast"]:
            return 0
        added = min(self.game["retriggerSpins"], room)
        self.trigger("free", "freeSpins", self.game["scatter"], added)
        return added

    def top_symbol(self, stage):
        weights = self.game["topReel"]["weights"][stage]
        return self.draws.by_weight([(symbol, weights[symbol]) for symbol in self.order if symbol in weights])

    def symbol_for(self, stage, reel):
        weights = self.game["weights"][stage]
        pairs = [(symbol, weights[symbol]) for symbol in self.order if symbol in weights]
        return self.draws.by_weight(
            [(symbol, weight[reel] if isinstance(weight, list) else weight) for symbol, weight in pairs]
        )

    def spin(self, stage, number, multiplier):
        """Heights where they vary, then the reel that lies over others, then every cell, reel by reel from the top;
        then the cascades."""
        heights = [self.height] * self.reels
        self.over = self.screen.get("topReel", [])
        if "rowWeights" in self.game:
            least = self.screen["rowsMin"]
            for reel in range(self.reels):
                given = self.game["topReel"]["rowWeights"] if reel in self.over else self.game["rowWeights"]
                heights[reel] = self.draws.by_weight([(least + index, weight) for index, weight in enumerate(given)])
        tops = {reel: self.top_symbol(stage) for reel in self.over}
        stand = {}
        if number > 1:
            found = self.cells(lambda _reel, _row, shown: shown in self.lilies)
            stand = {(at["reel"], at["row"]): self.columns[at["reel"]][at["row"]] for at in found}
        self.columns = [
            [stand.get((reel, row)) or self.symbol_for(stage, reel) for row in range(rows)]
            for reel, rows in enumerate(heights)
        ]
        for reel, symbol in tops.items():
            self.columns[reel].insert(0, symbol)
        self.reveal(stage, number, [])
        step, before, kept = 0, self.total, multiplier
        if self.orbs:
            multiplier = 1
        while True:
            wins, removed = self.evaluate(multiplier)
            if self.pay(stage, step, wins) == 0:
                return self.collect_orbs(stage, kept, self.total - before) if self.orbs else multiplier
            step += 1
            self.cascade(stage, step, removed)
            following = self.multiplier_after(stage, step, multiplier)
            if following != multiplier:
                self.tell("gridMultiplier", **{"from": multiplier, "to": following})
            multiplier = following

    def collect_orbs(self, stage, kept, won):
        """What a spin has won is multiplied by all orbs on the screen, and by what was kept before it."""
        if won == 0:
            return kept
        cells = self.cells(lambda _reel, _row, shown: shown in self.orbs)
        sum_of_orbs = sum(self.orbs[self.columns[each["reel"]][each["row"]]] for each in cells)
        multiplier = (kept if kept > 1 else 0) + sum_of_orbs
        if multiplier == 0:
            return 1
        added = won * (multiplier - 1)
        self.total += added
        fields = {"multiplier": multiplier, "winHundredths": added, "totalHundredths": self.total}
        self.tell("gridOrbs", stage=stage, cells=cells, **fields)
        return multiplier

    def multiplier_after(self, stage, step, multiplier):
        if stage == "base":
            given = self.game["baseMultipliers"]
            return given[min(step, len(given) - 1)]
        rising = self.game["freeMultiplier"]
        return min(multiplier + rising["step"], rising["to"])

    def cascade(self, stage, step, removed):
        """Winners vanish. A reel that lies over others closes up to the left and gets new symbols from the right; then
        the rest falls, and new symbols come from above: reel by reel, the top one first."""
        self.mark(removed)
        removed = self.grow(removed)
        tops = [self.columns[reel][0] for reel in self.over if (reel, 0) not in removed]
        entered = [self.top_symbol(stage) for _ in range(len(self.over) - len(tops))]
        filled = []
        for reel, column in enumerate(self.columns):
            first = 1 if reel in self.over else 0
            kept = [symbol for row, symbol in enumerate(column) if row >= first and (reel, row) not in removed]
            fresh = [self.symbol_for(stage, reel) for _ in range(len(column) - first - len(kept))]
            self.columns[reel] = fresh + kept
            filled.append(fresh)
        for reel, symbol in zip(self.over, tops + entered):
            self.columns[reel].insert(0, symbol)
        cells = [{"reel": reel, "row": row} for reel, row in sorted(removed)]
        columns = [list(column) for column in self.columns]
        told = {"entered": entered} if self.over else {}
        self.tell("gridCascade", step=step, removed=cells, filled=filled, columns=columns, **told)

    def mark(self, removed):
        """Recife Vivo: a cell that won is marked, then doubles with each win over it."""
        if "spotMax" not in self.game:
            return
        changed = []
        for reel, row in sorted(removed):
            before = self.spots.get((reel, row), 0)
            after = min(max(2 * before, 1), self.game["spotMax"])
            if after != before:
                self.spots[reel, row] = after
                changed.append({"reel": reel, "row": row, "multiplier": after})
        if changed:
            self.tell("gridSpots", spots=changed)

    def grow(self, removed):
        """Vitória-Régia: lilies that won become the next one and stay, but for the last. Answers what vanishes."""
        order, grown = list(self.lilies), []
        for reel, row in sorted(removed):
            shown = self.columns[reel][row]
            if shown in self.lilies and shown != order[-1]:
                self.columns[reel][row] = order[order.index(shown) + 1]
                grown.append({"reel": reel, "row": row, "symbol": self.columns[reel][row]})
        if grown:
            self.tell("gridGrow", cells=grown)
        return removed - {(each["reel"], each["row"]) for each in grown}

    def evaluate(self, multiplier):
        """The wins of the screen, and the cells that take part."""
        found = {"anywhere": self.anywhere, "cluster": self.clusters, "ways": self.all_ways}
        wins = list(found[self.screen["pays"]](multiplier))
        return wins, {(cell["reel"], cell["row"]) for win in wins for cell in win["cells"]}

    def pay_for(self, symbol, count):
        """By the highest step that the count reaches."""
        table = self.game["pays"]
        steps = [step for step, least in enumerate(table["counts"]) if least <= count]
        return table["pays"].get(symbol, [0] * 99)[steps[-1]] if steps else 0

    def anywhere(self, multiplier):
        for symbol in self.order:
            cells = self.cells_of(symbol)
            pay = self.pay_for(symbol, len(cells))
            if pay > 0:
                yield win_of("anywhere", symbol, cells, len(cells), pay * multiplier, times=multiplier)

    def clusters(self, multiplier):
        """Cells that touch by a side; in the order of their first cells, reel by reel from the top."""
        seen = set()
        for reel in range(self.reels):
            for row in range(self.height):
                symbol = self.columns[reel][row]
                if (reel, row) in seen or self.roles[symbol] != "pays":
                    continue
                cluster = self.cluster_at(reel, row)
                seen |= cluster
                pay = self.pay_for(symbol, len(cluster))
                if pay == 0:
                    continue
                spots = [self.spots.get(cell, 0) for cell in cluster]
                lilies = [self.lilies.get(self.columns[each][at], 0) for each, at in cluster]
                times = max(1, sum(spot for spot in spots if spot > 1) + sum(lilies)) * multiplier
                cells = [{"reel": each, "row": at} for each, at in sorted(cluster)]
                yield win_of("cluster", symbol, cells, len(cells), pay * times, times=times)

    def cluster_at(self, reel, row):
        symbol, found, left = self.columns[reel][row], {(reel, row)}, [(reel, row)]
        while left:
            x, y = left.pop()
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if near in found or not (0 <= near[0] < self.reels and 0 <= near[1] < self.height):
                    continue
                shown = self.columns[near[0]][near[1]]
                if shown == symbol or shown in self.lilies:
                    found.add(near)
                    left.append(near)
        return found

    def all_ways(self, multiplier):
        table = self.game["pays"]
        for symbol, reels, ways, pay in self.way_wins(table["pays"], table["least"]):
            cells = self.cells_in_ways(symbol, reels)
            yield win_of("ways", symbol, cells, reels, pay * multiplier, ways=ways, times=multiplier)


class RespinSlot(GridSlot):
    """Tucano da Sorte."""

    def play(self):
        stops = self.stop(self.game["strips"])
        self.reveal("base", 0, stops)
        self.wild = self.order[0]
        collected = self.collected()
        if collected is not None:
            self.respins(*collected)
        times = self.game["fullMultiplier"] if self.is_full() else 1
        self.pay("base", 0, list(self.line_wins(self.run_rule, len(self.screen["lines"]), times)))
        return self.finish(0)

    def only_symbol(self, cells):
        """What all of them show, wilds counting for it; None: they are mixed."""
        shown = {symbol for symbol in cells if symbol != self.wild}
        return self.wild if not shown else shown.pop() if len(shown) == 1 else None

    def is_full(self):
        return self.only_symbol([symbol for column in self.columns for symbol in column]) is not None

    def collected(self):
        if self.is_full():
            return None
        for reel in range(3):
            one, other = (self.only_symbol(self.columns[(reel + step) % 3]) for step in (1, 2))
            if one is not None and one == other:
                return one, reel
        return None

    def held(self, symbol, reel):
        cells = self.cells(lambda at, _row, shown: at != reel or shown in (symbol, self.wild))
        return [{**at, "symbol": self.columns[at["reel"]][at["row"]], "valueHundredths": 0} for at in cells]

    def respins(self, symbol, reel):
        """The third reel's cells that are not held are filled again, as long as something lands."""
        before = self.held(symbol, reel)
        self.tell("gridHoldStart", symbol=symbol, held=before, respins=1)
        pairs = [(each, self.game["refill"][each]) for each in self.order if each in self.game["refill"]]
        spin, landed = 1, 1
        while landed > 0 and len(before) < 9:
            column = self.columns[reel]
            for row in range(3):
                if column[row] not in (symbol, self.wild):
                    column[row] = self.draws.by_weight(pairs)
            held = self.held(symbol, reel)
            places = [(each["reel"], each["row"]) for each in before]
            new = [each for each in held if (each["reel"], each["row"]) not in places]
            landed = len(new)
            columns = [list(each) for each in self.columns]
            again = 1 if landed > 0 and len(held) < 9 else 0
            self.tell("gridHoldSpin", spin=spin, columns=columns, landed=new, respins=again)
            before, spin = held, spin + 1
        fields = {"bonusHundredths": 0, "winHundredths": 0, "totalHundredths": self.total}
        self.tell("gridHoldEnd", held=before, isFull=self.is_full(), **fields)


class HoldSlot(GridSlot):
    """Luar do Sertão."""

    def play(self):
        stops = self.stop(self.game["strips"])
        self.reveal("base", 0, stops)
        self.pay("base", 0, list(self.line_wins(self.run_rule, len(self.screen["lines"]))))
        moons = self.cells_of(self.game["moon"])
        if len(moons) >= self.game["least"]:
            self.hold(moons)
        return self.finish(0)

    def held_at(self, reel, row):
        value = self.draws.by_weight([(each["hundredths"], each["weight"]) for each in self.game["values"]])
        return {"reel": reel, "row": row, "symbol": self.game["moon"], "valueHundredths": value}

    def hold(self, moons):
        """Each moon draws its value; then every free cell: is it a moon, and if so, with what."""
        held = [self.held_at(cell["reel"], cell["row"]) for cell in moons]
        self.trigger("base", "hold", self.game["moon"], 0)
        respins, spin, size = self.game["respins"], 0, self.reels * self.height
        self.tell("gridHoldStart", symbol=self.game["moon"], held=list(held), respins=respins)
        while respins > 0 and len(held) < size:
            spin += 1
            places = {(each["reel"], each["row"]) for each in held}
            landed = []
            for reel in range(self.reels):
                for row in range(self.height):
                    if (reel, row) not in places and self.draws.below(self.game["moonOneIn"]) == 0:
                        landed.append(self.held_at(reel, row))
            held += landed
            respins = self.game["respins"] if landed else respins - 1
            places |= {(each["reel"], each["row"]) for each in landed}
            columns = [
                [self.game["moon" if (reel, row) in places else "blank"] for row in range(self.height)]
                for reel in range(self.reels)
            ]
            self.tell("gridHoldSpin", spin=spin, columns=columns, landed=landed, respins=respins)
        values = sum(each["valueHundredths"] for each in held)
        is_full = len(held) == size
        bonus = max(self.cap - self.total - values, 0) if is_full else 0
        self.total += values + bonus
        fields = {"winHundredths": values + bonus, "totalHundredths": self.total}
        self.tell("gridHoldEnd", held=held, isFull=is_full, bonusHundredths=bonus, **fields)


class StickySlot(GridSlot):
    """Trilha do Curupira."""

    def play_choice(self, choice):
        bought = False if choice is None else fields_of(choice, "buy")[0]
        need(type(bought) is bool, "no such choice")
        self.stuck = set()
        if bought:
            self.free_spins(self.game["spins"][0], True)
            return self.close(self.game["buyUnits"])
        stops = self.stop(self.game["strips"]["base"])
        self.reveal("base", 0, stops)
        scatters = len(self.cells_of(self.game["scatter"]))
        wins = list(self.line_wins(self.run_rule, len(self.screen["lines"])))
        spins = 0
        if scatters >= 3:
            spins = self.game["spins"][min(scatters, 5) - 3]
            wins.append(self.scatter_win(self.game["scatter"], self.game["scatterPays"][min(scatters, 5) - 3]))
        self.pay("base", 0, wins)
        if spins > 0:
            self.trigger("base", "freeSpins", self.game["scatter"], spins)
        return self.finish(spins)

    def free_spin(self, number, room):
        """Wilds that have landed stay where they are; none of these spins adds others."""
        wild = self.game["wild"]
        stops = self.stop(self.game["strips"]["free"])
        for reel, row in self.stuck:
            self.columns[reel][row] = wild
        fresh = [cell for cell in self.cells_of(wild) if (cell["reel"], cell["row"]) not in self.stuck]
        self.stuck |= {(cell["reel"], cell["row"]) for cell in fresh}
        self.reveal("free", number, stops)
        if fresh:
            self.tell("gridSticky", cells=fresh)
        self.pay("free", 0, list(self.line_wins(self.run_rule, len(self.screen["lines"]))))
        return 0


class LadderSlot(GridSlot):
    """Noite de São João."""

    def play(self):
        stops = self.stop(self.game["strips"])
        self.reveal("base", 0, stops)
        bonus = self.game["bonus"]
        climbs = len(self.cells_of(bonus)) >= self.game["least"]
        wins = list(self.line_wins(self.run_rule, len(self.screen["lines"])))
        if climbs:
            wins.append(self.scatter_win(bonus, self.game["bonusPay"]))
        self.pay("base", 0, wins)
        if climbs:
            self.climb(bonus)
        return self.finish(0)

    def climb(self, bonus):
        self.trigger("base", "ladder", bonus, 0)
        jackpots, wheel = self.game["jackpots"], self.game["wheel"]
        self.tell("gridLadderStart", rungs=jackpots)
        top, rung, coins, spin, is_climbing = jackpots[-1]["rung"], 0, 0, 0, True
        while is_climbing and rung < top:
            spin += 1
            segment = self.draws.below(len(wheel))
            kind = wheel[segment]["kind"]
            steps = min(wheel[segment].get("steps", 0), top - rung)
            won = wheel[segment].get("hundredths", 0)
            rung, coins, is_climbing = rung + steps, coins + won, kind != "slip"
            fields = {"segment": segment, "kind": kind, "steps": steps, "winHundredths": won, "rung": rung}
            self.tell("gridWheel", spin=spin, **fields)
        reached = [each for each in jackpots if each["rung"] <= rung]
        jackpot = reached[-1]["winHundredths"] if reached else 0
        self.total += jackpot + coins
        fields = {"jackpot": reached[-1]["jackpot"] if reached else None, "jackpotHundredths": jackpot}
        fields.update(coinsHundredths=coins, winHundredths=jackpot + coins, totalHundredths=self.total)
        self.tell("gridLadderEnd", rung=rung, **fields)


class WheelSlot(GridSlot):
    """Frevo da Fortuna: the wheel is turned once, and may give free spins that never give others."""

    def play(self):
        self.spin("base", 0)
        scatter, wheel = self.game["scatter"], self.game["wheel"]
        if len(self.cells_of(scatter)) < self.game["least"]:
            return self.finish(0)
        self.trigger("base", "wheel", scatter, 0)
        segment = self.draws.below(len(wheel))
        slice_ = wheel[segment]
        spins, won = slice_.get("spins", 0), slice_.get("hundredths", 0)
        self.multiplier = slice_.get("multiplier", 1)
        self.total += won
        fields = {"segment": segment, "kind": slice_["kind"], "spins": spins, "multiplier": self.multiplier}
        self.tell("gridFortune", winHundredths=won, totalHundredths=self.total, **fields)
        return self.finish(spins)

    def spin(self, stage, number):
        self.reveal(stage, number, self.stop(self.game["strips"][stage]))
        self.pay(stage, 0, list(self.line_wins(self.run_rule, len(self.screen["lines"]), self.multiplier)))

    def free_spin(self, number, room):
        self.spin("free", number)
        return 0


class BookSlot(GridSlot):
    """Livro de Cordel: the wild is the scatter, too."""

    def play(self):
        return self.finish(self.spin("base", 0))

    def spin(self, stage, number):
        """Answers the free spins that three or more books give."""
        stops = self.stop(self.game["strips"][stage])
        self.reveal(stage, number, stops)
        book = self.game["book"]
        books = min(len(self.cells_of(book)), 5)
        wins = list(self.line_wins(self.run_rule, len(self.screen["lines"])))
        if books >= 3:
            wins.append(self.scatter_win(book, self.game["scatterPays"][books - 3]))
        self.pay(stage, 0, wins)
        if stage == "base":
            return self.begin(books)
        return self.game["retriggerSpins"] if books >= 3 else 0

    def begin(self, books):
        spins = self.game["spins"][books - 3] if books >= 3 else 0
        if spins > 0:
            self.trigger("base", "freeSpins", self.game["book"], spins)
            self.begin_free()
        return spins

    def begin_free(self):
        specials = self.game["specials"]
        self.special = specials[self.draws.below(len(specials))]
        self.tell("gridSpecial", symbol=self.special)

    def free_spin(self, number, room):
        added = min(self.spin("free", number), room)
        is_more = len(self.cells_of(self.game["book"])) >= 3
        books = self.columns
        self.expand()
        self.columns = books
        if is_more:
            self.trigger("free", "freeSpins", self.game["book"], added)
        return added

    def expand(self):
        """It fills the reels that show it, and pays on every line."""
        special, table = self.special, self.game["pays"]
        reels = [reel for reel, column in enumerate(self.columns) if special in column]
        at = len(reels) - table["least"]
        pay = table["pays"][special][at] * len(self.screen["lines"]) if at >= 0 else 0
        if pay == 0:
            return
        self.columns = [
            [special] * self.height if reel in reels else list(column) for reel, column in enumerate(self.columns)
        ]
        columns = [list(column) for column in self.columns]
        self.tell("gridExpand", symbol=special, reels=reels, columns=columns)
        cells = self.cells(lambda reel, _row, _shown: reel in reels)
        self.pay("free", 1, [win_of("expanded", special, cells, len(reels), pay)])


class RiseSlot(GridSlot):
    """Roda de Capoeira: lines from both edges; a wild fills its reel, which stands while the others spin again."""

    def play(self):
        self.stands, self.stops, spin = [], [0] * self.reels, 0
        while self.spin(spin):
            spin += 1
        return self.finish(0)

    def spin(self, spin):
        """Answers whether another reel has risen."""
        before = list(self.stands)
        if spin > 0:
            self.tell("gridRespin", spin=spin, reels=before)
        for reel, strip in enumerate(self.game["strips"]):
            if reel not in before:
                strip = strip.split()
                at = self.stops[reel] = self.draws.below(len(strip))
                self.columns[reel] = [strip[(at + row) % len(strip)] for row in range(self.height)]
        self.reveal("base", spin, list(self.stops))
        wild, times = self.game["wild"], self.game["multipliers"]
        self.stands = [reel for reel, column in enumerate(self.columns) if wild in column]
        risen = [reel for reel in self.stands if reel not in before]
        for reel in risen:
            self.columns[reel] = [wild] * self.height
        old, new = times[len(before)], times[len(self.stands)]
        if risen:
            columns = [list(column) for column in self.columns]
            self.tell("gridExpand", symbol=wild, reels=risen, columns=columns)
            if old != new:
                self.tell("gridMultiplier", **{"from": old, "to": new})
        self.pay("base", spin, list(self.both_ways(new)))
        return bool(risen)


class JoinedSlot(GridSlot):
    """Boi Estrela: lines from both edges; joined reels have one stop, on a strip of giants."""

    def play(self):
        return self.finish(self.spin("base", 0, self.game["spins"]))

    def free_spin(self, number, room):
        return self.spin("free", number, min(self.game["retriggerSpins"], room))

    def spin(self, stage, number, spins):
        """Answers the free spins that it gives: so many, or none."""
        alone, joins = self.game["alone"][stage], self.game["joins"]
        drawn = self.draws.below(alone + len(joins))
        joined = []
        if drawn >= alone:
            start = joins[drawn - alone]
            joined = list(range(start, start + self.game["width"]))
            self.tell("gridJoin", reels=joined)
        giants = [symbol for symbol in self.game["giants"][stage].split() for _ in range(self.height)]
        stops = []
        for reel in range(self.reels):
            strip = giants if reel in joined else self.game["strips"][stage][reel].split()
            at = stops[-1] if reel in joined[1:] else self.draws.below(len(strip))
            stops.append(at)
            self.columns[reel] = [strip[(at + row) % len(strip)] for row in range(self.height)]
        self.reveal(stage, number, stops)
        self.pay(stage, 0, list(self.both_ways()))
        scatter = self.game["scatter"]
        if len(self.cells_of(scatter)) < self.game["least"]:
            return 0
        self.trigger(stage, "freeSpins", scatter, spins)
        return spins


class ClassicSlot(GridSlot):
    """Boteco 777: a unit for each line played, the maximum in units."""

    def play_choice(self, choice):
        most = len(self.screen["lines"])
        lines = most if choice is None else fields_of(choice, "lines")[0]
        need(is_whole(lines, 1, most), "no such number of lines")
        stops = self.stop(self.game["strips"])
        self.reveal("base", 0, stops)
        self.pay("base", 0, list(self.line_wins(self.bar_rule, lines)))
        self.cut()
        return self.close(lines)

    def bar_rule(self, symbols):
        wild = next(symbol for symbol in self.order if self.roles[symbol] == "wild")
        wilds = symbols.count(wild)
        if wilds == 3:
            return wild, 3, 1, self.game["wilds"]
        for triple in self.game["triples"]:
            if all(symbol == wild or symbol in triple["of"] for symbol in symbols):
                return triple["symbol"], 3, 2**wilds, triple["pay"] * 2**wilds
        cherries = 0
        while symbols[cherries] == "cereja":
            cherries += 1
        return ("cereja", cherries, 1, self.game["cherries"][cherries - 1]) if cherries > 0 else None


def playing(slot):
    def play(game, choice, draws):
        table = slot(game, draws)
        if hasattr(table, "play_choice"):
            return table.play_choice(choice)
        if choice is None or "modes" not in game:
            no_choice(choice)
            return table.play()
        wanted = fields_of(choice, "mode")[0]
        mode = next((mode for mode in game["modes"] if mode["id"] == wanted), None)
        need(mode is not None, "no such way of playing")
        # The same slot with some of its numbers replaced.
        return slot({**game, **mode.get("numbers", {})}, draws).play_mode(mode)

    return play


INSTANT = {
    "dice": play_dice,
    "limbo": play_limbo,
    "wheel": play_wheel,
    "plinko": play_plinko,
    "scratch": play_scratch,
    "scratch-keys": play_scratch_keys,
    "scratch-lines": play_scratch_lines,
    "scratch-ladder": play_scratch_ladder,
    "scratch-doubles": play_scratch_doubles,
    "fishing": play_fishing,
    "baccarat": play_baccarat,
    "roulette": play_roulette,
    "sic-bo": play_sic_bo,
    "dragon-tiger": play_dragon_tiger,
    "line-slot": play_line_slot,
    "ways-slot": playing(WaysSlot),
    "cascade-slot": playing(CascadeSlot),
    "respin-slot": playing(RespinSlot),
    "hold-slot": playing(HoldSlot),
    "sticky-slot": playing(StickySlot),
    "ladder-slot": playing(LadderSlot),
    "book-slot": playing(BookSlot),
    "wheel-slot": playing(WheelSlot),
    "rise-slot": playing(RiseSlot),
    "joined-slot": playing(JoinedSlot),
    "classic-slot": playing(ClassicSlot),
}

STEPS = {
    "mines": play_mines,
    "tower": play_tower,
    "poker": play_poker,
    "hilo": play_hilo,
    "blackjack": play_blackjack,
    "bingo": play_bingo,
}

# ------------------------------------------------------------------- tables: one round for everybody


def draw_flight(game, draws, proof):
    h = int(digest_of(seed_of(proof), proof["client_seed"], proof["nonce"], 0).hex()[:13], 16)
    return {"crashHundredths": min(star_of(h, game["returnPercent"]), game["capHundredths"])}


def pay_flight(game, bet, result, cashed):
    """Cashed out by hand: at any multiplier that the flight reached. By itself: at the one named."""
    auto = (bet or {}).get("autoHundredths")
    crash = result["crashHundredths"]
    if cashed is not None and cashed != auto:
        need(100 < cashed <= crash, f"cashed out at {cashed}, but the flight ended at {crash}")
        return cashed
    return auto if auto is not None and auto <= crash else 0


def draw_live_roulette(game, draws, proof):
    return {"pocket": draws.below(game["pockets"])}


def pay_live_roulette(game, bet, result, cashed):
    spots = dict(game["spots"])
    chips = bets_of(bet["chips"], spots, game["chipsMax"])
    return sum(
        count * 3_600 // len(spots[spot]) for spot, count in chips.items() if result["pocket"] in spots[spot]
    )


def draw_live_baccarat(game, draws, proof):
    """Another order than at Bacará Tropical; who is dealt gives its place to the last."""
    left = [card % 52 for card in range(52 * game["decks"])]

    def deal():
        at = draws.below(len(left))
        card = left[at]
        left[at] = left[-1]
        left.pop()
        return "A23456789TJQK"[card % 13] + "shdc"[card // 13]

    player, banker, _ = deal_coup(deal)
    told = {"player": player, "banker": banker, "winner": coup_winner(player, banker)}
    told.update(playerPoints=coup_total(player), bankerPoints=coup_total(banker))
    told.update(playerPair=is_pair(player), bankerPair=is_pair(banker))
    return told


def pay_live_baccarat(game, bet, result, cashed):
    chips = bets_of(bet["chips"], dict(game["pays"]), game["chipsMax"])
    return sum(
        count * coup_pay(game, spot, result["player"], result["banker"]) for spot, count in chips.items()
    )


def draw_numbers(game, draws, proof):
    return {"drawn": draws.drawn(range(1, game["numbers"] + 1), game["drawn"])}


def pay_hits(pays, picks, drawn):
    return pays.get(str(len(set(picks) & set(drawn))), 0)


def pay_keno(game, bet, result, cashed):
    return pay_hits(game["pays"][str(len(bet["picks"]))], bet["picks"], result["drawn"])


def pay_six(game, bet, result, cashed):
    return pay_hits(game["pays"], bet["picks"], result["drawn"])


def pay_hall(game, bet, result, cashed):
    """By the ball with which the first, the second and the third row were complete."""
    drawn = result["drawn"]
    rows = sorted(max(drawn.index(number) + 1 if number in drawn else 999 for number in row) for row in bet["card"])
    win = 0
    for balls, bands in zip(rows, game["pays"]):
        win += next((pay for most, pay in bands if balls <= most), 0)
    return win


def pay_patterns(game, bet, result, cashed):
    """By the ball with which each pattern was complete; the middle of a card is free."""
    drawn = result["drawn"]
    middle = len(bet["card"]) // 2
    columns = [list(column) for column in bet["card"]]
    columns[middle].insert(middle, None)
    win = 0
    for pattern, bands in zip(game["patterns"], game["pays"]):
        wanted = [
            number
            for column, marks in zip(columns, pattern)
            for number, mark in zip(column, marks)
            if mark == "1" and number is not None
        ]
        balls = max(drawn.index(number) + 1 if number in drawn else 999 for number in wanted)
        win += next((pay for most, pay in bands if balls <= most), 0)
    return win


def fixtures_of(game, day):
    """Everybody against everybody, twice: one club stands still, the others move on by a place."""
    still, *moving = [club for club, _, _ in game["clubs"]]
    half = len(moving)
    turn = (day - 1) % (2 * half)
    first = turn % half
    places = [still] + moving[first:] + moving[:first]
    pairs = []
    for index in range(len(places) // 2):
        a, b = places[index], places[-1 - index]
        is_away = first % 2 == 1 if index == 0 else index % 2 == 1
        home, away = (b, a) if is_away else (a, b)
        pairs.append((away, home) if turn >= half else (home, away))
    return pairs


def goal_parts(thousandths, most):
    """Parts of 2^32 for 0, 1, 2 ... goals: Poisson, cut off above `most`."""
    weights = [
        thousandths**k * 1_000 ** (most - k) * math.factorial(most) // math.factorial(k) for k in range(most + 1)
    ]
    bounds = [sum(weights[: k + 1]) * WORDS // sum(weights) for k in range(most + 1)]
    return [bound - before for bound, before in zip(bounds, [0] + bounds)]


def model_of(game, home, away):
    """Parts for each side, first half and second."""
    clubs = {club: (attack, defence) for club, attack, defence in game["clubs"]}
    percents = (game["firstHalfPercent"], 100 - game["firstHalfPercent"])

    def halves(goals, attack, defence):
        return [
            goal_parts(goals * attack * defence * percent // 1_000_000, game["goalsAHalfMax"]) for percent in percents
        ]

    return {
        "home": halves(game["homeGoals"], clubs[home][0], clubs[away][1]),
        "away": halves(game["awayGoals"], clubs[away][0], clubs[home][1]),
    }


def draw_league(game, draws, proof):
    day = proof["nonce"]
    matches = []
    for index, (home, away) in enumerate(fixtures_of(game, day)):
        model = model_of(game, home, away)
        score = {"home": [], "away": []}
        for half in (0, 1):
            for side in ("home", "away"):
                parts = list(enumerate(model[side][half]))
                score[side].append(draws.by_weight(parts))
        goals = []
        for half in (0, 1):
            minutes, fallen = list(range(1, 46)), []
            for side in ("home", "away"):
                for _ in range(score[side][half]):
                    minute = minutes.pop(draws.below(len(minutes)))
                    fallen.append({"side": side, "minute": minute + 45 * half})
            goals += sorted(fallen, key=lambda goal: goal["minute"])
        matches.append({"home": home, "away": away, "match": index, "score": score, "goals": goals})
    return {"day": day, "matches": matches}


def on_line(quarters):
    """What a bet on a line of quarter goals becomes: won, half won, void, half lost, lost."""
    return {0: "void", 1: "halfWon", -1: "halfLost"}.get(quarters, "won" if quarters > 0 else "lost")


def questions_of(game):
    """Each market with its answers: functions of goals home and away in the first half and in all."""

    def totals(test):
        return lambda h1, a1, h, a: "won" if test(h, a) else "lost"

    def three(h, a):
        return "draw" if h == a else "home" if h > a else "away"

    def both(half, full):
        return lambda h1, a1, h, a: "won" if (three(h1, a1), three(h, a)) == (half, full) else "lost"

    most = game["correctScoreMax"]
    results = ("home", "draw", "away")
    scores = {
        f"{i}-{j}": totals(lambda h, a, i=i, j=j: (h, a) == (i, j))
        for i in range(most + 1)
        for j in range(most + 1)
    }
    scores["other"] = totals(lambda h, a: h > most or a > most)
    margins = {"home1": 1, "home2": 2, "away1": -1, "away2": -2, "draw": 0}
    asked = {
        "result": {each: totals(lambda h, a, each=each: three(h, a) == each) for each in results},
        "doubleChance": {
            "homeDraw": totals(lambda h, a: h >= a),
            "homeAway": totals(lambda h, a: h != a),
            "drawAway": totals(lambda h, a: h <= a),
        },
        "drawNoBet": {
            "home": lambda h1, a1, h, a: on_line(4 * (h - a)),
            "away": lambda h1, a1, h, a: on_line(4 * (a - h)),
        },
        "bothScore": {"yes": totals(lambda h, a: h > 0 and a > 0), "no": totals(lambda h, a: h == 0 or a == 0)},
        "oddEven": {"odd": totals(lambda h, a: (h + a) % 2 == 1), "even": totals(lambda h, a: (h + a) % 2 == 0)},
        "winningMargin": {
            **{name: totals(lambda h, a, by=by: h - a == by) for name, by in margins.items()},
            "home3": totals(lambda h, a: h - a >= 3),
            "away3": totals(lambda h, a: a - h >= 3),
        },
        "halfTimeFullTime": {f"{half}-{full}": both(half, full) for half in results for full in results},
        "correctScore": scores,
    }
    goals = {"total": lambda h, a: h + a, "homeTotal": lambda h, a: h, "awayTotal": lambda h, a: a}
    for market, count in goals.items():
        for line in game["totalLines" if market == "total" else "teamLines"]:
            asked[f"{market}:{line}"] = {
                "over": lambda h1, a1, h, a, count=count, line=line: on_line(4 * count(h, a) - line),
                "under": lambda h1, a1, h, a, count=count, line=line: on_line(line - 4 * count(h, a)),
            }
    for line in range(-game["handicapLinesTo"], game["handicapLinesTo"] + 1):
        asked[f"handicap:{line}"] = {
            "home": lambda h1, a1, h, a, line=line: on_line(4 * (h - a) + line),
            "away": lambda h1, a1, h, a, line=line: on_line(4 * (a - h) - line),
        }
    return asked


def odds_of(game, model, answers):
    """The odds of each answer in thousandths; None where it is not offered. Doubles, in this order."""
    ends = {name: {"won": 0.0, "halfWon": 0.0, "void": 0.0, "halfLost": 0.0, "lost": 0.0} for name in answers}
    home, away = model["home"], model["away"]
    for h1, a in enumerate(home[0]):
        for a1, b in enumerate(away[0]):
            for h2, c in enumerate(home[1]):
                for a2, d in enumerate(away[1]):
                    chance = (a / WORDS) * (b / WORDS) * (c / WORDS) * (d / WORDS)
                    for name, answer in answers.items():
                        ends[name][answer(h1, a1, h1 + h2, a1 + a2)] += chance
    odds = {}
    for name, end in ends.items():
        odds[name] = None
        pays = end["won"] + end["halfWon"] / 2
        if pays <= 0:
            continue
        wanted = game["returnThousandths"] / 1_000
        fair = (wanted - end["void"] - (end["halfLost"] + end["halfWon"]) / 2) / pays
        value = math.floor(fair * 1_000)
        one = value / 1_000
        back = end["won"] * one + (end["halfWon"] * (one + 1)) / 2 + end["void"] + end["halfLost"] / 2
        if game["oddsMin"] <= value <= game["oddsMax"] and back >= game["returnMinThousandths"] / 1_000:
            odds[name] = value
    return odds


def slip_lines(system, count):
    named = {"trixie": 3, "yankee": 4, "canadian": 5, "heinz": 6, "superHeinz": 7, "goliath": 8}
    full = {"patent": 3, "lucky15": 4, "lucky31": 5, "lucky63": 6}
    wanted = re.fullmatch(r"(\d{1,2})of(\d{1,2})", system)
    if system == "singles":
        sizes = [1]
    elif system == "multiple" and count >= 2:
        sizes = [count]
    elif wanted and int(wanted[2]) == count and 2 <= int(wanted[1]) < count:
        sizes = [int(wanted[1])]
    elif named.get(system) == count:
        sizes = range(2, count + 1)
    else:
        need(full.get(system) == count, f"no such system: {system}")
        sizes = range(1, count + 1)
    return [line for size in sizes for line in combinations(range(count), size)]


def pay_league(game, bet, result, cashed):
    """Hundredths of one line's stake: exact fractions, rounded down once."""
    need(bet["day"] == result["day"], "the slip is of another day")
    fixtures, factors = fixtures_of(game, bet["day"]), []
    for selection in bet["selections"]:
        match, market, answer = re.fullmatch(r"(\d+)/(.+):([^:]+)", selection).groups()
        answers = questions_of(game)[market]
        odds = odds_of(game, model_of(game, *fixtures[int(match)]), answers)
        need(odds.get(answer) is not None, f"not offered: {selection}")
        score = result["matches"][int(match)]["score"]
        (h1, h2), (a1, a2) = score["home"], score["away"]
        kind = answers[answer](h1, a1, h1 + h2, a1 + a2)
        thousandths = odds[answer]
        # Of 2000, so that halves are whole.
        stands = {"won": 2 * thousandths, "lost": 0, "void": 2_000, "halfWon": thousandths + 1_000, "halfLost": 1_000}
        factors.append(stands[kind])
    win, size = 0, len(factors)
    for line in slip_lines(bet["system"], size):
        win += math.prod(factors[place] for place in line) * 2_000 ** (size - len(line))
    return min(100 * win // 2_000**size, 100 * game["maxWinMultiplier"])


SHARED = {
    "flight": (draw_flight, pay_flight),
    "live-roulette": (draw_live_roulette, pay_live_roulette),
    "live-baccarat": (draw_live_baccarat, pay_live_baccarat),
    "keno": (draw_numbers, pay_keno),
    "six": (draw_numbers, pay_six),
    "hall": (draw_numbers, pay_hall),
    "patterns": (draw_numbers, pay_patterns),
    "league": (draw_league, pay_league),
}

# ----------------------------------------------------------------------------------------- proofs


def canonical(value):
    """JSON with sorted keys and no spaces: what fingerprints are made of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(value):
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def difference(published, ours, path=""):
    """Where two values differ, in words; None where they do not."""
    if isinstance(published, dict) and isinstance(ours, dict):
        for key in sorted(set(published) | set(ours)):
            found = difference(published.get(key), ours.get(key), f"{path}.{key}" if path else key)
            if found is not None:
                return found
        return None
    if isinstance(published, list) and isinstance(ours, list):
        for index, (one, other) in enumerate(zip(published, ours)):
            found = difference(one, other, f"{path}[{index}]")
            if found is not None:
                return found
        if len(published) == len(ours):
            return None
        return f"{path} has {len(published)} entries, recomputed {len(ours)}"
    if canonical(published) == canonical(ours):
        return None
    return f"{path} is {canonical(published)[:120]}, recomputed {canonical(ours)[:120]}"


def must_be(published, ours, path):
    found = difference(published, ours, path)
    if found is not None:
        raise Differs(found)


def seed_of(proof):
    seed = proof.get("server_seed")
    if seed is None:
        raise Unknown("its server seed is not revealed yet")
    return bytes.fromhex(seed)


def definition_of(proof, definitions):
    key = f"{proof['game']}@{proof['definition_version']}"
    if key not in DEFINITIONS:
        raise Unknown(f"{key} is unknown to this file: take a newer one")
    definition = proof.get("definition") or definitions.get(key)
    if definition is None:
        raise Unknown(f"it brings no definition of {key}; see --definitions")
    must_be(fingerprint(definition), DEFINITIONS[key], "the fingerprint of its definition")
    return definition


def check_commitment(proof):
    must_be(proof["commitment"], hashlib.sha256(seed_of(proof)).hexdigest(), "commitment")


def check_round(proof, definitions):
    """A round of one player."""
    if proof.get("status", "settled") == "void":
        raise Unknown("the round is void: nothing was drawn")
    check_commitment(proof)
    game = definition_of(proof, definitions)
    draws = Draws(seed_of(proof), proof["client_seed"], proof["nonce"])
    choice, actions = proof.get("choice"), proof.get("actions", [])
    if game["kind"] in STEPS:
        book = STEPS[game["kind"]](game, choice, draws, actions)
    else:
        need(len(actions) == 0, "actions in a game without steps")
        book = INSTANT[game["kind"]](game, choice, draws)
    must_be(proof["book"], book, "book")
    must_be(proof["win_hundredths"], book[-1]["winHundredths"], "win_hundredths")
    return book, f"win {book[-1]['winHundredths'] / 100:.2f}" + check_jackpots(proof)


JACKPOTS = ("mini", "major", "grand", "personal")


def check_jackpots(proof):
    """One ticket of each, in a stream of its own. A cash stake above a ticket wins; only its player knows it."""
    jackpots = proof.get("jackpots")
    if jackpots is None:
        return ""
    odds, won = jackpots["odds"], jackpots["won"]
    draws = Draws(seed_of(proof), "jackpot:" + proof["client_seed"], proof["nonce"])
    tickets = {pool: draws.below(odds[pool]) for pool in JACKPOTS}
    others = [tickets[pool] for pool in JACKPOTS if pool not in won]
    highest = max([tickets[pool] for pool in won], default=-1)
    need(not others or highest < min(others), "no stake wins these jackpots and not the others")
    told = ", ".join(f"{pool} ticket {tickets[pool]} of {odds[pool]}" for pool in JACKPOTS)
    return f"; {told}; won {', '.join(won) or 'none'}"


def check_chain(proof):
    """Hashed place + 1 times, the seed gives the head that was published before the chain was used."""
    seed, chain = seed_of(proof), proof["chain"]
    for _ in range(chain["place"] + 1):
        seed = hashlib.sha256(seed).digest()
    must_be(chain["head"], seed.hex(), "chain.head")


def check_client_seed(proof):
    """The chain's salt, and the seeds of those who had bet."""
    if "salt" not in proof:
        return
    seeds = proof.get("player_seeds", [])
    mixed = "," + hashlib.sha256(",".join(seeds).encode()).hexdigest() if seeds else ""
    must_be(proof["client_seed"], proof["salt"] + mixed, "client_seed")


def check_table_round(proof, definitions):
    """A round of a table: its result, and what a bet on it pays where the proof has one."""
    check_commitment(proof)
    if "chain" in proof:
        check_chain(proof)
    check_client_seed(proof)
    must_be(proof.get("number", proof["nonce"]), proof["nonce"], "number")
    game = definition_of(proof, definitions)
    draw, pay = SHARED[game["kind"]]
    draws = Draws(seed_of(proof), proof["client_seed"], proof["nonce"])
    result = draw(game, draws, proof)
    if proof["status"] == "void":
        # Broken off before it was drawn: this is what it would have been. Called off after it: what it was.
        if proof["result"] is not None:
            must_be(proof["result"], result, "result")
        return result, f"void, all bets given back; its seed gives {canonical(result)[:80]}"
    must_be(proof["result"], result, "result")
    bet = proof.get("bet")
    if bet is None or bet["win_hundredths"] is None:
        return result, "drawn"
    win = pay(game, bet["choice"], result, bet.get("cashed_hundredths"))
    must_be(bet["win_hundredths"], win, "bet.win_hundredths")
    return result, f"the bet wins {win / 100:.2f}"


def check_spin(proof):
    """A spin of a wheel of prizes."""
    check_commitment(proof)
    names = ("code", "kind", "amount_centavos", "spins", "turnover_multiple", "weight", "stock_per_day")
    lines = [proof["wheel"], [[prize[name] for name in names] for prize in proof["prizes"]]]
    text = json.dumps(lines, separators=(",", ":"), ensure_ascii=False)
    must_be(proof["table_id"], hashlib.sha256(text.encode()).hexdigest(), "table_id")
    prizes = [(prize["code"], prize["weight"]) for prize in proof["prizes"]]
    must_be(proof["of"], sum(weight for _, weight in prizes), "of")
    seeds = (seed_of(proof), proof["client_seed"], proof["nonce"])
    ticket, drawn = Draws(*seeds).below(proof["of"]), Draws(*seeds).by_weight(prizes)
    must_be(proof["ticket"], ticket, "ticket")
    must_be(proof["drawn"], drawn, "drawn")
    return {"ticket": ticket, "drawn": drawn}, f"drawn {drawn}"


def node_of(left, right):
    return hashlib.sha256(b"\1" + left + right).digest()


def climb(leaf, index, count, path):
    """The root that the hashes of `path` lead to; a node without a sibling moves up as it is."""
    path = list(path)
    while count > 1:
        if index % 2 == 1:
            leaf = node_of(path.pop(0), leaf)
        elif index + 1 < count:
            leaf = node_of(leaf, path.pop(0))
        index, count = index // 2, (count + 1) // 2
    need(not path, "its path is too long")
    return leaf


def weights_of(proof, mode):
    """The list of weights: a file beside the proof, named by its hash."""
    for folder in WEIGHTS_FOLDERS:
        name = os.path.join(folder, mode["weights_hash"] + ".csv")
        if os.path.exists(name):
            with open(name, "rb") as file:
                content = file.read()
            must_be(mode["weights_hash"], hashlib.sha256(content).hexdigest(), "weights_hash")
            rows = [line.split(",") for line in content.decode().split()]
            return [(int(book), int(weight), int(payout)) for book, weight, payout in rows]
    raise Unknown(f"{mode['weights_hash']}.csv, the list of weights of {proof['mode']}, is not beside it")


def check_book_round(proof):
    """A round of an imported game: a row drawn by weight, and the book that stands there."""
    lines = ["tucano books 1", f"index {proof['index_hash']}"]
    for mode in proof["modes"]:
        lines.append(f"mode {mode['name']} {mode['book_count']} {mode['weights_hash']} {mode['books_root']}")
    text = "".join(line + "\n" for line in lines)
    must_be(proof["publication"], hashlib.sha256(text.encode()).hexdigest(), "publication")
    (mode,) = [each for each in proof["modes"] if each["name"] == proof["mode"]]
    line = proof["line"].encode()
    leaf = hashlib.sha256(b"\0" + line).digest()
    path = [bytes.fromhex(each) for each in proof["path"]]
    must_be(mode["books_root"], climb(leaf, proof["row"], mode["book_count"], path).hex(), "books_root")
    check_commitment(proof)
    rows = weights_of(proof, mode)
    must_be(mode["book_count"], len(rows), "book_count")
    total = sum(weight for _, weight, _ in rows)
    words = Draws(seed_of(proof), proof["client_seed"], proof["nonce"]).words
    accepted = WORDS * WORDS - WORDS * WORDS % total
    number = next(words) * WORDS + next(words)
    while number >= accepted:
        number = next(words) * WORDS + next(words)
    number %= total
    row = 0
    while number >= rows[row][1]:
        number -= rows[row][1]
        row += 1
    book, _, payout = rows[row]
    must_be([proof["row"], proof["book_id"], proof["payout_hundredths"]], [row, book, payout], "row, book_id, payout")
    told = json.loads(line)
    must_be([told["id"], told["payoutMultiplier"]], [book, payout], "the line of the book")
    return {"row": row, "book": told}, f"book {book} of {proof['mode']} pays {payout}"


def name_of(proof):
    what = proof.get("game") or f"wheel {proof.get('wheel', '')}"
    version = proof.get("definition_version")
    which = proof.get("round_id") or proof.get("spin_id") or f"nonce {proof.get('nonce')}"
    return f"{what}{'' if version is None else f' v{version}'} {which}"


def check(proof, definitions):
    if "prizes" in proof:
        return check_spin(proof)
    if "publication" in proof:
        return check_book_round(proof)
    if "chain" in proof or "result" in proof:
        return check_table_round(proof, definitions)
    return check_round(proof, definitions)


# ------------------------------------------------------------------------------------ from the files


def proofs_in(value):
    """The proofs of a file: one, a list, a page of them, each perhaps in the envelope of a call."""
    if isinstance(value, list):
        return [proof for each in value for proof in proofs_in(each)]
    if not isinstance(value, dict):
        raise ValueError("not a proof")
    for inner in ("data", "list", "proofs"):
        if inner in value and "commitment" not in value:
            return proofs_in(value[inner])
    if "commitment" not in value or "nonce" not in value:
        raise ValueError("not a proof")
    return [value]


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def judge(proof, definitions, is_verbose):
    """0, 1 or 2, and says why."""
    try:
        recomputed, outcome = check(proof, definitions)
        print(f"holds   {name_of(proof)}: {outcome}")
        if is_verbose:
            print(json.dumps(recomputed, indent=2, ensure_ascii=False))
        return 0
    except Unknown as why:
        print(f"?       {name_of(proof)}: {why}")
        return 2
    except Differs as why:
        print(f"DIFFERS {name_of(proof)}: {why}")
        return 1
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as why:
        # A proof in which something is missing or of another form than it should be proves nothing.
        print(f"DIFFERS {name_of(proof)}: malformed, {type(why).__name__}: {why}")
        return 1


def main(arguments):
    is_verbose = "-v" in arguments
    arguments = [each for each in arguments if each != "-v"]
    known = DEFINITIONS_FILE
    if "--definitions" in arguments:
        at = arguments.index("--definitions")
        known = arguments[at + 1]
        del arguments[at : at + 2]
    definitions = read(known) if os.path.exists(known) else {}
    paths = arguments
    if arguments[:1] == ["--all"] and len(arguments) == 2:
        folder = arguments[1]
        paths = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".json"))
    if len(paths) == 0 or paths[0].startswith("-"):
        print(__doc__)
        return 2
    verdicts = []
    for path in paths:
        WEIGHTS_FOLDERS.insert(0, os.path.dirname(path))
        try:
            proofs = proofs_in(read(path))
        except (OSError, ValueError) as why:
            print(f"?       {path}: {why}")
            verdicts.append(2)
            continue
        verdicts += [judge(proof, definitions, is_verbose) for proof in proofs]
    print(f"{verdicts.count(0)} hold, {verdicts.count(1)} differ, {verdicts.count(2)} could not be checked.")
    return 1 if 1 in verdicts else 2 if 2 in verdicts or not verdicts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
