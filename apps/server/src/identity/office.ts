/** What operators do: look at what was handed in, and decide it once. */
import { boundTo } from "../platform/room.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PictureKind } from "@tucano/contract/player/account/identity.ts";
import type { Parts } from "./hand-in.ts";
import { eraseMember } from "./erase-repository.ts";
import * as repository from "./repository.ts";
import type { Decision } from "./types.ts";

export type IdentityOffice = ReturnType<typeof createOffice>;

const HISTORY_MAX = 50;

export function createOffice(parts: Parts) {
  const { db, clock, seal, tell } = parts;
  return {
    ...boundTo(db, {
      /** Those that wait: the oldest first; decided ones: the newest first. */
      list: repository.list,
      countWaiting: repository.countWaiting,
      kindsOf: repository.listKinds,
    }),
    /** Null: there is none, or it has not been handed in. */
    find: async (submissionId: number) => {
      const found = await repository.find(db, submissionId);
      return found?.status === "draft" ? null : found;
    },
    /** What was handed in, the newest first. */
    historyOf: async (memberId: MemberId) => {
      const all = await repository.listOfMember(db, memberId, HISTORY_MAX);
      return all.filter(({ status }) => status !== "draft");
    },
    /** The caller has already logged who looks, and why. */
    openPictures: async (submissionId: number) => {
      const pictures = await repository.readPictures(db, submissionId);
      return pictures.map(({ kind, sealed }) => ({
        kind,
        jpeg: seal.open(sealed, { submissionId, kind }),
      }));
    },
    /** The same of a single one, as a JPEG; null: there is none. */
    openPicture: async (submissionId: number, kind: PictureKind) => {
      const sealed = await repository.readPicture(db, submissionId, kind);
      return sealed === null ? null : seal.open(sealed, { submissionId, kind });
    },
    /** A person's end: pictures and what was written down about them. */
    eraseMember,
    /** False: it was decided before. `alongside` runs in the same transaction. */
    decide: (decision: Decision, alongside: (tx: Tx) => Promise<void>) =>
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
