/** What the commands of playing work with. */
import { createHash } from "node:crypto";
import { memberIdOf } from "../../rounds/index.ts";
import type { Mode, ModeCache } from "../publications/mode-cache.ts";
import type { RgsDeps, StakeLimits } from "../types.ts";
import { findSession, type FoundSession, type Round, type Session } from "./repository.ts";
import { RgsError } from "./rgs-error.ts";

export interface Context extends RgsDeps {
  readonly modeCache: ModeCache;
  /** Where browsers find front ends. */
  readonly frontOrigin: () => string;
}

/** A player, and the token that speaks for them at the wallet. */
export interface Seat extends FoundSession {
  readonly token: string;
}

/** Whoever is no member plays a demo. */
export const walletOf = ({ wallet, demos }: Context, { player }: Pick<Session, "player">) =>
  memberIdOf(player) === null ? demos.wallet : wallet;

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export async function requireSeat({ db }: Context, token: string): Promise<Seat> {
  const session = await findSession(db, hashOf(token));
  if (session === null) throw new RgsError("ERR_IS", "There is no such session.");
  return { ...session, token };
}

/** A seat for free rounds plays for what they were given for, and for nothing else. */
export async function stakeLimits(
  { listed }: Context,
  { game, free }: Seat,
): Promise<StakeLimits | null> {
  const limits = await listed(game);
  return limits === null || free === null ? limits : { least: free.stake, most: free.stake };
}

/** Clients write modes in capitals, files in small letters. */
export async function findMode(
  { modeCache }: Context,
  of: { readonly publicationId: string; readonly mode: string },
): Promise<Mode | null> {
  const wanted = of.mode.toLowerCase();
  const modes = await modeCache.modes(of.publicationId);
  return modes.find(({ name }) => name.toLowerCase() === wanted) ?? null;
}

export async function modeOf(context: Context, round: Round): Promise<Mode> {
  const mode = await findMode(context, round);
  if (mode === null) throw new Error(`The mode of round ${round.id} is gone.`);
  return mode;
}

/** A pair of seeds apart from those of the house's own games. */
export const seedPlayerOf = (player: string): string => `${player}/rgs`;
