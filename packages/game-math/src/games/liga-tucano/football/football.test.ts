// Protects: every market is priced from what a match is drawn from, and none pays back too much.
import { describe, expect, test } from "vitest";
import { createDraws, seedFromHex } from "../../../provably-fair.ts";
import { clubs, findClub, seasonOf } from "./clubs.ts";
import { marketsOf, RETURN, RETURN_MIN, returnsOf, settleSelection } from "./markets.ts";
import { drawGoalsOf, drawScore, eachScore, goalParts, modelOf, totalsOf } from "./score.ts";

const pick = (id: string) => {
  const club = findClub(id);
  if (club === null) throw new Error(id);
  return club;
};

const pairs = [
  ["onca", "farol"],
  ["jangada", "garoa"],
  ["farol", "onca"],
  ["saci", "mare"],
] as const;

describe.each(pairs)("%s against %s", (home, away) => {
  const model = modelOf(pick(home), pick(away));

  test("goals come in parts that add up, and scores in chances that do", () => {
    for (const side of [model.home, model.away]) {
      for (const half of side) expect(half.reduce((sum, part) => sum + part, 0)).toBe(2 ** 32);
    }
    let all = 0;
    eachScore(model, (_, chance) => (all += chance));
    expect(all).toBeCloseTo(1, 10);
  });

  test("every selection that is offered returns 98 %, and eight of them together above 85 %", () => {
    const returns = returnsOf(model);
    expect(returns.size).toBeGreaterThan(40);
    for (const [id, value] of returns) {
      expect(value, id).toBeGreaterThanOrEqual(RETURN_MIN);
      expect(value, id).toBeLessThanOrEqual(RETURN + 1e-9);
    }
    expect(RETURN_MIN ** 8).toBeGreaterThan(0.85);
  });

  test("about ten markets are open", () => {
    const names = new Set(marketsOf(model).map(({ id }) => id));
    expect(names.size).toBeGreaterThanOrEqual(10);
  });
});

test("goals of a half follow Poisson's formula", () => {
  const parts = goalParts(700);
  for (const [goals, factorial] of [1, 1, 2, 6].entries()) {
    const expected = (Math.exp(-0.7) * 0.7 ** goals) / factorial;
    expect((parts[goals] ?? 0) / 2 ** 32).toBeCloseTo(expected, 6);
  }
});

test("a hundred thousand matches end as they are priced", () => {
  const model = modelOf(pick("tucano"), pick("boto"));
  const draws = createDraws({
    serverSeed: seedFromHex("07".repeat(32)),
    clientSeed: "t",
    nonce: 1,
  });
  const matches = 100_000;
  const won = { "result:home": 0, "bothScore:yes": 0, "total:10:over": 0 };
  const expected = { ...won };
  for (let index = 0; index < matches; index += 1) {
    const score = drawScore(model, draws);
    for (const id of Object.keys(won) as (keyof typeof won)[]) {
      if (settleSelection(id, score)?.kind === "won") won[id] += 1;
    }
  }
  eachScore(model, (score, chance) => {
    for (const id of Object.keys(won) as (keyof typeof won)[]) {
      if (settleSelection(id, score)?.kind === "won") expected[id] += chance;
    }
  });
  for (const id of Object.keys(won) as (keyof typeof won)[]) {
    const p = expected[id];
    const error = Math.sqrt((p * (1 - p)) / matches);
    expect(Math.abs(won[id] / matches - p)).toBeLessThan(3.5 * error);
  }
});

test("what is shown of a match is its score", () => {
  const draws = createDraws({
    serverSeed: seedFromHex("09".repeat(32)),
    clientSeed: "t",
    nonce: 2,
  });
  for (let index = 0; index < 200; index += 1) {
    const score = drawScore(modelOf(pick("onca"), pick("mangue")), draws);
    const goals = drawGoalsOf(score, draws);
    const count = (side: string) => goals.filter((goal) => goal.side === side).length;
    expect({ home: count("home"), away: count("away") }).toEqual(totalsOf(score));
    const inFirst = goals.filter(({ minute }) => minute <= 45).length;
    expect(inFirst).toBe(score.home[0] + score.away[0]);
    expect(new Set(goals.map(({ minute }) => minute)).size).toBe(goals.length);
  }
});

test("in a season everybody plays everybody at home and away, once a round", () => {
  const season = seasonOf(clubs.map(({ id }) => id));
  expect(season).toHaveLength(30);
  const met = new Set(season.flat().map(({ home, away }) => `${home} ${away}`));
  expect(met.size).toBe(16 * 15);
  for (const round of season) {
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(16);
  }
  const atHome = season
    .slice(0, 15)
    .flat()
    .filter(({ home }) => home === "onca").length;
  expect(Math.abs(atHome - 7.5)).toBeLessThan(1);
});

test("nothing can be bet on that no market asks", () => {
  expect(settleSelection("result:nobody", { home: [0, 0], away: [0, 0] })).toBeNull();
});
