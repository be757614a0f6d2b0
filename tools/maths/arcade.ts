/** The parsheets of the arcade games: every way of playing, exactly. */
import { type ArcadeGame, arcadeExact, type ArcadeOption } from "@tucano/game-math/arcade/exact.ts";
import { deviationOf, figuresOfOutcomes, oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
import { markdownTable, volatilityIndexOf } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";

const EXACT_PLACES = 8;

export async function arcadeSheets(): Promise<Parsheet[]> {
  return arcadeExact.map(sheetOf);
}

function optionOf({ id, outcomes, lowest }: ArcadeOption) {
  const figures = figuresOfOutcomes(outcomes);
  return {
    id,
    rtp_percent: percentOf(figures.rtp, EXACT_PLACES),
    rtp_fraction: `${figures.rtp.numerator}/${figures.rtp.denominator}`,
    lowest_rtp_percent: percentOf(lowest, EXACT_PLACES),
    hit_rate_percent: percentOf(figures.hitRate, EXACT_PLACES),
    standard_deviation: deviationOf(figures.variance),
    max_win: { multiplier: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance) },
  };
}

function sheetOf({ facts, way, method, options }: ArcadeGame): Parsheet {
  const { code, name, version, volatility, maxWinMultiplier } = facts;
  const all = options.map(optionOf);
  const [first] = all;
  const [firstOption] = options;
  if (first === undefined || firstOption === undefined) throw new Error(`${code} has no options.`);
  const figures = figuresOfOutcomes(firstOption.outcomes);
  const rows = all.map((option) => [
    option.id,
    `${option.rtp_percent} %`,
    `${option.lowest_rtp_percent} %`,
    `${option.hit_rate_percent} %`,
    option.standard_deviation,
    option.max_win.multiplier,
    option.max_win.one_in,
  ]);
  const head = ["option", "return", "lowest", "wins", "σ", "maximum", "one in"];
  const deviation = deviationOf(figures.variance);
  return {
    code,
    version,
    name,
    figures: {
      rtpPercent: percentOf(figures.rtp),
      method: "exact",
      standardErrorPercent: null,
      hitRatePercent: percentOf(figures.hitRate),
      maxWinOneIn: null,
      standardDeviation: deviation,
      options: options.map(({ id, lowest }) => ({ id, rtpPercent: percentOf(lowest) })),
    },
    json: {
      code,
      name,
      version,
      method,
      newcomer_plays: way,
      rtp_percent: first.rtp_percent,
      feature: null,
      hit_rate_percent: first.hit_rate_percent,
      standard_deviation: deviation,
      volatility_index: volatilityIndexOf(deviation),
      volatility,
      max_win: { multiplier: maxWinMultiplier },
      options: all,
    },
    markdown: `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. ${method} The returns are exact fractions.

The game has no feature: all of the return is the base game's. Volatility: ${volatility}. No round
pays more than ${maxWinMultiplier} times the stake. Stakes are whole reais and multipliers have two
decimals, so no pay is rounded and the return is the same at every stake.

The first line stands for the game in lists: ${way}.

${markdownTable(head, rows)}
`,
  };
}
