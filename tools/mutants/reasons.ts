/** Mutants that live on, each with its reason: mostly those that change nothing that shows. */
import { inFile, type Reason, words } from "./reason.ts";

const server = "apps/server/src";
const contract = "packages/contract/src";
const maths = "packages/game-math/src";
const player = "apps/player/src";
const office = "apps/backoffice/src";

export const reasons: readonly Reason[] = [
  ...inFile(`${contract}/money.ts`, [
    ["return a < b ? a : b;", "a < b → a <= b", "Of two that are equal either is the same."],
    ["return a > b ? a : b;", "a > b → a >= b", "Of two that are equal either is the same."],
  ]),
  ...inFile(`${server}/rewards/requirements/cover-policy.ts`, [
    [
      words(
        'if (delta > 0 && change.kind === "stake.rollback") return giveBack(all, part,',
        "change, delta);",
      ),
      "delta > 0 → delta >= 0",
      "A rollback of nothing gives nothing back.",
    ],
    [
      "if (delta === 0) return all;",
      "0 → 1",
      "What is not changed closes nothing further down either.",
    ],
    [
      'const usedByCash = part === "bonus" && byCash < 0 ? negate(byCash) : ZERO;',
      "byCash < 0 → byCash <= 0",
      "Where cash did not change it used up nothing, by either branch.",
    ],
    [
      'const usedByCash = part === "bonus" && byCash < 0 ? negate(byCash) : ZERO;',
      "0 → 1",
      "Where cash did not change it used up nothing, by either branch.",
    ],
    [
      "const known = all.find(isEarlier);",
      "all.find(isEarlier) → all.findLast(isEarlier)",
      "Each part has one requirement from before at most.",
    ],
  ]),
  ...inFile(`${server}/orders/policy.ts`, [
    [
      "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
      "a.orderNo < b.orderNo → a.orderNo <= b.orderNo",
      "No two orders have the same number.",
    ],
    [
      "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
      "1 → 2",
      "Sorting looks at the sign alone.",
    ],
    [
      "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
      "1 → 0",
      "The sort only asks whether one comes before the other, and this one does not.",
    ],
    [
      "required: required.get(orderNo) ?? ZERO,",
      "required.get(orderNo) ?? ZERO → required.get(orderNo)",
      "Every credited deposit stands in the map.",
    ],
    [
      "required: add(required.get(orderNo) ?? ZERO, ...own.map(({ turnover }) => turnover)),",
      "required.get(orderNo) ?? ZERO → required.get(orderNo)",
      "Every credited deposit stands in the map.",
    ],
    [
      "remaining: add(...links.map((link) => remaining.get(link) ?? ZERO)),",
      "remaining.get(link) ?? ZERO → remaining.get(link)",
      "Every credited deposit and every claimed reward stands in the map.",
    ],
  ]),
  ...inFile(`${server}/members/policy.ts`, [
    [
      words(
        "if (Object.keys(fields).length > 0 || realname === null || phone === null || cpf ===",
        "null) {",
      ),
      words(
        "Object.keys(fields).length > 0 || realname === null || phone === null || cpf === null",
        "→ Object.keys(fields).length > 0 || realname === null || phone === null && cpf ===",
        "null",
      ),
      "Each that is missing has its problem among the fields.",
    ],
    [
      words(
        "if (Object.keys(fields).length > 0 || realname === null || phone === null || cpf ===",
        "null) {",
      ),
      words(
        "Object.keys(fields).length > 0 || realname === null || phone === null →",
        "Object.keys(fields).length > 0 || realname === null && phone === null",
      ),
      "Each that is missing has its problem among the fields.",
    ],
  ]),
  ...inFile(`${player}/features/deposit/offers.ts`, [
    [
      "const tier = check.tiers.find((one) => one.code === code);",
      words(
        "check.tiers.find((one) => one.code === code) → check.tiers.findLast((one) => one.code",
        "=== code)",
      ),
      "No tier's code stands there twice.",
    ],
    [
      "const chosen = first.find(reaches) ?? first.at(-1);",
      "-1 → 1",
      "There are two gifts, or none.",
    ],
  ]),
  ...inFile(`${office}/platform/numbers/number-units.ts`, [
    [
      'return RATE.test(name) || ["rebateRates", "costRates"].includes(path.at(-2) ?? "")',
      'path.at(-2) ?? "" → path.at(-2)',
      "No such name is undefined, either.",
    ],
  ]),
  ...inFile(`${maths}/games/dragao-e-tigre/game.ts`, [
    [
      '`${ranks[rankOf(card)] ?? ""}${suits[suitOf(card)] ?? ""}`;',
      'ranks[rankOf(card)] ?? "" → ranks[rankOf(card)]',
      "Every card has a rank and a suit.",
    ],
    [
      '`${ranks[rankOf(card)] ?? ""}${suits[suitOf(card)] ?? ""}`;',
      'suits[suitOf(card)] ?? "" → suits[suitOf(card)]',
      "Every card has a rank and a suit.",
    ],
    [
      'return rankOf(dragon) > rankOf(tiger) ? "dragon" : "tiger";',
      "rankOf(dragon) > rankOf(tiger) → rankOf(dragon) >= rankOf(tiger)",
      "A tie has been told before.",
    ],
    [
      '["Small", 1, (card) => rankOf(card) < SEVEN],',
      "rankOf(card) < SEVEN → rankOf(card) <= SEVEN",
      "A seven loses whatever is asked about it.",
    ],
    [
      '["Big", 1, (card) => rankOf(card) > SEVEN],',
      "rankOf(card) > SEVEN → rankOf(card) >= SEVEN",
      "A seven loses whatever is asked about it.",
    ],
  ]),
  ...inFile(`${maths}/games/roleta-europeia/game.ts`, [
    [
      ".filter((number) => number % 3 !== 0 && number <= 32)",
      "32 → 33",
      "33 is left out as a multiple of three.",
    ],
    [
      words(
        "const sixes = rows.slice(0, -1).map((row, index) => [...row, ...(rows[index + 1] ??",
        "[])]);",
      ),
      "rows[index + 1] ?? [] → rows[index + 1]",
      "Every row but the last has one after it.",
    ],
    [
      "const numbers = steps.map((step) => wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0);",
      words(
        "wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0 → wheelOrder[(at + step + POCKETS) %",
        "POCKETS]",
      ),
      "The place is always one of the wheel's.",
    ],
    [
      "const numbers = steps.map((step) => wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0);",
      "0 → 1",
      "The place is always one of the wheel's.",
    ],
    [
      "cases: () => Array.from({ length: POCKETS }, (_, result) => ({ result, weight: 1 })),",
      "1 → 2",
      "All pockets weigh alike, whatever that is.",
    ],
  ]),
  ...inFile(`${maths}/games/bacara/game.ts`, [
    [
      "one !== undefined && other !== undefined && rankOf(one) === rankOf(other);",
      "one !== undefined && other !== undefined → one !== undefined || other !== undefined",
      "Each side holds two cards.",
    ],
    [
      'const winner = isTie ? "tie" : playerTotal > bankerTotal ? "player" : "banker";',
      "playerTotal > bankerTotal → playerTotal >= bankerTotal",
      "A tie has been told before.",
    ],
  ]),
  ...inFile(`${maths}/risk/turnover.ts`, [
    [
      "const risk = known.get(code) ?? readRisk(code);",
      "known.get(code) ?? readRisk(code) → readRisk(code)",
      "The memory saves time, and changes no answer.",
    ],
    [
      "known.set(code, risk);",
      "known.set(code, risk) → undefined",
      "The memory saves time, and changes no answer.",
    ],
    [
      words(
        "const sumOf = (laid: Laid): number => Object.values(laid).reduce((sum, each) => sum +",
        "each, 0);",
      ),
      "sum + each → sum - each",
      "What counts and what it is a share of both turn their sign, so the share stays.",
    ],
  ]),
];
