// Protects: the evaluator pays what the rules say, on games small enough to work out by hand.
import { describe, expect, test } from "vitest";
import { roundDistribution } from "../exact/distribution.ts";
import {
  enumerateStage,
  exactFreeLines,
  freeLinesReturn,
  stageSums,
} from "../exact/exact-free-lines.ts";
import { oncaDourada } from "../../slots/onca-dourada/definition.ts";
import { runsOf } from "../lines.ts";
import { playGrid } from "../round.ts";
import { createScreen } from "../screen.ts";
import {
  createLineSlot,
  expandWilds,
  type LineDefinition,
  lineGame,
  type LineSlot,
} from "./line-spin.ts";

/** Three stops a reel, one line in the middle: 243 windows. */
const tiny: LineDefinition = {
  lines: [[1, 1, 1, 1, 1]],
  paysBothWays: false,
  symbols: [
    { id: "wild", role: "wild", pays: [0, 0, 40] },
    { id: "star", role: "scatter", pays: [1, 0, 0] },
    { id: "a", role: "pays", pays: [2, 5, 20] },
    { id: "b", role: "pays", pays: [1, 3, 10] },
  ],
  strips: {
    base: ["a b star", "a b star", "a b star", "a b b", "a b wild"],
    free: ["a b b", "a b b", "a b b", "a b b", "a b b"],
  },
  freeSpins: {
    spins: [2, 2, 2],
    retriggerSpins: 0,
    spinsMax: 2,
    multiplier: { from: 1, step: 1, to: 2 },
  },
  maxWinMultiplier: 1_000,
};
const slot = createLineSlot(tiny);

/** The best run from the left, and what it pays in line bets. */
function bestRun({ table }: LineSlot, symbols: readonly number[]) {
  const { left } = runsOf(table, symbols);
  return left === null ? null : { ...left, pay: left.pay / (100 / table.lines.length) };
}

const playSlot = ({ engine }: LineSlot, draws: { below: (n: number) => number }) =>
  playGrid(engine, draws);

/** In line bets, of which there is one. */
function distributionOf({ definition }: LineSlot, tables: Parameters<typeof roundDistribution>[1]) {
  return roundDistribution({ ...definition, grains: definition.lines.length }, tables);
}

const wild = 0;
const star = 1;
const a = 2;
const b = 3;

const symbolOf = (id: string) => {
  const found = tiny.symbols.find((symbol) => symbol.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const [star3, aPays, bPays] = [symbolOf("star"), symbolOf("a"), symbolOf("b")];

describe("A reel", () => {
  test("is filled by the first wild that expands, from the top", () => {
    const screen = createScreen(slot.screen);
    screen.cells.set([2, 1, 0, 2, 2, 2]);
    expect(expandWilds({ expands: [true, true, false] }, screen)).toEqual([0, 2, 3, 4]);
    expect([...screen.cells.subarray(0, 6)]).toEqual([1, 1, 1, 2, 2, 2]);
    expect(expandWilds({ expands: [false, false, false] }, screen)).toEqual([]);
  });
});

describe("A line", () => {
  test.each([
    ["three", [a, a, a, b, a], { symbol: "a", count: 3, pay: 2 }],
    ["five", [a, a, a, a, a], { symbol: "a", count: 5, pay: 20 }],
    ["a wild inside", [a, wild, a, a, b], { symbol: "a", count: 4, pay: 5 }],
    [
      "leading wilds stand for what follows",
      [wild, wild, b, b, a],
      { symbol: "b", count: 4, pay: 3 },
    ],
    [
      "five wilds pay as themselves",
      [wild, wild, wild, wild, wild],
      { symbol: "wild", count: 5, pay: 40 },
    ],
    ["a scatter ends a run", [a, a, a, star, a], { symbol: "a", count: 3, pay: 2 }],
  ])("pays %s", (_name, symbols, expected) => {
    expect(bestRun(slot, symbols)).toMatchObject(expected);
  });

  test.each([
    ["two", [a, a, b, b, b]],
    ["a run from the second reel", [b, a, a, a, a]],
    ["wilds before a scatter, without a prize of their own", [wild, wild, wild, star, a]],
    ["scatters", [star, star, star, star, star]],
  ])("pays nothing for %s", (_name, symbols) => {
    expect(bestRun(slot, symbols)).toBeNull();
  });

  test("pays the dearer reading of leading wilds, never both", () => {
    const rich = createLineSlot({
      ...tiny,
      symbols: tiny.symbols.map((s) => (s.id === "wild" ? { ...s, pays: [50, 60, 70] } : s)),
    });
    expect(bestRun(rich, [wild, wild, wild, b, b])).toMatchObject({ symbol: "wild", pay: 50 });
    expect(bestRun(slot, [wild, wild, wild, b, b])).toMatchObject({ symbol: "b", pay: 10 });
  });

  test("pays wilds by themselves where what follows pays nothing, and what follows where alike", () => {
    const withWild = (pays: readonly [number, number, number]) =>
      createLineSlot({
        ...tiny,
        symbols: [{ id: "wild", role: "wild", pays }, star3, { ...aPays, pays: [0, 5, 20] }, bPays],
      });
    expect(bestRun(withWild([3, 3, 40]), [wild, a, a, b, b])).toBeNull();
    expect(bestRun(withWild([3, 0, 0]), [wild, wild, wild, a, b])).toMatchObject({ symbol: "a" });
    expect(bestRun(withWild([5, 0, 0]), [wild, wild, wild, a, b])).toMatchObject({ symbol: "a" });
    expect(bestRun(withWild([6, 0, 0]), [wild, wild, wild, a, b])).toMatchObject({
      symbol: "wild",
    });
    const poor = createLineSlot({
      ...tiny,
      symbols: [
        { id: "wild", role: "wild", pays: [3, 3, 40] },
        star3,
        { ...aPays, pays: [0, 0, 20] },
        bPays,
      ],
    });
    expect(bestRun(poor, [wild, wild, wild, a, b])).toMatchObject({ symbol: "wild", pay: 3 });
  });

  test("multiplies by the wilds in the run, and only by those", () => {
    const times = createLineSlot({
      ...tiny,
      symbols: tiny.symbols.map((s) => (s.id === "wild" ? { ...s, multiplier: 3 } : s)),
    });
    expect(bestRun(times, [a, wild, wild, b, wild])).toMatchObject({ multiplier: 9, pay: 18 });
    expect(bestRun(times, [wild, a, a, b, wild])).toMatchObject({ multiplier: 3, pay: 6 });
  });

  test("paid from both edges pays twice, but five of a kind once", () => {
    const both = createLineSlot({ ...tiny, paysBothWays: true });
    const { left, right } = runsOf(both.table, [a, a, wild, b, b]);
    expect([left?.symbol, right?.symbol]).toEqual(["a", "b"]);
    expect(runsOf(both.table, [b, b, b, b, b]).right).toBeNull();
    expect(runsOf(slot.table, [a, a, wild, b, b]).right).toBeNull();
  });
});

describe("The tiny game, worked out by hand", () => {
  // The middle row shows each of a reel's three symbols at one stop in three. Weights out of 243:
  // aaa on reels 1-3, 1 x {a ends at 3: reel 4 not a: 2 x 3 = 6 -> 2; at 4: 1 x 1 (b) = 1 -> 5;
  //   at 5: 1 x 2 (a, wild) = 2 -> 20}            = 12 + 5 + 40 = 57
  // bbb on reels 1-3, 1 x {reel 4 a: 1 x 3 = 3 -> 1; reel 4 b (2): reel 5 a: 2 x 1 = 2 -> 3;
  //   reel 5 b or wild: 2 x 2 = 4 -> 10}          = 3 + 6 + 40 = 49
  // A three-stop strip shows all its symbols: three scatters in every window, paying one stake.
  const baseByHand = 57 + 49 + 243;
  // The free strips: aaa weight 1: reel 4 not a 2 x 3 = 6 -> 2; reel 5 not a 2 -> 5; 1 -> 20 = 42
  //   bbb weight 8: reel 4 a 1 x 3 = 3 -> 1; reel 4 b 2: reel 5 a 2 -> 3, b 4 -> 10 = 8 x 49 = 392
  const freeByHand = 42 + 392;

  test("has the return that paper gives: base + spin 1 at x1 + spin 2 at x2", () => {
    expect(stageSums(slot, "base")).toMatchObject({ hundredths: baseByHand * 100, cycle: 243 });
    expect(stageSums(slot, "free")).toMatchObject({ hundredths: freeByHand * 100, cycle: 243 });
    expect(freeLinesReturn(slot)).toBeCloseTo((baseByHand + 3 * freeByHand) / 243, 12);
    const { baseMean, featureRate, featureMean } = exactFreeLines(slot);
    expect(baseMean).toBeCloseTo(baseByHand / 243, 10);
    expect(featureMean).toBeCloseTo((3 * freeByHand) / 243, 10);
    expect(featureRate).toBeCloseTo(1, 12);
  });

  test("is enumerated to the same sum", () => {
    const table = enumerateStage(slot, "free");
    expect(table.outcomes.reduce((total, { pay, count }) => total + pay * count, 0)).toBe(
      freeByHand,
    );
    expect(table.cycle).toBe(243);
  });

  test("counts scatters over windows, not over cells", () => {
    expect(stageSums(slot, "base").scatters).toEqual([0, 0, 0, 243, 0, 0]);
    expect(stageSums(slot, "free").scatters).toEqual([243, 0, 0, 0, 0, 0]);
  });

  test("is distributed as playing all 243 x 243 x 243 rounds would be", () => {
    const tables = { base: enumerateStage(slot, "base"), free: enumerateStage(slot, "free") };
    const round = distributionOf(slot, tables);
    const counts = new Map<number, number>();
    for (const first of tables.base.outcomes) {
      for (const second of tables.free.outcomes) {
        for (const third of tables.free.outcomes) {
          const total = first.pay + second.pay + 2 * third.pay;
          const weight = first.count * second.count * third.count;
          counts.set(total, (counts.get(total) ?? 0) + weight);
        }
      }
    }
    for (const [total, count] of counts) {
      expect(round.probability[total]).toBeCloseTo(count / 243 ** 3, 10);
    }
    expect(round.mean).toBeCloseTo(freeLinesReturn(slot), 10);
  });

  test("is cut at its maximum by the engine and by the distribution alike", () => {
    const capped = createLineSlot({ ...tiny, maxWinMultiplier: 20 });
    const tables = { base: enumerateStage(capped, "base"), free: enumerateStage(capped, "free") };
    const round = distributionOf(capped, tables);
    let mean = 0;
    for (const first of tables.base.outcomes) {
      for (const second of tables.free.outcomes) {
        for (const third of tables.free.outcomes) {
          const weight = (first.count * second.count * third.count) / 243 ** 3;
          mean += weight * Math.min(first.pay + second.pay + 2 * third.pay, 20);
        }
      }
    }
    expect(round.mean).toBeCloseTo(mean, 10);

    // Exactly the maximum ends the round as well.
    const exact = createLineSlot({ ...tiny, maxWinMultiplier: 21 });
    expect(playSlot(exact, { below: () => 2 }).book.at(-2)).toMatchObject({ spinsPlayed: 0 });

    // Five a in the base (21) are over the maximum at once: no free spin is played.
    const { book, winHundredths } = playSlot(capped, { below: () => 2 });
    expect(winHundredths).toBe(2_000);
    expect(book.map((event) => event.type).slice(-4)).toEqual([
      "freeSpinsStart",
      "winCap",
      "freeSpinsEnd",
      "finalWin",
    ]);
    expect(book.at(-3)).toEqual({ type: "winCap", capHundredths: 2_000, cutHundredths: 100 });
    expect(book.at(-2)).toMatchObject({ spinsPlayed: 0 });
  });

  test("gives no more spins than its most, however often it is triggered again", () => {
    const again = createLineSlot({
      ...tiny,
      strips: { base: tiny.strips.base, free: tiny.strips.base },
      freeSpins: { ...tiny.freeSpins, retriggerSpins: 2, spinsMax: 5 },
    });
    // Three scatters in every window: two spins, two more, and the one that is left. They pay
    // the stake once, and twice from the second free spin on.
    const { book } = playSlot(again, { below: () => 0 });
    const triggers = book.flatMap((event) => (event.type === "scatterTrigger" ? [event] : []));
    expect(triggers.map(({ spins }) => spins)).toEqual([2, 2, 1, 0, 0, 0]);
    expect(triggers.map((each) => each.winHundredths)).toEqual([100, 100, 200, 200, 200, 200]);
    expect(book.at(-2)).toMatchObject({ type: "freeSpinsEnd", spinsPlayed: 5 });
  });

  test("is told in books of its own: whoever changes one changes no other", () => {
    const windowOf = () => {
      const [first] = playSlot(slot, { below: () => 0 }).book;
      if (first?.type !== "reveal") throw new RangeError("A round begins with its window.");
      return first.window;
    };
    const window = windowOf();
    window[0]?.reverse();
    expect(windowOf()).not.toEqual(window);
  });
});

describe("A definition that cannot be played is refused before anybody plays it:", () => {
  const [wild5] = tiny.symbols;
  const strips = ["a b star", "a b star", "a b star", "a b b", "a b b"];
  const stages = (base: string[], free: string[]) => ({ strips: { base, free } });
  const twoLines = [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ];
  const threeLines = [...twoLines, [2, 2, 2, 2, 2]];
  const plain = { id: "star", role: "pays", pays: [1, 0, 0] } as const;
  const cases: readonly (readonly [string, object])[] = [
    ["one scatter", { symbols: [wild5, plain, aPays, bPays] }],
    ["one scatter", { symbols: [wild5, star3, { ...star3, id: "moon" }, aPays, bPays] }],
    ["odd line", { lines: [[1, 1, 1, 1]] }],
    ["odd line", { lines: [[1, 1, 1, 1, 3]] }],
    ["odd line", { lines: [[-1, 1, 1, 1, 1]] }],
    ["five strips", stages(strips.slice(1), strips)],
    ["five strips", stages(strips, strips.slice(1))],
    ["too short", stages(["a star", ...strips.slice(1)], strips)],
    ["too short", stages(strips, ["a star", ...strips.slice(1)])],
    ['No symbol "moon"', stages(["a b moon", ...strips.slice(1)], strips)],
    ["whole hundredths", { lines: threeLines }],
  ];

  test.each(cases)("%s", (why, changes) => {
    expect(() => createLineSlot({ ...tiny, ...changes })).toThrow(why);
  });

  test("but not one that is whole", () => {
    const whole = createLineSlot({ ...tiny, ...stages(strips, strips), lines: twoLines });
    const offered = (stakesCentavos: readonly number[], defaultStakeCentavos: number) => () =>
      lineGame({ ...oncaDourada.facts, stakesCentavos, defaultStakeCentavos }, whole);
    expect(offered([2], 4)).not.toThrow();
    expect(offered([1], 2)).toThrow("fractions of a centavo");
    expect(offered([2], 1)).toThrow("fractions of a centavo");
  });
});
