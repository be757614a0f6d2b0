/**
 * Bacará ao Vivo: eight fresh decks each round, punto banco rules. Cards are drawn without
 * replacement in the order in which they are dealt: player, banker, player, banker, then the third
 * cards that the rules ask for.
 */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { type BaccaratBet, baccaratPays, PUSH } from "../../cards/baccarat/exact.ts";
import { BACCARAT_DECKS, bankerDraws } from "../../cards/baccarat/rules.ts";
import type { Draws } from "../../draws.ts";
import { createLiveTable } from "../../tables/live-table.ts";

const RANKS = "A23456789TJQK";
const SUITS = "shdc";
const DECK = RANKS.length * SUITS.length;
const SHOE = BACCARAT_DECKS * DECK;

export type BaccaratWinner = "player" | "banker" | "tie";

export interface BaccaratResult {
  /** Two or three, in the order dealt: "Th" is the ten of hearts. */
  readonly player: readonly string[];
  readonly banker: readonly string[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export function pointsOf(cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) {
    sum += Math.min(RANKS.indexOf(card.charAt(0)) + 1, 10);
  }
  return sum % 10;
}

/** Takes cards out of a full shoe one by one; each that is left is equally likely. */
function createShoe(draws: Draws): () => string {
  const left = Array.from({ length: SHOE }, (_, index) => index % DECK);
  return () => {
    const at = draws.below(left.length);
    const card = left[at] ?? 0;
    left[at] = left.at(-1) ?? 0;
    left.pop();
    return RANKS.charAt(card % RANKS.length) + SUITS.charAt(Math.floor(card / RANKS.length));
  };
}

export function dealBaccarat(draws: Draws): BaccaratResult {
  const take = createShoe(draws);
  const player = [take()];
  const banker = [take()];
  player.push(take());
  banker.push(take());
  const isNatural = Math.max(pointsOf(player), pointsOf(banker)) >= 8;
  if (!isNatural) {
    let third: number | null = null;
    if (pointsOf(player) <= 5) {
      const card = take();
      player.push(card);
      third = pointsOf([card]);
    }
    if (bankerDraws(pointsOf(banker), third)) banker.push(take());
  }
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)];
  const isPair = ([first = "", second = ""]: readonly string[]) =>
    first.charAt(0) === second.charAt(0);
  return {
    player,
    banker,
    playerPoints,
    bankerPoints,
    winner: winnerOf(playerPoints, bankerPoints),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
}

function winnerOf(playerPoints: number, bankerPoints: number): BaccaratWinner {
  if (playerPoints === bankerPoints) return "tie";
  return playerPoints > bankerPoints ? "player" : "banker";
}

function spotHundredths(id: BaccaratBet, result: BaccaratResult): number {
  if (id === "playerPair" || id === "bankerPair") return result[id] ? baccaratPays[id] : 0;
  if (id === result.winner) return baccaratPays[id];
  return result.winner === "tie" ? PUSH : 0;
}

export const bacaraAoVivo = createLiveTable<BaccaratResult>({
  facts: {
    code: "bacara-ao-vivo",
    name: "Bacará ao Vivo",
    version: 1,
    brand: "mare",
    tags: ["new", "live", "baccarat", "shared"],
    // Five per cent of a real is a whole number of centavos: the commission is never rounded.
    stakesCentavos: [100],
    defaultStakeCentavos: 100,
    maxStakeCentavos: 400_000,
  },
  pace: { bettingMs: 15_000, closedMs: 1_800, showMs: 13_000, everyMs: null },
  spots: new Set(baccaratBets),
  draw: dealBaccarat,
  payHundredths: (spot, result) => spotHundredths(spot as BaccaratBet, result),
});
