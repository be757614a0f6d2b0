/** Baccarat: every order of six cards is counted. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import {
  baccaratPays,
  baccaratReturn,
  countCombinations,
  PUSH,
} from "@tucano/game-math/cards/baccarat/exact.ts";
import { bacara, BACCARAT_DECKS } from "@tucano/game-math/cards/baccarat/game.ts";
import { rational } from "@tucano/game-math/rational.ts";
import { markdownTable } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { percentOf, sheetFrom } from "./page.ts";

export function bacaraSheet(): Parsheet {
  const counts = countCombinations(BACCARAT_DECKS);
  const results = (["banker", "player", "tie"] as const).map((result) => ({
    result,
    combinations: String(counts[result]),
    percent: percentOf(rational(counts[result], counts.total), 6),
  }));
  const bets = baccaratBets.map((bet) => ({
    bet,
    pays_for_100: baccaratPays[bet],
    rtp_percent: percentOf(baccaratReturn(bet, BACCARAT_DECKS), 6),
  }));
  const [win, push] = [counts.player / counts.total, counts.tie / counts.total];
  const mean = 2 * win + push;
  const figures = {
    rtpPercent: percentOf(baccaratReturn("player", BACCARAT_DECKS)),
    method: "exact" as const,
    standardErrorPercent: null,
    hitRatePercent: percentOf(rational(counts.player + counts.tie, counts.total)),
    maxWinOneIn: null,
    standardDeviation: Math.sqrt(4 * win + push - mean ** 2).toFixed(6),
    options: baccaratBets.map((id) => ({
      id,
      rtpPercent: percentOf(baccaratReturn(id, BACCARAT_DECKS)),
    })),
  };
  return sheetFrom({
    facts: bacara.facts,
    figures,
    data: { decks: BACCARAT_DECKS, combinations: String(counts.total), results, bets },
    rows: [
      ["combinations of six cards", String(counts.total)],
      ["return, hit rate and deviation of", "one chip on player"],
    ],
    sections: [
      `## Results\n\n${markdownTable(
        ["result", "combinations", "chance"],
        results.map((row) => [row.result, row.combinations, `${row.percent} %`]),
      )}`,
      `## Bets\n\nA unit is a chip; a round returns the mean of its chips. On a tie, player and
banker bets come back (${PUSH} for 100). Banker pays 1:1 less 5 %.\n\n${markdownTable(
        ["bet", "returns for 100 when it wins", "return to player"],
        bets.map((row) => [row.bet, row.pays_for_100, `${row.rtp_percent} %`]),
      )}`,
    ],
    method:
      "Exact: every order in which six cards can leave eight fresh decks is counted by its " +
      "points, and a pair is 31 of 415 second cards.",
  });
}
