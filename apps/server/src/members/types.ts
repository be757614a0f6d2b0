/** What the room is made of and what it tells other rooms about a player. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { FieldProblem } from "../platform/errors.ts";
import type { RequestContext } from "../platform/http/types.ts";
import type { Logger } from "../platform/logger.ts";
import type { Outbox } from "../platform/mail/types.ts";
import type { OidcSettings } from "../platform/oidc/oidc.ts";
import type { Notices } from "../platform/database/notices.ts";
import type { Random } from "../platform/random.ts";
import type { Secrets } from "../platform/secrets/secrets.ts";

export type MemberStatus = "active" | "frozen" | "excluded" | "closed";

/** What playing here has made of a member: a room above knows it, the profile shows it. */
export interface MemberRank {
  readonly level: number;
  readonly levelName: string;
  readonly slotLevel: number;
  readonly liveLevel: number;
  /** All that was ever staked on such games. */
  readonly slotTurnoverCentavos: Centavos;
  readonly liveTurnoverCentavos: Centavos;
  /** Rebates that wait to be claimed. */
  readonly claimableCentavos: Centavos;
}

/** How far a member has come in a row of login days that are rewarded. */
export interface SevenDaysProgress {
  readonly position: number;
  /** Day → was its reward claimed? */
  readonly claimed: Readonly<Record<string, boolean>>;
}

/** A limit that a registration brings along. */
export interface FirstLimit {
  readonly measure: "loss" | "time";
  readonly period: "day" | "week" | "month";
  /** Centavos, or minutes of play. */
  readonly amount: number;
}

/** What rooms above have to say about who comes in. */
export interface Admission {
  rules(): Promise<{
    readonly minAge: number;
    readonly mandatoryLimits: readonly FirstLimit["measure"][];
  }>;
  /** Null: such a limit can be set. */
  problemOfLimit(limit: FirstLimit): FieldProblem | null;
  /** In the transaction that writes the member. */
  setLimits(tx: Tx, memberId: MemberId, limits: readonly FirstLimit[]): Promise<void>;
  /** May this person not register, because a list names them? */
  isBarred(cpf: string): Promise<boolean>;
  /** Ends the play of a member whom a list names. False: none does. */
  stopBarred(memberId: MemberId, cpf: string): Promise<boolean>;
}

/** By what members came, other than by an invitation. */
export interface Origins {
  /** Null: by nothing. Else what notes it, in the transaction that writes the member. */
  find(
    context: RequestContext,
    of: { readonly isInvited: boolean },
  ): Promise<((tx: Tx, memberId: MemberId) => Promise<void>) | null>;
  /** Such a member is nobody's invitee, then or later. */
  isNoted(tx: Tx, memberId: MemberId): Promise<boolean>;
}

export interface MembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly notices: Notices;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly config: {
    readonly captcha: "image" | "off";
    readonly passwordCost: "standard" | "test";
    readonly http: { readonly publicUrl: string };
    readonly oidc: OidcSettings;
  };
  /** Where this process listens, for links where no public address is set. */
  selfUrl(): string;
  /** Left out: everybody of age may come in. */
  readonly admission?: Admission;
  /** Left out: there is no other way. */
  readonly origins?: Origins;
  /** Left out: no figures yet. */
  readonly rankOf?: (memberId: MemberId) => Promise<MemberRank>;
  /** Called when somebody has signed in or registered. */
  readonly onSignedIn?: (memberId: MemberId) => Promise<void>;
  /** Null, and left out: no row of login days is running. */
  readonly sevenDaysOf?: (memberId: MemberId) => Promise<SevenDaysProgress | null>;
  /** Does an exclusion run? Asked when a frozen player is unfrozen. Left out: there are none. */
  readonly isExcluded?: (tx: Tx, memberId: MemberId) => Promise<boolean>;
  /** In the transaction that excludes a member, or closes the account. Left out: nothing. */
  readonly onShutOut?: (tx: Tx, memberId: MemberId) => Promise<void>;
}

export interface MemberRecord {
  readonly memberId: MemberId;
  readonly account: string;
  readonly realname: string;
  /** Eleven digits; empty only for demo members. */
  readonly cpf: string;
  /** E.164; empty only for demo members. */
  readonly phone: string;
  readonly email: string | null;
  /** YYYY-MM-DD; empty only for demo members. */
  readonly birthDate: string;
  readonly status: MemberStatus;
  readonly statusReason: string | null;
  readonly isDemo: boolean;
  readonly level: number;
  readonly createdAt: Date;
  readonly registerIp: string;
  /** The host that they came to when they registered, maybe with its port. */
  readonly registerSite: string;
  readonly profileUrl: string;
  /** In which the member reads the site; stored text, so possibly of a language of the past. */
  readonly lang: string;
}
