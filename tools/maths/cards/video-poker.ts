/** Video poker: all deals, each with the best of its 32 holds. */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { pokerPays } from "@tucano/game-math/games/video-poker/evaluate.ts";
import { pokerOptimum } from "@tucano/game-math/games/video-poker/exact.ts";
import { videoPoker } from "@tucano/game-math/games/video-poker/game.ts";
import type { SeveralFigures } from "@tucano/game-math/games/video-poker/exact-several.ts";
import { percentOf } from "@tucano/game-math/outcomes.ts";
import { type Rational, rational, times, toNumber } from "@tucano/game-math/rational.ts";
import { markdownTable } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { sheetOfWays } from "../sheet-of-ways.ts";

/** In parts of what all the chances have in common. */
function weightsOf(chances: readonly Rational[]): bigint[] {
  const parts = chances.reduce((product, { denominator }) => lcm(product, denominator), 1n);
  return chances.map(({ numerator, denominator }) => (numerator * parts) / denominator);
}

function lcm(a: bigint, b: bigint): bigint {
  const { denominator } = rational(a, b);
  return a * denominator;
}

function severalRow({ hands, hitRate, paidRate, deviation }: SeveralFigures) {
  return {
    hands,
    hit_rate_percent: (100 * hitRate).toFixed(4),
    paid_rate_percent: (100 * paidRate).toFixed(4),
    standard_deviation: deviation.toFixed(6),
  };
}

export function videoPokerSheet(): Parsheet {
  const { chances, dealsByHeld, several } = pokerOptimum();
  const rounds = several.map(severalRow);
  const weights = weightsOf(chances);
  const hands = pokerHands.map((hand, index) => {
    const chance = chances[index] ?? rational(0);
    return {
      hand,
      pays: pokerPays[hand],
      chance: `${chance.numerator}/${chance.denominator}`,
      one_in: (1 / toNumber(chance)).toFixed(2),
      return_percent: percentOf(times(chance, rational(pokerPays[hand])), 4),
    };
  });
  return sheetOfWays({
    facts: videoPoker.facts,
    method:
      "All 2,598,960 deals, and for each the hold, of 32, with the highest mean over all of its " +
      "draws.",
    newcomer: "a player who always holds the best cards",
    ways: [
      {
        id: "best",
        outcomes: pokerHands.map((hand, index) => ({
          winHundredths: pokerPays[hand] * 100,
          weight: weights[index] ?? 0n,
        })),
      },
    ],
    options: [],
    rules: {
      cards: 52,
      deals: 2_598_960,
      hands,
      deals_by_cards_held: dealsByHeld,
      several_hands: {
        draws: "each hand keeps the held cards and draws from a rest of the deck of its own",
        rounds,
      },
    },
    notes: [
      markdownTable(
        ["hand", "pays", "one in", "brings"],
        hands.map((row) => [row.hand, row.pays, row.one_in, `${row.return_percent} %`]),
      ),
      markdownTable(
        ["cards held", "deals"],
        dealsByHeld.map((deals, held) => [held, deals]),
      ),
      "One deal may be played in several hands. Each keeps the held cards and draws from a rest of " +
        "the deck of its own, so each returns what a single hand does, and the best cards to hold " +
        "are the same. In all that a round stakes:",
      markdownTable(
        ["hands", "more than the stake", "anything", "σ"],
        rounds.map((row) => [
          row.hands,
          `${row.hit_rate_percent} %`,
          `${row.paid_rate_percent} %`,
          row.standard_deviation,
        ]),
      ),
    ],
  });
}
