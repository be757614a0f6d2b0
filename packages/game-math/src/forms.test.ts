// Protects: the forms that the contract names for choices, actions and bets are what games take:
// nothing that a game takes is refused at the door, and what has no form nowhere gets in.
import fc from "fast-check";
import { expect, test } from "vitest";
import { fits, forms, playOf } from "./games/forms.ts";
import { rouletteSpots } from "./games/roleta-europeia/game.ts";
import { currentCodes, findGame } from "./games/house-games.ts";
import { sharedGames } from "./shared/index.ts";

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
const tables = sharedGames.map((game) => [game.facts.code, game] as const);

test("every game with a choice, an action or a bet has its form, and no other has", () => {
  const choosing = games.filter(([, game]) => game?.readChoice(undefined) === null);
  for (const [code] of choosing) expect([...forms.choice.keys()]).toContain(code);
  const stepped = games.filter(([, game]) => game?.shape === "steps").map(([code]) => code);
  expect([...forms.action.keys()].toSorted()).toEqual(stepped.toSorted());
  expect([...forms.bet.keys()].toSorted()).toEqual(tables.map(([code]) => code).toSorted());
});

/** Whatever else the game takes has the form as well. */
function expectForm(
  part: Parameters<typeof fits>[0],
  code: string,
  { lawful, read }: { lawful: unknown; read: (wish: unknown) => unknown },
): void {
  expect(read(lawful)).not.toBeNull();
  expect(fits(part, code, lawful)).toBe(true);
  fc.assert(
    fc.property(twisted(lawful), (wish) => {
      if (read(wish) !== null) expect(fits(part, code, wish)).toBe(true);
    }),
    { seed: 5, numRuns: 200 },
  );
}

test.each(games)("%s: whatever it takes has its form", (code, game) => {
  if (game === null) throw new Error(code);
  for (const { choice, actions = [] } of playOf(code).rounds) {
    expectForm("choice", code, { lawful: choice, read: (wish) => game.readChoice(wish) });
    if (game.shape !== "steps") continue;
    for (const action of actions) {
      expectForm("action", code, { lawful: action, read: (wish) => game.readAction(wish) });
    }
  }
  expect(fits("choice", code, { no: "such thing" })).toBe(false);
  expect(fits("action", code, { kind: "no such thing" })).toBe(false);
});

test.each(tables)("%s: whatever it takes has its form", (code, game) => {
  for (const { choice } of playOf(code).rounds) {
    expectForm("bet", code, { lawful: choice, read: (wish) => game.readBet(wish) });
  }
  expect(fits("bet", code, { no: "such thing" })).toBe(false);
});

test("every spot of the roulette is a name that the form takes", () => {
  for (const spot of rouletteSpots.keys()) {
    expect(fits("choice", "roleta-europeia", { chips: { [spot]: 1 } })).toBe(true);
  }
});
