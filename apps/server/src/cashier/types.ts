/** What the cashier is made of, and what it tells and does for the rooms above. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type {
  DepositNote,
  DepositStatus,
  WithdrawalStatus,
} from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { PixKeyType } from "@tucano/contract/player/money/pix-key.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Members } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { RangeRequest } from "../platform/days.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Jobs } from "../platform/jobs/index.ts";
import type { Logger } from "../platform/logger.ts";
import type { Soon } from "../platform/memory/soon.ts";
import type { PageRequest } from "../platform/paging.ts";
import type { Random } from "../platform/random.ts";
import type { Keys } from "../platform/secrets/secrets.ts";
import type { Allowance } from "./policy.ts";
import type { Banks } from "./banks.ts";
import type { Directory } from "./psp-port.ts";

/** What rooms above the cashier know of somebody who asks for money. */
export interface Asker {
  readonly memberSince: Date;
  readonly isVerified: boolean;
  /** Other members on the same device. */
  readonly sharesDeviceWith: number;
  /** From this amount on two people decide. */
  readonly twoPeopleFrom: Centavos;
  /** When a password, or the one for withdrawals, was last changed; null: never. */
  readonly secretsChangedAt: Date | null;
  /** Since when the device of the last sign-in is known; null: it is the first one there was. */
  readonly deviceSince: Date | null;
  /** Others who registered from the same address within a day. */
  readonly sameAddress: number;
  /** Shut out, and close to this one: by device, key, or name and birth date. */
  readonly blockedNear: number;
  /** Inviter or invitee, on the same device or at the same key. */
  readonly ownTree: number;
  /** Claims of rewards that met somebody else's CPF, device or key. */
  readonly refusedClaims: number;
  /** Rounds of late that were taken back. */
  readonly voidedRounds: number;
  /** Rounds of late in which nothing could be lost, alone or with one other. */
  readonly oppositeRounds: number;
}

export interface CashierDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly ledger: Ledger;
  readonly members: Pick<
    Members,
    "find" | "findMany" | "verifyWithdrawalPassword" | "countWithdrawalTriesLeft"
  >;
  /** What a room above allows a member beyond the site's rules. Left out: nothing. */
  readonly allowanceOf?: (memberId: MemberId) => Promise<Allowance | null>;
  /** May this member pay in, as far as documents go? Left out: yes. */
  readonly mayPayIn?: (memberId: MemberId) => Soon<boolean>;
  /**
   * From which sum of withdrawals on this member's documents must be confirmed; null, or left out:
   * they are, or nobody asks.
   */
  readonly documentsFrom?: (memberId: MemberId) => Promise<Centavos | null>;
  /** What rooms above know of who asks for money. Left out, or null: a person decides. */
  readonly askerOf?: (
    memberId: MemberId,
    /** Who shares the payment key that the money is to go to. */
    atKey: readonly MemberId[],
  ) => Promise<Asker | null>;
  /** All that each of them ever staked, to this moment. Left out: nothing. */
  readonly stakedBy?: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, Centavos>>;
  /**
   * Read before a deposit's transaction, and asked in it when a deposit of this amount has been
   * written. Throws when it goes beyond a limit that the member set for themselves.
   */
  readDepositRules(): Promise<(tx: Tx, memberId: MemberId, amount: Centavos) => Promise<void>>;
  /**
   * Of a payment that is written and counted, of more than was ordered or later than was agreed:
   * does it stay within the limits that the member set for themselves?
   */
  isDepositWithin(memberId: MemberId, amount: Centavos): Promise<boolean>;
  readonly banks: Banks;
  readonly directory: Directory;
  /** The secret part of the webhooks' paths. */
  readonly webhookSecrets: Keys;
}

export interface Operator {
  readonly operatorId: number;
  readonly email: string;
}

export interface Page<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

export interface TimelineEntry {
  readonly status: WithdrawalStatus;
  readonly at: Date;
  /** `member`, `operator:<email>`, `bank`, `rule`. */
  readonly actor: string;
  readonly reason: string | null;
}

export interface WithdrawalRecord {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly status: WithdrawalStatus;
  readonly amount: Centavos;
  readonly generalFee: Centavos;
  readonly mandatoryFee: Centavos;
  readonly actualReceipt: Centavos;
  /** `PIX`. */
  readonly paymentType: string;
  /** A PIX key type, or `BANK`. */
  readonly keyType: PixKeyType | "BANK";
  /** In full: for the payout and for operators only. */
  readonly key: string;
  readonly keyMasked: string;
  readonly remark: string | null;
  readonly applicationTime: Date;
  readonly updatedAt: Date;
  readonly etaAt: Date;
  readonly paidAt: Date | null;
  /** The bank that pays it, or was last asked to. */
  readonly psp: string;
  readonly endToEndId: string | null;
  /** Why it was rejected, or what the bank said when it came back. */
  readonly reason: string | null;
  /** It waits for an operator's decision. */
  readonly canDecide: boolean;
  readonly timeline: readonly TimelineEntry[];
}

export interface DepositRecord {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly methodId: number;
  readonly methodName: string;
  readonly paymentType: string;
  readonly status: DepositStatus;
  readonly amount: Centavos;
  readonly paidAmount: Centavos | null;
  /** What is credited owes so many times itself in turnover. */
  readonly turnoverMultiple: number;
  readonly note: DepositNote | null;
  readonly pixCopyPaste: string | null;
  /** The bank that has its charge, or is the last that was asked for one. */
  readonly psp: string;
  readonly endToEndId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly creditedAt: Date | null;
}

export interface WithdrawalFilter extends PageRequest, RangeRequest {
  /** One status, several, or none for all. */
  readonly status?: WithdrawalStatus | readonly WithdrawalStatus[] | undefined;
  readonly memberId?: MemberId | undefined;
  /** Default: newest. */
  readonly order?: "oldest" | "newest" | undefined;
}

export interface DepositFilter extends PageRequest, RangeRequest {
  readonly status?: DepositStatus | readonly DepositStatus[] | undefined;
  readonly memberId?: MemberId | undefined;
}

/** What a member brought and took, for the operator's picture. Amounts in centavos. */
export interface MemberSummary {
  /** Credited deposits. */
  readonly depositsTotal: Centavos;
  readonly depositsCount: number;
  readonly lastDepositAt: Date | null;
  /** Paid withdrawals, fees included. */
  readonly withdrawalsTotal: Centavos;
  readonly withdrawalsCount: number;
  /** Waiting or on their way. */
  readonly openWithdrawalsTotal: Centavos;
}

export interface Approving {
  readonly note?: string | undefined;
  /** What one person may let go of a member within a day, all together. Default: without end. */
  readonly aloneBelow?: Centavos;
}

/** The part of the cashier that the back office works with. */
