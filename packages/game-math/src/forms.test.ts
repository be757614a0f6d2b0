// Protects: the forms that the contract names for choices, actions and bets are what games take:
// nothing that a game takes is refused at the door, and what has no form nowhere gets in.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fitsAction,
  fitsBet,
  fitsChoice,
  gameActions,
  gameChoices,
  tableBets,
} from "@tucano/contract/player/games/play-forms.ts";
import { rouletteSpots } from "./games/roleta-europeia/game.ts";
import { currentCodes, findGame } from "./games/house-games.ts";
import { sharedGames } from "./shared/index.ts";

/** For each game, something that it takes. */
const choices: Readonly<Record<string, unknown>> = {
  "boteco-777": { lines: 3 },
  "trilha-do-curupira": { buy: true },
  dados: { side: "under", target: 4_950 },
  "estrela-cadente": { targetHundredths: 200 },
  "roda-da-praia": { segments: 20, risk: "medium" },
  "plinko-tropical": { rows: 12, risk: "high" },
  garimpo: { mines: 3 },
  "torre-do-saci": { difficulty: "easy" },
  bacara: { player: 2, tie: 1 },
  "roleta-europeia": { chips: { red: 2, "17-18": 1 } },
  "sic-bo": { chips: { big: 1 } },
  "dragao-e-tigre": { chips: { dragon: 1 } },
  "bingo-do-luar": { cards: [[1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51]] },
  "pescaria-da-mare": { weapon: "bomb", targets: ["whale", "crab"] },
};

const actions: Readonly<Record<string, readonly unknown[]>> = {
  garimpo: [{ kind: "cash_out" }, { kind: "pick", cell: 7 }],
  "torre-do-saci": [{ kind: "cash_out" }, { kind: "climb", door: 0 }],
  "bingo-do-luar": [{ kind: "extra" }, { kind: "end" }],
  "vinte-e-um": ["hit", "stand", "double", "split", "surrender", "insure", "decline"].map(
    (kind) => ({ kind }),
  ),
  "maior-ou-menor": ["higher", "lower", "skip", "cashOut"].map((kind) => ({ kind })),
  "video-poker": [
    { kind: "hold", positions: [] },
    { kind: "hold", positions: [0, 1, 2, 3, 4] },
  ],
};

const bets: Readonly<Record<string, unknown>> = {
  "voo-do-tucano": { autoHundredths: 150 },
  "roleta-ao-vivo": { chips: { red: 5, "dozen-2": 1 } },
  "bacara-ao-vivo": { chips: { player: 3 } },
  "keno-minuto": { picks: [4, 80] },
  "seis-da-sorte": { picks: [1, 2, 3, 4, 5, 60] },
  "salao-de-bingo": {
    card: [
      [1, 12, 23, 34, 45],
      [2, 13, 24, 35, 46],
      [3, 14, 25, 36, 47],
    ],
  },
  "liga-tucano": { day: 1, system: "singles", selections: ["0/result:home"] },
};

/** What somebody might send: any JSON, and lawful wishes with a leaf changed, added or left out. */
function twisted(lawful: unknown): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.integer({ min: -2, max: 70 }),
    fc.string({ maxLength: 8 }),
    fc.constant(null),
  );
  const changed = fc
    .tuple(fc.nat(40), fc.constantFrom("change", "add", "omit"), leaf)
    .map(([place, how, value]) => twist(lawful, { left: place }, how, value));
  return fc.oneof(fc.jsonValue(), fc.constant(lawful), changed);
}

function twist(value: unknown, at: { left: number }, how: string, put: unknown): unknown {
  at.left -= 1;
  if (value === null || typeof value !== "object") return at.left === 0 ? put : value;
  if (Array.isArray(value)) {
    const items = value.map((each) => twist(each, at, how, put));
    return at.left < 0 && how === "add" ? [...items, put] : items;
  }
  const entries = Object.entries(value).map(
    ([key, each]) => [key, twist(each, at, how, put)] as const,
  );
  if (at.left > 0 || how === "change") return Object.fromEntries(entries);
  return Object.fromEntries(how === "add" ? [...entries, ["more", put]] : entries.slice(1));
}

const games = currentCodes.map((code) => [code, findGame(code)] as const);

test("every game with a choice, an action or a bet has its form, and no other has", () => {
  const choosing = games.filter(([, game]) => game?.readChoice(undefined) === null);
  for (const [code] of choosing) expect(Object.keys(gameChoices)).toContain(code);
  expect(Object.keys(gameChoices).toSorted()).toEqual(Object.keys(choices).toSorted());
  const stepped = games.filter(([, game]) => game?.shape === "steps").map(([code]) => code);
  expect(Object.keys(gameActions).toSorted()).toEqual(stepped.toSorted());
  const tables = sharedGames.map(({ facts }) => facts.code);
  expect(Object.keys(tableBets).toSorted()).toEqual(tables.toSorted());
});

test.each(games)("%s: whatever it takes has its form", (code, game) => {
  if (game === null) throw new Error(code);
  const lawful = choices[code];
  expect(game.readChoice(lawful)).not.toBeNull();
  expect(fitsChoice(code, lawful)).toBe(true);
  expect(fitsChoice(code, { no: "such thing" })).toBe(false);
  fc.assert(
    fc.property(twisted(lawful), (wish) => {
      if (game.readChoice(wish) !== null) expect(fitsChoice(code, wish)).toBe(true);
    }),
    { seed: 5, numRuns: 300 },
  );
  if (game.shape !== "steps") return;
  for (const action of actions[code] ?? []) {
    expect(game.readAction(action)).not.toBeNull();
    expect(fitsAction(code, action)).toBe(true);
    fc.assert(
      fc.property(twisted(action), (wish) => {
        if (game.readAction(wish) !== null) expect(fitsAction(code, wish)).toBe(true);
      }),
      { seed: 6, numRuns: 200 },
    );
  }
  expect(fitsAction(code, { kind: "no such thing" })).toBe(false);
});

test.each(sharedGames.map((game) => [game.facts.code, game] as const))(
  "%s: whatever it takes has its form",
  (code, game) => {
    const lawful = bets[code];
    expect(game.readBet(lawful)).not.toBeNull();
    expect(fitsBet(code, lawful)).toBe(true);
    expect(fitsBet(code, { no: "such thing" })).toBe(false);
    fc.assert(
      fc.property(twisted(lawful), (wish) => {
        if (game.readBet(wish) !== null) expect(fitsBet(code, wish)).toBe(true);
      }),
      { seed: 7, numRuns: 300 },
    );
  },
);

test("every spot of the roulette is a name that the form takes", () => {
  for (const spot of rouletteSpots.keys()) {
    expect(fitsChoice("roleta-europeia", { chips: { [spot]: 1 } })).toBe(true);
  }
});
