/** Video poker: all deals, each with the best of its 32 holds. */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { pokerPays } from "@tucano/game-math/cards/poker/evaluate.ts";
import { pokerOptimum } from "@tucano/game-math/cards/poker/exact.ts";
import { videoPoker } from "@tucano/game-math/cards/poker/game.ts";
import { minus, rational, toNumber } from "@tucano/game-math/rational.ts";
import { markdownTable } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { percentOf, sheetFrom } from "./page.ts";

export function videoPokerSheet(): Parsheet {
  const { mean, chances, variance, dealsByHeld } = pokerOptimum();
  const hands = pokerHands.map((hand, index) => {
    const chance = chances[index] ?? rational(0);
    return {
      hand,
      pays: pokerPays[hand],
      percent: percentOf(chance, 6),
      one_in: (1 / toNumber(chance)).toFixed(2),
      return_percent: percentOf(
        rational(chance.numerator * BigInt(pokerPays[hand]), chance.denominator),
        4,
      ),
    };
  });
  const royal = hands.at(-1)?.one_in ?? "";
  const figures = {
    rtpPercent: percentOf(mean),
    method: "exact" as const,
    standardErrorPercent: null,
    hitRatePercent: percentOf(minus(rational(1), chances[0] ?? rational(0))),
    maxWinOneIn: String(Math.round(Number(royal))),
    standardDeviation: Math.sqrt(variance).toFixed(6),
    options: [],
  };
  return sheetFrom({
    facts: videoPoker.facts,
    figures,
    data: {
      rtp_percent: percentOf(mean, 8),
      rtp_fraction: `${mean.numerator}/${mean.denominator}`,
      variance: variance.toFixed(6),
      deals: 2_598_960,
      deals_by_cards_held: dealsByHeld,
      hands,
    },
    rows: [
      ["return to player, exactly", `${percentOf(mean, 8)} %`],
      ["variance", variance.toFixed(6)],
      ["maximum win", "a royal flush"],
    ],
    sections: [
      `## Hands, played as well as possible\n\n${markdownTable(
        ["hand", "pays", "chance", "one in", "brings"],
        hands.map((row) => [
          row.hand,
          row.pays,
          `${row.percent} %`,
          row.one_in,
          `${row.return_percent} %`,
        ]),
      )}`,
      `## Cards held\n\n${markdownTable(
        ["cards held", "deals"],
        dealsByHeld.map((deals, held) => [held, deals]),
      )}`,
    ],
    method:
      "Exact: all 2,598,960 deals, and for each the hold, of 32, with the highest mean over all " +
      "of its draws.",
  });
}
