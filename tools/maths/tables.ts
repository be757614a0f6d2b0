/** The parsheets of the table games: every spot by going through every end of a round. */
import { deviationOf, oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
import type { ChipTable } from "@tucano/game-math/tables/chip-table.ts";
import { dragonTiger } from "@tucano/game-math/tables/dragon-tiger.ts";
import { spotFigures } from "@tucano/game-math/tables/exact.ts";
import {
  dragonTigerGroups,
  rouletteGroups,
  sicBoGroups,
  type SpotGroup,
} from "@tucano/game-math/tables/options.ts";
import { roulette } from "@tucano/game-math/tables/roulette.ts";
import { sicBo } from "@tucano/game-math/tables/sic-bo.ts";
import { markdownTable, volatilityIndexOf } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";

const EXACT_PLACES = 8;

export async function tablesSheets(): Promise<Parsheet[]> {
  return [
    sheetOf(roulette, rouletteGroups, "A spot that covers k of 37 numbers is worth 36/k chips."),
    sheetOf(sicBo, sicBoGroups, "All 216 outcomes of three dice."),
    sheetOf(dragonTiger, dragonTigerGroups, "All 416 x 415 deals of two cards from eight decks."),
  ];
}

function groupFigures<Result>(table: ChipTable<Result>, { id, spots }: SpotGroup) {
  const figures = spotFigures(table.rules, spots[0] ?? "");
  return {
    id,
    spots: spots.length,
    rtp_percent: percentOf(figures.rtp, EXACT_PLACES),
    rtp_fraction: `${figures.rtp.numerator}/${figures.rtp.denominator}`,
    hit_rate_percent: percentOf(figures.hitRate, EXACT_PLACES),
    standard_deviation: deviationOf(figures.variance),
    max_win: { times_chip: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance) },
  };
}

/** The first group is what a newcomer bets on: its figures stand for the game. */
function sheetOf<Result>(
  table: ChipTable<Result>,
  groups: readonly SpotGroup[],
  method: string,
): Parsheet {
  const { code, name, version, volatility, maxWinMultiplier } = table.facts;
  const options = groups.map((group) => groupFigures(table, group));
  const first = spotFigures(table.rules, groups[0]?.spots[0] ?? "");
  const standardDeviation = deviationOf(first.variance);
  const json = {
    code,
    name,
    version,
    method,
    rtp_percent: percentOf(first.rtp, EXACT_PLACES),
    feature: null,
    hit_rate_percent: percentOf(first.hitRate, EXACT_PLACES),
    standard_deviation: standardDeviation,
    volatility_index: volatilityIndexOf(standardDeviation),
    volatility,
    max_win: { multiplier_of_a_chip: maxWinMultiplier, chips: table.rules.chipsMax },
    options,
  };
  const rows = options.map((option) => [
    option.id,
    option.spots,
    `${option.rtp_percent} %`,
    `${option.hit_rate_percent} %`,
    option.standard_deviation,
    option.max_win.times_chip,
    option.max_win.one_in,
  ]);
  const head = ["bet", "spots", "return", "wins", "σ", "maximum, times a chip", "one in"];
  return {
    code,
    version,
    name,
    figures: {
      rtpPercent: percentOf(first.rtp),
      method: "exact",
      standardErrorPercent: null,
      hitRatePercent: percentOf(first.hitRate),
      maxWinOneIn: null,
      standardDeviation,
      options: options.map((option) => ({
        id: option.id,
        rtpPercent: Number(option.rtp_percent).toFixed(2),
      })),
    },
    json,
    markdown: `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. ${method} The returns are exact fractions.

The game has no feature: all of the return is the base game's. Volatility: ${volatility}. The most
chips on the table are ${table.rules.chipsMax}, the most a round pays ${maxWinMultiplier} times a
chip. Bets are whole chips and pays are multiples of half a chip, so rounding takes nothing.

${markdownTable(head, rows)}

The first line is what stands for the game in lists.
`,
  };
}
