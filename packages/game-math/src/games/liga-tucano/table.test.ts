// Protects: a slip on the league is taken as it was offered and pays what the matches came to.
import { describe, expect, test } from "vitest";
import { seedFromHex } from "../../provably-fair.ts";
import { settleSelection } from "./football/markets.ts";
import { totalsOf } from "./football/score.ts";
import {
  type DayResult,
  DAYS_IN_SEASON,
  fixturesOf,
  legOf,
  ligaTucano,
  marketsOfFixture,
  modelOfFixture,
  placeOf,
} from "./table.ts";

const seed = (byte: string) => seedFromHex(byte.repeat(32));

/** Of the n-th match of a day: the offered odds of its home side. */
const homeOf = (day: number, match: number): number =>
  legOf(day, `${match}/result:home`)?.oddsThousandths ?? 0;

describe("reading a slip", () => {
  const good = { day: 3, system: "multiple", selections: ["0/result:home", "1/bothScore:yes"] };

  test("takes what is offered, as it was sent", () => {
    expect(ligaTucano.readBet(good)).toEqual(good);
    expect(ligaTucano.unitsOf(good)).toBe(1);
    const trixie = { ...good, system: "trixie", selections: [...good.selections, "2/result:draw"] };
    expect(ligaTucano.unitsOf(trixie)).toBe(4);
  });

  test.each([
    ["nothing", null],
    ["a field too many", { ...good, odds: 99 }],
    ["a match that is not played", { ...good, selections: ["8/result:home", "1/result:away"] }],
    ["what is no selection", { ...good, selections: ["nonsense", "1/result:away"] }],
    ["an answer to no question", { ...good, selections: ["0/result:nobody", "1/result:away"] }],
    ["the same selection twice", { ...good, selections: ["0/result:home", "0/result:home"] }],
    ["two of one match", { ...good, selections: ["0/result:home", "0/bothScore:yes"] }],
    ["a system of other sizes", { ...good, system: "trixie" }],
    ["a day that never was", { ...good, day: 0 }],
    ["a day before the first season", { ...good, day: -DAYS_IN_SEASON + 3 }],
    ["a day beyond all seasons", { ...good, day: 100_000_001 }],
    ["a day and a half", { ...good, day: 3.5 }],
    ["a day in words", { ...good, day: "3" }],
    ["a system that has no name", { ...good, system: 2 }],
    ["no list", { ...good, selections: "0/result:home" }],
    ["an empty list", { ...good, system: "singles", selections: [] }],
    [
      "what only reads like a selection",
      { ...good, selections: [["0/result:home"], "1/oddEven:odd"] },
    ],
    [
      "the same single twice",
      { ...good, system: "singles", selections: ["0/oddEven:odd", "0/oddEven:odd"] },
    ],
    [
      "a system with two of one match in some of its lines",
      {
        ...good,
        system: "trixie",
        selections: ["0/result:home", "0/bothScore:yes", "1/result:home"],
      },
    ],
  ])("refuses %s", (_, slip) => {
    expect(ligaTucano.readBet(slip)).toBeNull();
  });

  test("two of one match are fine as singles", () => {
    const slip = { day: 1, system: "singles", selections: ["0/result:home", "0/bothScore:yes"] };
    expect(ligaTucano.readBet(slip)).toEqual(slip);
  });

  test("takes one to eight selections, on the last day as on the first", () => {
    const selections = Array.from({ length: 8 }, (_, match) => `${match}/result:draw`);
    for (const count of [1, 8]) {
      const slip = { day: 100_000_000, system: "singles", selections: selections.slice(0, count) };
      expect(ligaTucano.readBet(slip)).toEqual(slip);
    }
    const nine = { day: 1, system: "singles", selections: [...selections, "0/oddEven:odd"] };
    expect(ligaTucano.readBet(nine)).toBeNull();
    expect(ligaTucano.readBet({ ...good, day: 1, system: "multiple", selections })).not.toBeNull();
  });

  test("a slip stands on its own day only", () => {
    expect(ligaTucano.isBetOn?.(good, 3)).toBe(true);
    expect(ligaTucano.isBetOn?.(good, 4)).toBe(false);
  });
});

describe("What was never taken", () => {
  const slip = { day: 3, system: "multiple", selections: ["0/result:home", "1/bothScore:yes"] };
  const nothing = { day: 3, matches: [] };

  test("is not paid", () => {
    const pay = (other: Partial<typeof slip>, result: DayResult = nothing) =>
      ligaTucano.winHundredthsOf({ ...slip, ...other }, result);
    expect(() => pay({ selections: ["0/result:nobody"] })).toThrow(
      "0/result:nobody is not offered on day 3.",
    );
    expect(() => pay({})).toThrow("result:home cannot be settled.");
    const day = ligaTucano.draw({ serverSeed: seed("ab"), clientSeed: "league", nonce: 3 });
    expect(() => pay({ system: "trixie" }, day)).toThrow(
      "trixie is no system of so many selections.",
    );
  });

  test("names no club and no day", () => {
    for (const pairing of [
      { home: "nobody", away: "onca" },
      { home: "onca", away: "nobody" },
    ]) {
      expect(() => modelOfFixture(pairing)).toThrow(
        `No such clubs: ${pairing.home} ${pairing.away}.`,
      );
    }
    expect(fixturesOf(0)).toEqual([]);
    expect(legOf(0, "0/result:home")).toBeNull();
  });
});

test("each pairing is worked out once", () => {
  const [first, second] = fixturesOf(4);
  if (first === undefined || second === undefined) throw new Error("A day has matches.");
  expect(modelOfFixture(first)).toBe(modelOfFixture({ ...first }));
  expect(modelOfFixture(first)).not.toEqual(modelOfFixture(second));
  expect(marketsOfFixture(first)).toBe(marketsOfFixture({ ...first }));
});

test("a slip pays at most 10,000 times a line's stake", () => {
  const day = 5;
  const round = { serverSeed: seed("ab"), clientSeed: "league", nonce: day };
  const result = ligaTucano.draw(round);
  const selections = result.matches.map(({ match, score }) => {
    const { home, away } = totalsOf(score);
    return `${match}/correctScore:${home}-${away}`;
  });
  const offered = selections.filter((selection) => legOf(day, selection) !== null);
  const slip = { day, system: "multiple", selections: offered };
  const product = offered.reduce((all, each) => all * (legOf(day, each)?.oddsThousandths ?? 0), 1);
  expect(product / 1_000 ** offered.length).toBeGreaterThan(10_000);
  expect(ligaTucano.winHundredthsOf(slip, result)).toBe(1_000_000);
  expect(ligaTucano.mostHundredthsOf?.(slip)).toBe(1_000_000);
});

test("days follow each other through seasons, with the same fixtures again", () => {
  expect(placeOf(1)).toEqual({ season: 1, day: 1 });
  expect(placeOf(DAYS_IN_SEASON + 2)).toEqual({ season: 2, day: 2 });
  expect(fixturesOf(DAYS_IN_SEASON + 2)).toEqual(fixturesOf(2));
});

test("a double pays the product of its odds, or nothing", () => {
  const day = 5;
  let [won, lost] = [0, 0];
  for (let index = 1; index <= 40; index += 1) {
    const round = { serverSeed: seed(String(index + 10)), clientSeed: "league", nonce: day };
    const result = ligaTucano.draw(round);
    const slip = { day, system: "multiple", selections: ["0/result:home", "1/result:home"] };
    const isWon = [0, 1].every((match) => {
      const score = result.matches[match]?.score;
      return score !== undefined && settleSelection("result:home", score)?.kind === "won";
    });
    const expected = Math.floor((homeOf(day, 0) * homeOf(day, 1)) / 10_000);
    expect(ligaTucano.winHundredthsOf(slip, result)).toBe(isWon ? expected : 0);
    if (isWon) won += 1;
    else lost += 1;
  }
  expect(Math.min(won, lost)).toBeGreaterThan(0);
});

test("the same seed plays the same day", () => {
  const round = { serverSeed: seed("ab"), clientSeed: "league", nonce: 7 };
  expect(ligaTucano.draw(round)).toEqual(ligaTucano.draw(round));
  expect(ligaTucano.draw(round).matches).toHaveLength(8);
});

test("every fixture of a day has its markets, each selection an id of its own", () => {
  for (const fixture of fixturesOf(11)) {
    const ids = marketsOfFixture(fixture).flatMap(({ selections }) =>
      selections.map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("what a slip can win at most is known before it is taken", () => {
  const day = 5;
  const odds = [0, 1, 2].map((match) => homeOf(day, match));
  const selections = [0, 1, 2].map((match) => `${match}/result:home`);
  const most = (slip: { day: number; system: string; selections: string[] }) =>
    ligaTucano.mostHundredthsOf?.(slip);
  const product = odds.reduce((all, each) => all * BigInt(each), 1n);
  expect(most({ day, system: "multiple", selections })).toBe(Number(product / 10_000_000n));
  const single = (odds[0] ?? 0) / 10;
  expect(most({ day, system: "singles", selections: selections.slice(0, 1) })).toBe(
    Math.floor(single),
  );
  for (let index = 1; index <= 40; index += 1) {
    const slip = { day, system: "trixie", selections };
    const round = { serverSeed: seed(String(index + 10)), clientSeed: "league", nonce: day };
    const won = ligaTucano.winHundredthsOf(slip, ligaTucano.draw(round));
    expect(won).toBeLessThanOrEqual(most(slip) ?? 0);
  }
});
