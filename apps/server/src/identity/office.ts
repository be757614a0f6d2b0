/** What operators do: look at what was handed in, and decide it once. */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PictureKind } from "@tucano/contract/player/account/identity.ts";
import type { Parts } from "./hand-in.ts";
import { eraseMember } from "./erase-repository.ts";
import * as repository from "./repository.ts";
import type { Decision, OpenedPicture, Submission, SubmissionStatus } from "./types.ts";

export interface IdentityOffice {
  /** Those that wait: the oldest first; decided ones: the newest first. */
  list(of: {
    readonly status: Exclude<SubmissionStatus, "draft">;
    readonly after: repository.Place | null;
    readonly limit: number;
  }): Promise<readonly Submission[]>;
  countWaiting(): Promise<number>;
  /** Null: there is none, or it has not been handed in. */
  find(submissionId: number): Promise<Submission | null>;
  /** What was handed in, the newest first. */
  historyOf(memberId: MemberId): Promise<readonly Submission[]>;
  kindsOf(submissionId: number): Promise<readonly PictureKind[]>;
  /** The caller has already logged who looks, and why. */
  openPictures(submissionId: number): Promise<readonly OpenedPicture[]>;
  /** The same of a single one, as a JPEG; null: there is none. */
  openPicture(submissionId: number, kind: PictureKind): Promise<Buffer | null>;
  /** A person's end: pictures and what was written down about them. */
  eraseMember(tx: Tx, memberId: MemberId): Promise<void>;
  /** False: it was decided before. `alongside` runs in the same transaction. */
  decide(decision: Decision, alongside: (tx: Tx) => Promise<void>): Promise<boolean>;
}

const HISTORY_MAX = 50;

export function createOffice(parts: Parts): IdentityOffice {
  const { db, clock, seal, tell } = parts;
  return {
    list: (of) => repository.list(db, of),
    countWaiting: () => repository.countWaiting(db),
    find: async (submissionId) => {
      const found = await repository.find(db, submissionId);
      return found?.status === "draft" ? null : found;
    },
    historyOf: async (memberId) => {
      const all = await repository.listOfMember(db, memberId, HISTORY_MAX);
      return all.filter(({ status }) => status !== "draft");
    },
    kindsOf: (submissionId) => repository.listKinds(db, submissionId),
    openPictures: async (submissionId) => {
      const pictures = await repository.readPictures(db, submissionId);
      return pictures.map(({ kind, sealed }) => ({
        kind,
        jpeg: seal.open(sealed, { submissionId, kind }),
      }));
    },
    openPicture: async (submissionId, kind) => {
      const sealed = await repository.readPicture(db, submissionId, kind);
      return sealed === null ? null : seal.open(sealed, { submissionId, kind });
    },
    eraseMember,
    decide: (decision, alongside) =>
      inTransaction(db, async (tx) => {
        if (!(await repository.decide(tx, { ...decision, now: clock.now() }))) return false;
        const found = await repository.find(tx, decision.submissionId);
        if (found === null) throw new Error("The attempt just decided is missing.");
        await alongside(tx);
        await tell?.(tx, found.memberId, decision.verdict);
        return true;
      }),
  };
}
