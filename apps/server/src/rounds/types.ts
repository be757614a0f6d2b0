/** What the rounds room needs of others and gives to them, beside the studio wallet itself. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { FreeGrant } from "../free-rounds/index.ts";
import type { RoundFlag, RoundStatus } from "./round-state.ts";

export interface LaunchOrder {
  readonly mode: "real" | "demo";
  /** Only for real play: who plays, by a name that says nothing about the person, and the token. */
  readonly user?: string;
  readonly token?: string;
  readonly gameCode: string;
  readonly lang: Language;
  /** Where the game's way back leads. */
  readonly lobbyUrl: string;
  /** Where the player is: scheme and host of the site; empty in development. */
  readonly siteUrl: string;
  readonly platform: "GPL_DESKTOP" | "GPL_MOBILE";
  /** Every round of this opening is one of these: a game that does not ask its player itself. */
  readonly freeGrant?: Pick<FreeGrant, "id" | "stake">;
}

/** Asks a studio for the address of a game. Implemented by house-games; over HTTP for others. */
export interface StudioLauncher {
  launchUrl(order: LaunchOrder): Promise<string>;
}

export interface InterruptedRound {
  readonly memberId: MemberId;
  readonly user: string;
  readonly studio: string;
  readonly roundRef: string;
  readonly gameCode: string;
  readonly stakeCentavos: number;
  readonly status: RoundStatus;
  readonly flags: readonly RoundFlag[];
  readonly openedAt: Date;
}

/** Open for longer than anybody plays a round, and not because its player is thinking. */
export interface StuckRound extends InterruptedRound {
  /** Why its end was refused for good; null: not known yet, and it is tried again. */
  readonly refusal: StudioStatus | null;
}

/**
 * Brings a round left open to the result it would have had: the studio sends the missing win, or
 * the rollback, through its wallet as always. Harmless when asked twice.
 */
export interface RoundResolver {
  resolveRound(round: InterruptedRound): Promise<void>;
  /** Which of these rounds wait for their player, as they should: they are not asked about. */
  listWaiting?(roundRefs: readonly string[]): Promise<readonly string[]>;
  /** Which of them our wallet refused to end for good, and why: they wait for people. */
  listRefused?(roundRefs: readonly string[]): Promise<ReadonlyMap<string, StudioStatus>>;
  /** The platform has called the round off and given everything back. */
  markVoided?(roundRef: string): Promise<void>;
}

/** A member as a studio sees them. */
export interface PlayingMember {
  readonly memberId: MemberId;
  readonly level: number;
  readonly createdAt: Date;
}

/** A partner's key as the desk shows it. */
export interface StudioKeyRow {
  readonly keyId: string;
  readonly fingerprint: string;
  readonly addedBy: string | null;
  readonly createdAt: Date;
  readonly retiresAt: Date | null;
  /** For good, by whoever runs the house's own keys. */
  readonly isRetired: boolean;
}
