/** What the room is made of, and what its records hold. */
import type {
  affiliateStatuses,
  DealTerms,
  PostbackKind,
  statementStates,
} from "@tucano/contract/affiliates.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Cashier } from "../cashier/index.ts";
import type { Compliance } from "../compliance/index.ts";
import type { Integrations } from "../integrations/index.ts";
import type { Market } from "../market/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";

export interface AffiliatesDeps extends Pick<
  Platform,
  "clock" | "config" | "db" | "limitsOf" | "logger" | "metrics" | "random"
> {
  readonly market: Pick<Market, "read">;
  readonly members: Pick<Members, "findMany" | "neighboursOf" | "sharesDeviceWith">;
  readonly cashier: Pick<Cashier, "keyUseOf" | "listTakenBack">;
  readonly compliance: Pick<Compliance, "excludedAmong">;
  readonly integrations: Pick<Integrations, "requireKey">;
}

export interface AffiliateRow {
  readonly affiliateId: number;
  readonly company: string;
  readonly taxId: string;
  readonly contact: string;
  readonly email: string;
  readonly pixKey: string;
  readonly status: (typeof affiliateStatuses)[number];
  /** YYYY-MM-DD */
  readonly endedOn: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export interface DealRow {
  readonly affiliateId: number;
  readonly version: number;
  /** "2026-11": it holds from this month on. */
  readonly month: string;
  readonly terms: DealTerms;
  readonly askedBy: string;
  readonly agreedBy: string;
  readonly createdAt: Date;
}

export interface LinkRow {
  readonly linkId: number;
  readonly affiliateId: number;
  readonly code: string;
  readonly name: string;
  readonly target: string;
  readonly placement: string;
  readonly isOpen: boolean;
}

/** Something that happened to a member whom an affiliate brought. */
export interface NewEvent {
  /** The same if it is told twice. */
  readonly eventId: string;
  readonly affiliateId: number;
  readonly memberId: MemberId;
  readonly kind: PostbackKind;
  readonly amount: Centavos;
  readonly at: Date;
}

/** What an affiliate's players came to in a month. */
export interface MonthFigures {
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly cost: Centavos;
  readonly deposits: Centavos;
  readonly chargebacks: Centavos;
}

export interface StatementRow {
  readonly affiliateId: number;
  readonly company: string;
  readonly month: string;
  readonly dealVersion: number | null;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly cost: Centavos;
  readonly fees: Centavos;
  readonly chargebacks: Centavos;
  readonly ngr: Centavos;
  readonly lossBefore: Centavos;
  readonly lossAfter: Centavos;
  readonly opening: Centavos;
  readonly earned: Centavos;
  readonly payable: Centavos;
  readonly carried: Centavos;
  readonly state: (typeof statementStates)[number];
  readonly closedAt: Date;
  readonly approvedBy: string | null;
  /** Where it is paid to, as those who approved it saw. */
  readonly pixKey: string | null;
  readonly reference: string | null;
  readonly paidAt: Date | null;
}
