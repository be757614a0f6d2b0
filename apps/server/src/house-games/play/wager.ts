/** What a player wants to play for and how, checked against what the game and the market offer. */
import type { Centavos } from "@tucano/contract/money.ts";
import { fits } from "@tucano/game-math/games/forms.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { DomainError } from "../../platform/errors.ts";
import type { RoundTimes } from "../types.ts";

export interface Wager {
  /** As it was sent; undefined in games without a choice. */
  readonly choice: unknown;
  /** The same as text; null in games without a choice. */
  readonly choiceText: string | null;
  /** Equal parts of the stake. */
  readonly units: number;
  /** The least between this round and the player's last one. */
  readonly minRoundMs: number;
}

interface MarketRules extends RoundTimes {
  readonly mayBuyFeature: boolean;
}

/** Refuses what the game does not offer, whatever its client may have shown. */
export function readWager(
  game: HouseGame,
  wish: {
    readonly stake: Centavos;
    readonly choice?: unknown;
    readonly free_grant?: string | undefined;
  },
  market: MarketRules,
): Wager {
  const isForm = fits("choice", game.facts.code, wish.choice);
  const chosen = isForm ? game.readChoice(wish.choice) : null;
  if (chosen === null) throw new DomainError("house_games.choice_not_offered");
  // A feature is bought with money of one's own.
  const mayBuy = market.mayBuyFeature && wish.free_grant === undefined;
  if (isPurchase(wish.choice) && !mayBuy) {
    throw new DomainError("house_games.choice_not_offered");
  }
  const units = game.unitsOf(chosen);
  if (!isStakeOffered(game, wish.stake, units)) {
    throw new DomainError("house_games.stake_not_offered");
  }
  const minRoundMs = minRoundMsOf(game, market);
  if (wish.choice === undefined) return { choice: undefined, choiceText: null, units, minRoundMs };
  return { choice: wish.choice, choiceText: JSON.stringify(wish.choice), units, minRoundMs };
}

/** A unit is one of the game's stakes, and all of them together are not above its maximum. */
function isStakeOffered({ facts }: HouseGame, stake: Centavos, units: number): boolean {
  return facts.stakesCentavos.includes(stake / units) && stake <= maxStakeOf(facts);
}

export function maxStakeOf(facts: HouseGame["facts"]): number {
  return facts.maxStakeCentavos ?? Math.max(...facts.stakesCentavos);
}

/** Whatever costs more than a plain spin says so: `{ buy: true }`, or `{ mode: "ante" }`. */
function isPurchase(choice: unknown): boolean {
  if (typeof choice !== "object" || choice === null) return false;
  return ("buy" in choice && choice.buy === true) || "mode" in choice;
}

export function minRoundMsOf({ facts }: HouseGame, market: RoundTimes): number {
  return Math.min(market.minRoundMs, market.minRoundMsOfTypes[facts.type] ?? market.minRoundMs);
}
