// Protects: each answer about a match wins, returns or loses as its words say, and its odds are the
// highest that leave the house its share.
import { describe, expect, test } from "vitest";
import {
  type Ends,
  handicapLines,
  halfLines,
  LINE_ODDS_MAX,
  marketsOf,
  ODDS_MAX,
  ODDS_MIN,
  returnAt,
  returnsOf,
  settleSelection,
  teamLines,
} from "./markets.ts";
import type { MatchModel, Score } from "./score.ts";

const score = (half: readonly [number, number], full: readonly [number, number]): Score => ({
  home: [half[0], full[0] - half[0]],
  away: [half[1], full[1] - half[1]],
});
const endOf = (id: string, at: Score) => settleSelection(id, at)?.kind;

const results = ["home", "draw", "away"];
const goals = [0, 1, 2, 3, 4];
const answers = {
  result: results,
  doubleChance: ["homeDraw", "homeAway", "drawAway"],
  bothScore: ["yes", "no"],
  oddEven: ["odd", "even"],
  winningMargin: ["home1", "home2", "home3", "draw", "away1", "away2", "away3"],
  halfTimeFullTime: results.flatMap((half) => results.map((full) => `${half}-${full}`)),
  correctScore: [...goals.flatMap((h) => goals.map((a) => `${h}-${a}`)), "other"],
};

/** At half-time, in full, and all that has won then, in the order of the questions. */
const matches = [
  [[0, 0], [0, 0], "draw homeDraw drawAway no even draw draw-draw 0-0"],
  [[0, 0], [1, 0], "home homeDraw homeAway no odd home1 draw-home 1-0"],
  [[0, 0], [0, 1], "away homeAway drawAway no odd away1 draw-away 0-1"],
  [[1, 1], [1, 1], "draw homeDraw drawAway yes even draw draw-draw 1-1"],
  [[1, 0], [2, 0], "home homeDraw homeAway no even home2 home-home 2-0"],
  [[0, 1], [0, 2], "away homeAway drawAway no even away2 away-away 0-2"],
  [[0, 1], [2, 1], "home homeDraw homeAway yes odd home1 away-home 2-1"],
  [[1, 0], [1, 2], "away homeAway drawAway yes odd away1 home-away 1-2"],
  [[2, 0], [3, 0], "home homeDraw homeAway no odd home3 home-home 3-0"],
  [[0, 2], [0, 3], "away homeAway drawAway no odd away3 away-away 0-3"],
  [[2, 0], [2, 2], "draw homeDraw drawAway yes even draw home-draw 2-2"],
  [[0, 2], [2, 2], "draw homeDraw drawAway yes even draw away-draw 2-2"],
  [[1, 1], [3, 1], "home homeDraw homeAway yes even home2 draw-home 3-1"],
  [[1, 1], [4, 1], "home homeDraw homeAway yes odd home3 draw-home 4-1"],
  [[1, 1], [1, 4], "away homeAway drawAway yes odd away3 draw-away 1-4"],
  [[0, 0], [4, 0], "home homeDraw homeAway no even home3 draw-home 4-0"],
  [[2, 2], [4, 4], "draw homeDraw drawAway yes even draw draw-draw 4-4"],
  [[1, 2], [5, 4], "home homeDraw homeAway yes odd home1 away-home other"],
  [[2, 1], [4, 5], "away homeAway drawAway yes odd away1 home-away other"],
  [[2, 2], [5, 5], "draw homeDraw drawAway yes even draw draw-draw other"],
] as const;

test.each(matches)("from %j to %j wins: %s", (half, full, winners) => {
  const at = score(half, full);
  const won = Object.entries(answers).flatMap(([market, names]) =>
    names.filter((name) => endOf(`${market}:${name}`, at) === "won"),
  );
  expect(won.join(" ")).toBe(winners);
  for (const [market, names] of Object.entries(answers)) {
    const ends = names.map((name) => endOf(`${market}:${name}`, at));
    expect(ends.filter((end) => end !== "won" && end !== "lost")).toEqual([]);
  }
});

/** Half of the stake on each of the half-goal lines beside a quarter, as bettors calculate it. */
function endOnLine(margin: number, quarters: number): string {
  const parts = [Math.floor(quarters / 2), Math.ceil(quarters / 2)];
  const signs = parts.map((halves) => Math.sign(2 * margin + halves));
  const sum = (signs[0] ?? 0) + (signs[1] ?? 0);
  return ["lost", "halfLost", "void", "halfWon", "won"][sum + 2] ?? "";
}

describe.each([
  [0, 0],
  [1, 0],
  [0, 2],
  [3, 1],
  [2, 3],
  [1, 5],
  [5, 1],
])("at %i to %i", (home, away) => {
  const at = score([0, 0], [home, away]);

  test("a drawn match gives the stake back where no draw is bet on", () => {
    expect(endOf("drawNoBet:home", at)).toBe(endOnLine(home - away, 0));
    expect(endOf("drawNoBet:away", at)).toBe(endOnLine(away - home, 0));
  });

  test("lines end as both half-goal lines beside them", () => {
    for (const line of handicapLines) {
      expect(endOf(`handicap:${line}:home`, at)).toBe(endOnLine(home - away, line));
      expect(endOf(`handicap:${line}:away`, at)).toBe(endOnLine(away - home, -line));
    }
    const totals = [
      ...halfLines.map((line) => ["total", line, home + away] as const),
      ...teamLines.map((line) => ["homeTotal", line, home] as const),
      ...teamLines.map((line) => ["awayTotal", line, away] as const),
    ];
    for (const [market, line, fallen] of totals) {
      expect(endOf(`${market}:${line}:over`, at)).toBe(endOnLine(fallen, -line));
      expect(endOf(`${market}:${line}:under`, at)).toBe(endOnLine(-fallen, line));
    }
  });
});

/** One goal of the home side in the first half, with this chance, and no other goal. */
function oneGoalModel(chance: number): MatchModel {
  const parts = Math.round(chance * 2 ** 32);
  return { home: [[2 ** 32 - parts, parts], [2 ** 32]], away: [[2 ** 32], [2 ** 32]] };
}
const oddsIn = (model: MatchModel, market: string, lineQuarters: number | null = null) =>
  marketsOf(model)
    .find((one) => one.id === market && one.lineQuarters === lineQuarters)
    ?.selections.map(({ id, oddsThousandths }) => [id, oddsThousandths]);

describe("Odds by hand: one goal or none", () => {
  const even = oneGoalModel(1 / 2);

  test("an even chance pays 1.962, and what cannot be is not offered", () => {
    expect(oddsIn(even, "result")).toEqual([
      ["result:home", 1_962],
      ["result:draw", 1_962],
    ]);
    expect(oddsIn(even, "oddEven")).toEqual([
      ["oddEven:odd", 1_962],
      ["oddEven:even", 1_962],
    ]);
    expect(oddsIn(even, "bothScore")).toBeUndefined();
    expect(oddsIn(even, "correctScore")).toEqual([
      ["correctScore:0-0", 1_962],
      ["correctScore:1-0", 1_962],
    ]);
  });

  test("what gives half back, or the stake, pays less by that", () => {
    // Lost half or won: (0.981 - 0.25) / 0.5. Won half or lost: (0.981 - 0.25) / 0.25.
    expect(oddsIn(even, "handicap", -1)).toEqual([
      ["handicap:-1:home", 1_462],
      ["handicap:-1:away", 2_924],
    ]);
    // Half a goal: won or lost.
    expect(oddsIn(even, "handicap", -2)).toEqual([
      ["handicap:-2:home", 1_962],
      ["handicap:-2:away", 1_962],
    ]);
    // Back or won: less than 1.01 would be fair.
    expect(oddsIn(even, "drawNoBet")).toBeUndefined();
  });

  test("what comes back in the long run, by each way to end", () => {
    const none: Ends = { won: 0, halfWon: 0, void: 0, halfLost: 0 };
    expect(returnAt({ ...none, won: 0.5 }, 2_000)).toBe(1);
    expect(returnAt({ ...none, halfWon: 0.5 }, 2_000)).toBe(0.75);
    expect(returnAt({ ...none, void: 0.5 }, 2_000)).toBe(0.5);
    expect(returnAt({ ...none, halfLost: 0.5 }, 2_000)).toBe(0.25);
    const all: Ends = { won: 0.25, halfWon: 0.125, void: 0.5, halfLost: 0.125 };
    expect(returnAt(all, 3_000)).toBe(0.75 + 0.25 + 0.5 + 0.0625);
  });
});

describe("What is worth offering", () => {
  const of = (chance: number) => oddsIn(oneGoalModel(chance), "result");

  test("odds of 1.01 to 500, with both ends", () => {
    expect(of(0.9712)).toEqual([
      ["result:home", ODDS_MIN],
      ["result:draw", 34_062],
    ]);
    expect(of(0.9723)).toBeUndefined();
    const rare = 0.981 / 500.0005;
    // The other answer would pay less than 1.01, so a third one has to keep the market open.
    const parts = Math.round(rare * 2 ** 32);
    const half = 2 ** 31;
    const model: MatchModel = {
      home: [[half - parts, half, parts], [2 ** 32]],
      away: [[2 ** 32], [2 ** 32]],
    };
    expect(oddsIn(model, "winningMargin")?.map(([, odds]) => odds)).toEqual([
      1_962,
      ODDS_MAX,
      expect.any(Number),
    ]);
    const rarer: MatchModel = {
      ...model,
      home: [[half - parts + 100_000, half, parts - 100_000], [2 ** 32]],
    };
    expect(oddsIn(rarer, "winningMargin")).toHaveLength(2);
  });

  test("a line between which a match is decided, up to odds of 5.00", () => {
    const at = (odds: number) => oddsIn(oneGoalModel(0.981 / odds), "total", 2);
    expect(at(5.0005)?.[0]).toEqual(["total:2:over", LINE_ODDS_MAX]);
    expect(at(5.0015)).toBeUndefined();
    expect(oddsIn(oneGoalModel(0.981 / 5.0015), "result")).toHaveLength(2);
  });

  test("what is offered is told with what it returns", () => {
    const model = oneGoalModel(1 / 2);
    const offered = marketsOf(model).flatMap(({ selections }) => selections.map(({ id }) => id));
    const returns = returnsOf(model);
    expect([...returns.keys()]).toEqual(offered);
    expect(returns.get("result:home")).toBe(0.981);
    expect(returns.get("handicap:-1:home")).toBe(0.981);
  });
});
