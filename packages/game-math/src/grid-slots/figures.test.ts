// Protects: each game returns what it publishes, and no definition drifts from its parsheet.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { offeredOf } from "../games/catalogue.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../fixtures/simulated-draws.ts";
import { fingerprintOf } from "../canonical-json.ts";
import { definitionOf } from "../definitions/index.ts";
import { fiveLinesStrips, fiveLinesTable } from "../fixtures/five-lines.ts";
import { drawsFromWords, createWords } from "../provably-fair.ts";
import { noiteDeSaoJoaoSlot } from "../slots/noite-de-sao-joao/definition.ts";
import { chanceOfLeast, countsOfCells, countsOnStrips } from "./control.ts";
import { climbsFrom } from "./exact/exact-ladder.ts";
import { finalMoons } from "./exact/exact-hold.ts";
import { luarDoSertaoSlot } from "../slots/luar-do-sertao/definition.ts";
import { gridSlotsGames, slots } from "./index.ts";
import { enumerateLines } from "./exact/line-enumeration.ts";
import { createLineSpinner } from "./spins/line-spinner.ts";
import { payLines } from "./lines.ts";
import { openRound } from "./round.ts";
import { createScreen, stopReels } from "./screen.ts";
import { simulate, simulateBought, simulationDraws } from "./exact/simulate.ts";
import { gridSources, type SimulatedSource } from "./sources.ts";

interface Sheet {
  readonly rtp_percent: { readonly total: string; readonly standard_error: string | null };
  readonly standard_deviation: string;
  readonly definition: object;
  readonly definition_sha256: string;
  readonly max_win: { readonly multiplier: number };
  readonly closed_form_before_cap_percent?: string;
  readonly options?: Readonly<Record<string, SheetOption>>;
}

interface SheetOption {
  readonly rtp_percent: string;
  readonly standard_error_percent?: string;
  readonly closed_form_before_cap_percent?: string;
  readonly max_win: { readonly multiplier: number; readonly one_in: string };
}

const docs = path.resolve(import.meta.dirname, "../../../../docs/games");

const sheetOf = (code: string): Sheet =>
  JSON.parse(readFileSync(path.join(docs, `${code}/parsheet.json`), "utf8")) as Sheet;

const sources = gridSources.map((source) => [source.facts.code, source] as const);

describe.each(sources)("%s", (code, source) => {
  const sheet = sheetOf(code);
  const figures = offeredOf(code)?.figures;

  test("is defined as it was when its parsheet was written", () => {
    const published = definitionOf(code, source.facts.version);
    expect(sheet.definition).toEqual(JSON.parse(JSON.stringify(published)));
    expect(sheet.definition_sha256).toBe(fingerprintOf(published));
  });

  test("publishes what its parsheet says, from 95.5 % to 96.5 %, option by option", () => {
    expect(figures?.rtpPercent).toBe(Number(sheet.rtp_percent.total).toFixed(2));
    expect(figures?.method).toBe(source.kind);
    expect(sheet.max_win.multiplier).toBe(figures?.maxWinMultiplier);
    for (const percent of [
      figures?.rtpPercent,
      ...(figures?.options ?? []).map((o) => o.rtpPercent),
    ]) {
      expect(Number(percent)).toBeGreaterThanOrEqual(95.5);
      expect(Number(percent)).toBeLessThanOrEqual(96.5);
    }
  });

  test("tells of each way of playing what it costs, and a maximum that comes", () => {
    const costs =
      figures?.options.flatMap(({ units }) => (units === undefined ? [] : [units])) ?? [];
    for (const option of figures?.options ?? []) {
      if (option.units === undefined) continue;
      const told = sheet.options?.[option.id];
      expect(option.rtpPercent).toBe(Number(told?.rtp_percent).toFixed(2));
      expect(told?.max_win.multiplier).toBe(option.maxWinMultiplier);
      expect(option.maxWinMultiplier).toBeCloseTo(sheet.max_win.multiplier / option.units, 2);
      expect(Number(option.maxWinOneIn)).toBeLessThanOrEqual(10_000_000);
      // No way of playing keeps noticeably more or less than the plain spin does.
      const away = Number(option.rtpPercent) - Number(figures?.rtpPercent);
      expect(Math.abs(away)).toBeLessThanOrEqual(0.7);
    }
    expect(costs[0] ?? 1).toBe(1);
  });
});

/** The engines of games whose paid rounds are worked out exactly: all with free spins take long. */
test.each(sources.filter(([, source]) => source.kind === "exact" && source.uncapped === undefined))(
  "%s returns exactly what its parsheet says",
  (code, source) => {
    if (source.kind !== "exact") throw new Error("It is exact.");
    const [first] = source.compute().values();
    expect(((first?.mean ?? 0) * 100).toFixed(8)).toBe(sheetOf(code).rtp_percent.total);
    expect(first?.standardDeviation.toFixed(6)).toBe(sheetOf(code).standard_deviation);
  },
);

test.each(sources.filter(([, source]) => source.kind === "exact" && source.uncapped !== undefined))(
  "%s returns in closed form what counting every combination gave",
  (code, source) => {
    if (source.kind !== "exact" || source.uncapped === undefined) throw new Error("It has one.");
    const closed = source.uncapped.closedForm() * 100;
    const sheet = sheetOf(code);
    expect(closed.toFixed(10)).toBe(sheet.closed_form_before_cap_percent);
    // The cap takes what the closed form does not know of: little more than 0.01 %.
    const cut = closed - Number(sheet.rtp_percent.total);
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(0.012);
    for (const [id, closedForm] of Object.entries(source.uncapped.modes ?? {})) {
      const told = sheet.options?.[id];
      const before = closedForm() * 100;
      expect(before.toFixed(10), id).toBe(told?.closed_form_before_cap_percent);
      // Whoever begins with free spins is cut as much more often as they come more often.
      const lost = before - Number(told?.rtp_percent);
      expect(lost, id).toBeGreaterThan(0);
      expect(lost, id).toBeLessThan(0.1);
    }
  },
  60_000,
);

const simulated = gridSources.filter(
  (source): source is SimulatedSource => source.kind === "simulated",
);

test.each(simulated.map((source) => [source.facts.code, source] as const))(
  "%s returns in a short simulation what the long one gave, within 2.58 standard errors",
  (code, { engine, modes }) => {
    const rounds = code === "recife-vivo" ? 25_000 : 50_000;
    const { mean, standardError } = simulate(engine, { rounds, splits: 4, seed: 9 });
    const { rtp_percent: rtp, options } = sheetOf(code);
    const error = Math.hypot(standardError * 100, Number(rtp.standard_error));
    expect(Math.abs(mean * 100 - Number(rtp.total))).toBeLessThan(2.58 * error);
    expect(Number(rtp.standard_error)).toBeLessThanOrEqual(0.05);
    for (const { id, units, spins, engine: played } of modes) {
      const sample =
        spins === null
          ? simulate(played, { rounds: 20_000, splits: 4, seed: 8, units })
          : simulateBought(played, { rounds: 20_000, spins, units, seed: 8 });
      const told = options?.[id];
      const published = Number(told?.standard_error_percent);
      expect(published, id).toBeLessThanOrEqual(0.05);
      const wide = Math.hypot((sample.standardError / units) * 100, published);
      const away = Math.abs((sample.mean / units) * 100 - Number(told?.rtp_percent));
      expect(away, id).toBeLessThan(2.58 * wide);
    }
  },
);

/** Lines of the first slots are quick; whoever chooses lines stakes more than one unit. */
const counted = slots.flatMap((slot) =>
  slot.kind === "classic" || slot.kind === "cascade" || slot.kind === "sticky"
    ? []
    : [[slot.game.facts.code, slot, slot.kind === "line" ? 200_000 : 20_000] as const],
);

test.each(counted)(
  "%s: the engine plays what was reckoned, within 2.58 standard errors",
  (code, { game }, rounds) => {
    const draws = simulationDraws(12);
    const plain = game.readChoice(undefined);
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += game.play(plain, draws).winHundredths;
    const sheet = sheetOf(code);
    const error = Number(sheet.standard_deviation) / Math.sqrt(rounds);
    expect(Math.abs(sum / rounds / 100 - Number(sheet.rtp_percent.total) / 100)).toBeLessThan(
      2.58 * error,
    );
  },
);

describe("Controls", () => {
  test("the chance of enough scatters is what paper says", () => {
    // Two cells of one in four: 9, 6, 1 of 16. Then a half of 1/2, and a half of 1/4.
    const counts = countsOfCells([Uint8Array.of(1, 0, 0, 0)], 1, [Uint8Array.of(2)]);
    expect(counts).toEqual([[9 / 16, 6 / 16, 1 / 16]]);
    expect(
      chanceOfLeast(
        [
          [0.5, 0.5],
          [0.5, 0.25, 0.25],
        ],
        2,
      ),
    ).toBeCloseTo(0.375, 12);
    const strip = [Uint8Array.of(1, 0, 0, 0, 0, 0)];
    expect(countsOnStrips(strip, 1, 3)[0]?.[1]).toBeCloseTo(0.5, 12);
  });

  test.each(simulated.map((source) => [source.facts.code, source.engine] as const))(
    "%s: it happens as often as is reckoned",
    (_code, engine) => {
      const { control } = engine;
      if (control === undefined) throw new Error("It has one.");
      const rounds = 20_000;
      const round = openRound(engine.cap, simulationDraws(6), null);
      let seen = 0;
      for (let index = 0; index < rounds; index += 1) {
        engine.playBase(round);
        if (control.happened()) seen += 1;
      }
      const error = Math.sqrt((control.chance * (1 - control.chance)) / rounds);
      expect(Math.abs(seen / rounds - control.chance)).toBeLessThan(2.58 * error);
    },
  );
});

describe("Chains", () => {
  test("the moons of a hold lose no probability, and never become fewer", () => {
    finalMoons(luarDoSertaoSlot.definition).forEach((ends, from) => {
      expect(ends.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(ends.slice(0, from).every((chance) => chance === 0)).toBe(true);
    });
  });

  test("a ladder of one rung and a fair wheel is what paper says", () => {
    const jackpots = [{ rung: 1, jackpot: "grand", winHundredths: 1_000 }] as const;
    const wheel = [
      { kind: "climb", steps: 1 },
      { kind: "slip" },
      { kind: "coins", hundredths: 100 },
    ] as const;
    const [climb] = climbsFrom({ ...noiteDeSaoJoaoSlot.definition, jackpots, wheel });
    // Coins come a number of times n with chance (1/3)^n; then it is heads or tails.
    expect(climb?.top).toBeCloseTo(0.5, 12);
    expect(climb?.mean).toBeCloseTo(0.5 * 50, 10);
    // n of E[n] = 1/2 and E[n^2] = 1.
    expect(climb?.square).toBeCloseTo(0.5 * 10_000, 8);
  });
});

describe("The neutral slot to measure by", () => {
  const spinner = createLineSpinner(fiveLinesTable, fiveLinesStrips);

  test("pays at any stops what the engine pays", () => {
    const screen = createScreen({
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: [],
      pays: "line",
      symbols: [],
    });
    const draws = simulatedDraws(4);
    let paid = 0;
    for (let index = 0; index < 5_000; index += 1) {
      const stops = stopReels(screen, fiveLinesStrips, draws);
      const pay = payLines(fiveLinesTable, screen, 5);
      expect(spinner.payAt(stops)).toBe(pay);
      paid += pay;
    }
    expect(paid).toBeGreaterThan(0);
  });

  test("spins to the return that counting every combination gives", () => {
    const spins = 200_000;
    const { sum, squares } = spinner.spin(simulationDraws(3), spins);
    const counted = enumerateLines(fiveLinesTable, fiveLinesStrips, { rows: 3, symbol: -1 });
    const exact = counted.bySpecials.reduce((total, each) => total + each.sum, 0) / counted.cycle;
    const mean = sum / spins;
    const error = Math.sqrt((squares / spins - mean * mean) / spins);
    expect(Math.abs(mean - exact)).toBeLessThan(2.58 * error);
  });
});

test("raw draws of every game fall evenly on what it draws from", () => {
  for (const { facts } of gridSources) {
    const game = gridSlotsGames.find((each) => each.facts.code === facts.code);
    if (game?.shape !== "instant") throw new Error(facts.code);
    const counts = new Map<number, number[]>();
    for (let nonce = 0; nonce < 150; nonce += 1) {
      const words = createWords({ serverSeed: new Uint8Array(32).fill(3), clientSeed: "x", nonce });
      const draws = drawsFromWords(words);
      const choice = game.readChoice(undefined);
      game.play(choice, {
        below(n) {
          const drawn = draws.below(n);
          const list = counts.get(n) ?? Array.from({ length: n }, () => 0);
          list[drawn]! += 1;
          counts.set(n, list);
          return drawn;
        },
      });
    }
    for (const [n, list] of counts) {
      const total = list.reduce((sum, count) => sum + count, 0);
      if (total < 5 * n || n < 6) continue;
      expect(chiSquareOf(list, total / n), `${facts.code}: ${n}`).toBeLessThan(
        chiSquareLimit(n - 1),
      );
    }
  }
});

test("a round without a book plays as one with a book", () => {
  for (const source of simulated) {
    for (let seed = 1; seed <= 5; seed += 1) {
      const told = openRound(source.engine.cap, simulationDraws(seed), []);
      const silent = openRound(source.engine.cap, simulationDraws(seed), null);
      for (const round of [told, silent]) source.engine.playFeature(round, 8, true);
      expect(silent.total).toBe(told.total);
      expect(silent.draws.below(1_000)).toBe(told.draws.below(1_000));
    }
  }
});
