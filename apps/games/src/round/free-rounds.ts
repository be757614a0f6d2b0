/**
 * Rounds that the house pays for: the player takes them up and lays them down, and while they are
 * being played the stake is theirs and nothing of the balance goes. Which ones there are is told
 * when the game is opened; the server counts. Pure.
 */
import type { FreeOffer, PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { type Centavos, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Translate } from "../shell/texts.ts";

export interface FreeState {
  /** What can still be played; the first one ends first. */
  offers: readonly FreeOffer[];
  /** The first of them is being played. */
  isUsed: boolean;
}

/** The offer that the next round is played within; null: the player pays. */
export function freeInUse({ offers, isUsed }: FreeState): FreeOffer | null {
  return isUsed ? (offers[0] ?? null) : null;
}

/** Is the stake of the free round in use so many of the units that the game is played for? */
export function mayDivide(
  { units, free }: { readonly units: readonly Centavos[]; readonly free: FreeState },
  count: number,
): boolean {
  const used = freeInUse(free);
  if (used === null) return true;
  const stake = fromWire(used.stake);
  return units.some((unit) => multiplyFloor(unit, count, 1) === stake);
}

/** What a round leaves of them. True: it was the last one, and the next costs money. */
export function countFree(free: FreeState, { free_round: played }: PlayedRound): boolean {
  if (played === undefined) return false;
  const left = played.of - played.number;
  free.offers = free.offers.flatMap((offer) => {
    if (offer.grant_id !== played.grant_id) return [offer];
    return left > 0 ? [{ ...offer, left }] : [];
  });
  if (left === 0) free.isUsed = false;
  return left === 0;
}

/** They cannot be played any more: the server said so. */
export function dropFree(free: FreeState): void {
  free.offers = free.offers.slice(1);
  free.isUsed = false;
}

export interface FreeBar {
  readonly text: string;
  /** What the button beside it does. */
  readonly act: string;
}

/** What the panel says of them; null: there are none. */
export function freeBar({ offers, isUsed }: FreeState, t: Translate): FreeBar | null {
  const [offer] = offers;
  if (offer === undefined) return null;
  const { rounds: total, left: count } = offer;
  if (isUsed) {
    return { text: t("freeRound", { number: total - count + 1, total }), act: t("freeStop") };
  }
  const amount = formatMoney(offer.stake);
  return { text: t("freeOffer", { count, amount }), act: t("freeUse") };
}
