/** Hi-lo: each guess by itself is exact; a plan of several returns the product, rounded once. */
import {
  guessReturn,
  leastReturn,
  newcomerOutcomes,
} from "@tucano/game-math/games/maior-ou-menor/exact.ts";
import { maiorOuMenor } from "@tucano/game-math/games/maior-ou-menor/game.ts";
import { mostOfHilo } from "@tucano/game-math/games/maior-ou-menor/most.ts";
import {
  GUESSES_MAX,
  hiloHundredths,
  MAX_WIN_MULTIPLIER,
  RANKS,
  SKIPS_MAX,
} from "@tucano/game-math/games/maior-ou-menor/rules.ts";
import { hitOrMiss, percentOf } from "@tucano/game-math/outcomes.ts";
import { rational } from "@tucano/game-math/rational.ts";
import { markdownTable } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { sheetOfWays } from "../sheet-of-ways.ts";

const SEVERAL =
  "Each right guess multiplies by 0.99 / p, so each returns 99 % of what is at risk; the product " +
  `is rounded down once. At most ${GUESSES_MAX} guesses keep every plan above 85 %. A guess that ` +
  "would pass the maximum win is not offered, so the maximum never cuts a win.";

/** The chance of the maximum was summed in floating point: so fine are its parts. */
const PARTS = 2 ** 52;

export function maiorOuMenorSheet(): Parsheet {
  const single = Array.from({ length: RANKS - 1 }, (_, index) => index + 1);
  const guesses = single.map((ranks) => ({
    ranks,
    hundredths: hiloHundredths([ranks]),
    rtp_percent: percentOf(guessReturn(ranks), 4),
  }));
  const least = [1, 5, 10, GUESSES_MAX].map((count) => ({
    guesses: count,
    rtp_percent: (leastReturn(count) * 100).toFixed(2),
  }));
  const most = mostOfHilo();
  const chance = rational(Math.round(most.chance * PARTS), PARTS);
  return sheetOfWays({
    facts: maiorOuMenor.facts,
    method: "Every first card and every guess is counted; cards come from an endless deck.",
    newcomer: "the likelier guess once, then cashed out",
    ways: [
      { id: "likelier", outcomes: newcomerOutcomes() },
      ...single.map((ranks) => ({
        id: `${ranks}-of-13`,
        outcomes: hitOrMiss(rational(ranks, RANKS), hiloHundredths([ranks])),
      })),
    ],
    tops: [
      {
        id: `guesses of ${most.guesses.join(", ")} ranks`,
        outcomes: hitOrMiss(chance, most.hundredths),
      },
    ],
    options: single.map((ranks) => ({
      id: `${ranks}-of-13`,
      rtpPercent: percentOf(guessReturn(ranks)),
    })),
    rules: {
      ranks: RANKS,
      ace: "lowest; king: highest",
      equal_rank: "wins, but for higher than an ace and lower than a king",
      pays_hundredths: "floor(100 * product of 0.99 * 13 / ranks that win)",
      guesses,
      guesses_max: GUESSES_MAX,
      skips_max: SKIPS_MAX,
      max_win_multiplier: MAX_WIN_MULTIPLIER,
      most: { guesses_by_ranks: most.guesses, chance: most.chance },
      least_return_percent: least,
    },
    notes: [
      SEVERAL,
      markdownTable(
        ["guesses", "returns at least"],
        least.map((row) => [row.guesses, `${row.rtp_percent} %`]),
      ),
    ],
  });
}
