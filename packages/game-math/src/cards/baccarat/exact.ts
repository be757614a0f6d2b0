/**
 * Every order in which six cards can leave the shoe, counted by their points. The products stay
 * below 2^53, so plain numbers are exact.
 */
import type { baccaratBets } from "@tucano/contract/events/cards.ts";
import { type Rational, rational } from "../../rational.ts";
import { bankerDraws, isNatural, playerDraws } from "./rules.ts";

export type BaccaratBet = (typeof baccaratBets)[number];

/** What a bet returns for 100 staked when it wins, the stake included. */
export const baccaratPays: Readonly<Record<BaccaratBet, number>> = {
  player: 200,
  banker: 195,
  tie: 1000,
  playerPair: 1200,
  bankerPair: 1200,
};

/** On a tie, player and banker bets come back. */
export const PUSH = 100;

export interface Combinations {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly total: number;
}

const counted = new Map<number, Combinations>();

export function countCombinations(decks: number): Combinations {
  const known = counted.get(decks) ?? count(decks);
  counted.set(decks, known);
  return known;
}

function count(decks: number): Combinations {
  const counts = { player: 0, banker: 0, tie: 0, total: 0 };
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const cards = decks * 52;
  const points: number[] = [];
  const take = (ways: number): void => {
    const known = winnerOf(points);
    if (known !== null) {
      // Six cards are counted for each round, so that all rounds weigh the same.
      let all = ways;
      for (let rest = points.length; rest < 6; rest += 1) all *= cards - rest;
      counts[known] += all;
      counts.total += all;
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const ways1 = left[value] ?? 0;
      if (ways1 === 0) continue;
      left[value] = ways1 - 1;
      points.push(value);
      take(ways * ways1);
      points.pop();
      left[value] = ways1;
    }
  };
  take(1);
  return counts;
}

/** By the points in the order of dealing; null while another card is needed. */
function winnerOf(points: readonly number[]): "player" | "banker" | "tie" | null {
  const [p1, b1, p2, b2, third, fourth] = points;
  if (p1 === undefined || b1 === undefined || p2 === undefined || b2 === undefined) return null;
  let player = (p1 + p2) % 10;
  let banker = (b1 + b2) % 10;
  if (!isNatural(player) && !isNatural(banker)) {
    let next = third;
    let drawn: number | null = null;
    if (playerDraws(player)) {
      if (third === undefined) return null;
      drawn = third;
      player = (player + third) % 10;
      next = fourth;
    }
    if (bankerDraws(banker, drawn)) {
      if (next === undefined) return null;
      banker = (banker + next) % 10;
    }
  }
  if (player === banker) return "tie";
  return player > banker ? "player" : "banker";
}

/** Of one unit on the bet. A pair: two cards of one rank, whatever their suits. */
export function baccaratReturn(bet: BaccaratBet, decks: number): Rational {
  if (bet === "playerPair" || bet === "bankerPair") {
    return rational(baccaratPays[bet] * (4 * decks - 1), 100 * (52 * decks - 1));
  }
  const counts = countCombinations(decks);
  const won = BigInt(counts[bet]) * BigInt(baccaratPays[bet]);
  const pushed = bet === "tie" ? 0n : BigInt(counts.tie) * BigInt(PUSH);
  return rational(won + pushed, BigInt(counts.total) * 100n);
}
