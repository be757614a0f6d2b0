/**
 * What a game in its frame and the page around it say to each other through postMessage. Both
 * sides check the origin and the source window, parse with these schemas and drop the rest in
 * silence: any page may post anything to any window.
 */
import * as z from "zod/mini";
import { moneyOutput } from "../schemas.ts";

/** In every message, so that messages of browser extensions and tools are not mistaken for ours. */
export const GAME_MESSAGE_MARK = "tucano.game.1";

const mark = { mark: z.literal(GAME_MESSAGE_MARK) };
const roundId = z.string().check(z.minLength(1), z.maxLength(64));

/** From the game to the page around it. */
export const gameToPage = z.discriminatedUnion("type", [
  /** Loading: bytes really fetched of those to fetch. */
  z.object({
    ...mark,
    type: z.literal("progress"),
    loadedBytes: z.int().check(z.minimum(0)),
    totalBytes: z.int().check(z.minimum(0)),
  }),
  /** The game can be played; the page may remove its loading picture. */
  z.object({ ...mark, type: z.literal("ready"), game: z.string().check(z.maxLength(64)) }),
  /** The game cannot be played; it says why itself, and the page lets it be seen. */
  z.object({ ...mark, type: z.literal("failed") }),
  /** The game has come up to show a recorded round again: it waits for the page to hand it over. */
  z.object({ ...mark, type: z.literal("awaits-round") }),
  /** A stake was sent. Until `round-settled` the page neither reloads nor leaves. */
  z.object({ ...mark, type: z.literal("round-started"), roundId }),
  /** The round was shown to its end; the balance is the one the server answered. */
  z.object({
    ...mark,
    type: z.literal("round-settled"),
    roundId,
    stake: moneyOutput,
    win: moneyOutput,
    balance: moneyOutput,
  }),
  /** What the player has at this moment of the game: the page shows it, and the game does not. */
  z.object({ ...mark, type: z.literal("balance"), balance: moneyOutput }),
  /** A round of somebody else's game is over: what it came to, the wallet knows. */
  z.object({ ...mark, type: z.literal("round-over") }),
  /** Somebody else's game has seen money move: the wallet knows how much there is. */
  z.object({ ...mark, type: z.literal("money-moved") }),
  /** The balance does not cover the stake, or the player asked: open the deposit over the game. */
  z.object({
    ...mark,
    type: z.literal("need-deposit"),
    balance: z.optional(moneyOutput),
    stake: z.optional(moneyOutput),
  }),
  /** The token is no longer valid: the page signs the player in again and relaunches. */
  z.object({ ...mark, type: z.literal("session-ended") }),
  /** Show a page of the site (a link tapped inside the game, such as the verifier). */
  z.object({
    ...mark,
    type: z.literal("open-page"),
    path: z.string().check(z.maxLength(300), z.regex(/^\/[a-zA-Z0-9/_?=&%.:-]*$/)),
  }),
  /** The player leaves the game. */
  z.object({ ...mark, type: z.literal("close") }),
]);

/** From the page to the game in it. */
export const pageToGame = z.discriminatedUnion("type", [
  /** A sheet lies over the game: stop automatic play and sound; a running round plays on. */
  z.object({ ...mark, type: z.literal("pause") }),
  z.object({ ...mark, type: z.literal("resume") }),
  /** Money moved outside the game (a deposit was credited, a withdrawal was made). */
  z.object({ ...mark, type: z.literal("balance-changed"), balance: moneyOutput }),
]);

export type GameToPage = z.output<typeof gameToPage>;
export type PageToGame = z.output<typeof pageToGame>;

type WithoutMark<Message> = Message extends unknown ? Omit<Message, "mark"> : never;

export type GameToPageBody = WithoutMark<GameToPage>;
export type PageToGameBody = WithoutMark<PageToGame>;

/** A message of the game, or null for anything else that arrived. */
export function parseGameToPage(data: unknown): GameToPage | null {
  const parsed = gameToPage.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** A message of the page, or null for anything else that arrived. */
export function parsePageToGame(data: unknown): PageToGame | null {
  const parsed = pageToGame.safeParse(data);
  return parsed.success ? parsed.data : null;
}
