/** What the vectors play: for each game a plain round, another, and one that shows what is rare. */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { fixturesOf, marketsOfFixture } from "@tucano/game-math/games/liga-tucano/table.ts";

export interface Case {
  readonly choice?: unknown;
  /** Tried in order at each step: the first that is allowed is taken. */
  readonly actions?: readonly unknown[];
  /** The first nonce whose book is so; left out: nonce 0. */
  readonly find?: (book: readonly RoundEvent[]) => boolean;
}

const has =
  (...types: readonly RoundEvent["type"][]) =>
  (book: readonly RoundEvent[]) =>
    types.some((type) => book.some((event) => event.type === type));
const wins = (least: number) => (book: readonly RoundEvent[]) => {
  const last = book.at(-1);
  return last?.type === "finalWin" && last.winHundredths >= least;
};
const kinds = (...names: readonly string[]) => names.map((kind) => ({ kind }));
const picks = (...cells: readonly number[]) => cells.map((cell) => ({ kind: "pick", cell }));

const feature = has("freeSpinsStart", "gridFeatureStart", "gridHoldStart", "gridLadderStart");
/** Of a slot: a plain round, one that wins, one with what makes the game. */
const slotCases: readonly Case[] = [{}, { find: wins(1) }, { find: feature }];

const card = [1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51];
const otherCard = [4, 16, 28, 40, 52, 5, 17, 29, 41, 53, 6, 18, 30, 42, 54];

const cases: Readonly<Record<string, readonly Case[]>> = {
  dados: [
    { choice: { side: "under", target: 4_950 } },
    { choice: { side: "over", target: 9_000 } },
    { choice: { side: "under", target: 250 }, find: wins(1) },
  ],
  "estrela-cadente": [
    { choice: { targetHundredths: 200 } },
    { choice: { targetHundredths: 150 }, find: wins(1) },
    { choice: { targetHundredths: 10_000 }, find: wins(1) },
  ],
  "roda-da-praia": [
    { choice: { segments: 10, risk: "low" } },
    { choice: { segments: 30, risk: "medium" } },
    { choice: { segments: 50, risk: "high" }, find: wins(1) },
  ],
  "plinko-tropical": [
    { choice: { rows: 8, risk: "low" } },
    { choice: { rows: 12, risk: "medium" } },
    { choice: { rows: 16, risk: "high" }, find: wins(500) },
  ],
  garimpo: [
    { choice: { mines: 3 }, actions: [...picks(0, 7, 12), { kind: "cash_out" }], find: wins(1) },
    { choice: { mines: 5 }, actions: picks(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), find: has("minesEnd") },
    { choice: { mines: 24 }, actions: picks(3), find: wins(1) },
  ],
  "torre-do-saci": [
    { choice: { difficulty: "easy" }, actions: [{ kind: "climb", door: 1 }] },
    { choice: { difficulty: "hard" }, actions: [{ kind: "climb", door: 0 }] },
    {
      choice: { difficulty: "master" },
      actions: [{ kind: "climb", door: 3 }],
      find: has("towerEnd"),
    },
  ],
  bacara: [
    { choice: { player: 1 } },
    { choice: { banker: 3, tie: 1 }, find: has("baccaratThird") },
    { choice: { tie: 1, playerPair: 2, bankerPair: 1 }, find: wins(1) },
  ],
  "vinte-e-um": [
    { actions: kinds("decline", "stand") },
    { actions: kinds("decline", "split", "double", "stand"), find: has("blackjackSplit") },
    { actions: kinds("insure", "hit", "stand"), find: has("blackjackInsurance") },
  ],
  "video-poker": [
    { actions: [{ kind: "hold", positions: [] }] },
    { actions: [{ kind: "hold", positions: [0, 2] }] },
    { actions: [{ kind: "hold", positions: [0, 1, 2, 3, 4] }], find: wins(300) },
  ],
  "maior-ou-menor": [
    { actions: kinds("higher", "lower", "cashOut") },
    { actions: kinds("lower", "higher"), find: wins(0) },
    { actions: kinds("cashOut", "lower", "higher"), find: wins(1) },
  ],
  "roleta-europeia": [
    { choice: { chips: { red: 2, "17": 1 } } },
    { choice: { chips: { "1-2-3": 1, dozen3: 3, even: 1 } }, find: wins(1) },
    { choice: { chips: { "0": 1 } }, find: wins(1) },
  ],
  "sic-bo": [
    { choice: { chips: { big: 1, single3: 2 } } },
    { choice: { chips: { total11: 1, "pair1-6": 1 } }, find: wins(1) },
    { choice: { chips: { anyTriple: 1, small: 1 } }, find: wins(1_000) },
  ],
  "dragao-e-tigre": [
    { choice: { chips: { dragon: 1, tie: 1 } } },
    { choice: { chips: { tigerBig: 1, dragonHearts: 1 } }, find: wins(1) },
    { choice: { chips: { tiger: 2, suitedTie: 1 } }, find: wins(5_000) },
  ],
  "bingo-do-luar": [
    { choice: { cards: [card] }, actions: kinds("end") },
    { choice: { cards: [card, otherCard] }, actions: kinds("extra"), find: has("bingoExtra") },
    { choice: { cards: [otherCard] }, actions: kinds("extra"), find: wins(1_000) },
  ],
  "raspadinha-do-saci": [{}, { find: wins(1) }, { find: wins(1_000) }],
  "pescaria-da-mare": [
    { choice: { weapon: "harpoon", targets: ["sardine"] } },
    { choice: { weapon: "bomb", targets: ["ray", "crab", "clown", "shrimp"] }, find: wins(1) },
    { choice: { weapon: "lance", targets: ["goldenTide"] }, find: wins(1) },
  ],
  "trilha-do-curupira": [{}, { choice: { buy: true } }, { find: feature }],
  "boteco-777": [
    { choice: { lines: 1 } },
    { find: wins(1) },
    { choice: { lines: 3 }, find: wins(1_000) },
  ],
};

export function casesOf(code: string): readonly Case[] {
  return cases[code] ?? slotCases;
}

/** The home side in the day's first match, goals in the second, a handicap in the third. */
const wanted = [/^result:home$/, /^total:10:over$/, /^handicap:/];

function slip(day: number): string[] {
  return fixturesOf(day)
    .slice(0, wanted.length)
    .map((fixture, index) => {
      const offered = marketsOfFixture(fixture).flatMap(({ selections }) => selections);
      const found = offered.find(({ id }) => wanted[index]?.test(id)) ?? offered[0];
      return `${fixture.match}/${found?.id}`;
    });
}

const hallCard = [
  [4, 16, 22, 58, 81],
  [9, 30, 47, 63, 74],
  [12, 28, 51, 69, 90],
];

/** Its first row is complete early in the third vector. */
const luckyCard = [
  [9, 10, 25, 34, 46],
  [33, 51, 65, 79, 84],
  [1, 22, 41, 69, 90],
];

const bets: Readonly<Record<string, readonly unknown[]>> = {
  "voo-do-tucano": [{ autoHundredths: 150 }, { autoHundredths: 200 }, { autoHundredths: 110 }],
  "roleta-ao-vivo": [
    { chips: { red: 2, "17": 1 } },
    { chips: { "dozen-1": 1, "1-2-4-5": 1 } },
    { chips: { odd: 1, high: 1, "0-1-2": 1 } },
  ],
  "bacara-ao-vivo": [
    { chips: { player: 1 } },
    { chips: { banker: 2, tie: 1 } },
    { chips: { bankerPair: 1, player: 1 } },
  ],
  "keno-minuto": [
    { picks: [8] },
    { picks: [3, 14, 25, 36, 47] },
    { picks: [1, 9, 17, 25, 33, 41, 49, 57, 65, 73] },
  ],
  "seis-da-sorte": [
    { picks: [4, 7, 9, 13, 22, 31] },
    { picks: [10, 20, 30, 40, 50, 60] },
    { picks: [7, 14, 21, 28, 35, 42] },
  ],
  "salao-de-bingo": [{ card: hallCard }, { card: hallCard }, { card: luckyCard }],
  "liga-tucano": [
    { day: 1, system: "singles", selections: slip(1) },
    { day: 2, system: "multiple", selections: slip(2) },
    { day: 3, system: "2of3", selections: slip(3) },
  ],
};

export function tableBets(code: string): readonly unknown[] {
  const own = bets[code];
  if (own === undefined) throw new RangeError(`${code} has no bets to show.`);
  return own;
}
