/** What others see of a round: pure, and less than what its player sees. */
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { SeaShot } from "@tucano/contract/player/games/seas.ts";

/** Null: it is no shot. */
export function shotOf(seat: number, book: Book): SeaShot | null {
  for (const event of book) {
    if (event.type !== "fishShot") continue;
    const hits = event.hits.map(({ target, multiplier }) => ({ target, multiplier }));
    return { seat, weapon: event.weapon, hits };
  }
  return null;
}
