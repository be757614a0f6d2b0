/**
 * The parsheets of the slots on grids. Exact wherever all combinations can be counted; the others
 * are simulated by the very code that plays them, with a standard error of 0.05 percentage points
 * at most. All of it takes some ten minutes on one core.
 */
import { fingerprintOf } from "@tucano/game-math/canonical-json.ts";
import { definitionOf } from "@tucano/game-math/definitions/index.ts";
import type { FigureOption, GameFigures } from "@tucano/game-math/engine.ts";
import { type Outcome, perStake } from "@tucano/game-math/grid-slots/outcome.ts";
import { simulate, simulateBought } from "@tucano/game-math/grid-slots/exact/simulate.ts";
import {
  type ExactSource,
  gridSources,
  type GridSource,
  ONLY_WAY,
  type SimulatedMode,
  type SimulatedSource,
} from "@tucano/game-math/grid-slots/sources.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import { hitRows, markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import type { MaxWin } from "./ways.ts";

const NORMAL_95 = 1.96;
const SPREAD_SPINS = [100, 1_000, 10_000, 100_000, 1_000_000];

/** Outcomes of a way of playing, in stakes, the most it pays, and what it costs. */
type Reached = Outcome & { readonly most: number; readonly units?: number };

const percent = (value: number, places = 2): string => (value * 100).toFixed(places);

interface Reckoned {
  /** Of the way that a newcomer plays, and in it the most that a round pays. */
  readonly outcome: Outcome;
  readonly max: MaxWin;
  /** Of the return; null: exact. */
  readonly standardError: number | null;
  readonly options: GameFigures["options"];
  readonly how: string;
  readonly parts?: GameFigures["parts"];
  readonly extra: object;
}

function reckonExact(source: ExactSource): Reckoned {
  const outcomes = source.compute();
  const [first] = outcomes.values();
  if (first === undefined) throw new Error(`${source.facts.code}: nothing was computed.`);
  const closed = source.uncapped?.closedForm();
  const counted = source.uncapped?.counted?.();
  if (closed !== undefined && counted !== undefined && Math.abs(closed - counted) > 1e-9) {
    throw new Error(`${source.facts.code}: enumeration and closed form disagree.`);
  }
  const closedOf = (id: string): object => {
    const form = source.uncapped?.modes?.[id];
    return form === undefined ? {} : { closed_form_before_cap_percent: percent(form(), 10) };
  };
  return {
    outcome: first,
    max: maxWinOf(outcomes),
    standardError: null,
    options: optionsOf(outcomes),
    how: source.how,
    ...(source.tellsParts && closed !== undefined ? { parts: partsOf(first, closed) } : {}),
    extra: {
      combinations: first.cycle,
      ...(closed === undefined ? {} : { closed_form_before_cap_percent: percent(closed, 10) }),
      ...toldOptions(outcomes, closedOf),
    },
  };
}

/** What is published of each way of playing, where there are several. */
function optionsOf(ways: ReadonlyMap<string, Reached>): readonly FigureOption[] {
  if (ways.size === 1) return [];
  return [...ways].map(([id, way]) => {
    const option = { id, rtpPercent: percent(way.mean) };
    const { units, featureRate } = way;
    if (units === undefined) return option;
    const max = maxWinOf(new Map([[id, way]]));
    return {
      ...option,
      units,
      ...(featureRate < 1 ? { featureOneIn: (1 / featureRate).toFixed(1) } : {}),
      maxWinMultiplier: max.multiplier,
      maxWinOneIn: max.one_in,
    };
  });
}

/** The same in the sheet, with whatever else is known of each. */
function toldOptions(
  ways: ReadonlyMap<string, Reached>,
  beside: (id: string) => object,
): { readonly options?: object } {
  if (ways.size === 1) return {};
  const told = [...ways].map(([id, way]) => [id, { ...optionOf(id, way), ...beside(id) }] as const);
  return { options: Object.fromEntries(told) };
}

/** The feature before the cap; of the published total the rest, so that what is read adds up. */
function partsOf({ mean, baseMean, featureRate }: Outcome, closed: number): GameFigures["parts"] {
  const featurePercent = percent(closed - baseMean);
  return {
    basePercent: (Number(percent(mean)) - Number(featurePercent)).toFixed(2),
    featurePercent,
    featureOneIn: (1 / featureRate).toFixed(1),
  };
}

/** The most of all ways, and the way in which it comes most often. */
function maxWinOf(ways: ReadonlyMap<string, Reached>): MaxWin {
  const [best] = [...ways].toSorted(
    ([, a], [, b]) => b.most - a.most || b.maxWinRate - a.maxWinRate,
  );
  if (best === undefined) throw new Error("There is no way to play.");
  const [way, { most, maxWinRate }] = best;
  if (maxWinRate === 0) throw new Error(`${way}: the maximum was never seen.`);
  const multiplier = Math.round(100 * most) / 100;
  return { multiplier, one_in: String(Math.round(1 / maxWinRate)), way };
}

function optionOf(id: string, outcome: Reached): object {
  const { units, featureRate } = outcome;
  return {
    ...(units === undefined ? {} : { units, feature_one_in: (1 / featureRate).toFixed(4) }),
    rtp_percent: percent(outcome.mean, 8),
    hit_rate_percent: percent(outcome.hitRate, 6),
    paid_rate_percent: percent(outcome.paidRate, 6),
    standard_deviation: outcome.standardDeviation.toFixed(6),
    max_win: maxWinOf(new Map([[id, outcome]])),
  };
}

/** One way of playing beside the plain spin: in what it costs. */
function simulateMode(
  mode: SimulatedMode,
  how: { readonly splits: number; readonly seed: number },
) {
  const { engine, units, spins, rounds } = mode;
  const simulation =
    spins === null
      ? simulate(engine, { ...how, rounds, units })
      : simulateBought(engine, { rounds, spins, units, seed: how.seed });
  const featureRate = spins === null ? simulation.featureRate : 1;
  return {
    reached: {
      ...perStake({ ...simulation, featureRate }, units),
      units,
      most: engine.cap / 100 / units,
    },
    told: {
      rounds,
      seed: how.seed,
      standard_error_percent: percent(simulation.standardError / units, 4),
    },
  };
}

function reckonSimulated(source: SimulatedSource): Reckoned {
  const { engine, rounds, splits, seed } = source;
  const simulation = simulate(engine, { rounds, splits, seed });
  const ways = new Map<string, Reached>([
    [ONLY_WAY, { ...simulation, most: engine.cap / 100, units: 1 }],
  ]);
  const beside = new Map<string, object>();
  for (const [index, mode] of source.modes.entries()) {
    const { reached, told } = simulateMode(mode, { splits, seed: seed + 1 + index });
    ways.set(mode.id, reached);
    beside.set(mode.id, told);
  }
  return {
    outcome: simulation,
    max: maxWinOf(ways),
    standardError: simulation.standardError,
    options: optionsOf(ways),
    how:
      `Simulated: ${rounds} rounds, seed ${seed}, by the code that plays them. A feature that is ` +
      `won is played ${splits} times from where it began and counts with its mean, and the mean is ` +
      "set right by the exact chance of enough scatters on the first screen (a control variate): " +
      "both make the standard error smaller and leave the return what it is.",
    extra: {
      rounds,
      splits,
      seed,
      control_chance: engine.control?.chance ?? null,
      ...toldOptions(ways, (id) => beside.get(id) ?? {}),
    },
  };
}

function spreadOf({ mean, standardDeviation }: Outcome): object[] {
  return SPREAD_SPINS.map((spins) => {
    const half = (NORMAL_95 * standardDeviation) / Math.sqrt(spins);
    return { spins, from: percent(Math.max(mean - half, 0)), to: percent(mean + half) };
  });
}

function jsonOf({ facts }: GridSource, reckoned: Reckoned) {
  const { outcome, standardError } = reckoned;
  const definition = definitionOf(facts.code, facts.version);
  return {
    code: facts.code,
    name: facts.name,
    version: facts.version,
    method: standardError === null ? "exact" : "simulated",
    how: reckoned.how,
    rtp_percent: {
      total: percent(outcome.mean, 8),
      base: percent(outcome.baseMean, 8),
      feature: percent(outcome.featureMean, 8),
      standard_error: standardError === null ? null : percent(standardError, 4),
    },
    hit_rate_percent: percent(outcome.hitRate, 6),
    paid_rate_percent: percent(outcome.paidRate, 6),
    feature:
      outcome.featureRate === 0
        ? null
        : {
            one_in: (1 / outcome.featureRate).toFixed(4),
            win_mean: (outcome.featureMean / outcome.featureRate).toFixed(4),
          },
    standard_deviation: outcome.standardDeviation.toFixed(6),
    volatility_index: (NORMAL_95 * outcome.standardDeviation).toFixed(6),
    volatility: volatilityOf(outcome.standardDeviation.toFixed(6)),
    max_win: reckoned.max,
    ...reckoned.extra,
    rtp_spread_95_percent: spreadOf(outcome),
    stakes_centavos: facts.stakesCentavos,
    definition,
    definition_sha256: fingerprintOf(definition),
  };
}

type SheetJson = ReturnType<typeof jsonOf>;

function optionTable(options: readonly FigureOption[]): string {
  if (options.every(({ units }) => units === undefined)) {
    return markdownTable(
      ["option", "return"],
      options.map(({ id, rtpPercent }) => [id, `${rtpPercent} %`]),
    );
  }
  return markdownTable(
    ["option", "costs, in stakes", "return", "feature", "maximum, times what was staked"],
    options.map(({ id, rtpPercent, units = 1, featureOneIn, maxWinMultiplier, maxWinOneIn }) => [
      id,
      String(units),
      `${rtpPercent} %`,
      featureOneIn === undefined ? "bought" : `one in ${featureOneIn}`,
      `${maxWinMultiplier}, one in ${maxWinOneIn}`,
    ]),
  );
}

function markdownOf(sheet: SheetJson, reckoned: Reckoned): string {
  const { rtp_percent: rtp, max_win: max, feature } = sheet;
  const spread = spreadOf(reckoned.outcome) as { spins: number; from: string; to: string }[];
  const rows: (readonly [string, string])[] = [
    ["return to player, cap included", `${rtp.total} %`],
    ["– paid spin", `${rtp.base} %`],
    ["– feature", `${rtp.feature} %`],
    ["standard error", rtp.standard_error === null ? "none: exact" : `${rtp.standard_error} pp`],
    ...hitRows(sheet),
    ["feature", feature === null ? "none" : `one round in ${feature.one_in}`],
    ["a feature pays, on average", feature === null ? "–" : `${feature.win_mean} × the stake`],
    ["standard deviation of a round", `${sheet.standard_deviation} × the stake`],
    ["volatility", `${sheet.volatility} (index ${sheet.volatility_index})`],
    ["maximum win", `${max.multiplier} × the stake, one round in ${max.one_in} (${max.way})`],
  ];
  const options =
    reckoned.options.length === 0
      ? ""
      : `\n## Ways of playing\n\n${optionTable(reckoned.options)}\n`;
  return `# ${sheet.name}: parsheet of version ${sheet.version}

Written by \`npm run maths\` from the game's definition. ${reckoned.how}

${markdownTable(["figure", "value"], rows)}
${options}
All pays are whole centavos at every stake offered, so the return is the same at each.

## What 95 of 100 players will have seen returned

${markdownTable(
  ["spins", "from", "to"],
  spread.map(({ spins, from, to }) => [spins, `${from} %`, `${to} %`]),
)}

Computed from the standard deviation; for few spins the real spread is wider to the upper side.
The whole definition, with strips or weights and the paytable, is in the file beside this one, as
every proof carries it; [fairness](../../fairness/slots.md) says how it is played.
`;
}

function figuresOf({ outcome, standardError, parts, options, max }: Reckoned): GameFigures {
  return {
    rtpPercent: percent(outcome.mean),
    method: standardError === null ? "exact" : "simulated",
    standardErrorPercent: standardError === null ? null : percent(standardError, 3),
    hitRatePercent: percent(outcome.hitRate),
    paidRatePercent: percent(outcome.paidRate),
    maxWinMultiplier: max.multiplier,
    maxWinOneIn: max.one_in,
    standardDeviation: outcome.standardDeviation.toFixed(6),
    ...(parts && { parts }),
    options,
  };
}

function sheetOf(source: GridSource): Parsheet {
  const reckoned = source.kind === "exact" ? reckonExact(source) : reckonSimulated(source);
  const json = jsonOf(source, reckoned);
  const { code, version, name } = source.facts;
  console.log(`${name}: ${json.rtp_percent.total} %`);
  return {
    code,
    version,
    name,
    figures: figuresOf(reckoned),
    json,
    markdown: markdownOf(json, reckoned),
  };
}

export async function gridSlotsSheets(codes: readonly string[] = []): Promise<Parsheet[]> {
  const isWanted = ({ facts }: GridSource): boolean =>
    codes.length === 0 || codes.includes(facts.code);
  return gridSources.filter(isWanted).map(sheetOf);
}
