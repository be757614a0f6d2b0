/**
 * Plays a book: one event after the other, each by its own player. Knows neither pictures nor
 * sound nor time, so that recorded books can be its tests.
 */
import type {
  Book,
  EventOf,
  RoundEvent,
  RoundEventType,
} from "@tucano/contract/events/round-events.ts";

/** Shows one event and is done when the next may begin. */
export type EventPlayer<Type extends RoundEventType> = (event: EventOf<Type>) => Promise<void>;

/** One player an event type of the game's family: a type without a player does not compile. */
export type PlayersOf<Type extends RoundEventType> = { readonly [T in Type]: EventPlayer<T> };

export async function playBook(
  book: Book,
  players: Partial<PlayersOf<RoundEventType>>,
): Promise<void> {
  if (book.at(-1)?.type !== "finalWin") throw new Error("A book ends with its final win.");
  for (const event of book) await playEvent(event, players);
}

/** One event by its own player. */
export async function playEvent(
  event: RoundEvent,
  players: Partial<PlayersOf<RoundEventType>>,
): Promise<void> {
  const play = players[event.type] as ((event: RoundEvent) => Promise<void>) | undefined;
  // A newer server may know events this client does not: better no picture than a wrong one.
  if (play === undefined)
    throw new Error(`Unknown round event: ${(event as { type: string }).type}`);
  await play(event);
}
