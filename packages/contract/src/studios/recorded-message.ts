/**
 * A recorded round is shown by its game in a frame. The page around it has the round, by whatever
 * right of its own, and hands it over when the game asks: the game speaks to no server.
 */
import * as z from "zod/mini";
import { type AnyRecord, anyRecord } from "../player/games/replays.ts";
import { GAME_MESSAGE_MARK, parseGameToPage } from "./game-messages.ts";

/** Of the frame. */
export const replayAddress = (game: string, language: string): string =>
  `/play/${game}/#replay=1&lang=${language}`;

/** To the page: the game has come up and waits. */
export const isAwaitingRound = (message: unknown): boolean =>
  parseGameToPage(message)?.type === "awaits-round";

/** To the game. */
export const recordedMessage = (round: AnyRecord) => ({
  mark: GAME_MESSAGE_MARK,
  type: "recorded-round",
  round,
});

const message = z.object({
  mark: z.literal(GAME_MESSAGE_MARK),
  type: z.literal("recorded-round"),
  round: anyRecord,
});

/** Null for anything else that arrived. */
export function parseRecordedRound(data: unknown): AnyRecord | null {
  const parsed = message.safeParse(data);
  return parsed.success ? parsed.data.round : null;
}
