/** Which games this browser has introduced already: their facts are not put in the way again. */
import { readStored, writeStored } from "../../platform/storage.ts";

const key = (gameId: number) => `tucano.seen-game.${gameId}`;

export function hasSeen(gameId: number): boolean {
  return readStored("local", key(gameId)) === "1";
}

export function markSeen(gameId: number): void {
  writeStored("local", key(gameId), "1");
}
