/** The parsheet of video bingo: exact. */
import { bingo } from "@tucano/game-math/games/bingo-do-luar/game.ts";
import {
  cardOutcomes,
  leastExtraReturn,
  patternShares,
} from "@tucano/game-math/games/bingo-do-luar/exact.ts";
import { CELLS, type Pattern, patterns } from "@tucano/game-math/games/bingo-do-luar/patterns.ts";
import {
  BALLS,
  BALLS_DRAWN,
  EXTRA_BALLS_MAX,
  NEAR_HUNDREDTHS,
} from "@tucano/game-math/games/bingo-do-luar/rules.ts";
import { figuresOfOutcomes, oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
import { markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

const EXACT_PLACES = 8;
const ROW = 5;

export async function drawsSheets(): Promise<Parsheet[]> {
  return [bingoSheet()];
}

/** Three rows of five: "#...# ..... #...#". */
function shapeOf({ mask }: Pattern): string {
  const cells = Array.from({ length: CELLS }, (_, cell) => ((mask >> cell) & 1 ? "#" : "."));
  return [0, 1, 2].map((row) => cells.slice(row * ROW, (row + 1) * ROW).join("")).join(" ");
}

function bingoSheet(): Parsheet {
  const outcomes = cardOutcomes();
  const shares = patternShares();
  const rows = patterns.map((pattern) => {
    const share = shares.get(pattern.id);
    if (share === undefined) throw new Error(`${pattern.id} is never paid.`);
    return {
      id: pattern.id,
      shape: shapeOf(pattern),
      pays: pattern.payHundredths / 100,
      one_in: oneInOf(share.chance),
      rtp_percent: percentOf(share.rtp, EXACT_PLACES),
    };
  });
  const extra = percentOf(leastExtraReturn());
  return sheetOfWays({
    facts: bingo.facts,
    method: "All 32 768 sets of marked cells of a card with hypergeometric weights.",
    newcomer: "one card, without extra balls",
    ways: [{ id: "card", outcomes }],
    options: [
      { id: "card", rtpPercent: percentOf(figuresOfOutcomes(outcomes).rtp) },
      { id: "extra-ball-least", rtpPercent: extra },
    ],
    rules: {
      balls: BALLS,
      drawn: BALLS_DRAWN,
      card: "three rows of five; three of twelve numbers in each column",
      paid: "every complete pattern that lies within no other complete one",
      patterns: rows,
      extra_balls: {
        most: EXTRA_BALLS_MAX,
        sold_while_near_a_prize_of: NEAR_HUNDREDTHS / 100,
        costs_hundredths: "2 * ceil(gains * 100 / (2 * balls left * 97))",
        rtp_percent_least: extra,
        rtp_percent_most: "97.00",
      },
    },
    notes: [
      "Cards do not change each other's return, and no number of cards returns a greater multiple " +
        "of what they cost together.",
      "A pattern that lies within a higher one is not paid beside it.",
      markdownTable(
        ["pattern", "shape", "pays", "one card in", "of the return"],
        rows.map((row) => [
          row.id,
          `\`${row.shape}\``,
          row.pays,
          row.one_in,
          `${row.rtp_percent} %`,
        ]),
      ),
      `Up to ${EXTRA_BALLS_MAX} extra balls are sold, one at a time, while a card lacks one number ` +
        `for a prize of ${NEAR_HUNDREDTHS / 100} times or more. Each costs what it is expected to ` +
        "add divided by 0.97, rounded up to an even hundredth of a unit; the return of each is " +
        `stated with its price, and is never below ${extra} % nor above 97.00 %. Units are ` +
        "multiples of 50 centavos, so prices are whole centavos.",
    ],
  });
}
