/**
 * How fast the mathematics is, on one core: Monte Carlo and exact enumeration of a neutral 5x3 slot
 * with five lines. Prints JSON with the median of several runs, and checks that both agree.
 *
 *   npm run bench:maths
 */
import { performance } from "node:perf_hooks";
import { fiveLinesStrips, fiveLinesTable } from "@tucano/game-math/fixtures/five-lines.ts";
import { enumerateLines } from "@tucano/game-math/grid-slots/exact/line-enumeration.ts";
import { createLineSpinner } from "@tucano/game-math/grid-slots/spins/line-spinner.ts";
import { simulationDraws } from "@tucano/game-math/grid-slots/exact/simulate.ts";

const RUNS = 7;
const SPINS = 10_000_000;
const SEED = 20_261_120;
/** No symbol is looked for beside the lines. */
const NO_SPECIAL = { rows: 3, symbol: -1 };

interface Rates {
  readonly median: number;
  readonly best: number;
  readonly worst: number;
}

interface Measured<Result> {
  /** By the clock: what somebody waits for. */
  readonly perSecond: Rates;
  /** By the processor time of this process: what a core does that nobody else uses. */
  readonly perProcessorSecond: Rates;
  readonly result: Result;
}

function ratesOf(rates: readonly number[]): Rates {
  const sorted = rates.map(Math.round).toSorted((a, b) => a - b);
  const [worst = 0] = sorted;
  return { median: sorted[(RUNS - 1) / 2] ?? worst, best: sorted.at(-1) ?? worst, worst };
}

/** The first run only warms up. */
function measure<Result>(items: number, run: () => Result): Measured<Result> {
  let result = run();
  const byClock: number[] = [];
  const byProcessor: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const started = performance.now();
    const used = process.cpuUsage();
    result = run();
    const { user, system } = process.cpuUsage(used);
    byClock.push((items * 1_000) / (performance.now() - started));
    byProcessor.push((items * 1_000_000) / (user + system));
  }
  return { perSecond: ratesOf(byClock), perProcessorSecond: ratesOf(byProcessor), result };
}

const cycle = fiveLinesStrips.reduce((product, strip) => product * strip.length, 1);
const spinner = createLineSpinner(fiveLinesTable, fiveLinesStrips);
const simulated = measure(SPINS, () => spinner.spin(simulationDraws(SEED), SPINS));
const counted = measure(cycle, () => enumerateLines(fiveLinesTable, fiveLinesStrips, NO_SPECIAL));

const exact = counted.result.bySpecials.reduce((sum, each) => sum + each.sum, 0) / cycle / 100;
const { sum, squares } = simulated.result;
const mean = sum / SPINS / 100;
const standardError = Math.sqrt((squares / SPINS / 10_000 - mean * mean) / SPINS);
const errors = Math.abs(mean - exact) / standardError;

console.log(
  JSON.stringify(
    {
      slot: "5x3, five lines, wild, no feature",
      node: process.version,
      runs: RUNS,
      monte_carlo: {
        spins: SPINS,
        per_second: simulated.perSecond,
        per_processor_second: simulated.perProcessorSecond,
        return: mean,
      },
      enumeration: {
        combinations: cycle,
        per_second: counted.perSecond,
        per_processor_second: counted.perProcessorSecond,
        return: exact,
      },
      apart_in_standard_errors: Number(errors.toFixed(3)),
    },
    null,
    2,
  ),
);
if (errors > 2.58) throw new Error("Simulation and enumeration disagree.");
