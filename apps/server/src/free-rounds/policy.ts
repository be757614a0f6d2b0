/** The rules of free rounds that need no database: when one may be played, and what is given. */
import { type Centavos, multiplyFloor } from "@tucano/contract/money.ts";
import type { FreeGame, FreeGrant } from "./types.ts";

/** Why a round is not played within a grant. */
export type FreeRefusal =
  /** Taken back, past its time, or before it. */
  | "not_now"
  /** All of its rounds have been played. */
  | "used_up"
  | "other_game"
  | "other_stake";

export interface FreePlay {
  readonly studio: string;
  readonly gameId: number;
  /** Null: whoever plays it leaves the stake to the grant. */
  readonly stake: Centavos | null;
  readonly at: Date;
}

export function playRefusal(grant: FreeGrant, play: FreePlay): FreeRefusal | null {
  if (grant.studio !== play.studio || !grant.gameIds.includes(play.gameId)) return "other_game";
  if (play.stake !== null && play.stake !== grant.stake) return "other_stake";
  const isOn = grant.state === "active" && play.at >= grant.startsAt && play.at < grant.endsAt;
  if (!isOn) return "not_now";
  return grant.used < grant.rounds ? null : "used_up";
}

/** How many may still be played. */
export function roundsLeft(grant: FreeGrant, at: Date): number {
  return grant.state === "active" && at < grant.endsAt ? grant.rounds - grant.used : 0;
}

/** What a grant takes of the budgets when it is given. */
export function costOf({ stake, rounds }: Pick<FreeGrant, "stake" | "rounds">): Centavos {
  return multiplyFloor(stake, rounds, 1);
}

export function isStakeOffered({ stakes }: Pick<FreeGame, "stakes">, stake: Centavos): boolean {
  return "least" in stakes ? stake >= stakes.least && stake <= stakes.most : stakes.includes(stake);
}

const DAY_MS = 24 * 3_600_000;

/** Until when a bonus that a round has won is to be played through; null: it won no bonus. */
export function bonusUntil(
  { terms }: Pick<FreeGrant, "terms">,
  won: { readonly bonus: Centavos; readonly at: Date },
): Date | null {
  return won.bonus > 0 ? new Date(won.at.getTime() + terms.bonusDays * DAY_MS) : null;
}
