/** The parsheets of video bingo and of the scratch card: both exact. */
import { bingo } from "@tucano/game-math/draws/bingo/bingo.ts";
import {
  cardOutcomes,
  leastExtraReturn,
  patternShares,
} from "@tucano/game-math/draws/bingo/exact.ts";
import { patterns } from "@tucano/game-math/draws/bingo/patterns.ts";
import { EXTRA_BALLS_MAX, NEAR_HUNDREDTHS } from "@tucano/game-math/draws/bingo/rules.ts";
import { scratch, scratchOutcomes, SERIES } from "@tucano/game-math/draws/scratch.ts";
import {
  deviationOf,
  figuresOfOutcomes,
  oneInOf,
  type OutcomeFigures,
  percentOf,
} from "@tucano/game-math/outcomes.ts";
import { markdownTable, volatilityIndexOf } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";

const EXACT_PLACES = 8;

export async function drawsSheets(): Promise<Parsheet[]> {
  return [bingoSheet(), scratchSheet()];
}

function mainJson(figures: OutcomeFigures) {
  const standardDeviation = deviationOf(figures.variance);
  return {
    rtp_percent: percentOf(figures.rtp, EXACT_PLACES),
    rtp_fraction: `${figures.rtp.numerator}/${figures.rtp.denominator}`,
    hit_rate_percent: percentOf(figures.hitRate, EXACT_PLACES),
    standard_deviation: standardDeviation,
    volatility_index: volatilityIndexOf(standardDeviation),
    max_win: { multiplier: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance) },
  };
}

function mainTable(json: ReturnType<typeof mainJson>, volatility: string): string {
  return markdownTable(
    ["figure", "value"],
    [
      ["return to player", `${json.rtp_percent} %`],
      ["rounds that pay something", `${json.hit_rate_percent} %`],
      ["standard deviation", json.standard_deviation],
      ["volatility", `${volatility} (index ${json.volatility_index})`],
      ["maximum win", `${json.max_win.multiplier} times, one in ${json.max_win.one_in}`],
    ],
  );
}

function bingoSheet(): Parsheet {
  const { code, name, version, volatility } = bingo.facts;
  const figures = figuresOfOutcomes(cardOutcomes());
  const main = mainJson(figures);
  const shares = patternShares();
  const rows = patterns.map(({ id, payHundredths }) => {
    const share = shares.get(id);
    if (share === undefined) throw new Error(`${id} is never paid.`);
    const part = { pays: payHundredths / 100, one_in: oneInOf(share.chance) };
    return { id, ...part, rtp_percent: percentOf(share.rtp, EXACT_PLACES) };
  });
  const extra = percentOf(leastExtraReturn());
  return {
    code,
    version,
    name,
    figures: {
      rtpPercent: percentOf(figures.rtp),
      method: "exact",
      standardErrorPercent: null,
      hitRatePercent: percentOf(figures.hitRate),
      maxWinOneIn: main.max_win.one_in,
      standardDeviation: main.standard_deviation,
      options: [
        { id: "card", rtpPercent: percentOf(figures.rtp) },
        { id: "extra-ball-least", rtpPercent: extra },
      ],
    },
    json: {
      code,
      name,
      version,
      method: "All 32 768 sets of marked cells with hypergeometric weights.",
      ...main,
      volatility,
      extra_balls: {
        most: EXTRA_BALLS_MAX,
        sold_while_near_a_prize_of: NEAR_HUNDREDTHS / 100,
        rtp_percent_least: extra,
        rtp_percent_most: "97.00",
      },
      patterns: rows,
    },
    markdown: `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. For one card and thirty balls of sixty: all
32 768 sets of marked cells with their hypergeometric weights, an exact fraction. Cards do not
change each other's return.

${mainTable(main, volatility)}

## Patterns

A pattern that lies within a higher one is not paid beside it.

${markdownTable(
  ["pattern", "pays", "one card in", "of the return"],
  rows.map((row) => [row.id, row.pays, row.one_in, `${row.rtp_percent} %`]),
)}

## Extra balls

Up to ${EXTRA_BALLS_MAX}, one at a time, while a card lacks one number for a prize of
${NEAR_HUNDREDTHS / 100} times or more. Each costs what it is expected to add divided by 0.97,
rounded up to an even hundredth of a unit; the return of each is stated with its price, and is
never below ${extra} % nor above 97.00 %. Units are multiples of 50 centavos, so prices are whole
centavos.
`,
  };
}

function scratchSheet(): Parsheet {
  const { code, name, version, volatility } = scratch.facts;
  const outcomes = scratchOutcomes();
  const figures = figuresOfOutcomes(outcomes);
  const main = mainJson(figures);
  const rows = outcomes.map(({ winHundredths, weight }) => [
    winHundredths / 100,
    String(weight),
    (SERIES / Number(weight)).toFixed(2),
  ]);
  return {
    code,
    version,
    name,
    figures: {
      rtpPercent: percentOf(figures.rtp),
      method: "exact",
      standardErrorPercent: null,
      hitRatePercent: percentOf(figures.hitRate),
      maxWinOneIn: main.max_win.one_in,
      standardDeviation: main.standard_deviation,
      options: [],
    },
    json: {
      code,
      name,
      version,
      method: "The prize table of a series of a million tickets.",
      ...main,
      volatility,
      prizes: rows.map(([pays, tickets]) => ({ pays, tickets })),
    },
    markdown: `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. The ticket's number decides the prize;
every round draws from the whole series of ${SERIES} tickets. Exact.

${mainTable(main, volatility)}

${markdownTable(["pays", "tickets", "one in"], rows)}
`,
  };
}
