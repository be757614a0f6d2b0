/** Hi-lo: each guess by itself is exact; a plan of several returns the product, rounded once. */
import { guessReturn, leastReturn, newcomerFigures } from "@tucano/game-math/cards/hilo/exact.ts";
import { maiorOuMenor } from "@tucano/game-math/cards/hilo/game.ts";
import { GUESSES_MAX, hiloHundredths, SKIPS_MAX } from "@tucano/game-math/cards/hilo/rules.ts";
import { toNumber } from "@tucano/game-math/rational.ts";
import { markdownTable } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { percentOf, sheetFrom } from "./page.ts";

const SEVERAL =
  "Each right guess multiplies by 0.99 / p, so each returns 99 % of what is at risk; the product " +
  `is rounded down once. At most ${GUESSES_MAX} guesses keep every plan above 85 %. A guess that ` +
  "would pass the maximum win is not offered, so the maximum never cuts a win.";

export function maiorOuMenorSheet(): Parsheet {
  const { mean, hitRate, square } = newcomerFigures();
  const guesses = Array.from({ length: 12 }, (_, index) => {
    const ranks = index + 1;
    const hundredths = hiloHundredths([ranks]);
    return { ranks, hundredths, rtp_percent: percentOf(guessReturn(ranks), 4) };
  });
  const least = [1, 5, 10, GUESSES_MAX].map((count) => ({
    guesses: count,
    rtp_percent: (leastReturn(count) * 100).toFixed(2),
  }));
  const figures = {
    rtpPercent: percentOf(mean),
    method: "exact" as const,
    standardErrorPercent: null,
    hitRatePercent: percentOf(hitRate),
    maxWinOneIn: null,
    standardDeviation: Math.sqrt(toNumber(square) - toNumber(mean) ** 2).toFixed(6),
    options: guesses.map(({ ranks }) => ({
      id: `${ranks}-of-13`,
      rtpPercent: percentOf(guessReturn(ranks)),
    })),
  };
  return sheetFrom({
    facts: maiorOuMenor.facts,
    figures,
    data: { guesses, least_return_percent: least, guesses_max: GUESSES_MAX, skips_max: SKIPS_MAX },
    rows: [["return, hit rate and deviation of", "the likelier guess once, then cashed out"]],
    sections: [
      `## One guess, cashed out at once\n\n${markdownTable(
        ["ranks that win, of 13", "pays, hundredths of the stake", "return to player"],
        guesses.map((row) => [row.ranks, row.hundredths, `${row.rtp_percent} %`]),
      )}`,
      `## Several guesses\n\n${SEVERAL}\n\n${markdownTable(
        ["guesses", "returns at least"],
        least.map((row) => [row.guesses, `${row.rtp_percent} %`]),
      )}`,
    ],
    method: "Exact: every first card and every guess is counted; cards come from an endless deck.",
  });
}
