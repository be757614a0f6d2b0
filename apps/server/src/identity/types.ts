/** What the room is made of, and what it tells of an attempt to be recognised. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type {
  IdentityDocument,
  IdentityRejection,
} from "@tucano/contract/player/account/identity.ts";
import type { Market } from "../market/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";

export type SubmissionStatus = "draft" | "submitted" | "verified" | "rejected";

export interface Submission {
  readonly submissionId: number;
  readonly memberId: MemberId;
  readonly status: SubmissionStatus;
  /** Null: of a draft. */
  readonly document: IdentityDocument | null;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  /** The operator's e-mail address. */
  readonly decidedBy: string | null;
  readonly rejection: IdentityRejection | null;
  readonly mayRetry: boolean | null;
  readonly reason: string | null;
}

export type Verdict =
  | { readonly verdict: "verified" }
  | {
      readonly verdict: "rejected";
      readonly rejection: IdentityRejection;
      readonly mayRetry: boolean;
    };

export interface Decision {
  readonly submissionId: number;
  readonly verdict: Verdict;
  readonly by: string;
  readonly reason: string;
}

export interface IdentityDeps extends Pick<Platform, "db" | "clock" | "random" | "secrets"> {
  readonly market: Pick<Market, "read">;
  /** Tells the member what was decided, in the deciding transaction. Left out: no notification. */
  readonly tell?: (tx: Tx, memberId: MemberId, verdict: Verdict) => Promise<void>;
}
