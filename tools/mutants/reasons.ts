/**
 * Mutants that live on, each with its reason: mostly those that change nothing anybody can tell.
 * Named by what stands there, so that a line may move; a name that fits nothing any more, or a
 * mutant that a test kills by now, is an error.
 */
export interface Reason {
  readonly file: string;
  /** The line as it stands in the file, without its indentation. */
  readonly source: string;
  /** "before → after". */
  readonly change: string;
  readonly why: string;
}

const server = "apps/server/src";
const contract = "packages/contract/src";
const maths = "packages/game-math/src";

/** What is too long for one line. */
const words = (...parts: readonly string[]): string => parts.join(" ");

export const reasons: readonly Reason[] = [
  {
    file: `${contract}/money.ts`,
    source: "return a < b ? a : b;",
    change: "a < b → a <= b",
    why: "Of two that are equal either is the same.",
  },
  {
    file: `${contract}/money.ts`,
    source: "return a > b ? a : b;",
    change: "a > b → a >= b",
    why: "Of two that are equal either is the same.",
  },
  {
    file: `${maths}/risk/turnover.ts`,
    source: "const shared = sharedGames.find(({ facts }) => facts.code === code);",
    change: words(
      "sharedGames.find(({ facts }) => facts.code === code) → sharedGames.findLast(({ facts })",
      "=> facts.code === code)",
    ),
    why: "No code stands there twice.",
  },
  {
    file: `${maths}/risk/turnover.ts`,
    source: words(
      "return shared === undefined ? null : (sharedFigures[`${code}@${shared.facts.version}`]",
      "?? null);",
    ),
    change: words(
      "sharedFigures[`${code}@${shared.facts.version}`] ?? null →",
      "sharedFigures[`${code}@${shared.facts.version}`]",
    ),
    why: "No shared game is without published figures.",
  },
  {
    file: `${maths}/risk/turnover.ts`,
    source: "const risk = known.get(code) ?? readRisk(code);",
    change: "known.get(code) ?? readRisk(code) → readRisk(code)",
    why: "The memory saves time, and changes no answer.",
  },
  {
    file: `${maths}/risk/turnover.ts`,
    source: "known.set(code, risk);",
    change: "known.set(code, risk) → undefined",
    why: "The memory saves time, and changes no answer.",
  },
  {
    file: `${maths}/risk/turnover.ts`,
    source: words(
      "const sumOf = (laid: Laid): number => Object.values(laid).reduce((sum, each) => sum +",
      "each, 0);",
    ),
    change: "sum + each → sum - each",
    why: "What counts and what it is a share of both turn their sign, so the share stays.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "const amount = left > 0 ? multiplyFloor(left, rate, BASIS_POINTS) : ZERO;",
    change: "left > 0 → left >= 0",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "between = sum > 0 ? sum : ZERO;",
    change: "sum > 0 → sum >= 0",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "if (sum < 0) left = add(left, sum);",
    change: "sum < 0 → sum <= 0",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "if (sum < 0) left = add(left, sum);",
    change: "0 → 1",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "return left > 0 ? left : ZERO;",
    change: "left > 0 → left >= 0",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "if (ofDay <= 0) return ofDay;",
    change: "ofDay <= 0 → ofDay < 0",
    why: "Of a day of nothing nothing is left either way.",
  },
  {
    file: `${server}/agency/policy.ts`,
    source: "const base = add(...levels.map((one) => (one.base > 0 ? one.base : ZERO)));",
    change: "one.base > 0 → one.base >= 0",
    why: "Nothing adds nothing, and a share of nothing is nothing.",
  },
  {
    file: `${server}/rewards/cover-policy.ts`,
    source: words(
      'if (delta > 0 && change.kind === "stake.rollback") return giveBack(all, part, change,',
      "delta);",
    ),
    change: "delta > 0 → delta >= 0",
    why: "A rollback of nothing gives nothing back.",
  },
  {
    file: `${server}/rewards/cover-policy.ts`,
    source: "if (delta === 0) return all;",
    change: "0 → 1",
    why: "What is not changed closes nothing further down either.",
  },
  {
    file: `${server}/rewards/cover-policy.ts`,
    source: 'const usedByCash = part === "bonus" && byCash < 0 ? negate(byCash) : ZERO;',
    change: "byCash < 0 → byCash <= 0",
    why: "Where cash did not change it used up nothing, by either branch.",
  },
  {
    file: `${server}/rewards/cover-policy.ts`,
    source: 'const usedByCash = part === "bonus" && byCash < 0 ? negate(byCash) : ZERO;',
    change: "0 → 1",
    why: "Where cash did not change it used up nothing, by either branch.",
  },
  {
    file: `${server}/rewards/cover-policy.ts`,
    source: "const known = all.find(isEarlier);",
    change: "all.find(isEarlier) → all.findLast(isEarlier)",
    why: "Each part has one requirement from before at most.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
    change: "a.orderNo < b.orderNo → a.orderNo <= b.orderNo",
    why: "No two orders have the same number.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
    change: "1 → 2",
    why: "Sorting looks at the sign alone.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);",
    change: "1 → 0",
    why: "The sort only asks whether one comes before the other, and this one does not.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "required: required.get(orderNo) ?? ZERO,",
    change: "required.get(orderNo) ?? ZERO → required.get(orderNo)",
    why: "Every credited deposit stands in the map.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "required: add(required.get(orderNo) ?? ZERO, ...own.map(({ turnover }) => turnover)),",
    change: "required.get(orderNo) ?? ZERO → required.get(orderNo)",
    why: "Every credited deposit stands in the map.",
  },
  {
    file: `${server}/orders/policy.ts`,
    source: "remaining: add(...links.map((link) => remaining.get(link) ?? ZERO)),",
    change: "remaining.get(link) ?? ZERO → remaining.get(link)",
    why: "Every credited deposit and every claimed reward stands in the map.",
  },
  {
    file: `${maths}/tables/roulette.ts`,
    source: ".filter((number) => number % 3 !== 0 && number <= 32)",
    change: "32 → 33",
    why: "33 is left out as a multiple of three.",
  },
  {
    file: `${maths}/tables/roulette.ts`,
    source: words(
      "const numbers = steps.map((step) => wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0);",
    ),
    change: words(
      "wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0 → wheelOrder[(at + step + POCKETS) %",
      "POCKETS]",
    ),
    why: "The place is always one of the wheel's.",
  },
  {
    file: `${maths}/tables/roulette.ts`,
    source: words(
      "const numbers = steps.map((step) => wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0);",
    ),
    change: "0 → 1",
    why: "The place is always one of the wheel's.",
  },
  {
    file: `${maths}/tables/roulette.ts`,
    source: words(
      "const sixes = rows.slice(0, -1).map((row, index) => [...row, ...(rows[index + 1] ??",
      "[])]);",
    ),
    change: "rows[index + 1] ?? [] → rows[index + 1]",
    why: "Every row but the last has one after it.",
  },
  {
    file: `${maths}/tables/roulette.ts`,
    source: "cases: () => Array.from({ length: POCKETS }, (_, result) => ({ result, weight: 1 })),",
    change: "1 → 2",
    why: "All pockets weigh alike, whatever that is.",
  },
  {
    file: `${maths}/tables/dragon-tiger.ts`,
    source: '`${ranks[rankOf(card)] ?? ""}${suits[suitOf(card)] ?? ""}`;',
    change: 'ranks[rankOf(card)] ?? "" → ranks[rankOf(card)]',
    why: "Every card has a rank and a suit.",
  },
  {
    file: `${maths}/tables/dragon-tiger.ts`,
    source: '`${ranks[rankOf(card)] ?? ""}${suits[suitOf(card)] ?? ""}`;',
    change: 'suits[suitOf(card)] ?? "" → suits[suitOf(card)]',
    why: "Every card has a rank and a suit.",
  },
  {
    file: `${maths}/tables/dragon-tiger.ts`,
    source: 'return rankOf(dragon) > rankOf(tiger) ? "dragon" : "tiger";',
    change: "rankOf(dragon) > rankOf(tiger) → rankOf(dragon) >= rankOf(tiger)",
    why: "A tie has been told before.",
  },
  {
    file: `${maths}/tables/dragon-tiger.ts`,
    source: '["Small", 1, (card) => rankOf(card) < SEVEN],',
    change: "rankOf(card) < SEVEN → rankOf(card) <= SEVEN",
    why: "A seven loses whatever is asked about it.",
  },
  {
    file: `${maths}/tables/dragon-tiger.ts`,
    source: '["Big", 1, (card) => rankOf(card) > SEVEN],',
    change: "rankOf(card) > SEVEN → rankOf(card) >= SEVEN",
    why: "A seven loses whatever is asked about it.",
  },
  {
    file: `${maths}/cards/baccarat/game.ts`,
    source: "one !== undefined && other !== undefined && rankOf(one) === rankOf(other);",
    change: "one !== undefined && other !== undefined → one !== undefined || other !== undefined",
    why: "Each side holds two cards.",
  },
  {
    file: `${maths}/cards/baccarat/game.ts`,
    source: 'const winner = isTie ? "tie" : playerTotal > bankerTotal ? "player" : "banker";',
    change: "playerTotal > bankerTotal → playerTotal >= bankerTotal",
    why: "A tie has been told before.",
  },
];
