/** Baccarat: every order of six cards is counted. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import {
  type BaccaratBet,
  baccaratPays,
  countCombinations,
  PUSH,
} from "@tucano/game-math/cards/baccarat/exact.ts";
import { BACCARAT_DECKS } from "@tucano/game-math/cards/baccarat/rules.ts";
import { bacara } from "@tucano/game-math/games/bacara/game.ts";
import { hitOrMiss, type Outcome, type Way } from "@tucano/game-math/outcomes.ts";
import { rational } from "@tucano/game-math/rational.ts";
import type { Parsheet } from "../parsheet.ts";
import { sheetOfWays } from "../sheet-of-ways.ts";

/** The first represents the game. */
const FIRST: BaccaratBet = "player";

type Counts = Readonly<Record<"player" | "banker" | "tie" | "total", bigint | number>>;

/** The rules of the third card need no telling apart: they are the same everywhere. */
export function baccaratRules(counts: Counts, pays: Readonly<Record<BaccaratBet, number>>): object {
  return {
    decks: BACCARAT_DECKS,
    third_card: {
      natural: "two cards of 8 or 9 points on either side end the round",
      player: "draws on 0 to 5",
      banker_if_player_stood: "draws on 0 to 5",
      banker_draws_by_its_points_on_the_third_card: {
        0: "any",
        1: "any",
        2: "any",
        3: "all but 8",
        4: "2 to 7",
        5: "4 to 7",
        6: "6 and 7",
      },
    },
    ways_to_take_six_cards: Object.fromEntries(
      (["player", "banker", "tie", "total"] as const).map((end) => [end, String(counts[end])]),
    ),
    pays_hundredths: pays,
    tie_returns_hundredths: { player: PUSH, banker: PUSH },
    pair: "two first cards of one rank: 31 of 415",
  };
}

function wayOf(bet: BaccaratBet): Way {
  if (bet === "playerPair" || bet === "bankerPair") {
    const pair = rational(4 * BACCARAT_DECKS - 1, 52 * BACCARAT_DECKS - 1);
    return { id: bet, outcomes: hitOrMiss(pair, baccaratPays[bet]) };
  }
  const counts = countCombinations(BACCARAT_DECKS);
  const [won, tied] = [BigInt(counts[bet]), bet === "tie" ? 0n : BigInt(counts.tie)];
  const outcomes: Outcome[] = [
    { winHundredths: baccaratPays[bet], weight: won },
    { winHundredths: PUSH, weight: tied },
    { winHundredths: 0, weight: BigInt(counts.total) - won - tied },
  ];
  return { id: bet, outcomes };
}

export function bacaraSheet(): Parsheet {
  return sheetOfWays({
    facts: bacara.facts,
    method:
      "Every order in which six cards can leave eight fresh decks is counted by its points, and a " +
      "pair is 31 of 415 second cards.",
    newcomer: "one chip on the player",
    ways: [FIRST, ...baccaratBets.filter((bet) => bet !== FIRST)].map(wayOf),
    rules: baccaratRules(countCombinations(BACCARAT_DECKS), baccaratPays),
    notes: [
      "On a tie, player and banker bets come back. Banker pays 1:1 less 5 %. Whatever is laid, a " +
        "round returns at most what its best chip does, times all the chips.",
    ],
  });
}
