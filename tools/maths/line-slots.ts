/**
 * The parsheets of the slots with lines: every figure that a game publishes, computed anew from its
 * definition. The return is exact in closed form; every combination of stops is then enumerated and
 * must give the same fraction; the distribution of a round follows from the enumeration. Writes
 * docs/games/<code>.parsheet.json and .md, and the figures that server and clients show.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { symbolContributions } from "@tucano/game-math/analysis/contributions.ts";
import { roundDistribution } from "@tucano/game-math/analysis/distribution.ts";
import { enumerateStage, type SpinTable } from "@tucano/game-math/analysis/enumerate.ts";
import { currentSlots, findSlot } from "@tucano/game-math/games/registry.ts";
import { decimals, isSame, plus, rational, toNumber } from "@tucano/game-math/rational.ts";
import { type CompiledSlot, ROWS, type StageName } from "@tucano/game-math/slots/definition.ts";
import { exactReturn, spinMean } from "@tucano/game-math/slots/exact.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";
import { hitRows, markdownTable as table } from "./page.ts";

const PLACES = 10;
/** Two standard errors in two-sided 95 %. */
const NORMAL_95 = 1.96;
const SPREAD_SPINS = [100, 1_000, 10_000, 100_000, 1_000_000];

const percent = (value: number, places = 2): string => (value * 100).toFixed(places);

/** Both ways must agree to the last digit, or nothing is written. */
function enumerateChecked(slot: CompiledSlot, stage: StageName): SpinTable {
  const table = enumerateStage(slot, stage);
  let sum = 0n;
  for (const outcome of table.outcomes) sum += BigInt(outcome.pay) * BigInt(outcome.count);
  const mean = spinMean(slot, stage);
  if (!isSame(rational(sum, table.cycle), plus(mean.lines, mean.scatters))) {
    throw new Error(`${slot.definition.code}: enumeration and closed form disagree (${stage}).`);
  }
  return table;
}

/** All that decides what a round pays: with it alone the sheet can be computed again. */
function rulesOf(slot: CompiledSlot) {
  const { definition } = slot;
  const stripsOf = (stage: StageName): string[][] =>
    slot.strips[stage].map((strip) => strip.map((symbol) => slot.symbols[symbol]?.id ?? ""));
  return {
    rows: ROWS,
    lines: definition.lines,
    pays_both_ways: definition.paysBothWays,
    symbols: slot.symbols,
    strips: { base: stripsOf("base"), free: stripsOf("free") },
    free_spins: definition.freeSpins,
    max_win_multiplier: definition.maxWinMultiplier,
  };
}

function symbolCounts(slot: CompiledSlot, stage: StageName): Record<string, number[]> {
  return Object.fromEntries(
    slot.symbols.map(({ id }, symbol) => [
      id,
      slot.strips[stage].map((strip) => strip.filter((each) => each === symbol).length),
    ]),
  );
}

/** Largest pay of one spin, in stakes, before the feature's multiplier. */
function largestSpin(table: SpinTable, lines: number): number {
  return table.outcomes.reduce((most, { pay }) => Math.max(most, pay), 0) / lines;
}

function roundedAll(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value > 0)
      .map(([key, value]) => [key, percent(value, 4)]),
  );
}

function parsheetOf(slot: CompiledSlot) {
  const { definition } = slot;
  const lines = definition.lines.length;
  const exact = exactReturn(slot);
  const base = enumerateChecked(slot, "base");
  const free = enumerateChecked(slot, "free");
  const round = roundDistribution(slot, { base, free });
  const cut = toNumber(exact.total) - round.mean;
  const share = (value: typeof exact.total): string =>
    decimals({ ...value, numerator: value.numerator * 100n }, PLACES);
  return {
    code: definition.code,
    name: definition.name,
    version: definition.version,
    lines,
    pays_both_ways: definition.paysBothWays,
    cycle: { base: base.cycle, free: free.cycle },
    rtp_percent: {
      total: percent(round.mean, 8),
      before_cap: share(exact.total),
      base_lines: share(exact.baseLines),
      base_scatters: share(exact.baseScatters),
      feature: share(exact.feature),
      cut_by_cap: percent(Math.max(cut, 0), 8),
    },
    hit_rate_percent: percent(round.hitRate, 6),
    paid_rate_percent: percent(round.paidRate, 6),
    feature: {
      one_in: (1 / toNumber(exact.featureRate)).toFixed(4),
      spins_mean: toNumber(exact.featureSpins).toFixed(6),
      win_mean: (toNumber(exact.feature) / toNumber(exact.featureRate)).toFixed(6),
    },
    standard_deviation: round.standardDeviation.toFixed(6),
    volatility_index: (NORMAL_95 * round.standardDeviation).toFixed(6),
    volatility: volatilityOf(round.standardDeviation.toFixed(6)),
    max_win: {
      multiplier: definition.maxWinMultiplier,
      one_in: Math.round(1 / round.maxWinRate),
      largest_base_spin: largestSpin(base, lines).toFixed(2),
      largest_free_spin_before_multiplier: largestSpin(free, lines).toFixed(2),
    },
    rtp_spread_95_percent: SPREAD_SPINS.map((spins) => {
      const half = (NORMAL_95 * round.standardDeviation) / Math.sqrt(spins);
      return {
        spins,
        from: percent(Math.max(round.mean - half, 0)),
        to: percent(round.mean + half),
      };
    }),
    symbol_contribution_percent: {
      base: roundedAll(symbolContributions(slot, "base")),
      free_per_spin: roundedAll(symbolContributions(slot, "free")),
    },
    symbol_counts: { base: symbolCounts(slot, "base"), free: symbolCounts(slot, "free") },
    stakes_centavos: definition.stakesCentavos,
    definition: rulesOf(slot),
    rtp_after_rounding:
      "Equal at every stake: stakes are multiples of the lines, so no pay is ever rounded.",
    strips_made_by:
      "Symbol counts chosen by hand; a seeded shuffle that keeps equal symbols three stops apart; " +
      "then single symbols exchanged on base strips until the exact return met its target.",
  };
}

type Parsheet = ReturnType<typeof parsheetOf>;

function figuresOf({ rtp_percent: rtp, max_win: max, ...sheet }: Parsheet): string {
  return table(
    ["figure", "value"],
    [
      ["return to player, cap included", `${rtp.total} %`],
      ["– base game, lines", `${rtp.base_lines} %`],
      ["– base game, scatters", `${rtp.base_scatters} %`],
      ["– free spins", `${rtp.feature} %`],
      ["– cut off by the maximum win", `${rtp.cut_by_cap} %`],
      ...hitRows(sheet),
      ["free spins", `one round in ${sheet.feature.one_in}`],
      ["free spins in a feature, on average", sheet.feature.spins_mean],
      ["a feature pays, on average", `${sheet.feature.win_mean} × the stake`],
      ["standard deviation of a round", `${sheet.standard_deviation} × the stake`],
      ["volatility", `${sheet.volatility} (index ${sheet.volatility_index})`],
      ["maximum win", `${max.multiplier} × the stake, one round in ${max.one_in}`],
      ["combinations of stops, base / free", `${sheet.cycle.base} / ${sheet.cycle.free}`],
    ],
  );
}

function spreadOf(sheet: Parsheet): string {
  const rows = sheet.rtp_spread_95_percent;
  return table(
    ["spins", "from", "to"],
    rows.map((row) => [row.spins, `${row.from} %`, `${row.to} %`]),
  );
}

function countsOf(sheet: Parsheet, stage: StageName): string {
  return table(
    ["symbol", "reel 1", "reel 2", "reel 3", "reel 4", "reel 5"],
    Object.entries(sheet.symbol_counts[stage])
      .filter(([, reels]) => reels.some((count) => count > 0))
      .map(([symbol, reels]) => [symbol, ...reels]),
  );
}

function contributionsOf({ symbol_contribution_percent: part }: Parsheet): string {
  const symbols = Object.keys({ ...part.base, ...part.free_per_spin });
  return table(
    ["symbol", "base", "free"],
    symbols.map((id) => [id, part.base[id] ?? "–", part.free_per_spin[id] ?? "–"]),
  );
}

function pageOf(sheet: Parsheet): string {
  return `# ${sheet.name}: parsheet of version ${sheet.version}

Written by \`npm run maths\` from the game's definition. The return is computed in closed form as an
exact fraction and must equal, digit for digit, what enumerating every combination of stops gives.

${figuresOf(sheet)}

Stakes are multiples of ${sheet.lines} centavos, one for each line, so no pay is ever rounded and
the return is the same at every stake.

## What 95 of 100 players will have seen returned

${spreadOf(sheet)}

Computed from the standard deviation; for few spins the real spread is wider to the upper side.

## Symbols on the strips: base game

${countsOf(sheet, "base")}

## Symbols on the strips: free spins

${countsOf(sheet, "free")}

## What each symbol brings

Percent of the stake in the base game, and per free spin before the feature's own multiplier.

${contributionsOf(sheet)}

${sheet.strips_made_by}
`;
}

/** The published total less the published feature, so that what players read adds up. */
function baseReturnOf({ rtp_percent: rtp }: Parsheet): string {
  const published = Number(percent(Number(rtp.total) / 100));
  return (published - Number(percent(Number(rtp.feature) / 100))).toFixed(2);
}

function publishedModule(sheets: readonly Parsheet[]): string {
  const entries = sheets.map((sheet) =>
    [
      `  "${sheet.code}@${sheet.version}": {`,
      `    rtpPercent: "${percent(Number(sheet.rtp_percent.total) / 100)}",`,
      `    method: "exact",`,
      `    standardErrorPercent: null,`,
      `    rtpBasePercent: "${baseReturnOf(sheet)}",`,
      `    rtpFeaturePercent: "${percent(Number(sheet.rtp_percent.feature) / 100)}",`,
      `    hitRatePercent: "${percent(Number(sheet.hit_rate_percent) / 100)}",`,
      `    paidRatePercent: "${percent(Number(sheet.paid_rate_percent) / 100)}",`,
      `    featureOneIn: "${Number(sheet.feature.one_in).toFixed(1)}",`,
      `    maxWinMultiplier: ${sheet.max_win.multiplier},`,
      `    maxWinOneIn: "${sheet.max_win.one_in}",`,
      `    standardDeviation: "${sheet.standard_deviation}",`,
      `    options: [],`,
      "  },",
    ].join("\n"),
  );
  return `/** The figures that each game publishes. Written by \`npm run maths\`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** What slots with lines tell beside what every game does. */
export interface PublishedFigures extends GameFigures {
  readonly rtpBasePercent: string;
  readonly rtpFeaturePercent: string;
  readonly featureOneIn: string;
}

/** By code and version: "onca-dourada@1". */
export const publishedFigures: Readonly<Record<string, PublishedFigures>> = {
${entries.join("\n")}
};
`;
}

export async function writeLineSlots(): Promise<void> {
  const docs = path.join(root, "docs/games");
  mkdirSync(docs, { recursive: true });
  const sheets = currentSlots.map((definition) => {
    const slot = findSlot(definition.code);
    if (slot === null) throw new Error(`${definition.code} is not registered.`);
    const sheet = parsheetOf(slot);
    const file = path.join(docs, definition.code);
    writeFileSync(`${file}.parsheet.json`, `${JSON.stringify(sheet, null, 2)}\n`);
    writeFileSync(`${file}.parsheet.md`, pageOf(sheet));
    console.log(
      `${sheet.name}: ${sheet.rtp_percent.total} %, one round in ${sheet.max_win.one_in} at the top`,
    );
    return sheet;
  });
  const published = path.join(root, "packages/game-math/src/games/published.ts");
  writeFileSync(published, publishedModule(sheets));
  await runBin(path.join(root, "node_modules/oxfmt/bin/oxfmt"), [docs, published]);
}
