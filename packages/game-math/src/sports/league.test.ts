// Protects: a slip on the league is taken as it was offered and pays what the matches came to.
import { describe, expect, test } from "vitest";
import { seedFromHex } from "../provably-fair.ts";
import { settleSelection } from "./football/markets.ts";
import {
  DAYS_IN_SEASON,
  fixturesOf,
  legOf,
  ligaTucano,
  marketsOfFixture,
  placeOf,
} from "./league.ts";

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
    ["an answer to no question", { ...good, selections: ["0/result:nobody", "1/result:away"] }],
    ["the same selection twice", { ...good, selections: ["0/result:home", "0/result:home"] }],
    ["two of one match", { ...good, selections: ["0/result:home", "0/bothScore:yes"] }],
    ["a system of other sizes", { ...good, system: "trixie" }],
    ["a day that never was", { ...good, day: 0 }],
  ])("refuses %s", (_, slip) => {
    expect(ligaTucano.readBet(slip)).toBeNull();
  });

  test("two of one match are fine as singles", () => {
    const slip = { day: 1, system: "singles", selections: ["0/result:home", "0/bothScore:yes"] };
    expect(ligaTucano.readBet(slip)).toEqual(slip);
  });

  test("a slip stands on its own day only", () => {
    expect(ligaTucano.isBetOn?.(good, 3)).toBe(true);
    expect(ligaTucano.isBetOn?.(good, 4)).toBe(false);
  });
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
