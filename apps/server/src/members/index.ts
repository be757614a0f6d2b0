/**
 * The door of the members room: who the players are and whether somebody who says so is one of
 * them. It registers, signs in, keeps sessions that can be ended at once, and guards passwords.
 * Other rooms ask it who a member is; it knows nothing of what they do with the answer.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { accountCalls } from "./accounts/calls.ts";
import { findCircumstances } from "./accounts/circumstances-repository.ts";
import {
  countInvited,
  countRegistered,
  countRegisteredWithin,
} from "./accounts/figures-repository.ts";
import {
  excludeMember,
  freezeMember,
  readmitMember,
  unfreezeMember,
} from "./accounts/member-state.ts";
import { findLinked, findOnDevicesOf } from "./accounts/linked-repository.ts";
import { createMemberOffice } from "./accounts/office.ts";
import { searchMembers } from "./accounts/search.ts";
import { listByCpfs, listSegment, type MemberSegment } from "./accounts/segment-repository.ts";
import { createParts, type Parts } from "./context.ts";
import { membersJobs } from "./jobs.ts";
import { toRecord } from "./present.ts";
import { registrationCalls } from "./registration/calls.ts";
import { makeDemoMember } from "./registration/make-demo-member.ts";
import { findSecondFactor } from "./proofs/security-repository.ts";
import * as repository from "./repository.ts";
import { securityCalls } from "./security/calls.ts";
import {
  countWithdrawalTriesLeft,
  verifyWithdrawalPassword,
} from "./security/withdrawal-password.ts";
import { findLastSeen } from "./sessions/session-repository.ts";
import { signInCalls } from "./sign-in/calls.ts";
import { createTree } from "./tree/tree.ts";
import type { MemberRecord, MembersDeps } from "./types.ts";

export { membersBookChecks } from "./books-repository.ts";
export { makeDemoMember } from "./registration/make-demo-member.ts";
export { type MemberSegment, membersIn } from "./accounts/segment-repository.ts";
export { describeDevice } from "./present.ts";
export { createPasswords, passwordCosts, type Passwords } from "./guards/passwords.ts";
export { memberOrigins } from "./accounts/figures-repository.ts";
export { maskAccount } from "./policy.ts";
export { renewRecoveryCodes, renewWithdrawalPasswords } from "./proofs/renew-hashes.ts";
export { sealFactors } from "./proofs/seal-factors.ts";
export type { Invitee } from "./tree/tree-repository.ts";
export type { MemberRank, MemberRecord, MembersDeps, SevenDaysProgress } from "./types.ts";

type Alongside = (tx: Tx) => Promise<void>;

export type Members = ReturnType<typeof createApi>;

export function createMembers(deps: MembersDeps): Room<Members> {
  const parts = createParts(deps);
  return {
    api: createApi(parts),
    routes: [
      ...registrationCalls(parts),
      ...signInCalls(parts),
      ...accountCalls(parts),
      ...securityCalls(parts),
    ],
    jobs: membersJobs(deps),
  };
}

function createApi(parts: Parts) {
  const { db } = parts;
  return {
    ...createTree(parts),
    /** For the back office: one account from all sides. */
    office: createMemberOffice(parts),
    /**
     * Newest first, page by page; with a text the first ones that it finds, by indexes alone: an
     * id, the beginning of an account, a name or an e-mail, a CPF, a phone.
     */
    search: searchMembers,
    ...boundTo(db, {
      findLastSeen,
      /** Which of these persons are members. Eleven digits each. */
      findByCpfs: listByCpfs,
      /** How many registered, by São Paulo day and site, both included; demo accounts left out. */
      countRegistered,
      /** Counted one by one, for some hours; null: of all sites. */
      countRegisteredWithin,
      /** What surrounds the account; `atKey`: who shares a payment key with it. Null: no member. */
      circumstancesOf: findCircumstances,
      /** Other accounts that may be in the same hand, and by what. */
      linkedTo: findLinked,
      /** Who signed in on a device of the member, the member included; some hundreds at most. */
      onDevicesOf: findOnDevicesOf,
    }),
    ...boundTo(parts, {
      verifyWithdrawalPassword,
      countWithdrawalTriesLeft,
      /** An account that plays with play money alone. `alongside` runs in the same transaction. */
      makeDemo: makeDemoMember,
    }),
    /** Whose access token this is; "revoked" when its session was ended. */
    authenticate: (token: string) => parts.sessions.authenticate(token),
    /** Was this session ended before its time? For what lives on it, such as a game's session. */
    isSessionRevoked: (sessionId: string) => parts.sessions.isRevoked(sessionId),
    /** Two-step sign-in is on. */
    hasSecondFactor: async (memberId: MemberId) =>
      ((await findSecondFactor(db, memberId))?.confirmed_at ?? null) !== null,
    find: async (memberId: MemberId) => {
      const row = await repository.findMember(db, memberId);
      return row === null ? null : toRecord(row);
    },
    findMany: async (
      memberIds: readonly MemberId[],
    ): Promise<ReadonlyMap<MemberId, MemberRecord>> => {
      const rows = await repository.findMembers(db, memberIds);
      return new Map(rows.map((row) => [row.member_id, toRecord(row)]));
    },
    /** How many registered through each of these; who invited nobody then is left out. */
    countInvited: async (
      of: InstantRange & { readonly inviterIds: readonly MemberId[] },
    ): Promise<ReadonlyMap<MemberId, number>> =>
      new Map((await countInvited(db, of)).map((one) => [one.inviterId, one.members])),
    /** Those that something is for, by their number: the ones after `after`. For jobs. */
    listSegment: (
      segment: MemberSegment,
      page: { readonly after: number; readonly limit: number },
      by: Db = db,
    ) => listSegment(by, segment, page),
    /** By member: what a record says of their VIP level. It only ever rises. */
    raiseLevels: repository.raiseLevels,
    /**
     * Stops all play and payments and ends all sessions. False: neither active nor excluded.
     * `alongside` runs in the same transaction.
     */
    freeze: (memberId: MemberId, reason: string, alongside?: Alongside) =>
      freezeMember(parts, { memberId, reason, alongside }),
    /** False: the member is not frozen. */
    unfreeze: (memberId: MemberId, reason: string, alongside?: Alongside) =>
      unfreezeMember(parts, { memberId, reason, alongside }),
    /**
     * Stops all play and ends all sessions; signing in to withdraw stays possible. Who is frozen
     * stays so. False: there is no such member.
     */
    exclude: (memberId: MemberId, reason: string, alongside: Alongside) =>
      excludeMember(parts, { memberId, reason, alongside }),
    /** Ends an exclusion when `isOver`, in the same transaction, says so. False: it goes on. */
    readmit: (memberId: MemberId, reason: string, isOver: (tx: Tx) => Promise<boolean>) =>
      readmitMember(parts, { memberId, reason, isOver }),
    revokeSessions: async (memberId: MemberId, reason: string) => {
      const ended = await inTransaction(db, (tx) =>
        parts.sessions.revoke(tx, { memberId }, reason),
      );
      parts.sessions.forget(ended);
    },
    /** Writes what was noted of sessions and not written yet. */
    close: () => parts.sessions.close(),
  };
}
