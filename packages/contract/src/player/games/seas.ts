/**
 * A sea of four: players of the fishing game who see each other's shots, over the WebSocket
 * /play/ws/sea. It decides nothing: each shot is a round of its own, played by the ordinary calls
 * and told here once it is settled.
 *
 * A client connects, says hello within five seconds with the play token of a game for money, and is
 * seated. Whoever closes the line has left. Several windows of one player are one seat, the latest.
 */
import * as z from "zod/mini";
import { about, instant } from "../../schemas.ts";

/** Below the tables' address, so that whatever lets those lines through lets these through. */
export const SEA_PATH = "/play/ws/sea";
export const SEA_MESSAGE_BYTES_MAX = 2 * 1_024;
export const SEATS_A_SEA = 4;
/** Of one player, between two tellings; older ones of a burst are left out. */
export const SHOTS_A_TELLING = 4;

const seatNumber = z.int().check(z.minimum(1), z.maximum(SEATS_A_SEA));

// ---------------------------------------------------------------- what clients say

export const seaRequest = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("hello"),
    token: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  z.object({ type: z.literal("ping") }),
]);
export type SeaRequest = z.output<typeof seaRequest>;

// ---------------------------------------------------------------- what the server says

/** A seat that is taken; those that are not listed are free. */
export const seaSeat = z.object({
  seat: seatNumber,
  name: about(
    z.nullable(z.string()),
    "Masked as in the list of winners; null for who does not want to be named.",
  ),
});
export type SeaSeat = z.infer<typeof seaSeat>;

/** A shot that is settled. What it cost and what it paid in money stays its player's. */
export const seaShot = z.object({
  seat: seatNumber,
  weapon: z.string(),
  hits: about(
    z.array(
      z.object({
        target: z.string(),
        multiplier: about(z.int(), "Times what the shot cost; 0: it got away."),
      }),
    ),
    "The one aimed at first.",
  ),
});
export type SeaShot = z.infer<typeof seaShot>;

const serverTime = { server_time: instant };

export const seaMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("welcome"),
    ...serverTime,
    seat: about(seatNumber, "The player's own."),
    beat_seconds: z.int(),
  }),
  /** Who sits here, oneself included: at first, and whenever it changes. */
  z.object({ type: z.literal("seats"), seats: z.array(seaSeat) }),
  /** At most four times a second. */
  z.object({ type: z.literal("shots"), shots: z.array(seaShot) }),
  z.object({ type: z.literal("beat"), ...serverTime }),
  z.object({ type: z.literal("pong"), ...serverTime }),
]);
export type SeaMessage = z.output<typeof seaMessage>;

/** Why the server closed a line. */
export const seaCloseCodes = {
  going_away: 1001,
  try_again_later: 1013,
  malformed: 4400,
  /** Not a game for money that may be played, or not any longer. */
  unauthenticated: 4401,
  timeout: 4408,
  /** The same player sits down in another window. */
  elsewhere: 4409,
  too_many: 4429,
} as const;
export type SeaCloseCode = keyof typeof seaCloseCodes;
