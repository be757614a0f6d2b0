/** What players have just played, for those who look on: real rounds only, and only settled. */
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { Context } from "../types.ts";
import { detailsOf } from "./instant.ts";

export interface PlayerSince {
  readonly player: string;
  /** The last round that is known of them, or the least id of an instant. */
  readonly after: string;
}

export interface WatchedRound {
  readonly player: string;
  readonly id: string;
  readonly book: Book;
}

/**
 * At most so many of each player, the latest; the oldest first. Where the platform is elsewhere
 * there is nothing to look at.
 */
export async function roundsSince(
  { instant }: Context,
  game: string,
  { players, limit }: { readonly players: readonly PlayerSince[]; readonly limit: number },
): Promise<WatchedRound[]> {
  if (instant === null || players.length === 0) return [];
  const places = players.map(({ player: user, after }) => ({ user, after }));
  const played = await instant.since(game, places, limit);
  return played.map(({ user: player, round }) => ({
    player,
    id: round.id,
    book: detailsOf(round).book,
  }));
}
