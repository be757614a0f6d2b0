/** What a player wants to play for and how, checked against what the game and the market offer. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { DomainError } from "../platform/errors.ts";

export interface Wager {
  /** As it was sent; undefined in games without a choice. */
  readonly choice: unknown;
  /** The same as text; null in games without a choice. */
  readonly choiceText: string | null;
  /** Equal parts of the stake. */
  readonly units: number;
}

const NO_CHOICE: Wager = { choice: undefined, choiceText: null, units: 1 };

/** Refuses what the game does not offer, whatever its client may have shown. */
export function readWager(
  game: HouseGame,
  wish: { readonly stake: Centavos; readonly choice?: unknown },
  market: { readonly mayBuyFeature: boolean },
): Wager {
  const chosen = game.readChoice(wish.choice);
  if (chosen === null) throw new DomainError("house_games.choice_not_offered");
  if (isPurchase(wish.choice) && !market.mayBuyFeature) {
    throw new DomainError("house_games.choice_not_offered");
  }
  const units = game.unitsOf(chosen);
  if (!isStakeOffered(game, wish.stake, units)) {
    throw new DomainError("house_games.stake_not_offered");
  }
  if (wish.choice === undefined) return units === 1 ? NO_CHOICE : { ...NO_CHOICE, units };
  return { choice: wish.choice, choiceText: JSON.stringify(wish.choice), units };
}

/** A unit is one of the game's stakes, and all of them together are not above its maximum. */
function isStakeOffered({ facts }: HouseGame, stake: Centavos, units: number): boolean {
  return facts.stakesCentavos.includes(stake / units) && stake <= maxStakeOf(facts);
}

export function maxStakeOf(facts: HouseGame["facts"]): number {
  return facts.maxStakeCentavos ?? Math.max(...facts.stakesCentavos);
}

/** Choices that buy a feature say so: `{ buy: true }`. */
function isPurchase(choice: unknown): boolean {
  return typeof choice === "object" && choice !== null && "buy" in choice && choice.buy === true;
}

/** The market's shortest time between two rounds, unless the game has one of its own. */
export function minRoundMsOf({ facts }: HouseGame, marketMs: number): number {
  return Math.min(marketMs, facts.minRoundMs ?? marketMs);
}
