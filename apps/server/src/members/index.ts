/**
 * The door of the members room: who the players are and whether somebody who says so is one of
 * them. It registers, signs in, keeps sessions that can be ended at once, and guards passwords.
 * Other rooms ask it who a member is; it knows nothing of what they do with the answer.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import type * as links from "@tucano/contract/player/account/password-link.ts";
import type * as keys from "@tucano/contract/player/account/passkeys.ts";
import type * as social from "@tucano/contract/player/account/social.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";
import type { MemberContext, MemberIdentity, OpenContext } from "../platform/http/types.ts";
import { type Circumstances, findCircumstances } from "./accounts/circumstances-repository.ts";
import { createParts, findExisting, type Parts } from "./context.ts";
import { refreshSession, signOut } from "./sessions/end-session.ts";
import { defineMembersJobs } from "./jobs.ts";
import { type DemoWish, makeDemoMember } from "./registration/make-demo-member.ts";
import {
  excludeMember,
  freezeMember,
  readmitMember,
  unfreezeMember,
} from "./accounts/member-state.ts";
import { beginPasskeyLogin, signInByPasskey } from "./security/passkeys.ts";
import { forgotPassword, readPasswordLink, setPassword } from "./security/password-link.ts";
import { sendPhoneCode, signInByPhone } from "./sign-in/phone-login.ts";
import { choosePicture } from "./pictures.ts";
import { toRecord } from "./present.ts";
import {
  countInvited,
  countRegistered,
  countRegisteredWithin,
  type Registered,
} from "./accounts/figures-repository.ts";
import { type FoundMembers, type MemberSearch, searchMembers } from "./accounts/search.ts";
import { registerMember } from "./registration/register-member.ts";
import { createMemberOffice, type MemberOffice } from "./accounts/office.ts";
import * as repository from "./repository.ts";
import { createSecurity, type Security } from "./security/security.ts";
import { listByCpfs, listSegment, type MemberSegment } from "./accounts/segment-repository.ts";
import { findLastSeen } from "./sessions/session-repository.ts";
import { showMember } from "./show-member.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { beginSocialLogin, listPlatforms, signInBySocial } from "./sign-in/social.ts";
import type { MemberRecord, MembersDeps } from "./types.ts";
import { type Binding, createTree } from "./tree/tree.ts";
import type { Invitee } from "./tree/tree-repository.ts";
import { verifyWithdrawalPassword } from "./security/withdrawal-password.ts";

export { membersBookChecks } from "./books-repository.ts";
export { makeDemoMember } from "./registration/make-demo-member.ts";
export type { FoundMembers, MemberSearch } from "./accounts/search.ts";
export type { MemberSegment } from "./accounts/segment-repository.ts";
export { describeDevice } from "./present.ts";
export { createPasswords, passwordCosts, type Passwords } from "./sign-in/passwords.ts";
export { memberOrigins } from "./accounts/figures-repository.ts";
export { membersRoutes } from "./routes.ts";
export type { Binding } from "./tree/tree.ts";
export type { Invitee } from "./tree/tree-repository.ts";
export type { MemberRecord, MembersDeps } from "./types.ts";

export interface Members {
  // For the routes.
  issueCaptcha(
    input: InputOf<typeof contract.issueCaptcha>,
  ): Promise<DataOf<typeof contract.issueCaptcha>>;
  register(
    input: InputOf<typeof contract.register>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.register>>;
  signIn(
    input: InputOf<typeof contract.login>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.login>>;
  sendPhoneCode(
    input: InputOf<typeof contract.sendPhoneCode>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.sendPhoneCode>>;
  signInByPhone(
    input: InputOf<typeof contract.loginByPhone>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.loginByPhone>>;
  forgotPassword(
    input: InputOf<typeof links.forgotPassword>,
    context: OpenContext,
  ): Promise<DataOf<typeof links.forgotPassword>>;
  readPasswordLink(
    input: InputOf<typeof links.readPasswordLink>,
    context: OpenContext,
  ): Promise<DataOf<typeof links.readPasswordLink>>;
  setPassword(
    input: InputOf<typeof links.setPassword>,
    context: OpenContext,
  ): Promise<DataOf<typeof links.setPassword>>;
  beginPasskeyLogin(context: OpenContext): Promise<DataOf<typeof keys.beginPasskeyLogin>>;
  signInByPasskey(
    input: InputOf<typeof keys.loginByPasskey>,
    context: OpenContext,
  ): Promise<DataOf<typeof keys.loginByPasskey>>;
  listPlatforms(context: OpenContext): Promise<DataOf<typeof social.listSocialPlatforms>>;
  beginSocialLogin(context: OpenContext): Promise<DataOf<typeof social.beginSocialLogin>>;
  signInBySocial(
    input: InputOf<typeof social.finishSocialLogin>,
    context: OpenContext,
  ): Promise<DataOf<typeof social.finishSocialLogin>>;
  refresh(context: OpenContext): Promise<DataOf<typeof contract.refresh>>;
  signOut(context: OpenContext): Promise<DataOf<typeof contract.logout>>;
  showProfile(context: MemberContext): Promise<DataOf<typeof contract.me>>;
  showPicture(context: MemberContext): Promise<DataOf<typeof contract.readProfilePicture>>;
  choosePicture(
    input: InputOf<typeof contract.chooseProfilePicture>,
    context: MemberContext,
  ): Promise<DataOf<typeof contract.chooseProfilePicture>>;
  chooseTold(
    input: InputOf<typeof contract.chooseTold>,
    context: MemberContext,
  ): Promise<DataOf<typeof contract.chooseTold>>;
  readonly security: Security;

  // For the platform and the other rooms.
  /** Whose access token this is; "revoked" when its session was ended. */
  authenticate(token: string): Promise<MemberIdentity | "revoked" | null>;
  /** Was this session ended before its time? For what lives on it, such as a game's session. */
  isSessionRevoked(sessionId: string): boolean | Promise<boolean>;
  find(memberId: number): Promise<MemberRecord | null>;
  findMany(memberIds: readonly number[]): Promise<ReadonlyMap<number, MemberRecord>>;
  /**
   * Newest first, page by page; with a text the first ones that it finds, by indexes alone: an id,
   * the beginning of an account, a name or an e-mail, a CPF, a phone.
   */
  search(search: MemberSearch): Promise<FoundMembers>;
  findLastSeen(memberId: number): Promise<Date | null>;
  /** Who of these persons is a member. Eleven digits each. */
  findByCpfs(cpfs: readonly string[]): Promise<readonly number[]>;
  /** Those that something is for, by their number: the ones after `after`. For jobs. */
  listSegment(
    segment: MemberSegment,
    page: { readonly after: number; readonly limit: number },
    by?: Db,
  ): Promise<readonly number[]>;
  /** By member: what a record says of their VIP level. It only ever rises. */
  raiseLevels(tx: Tx, levels: ReadonlyMap<number, number>): Promise<void>;
  verifyWithdrawalPassword(memberId: number, digits: string): Promise<"ok" | "wrong" | "locked">;
  /**
   * Stops all play and payments and ends all sessions. False: neither active nor excluded.
   * `alongside` runs in the same transaction.
   */
  freeze(memberId: number, reason: string, alongside?: (tx: Tx) => Promise<void>): Promise<boolean>;
  /** False: the member is not frozen. */
  unfreeze(
    memberId: number,
    reason: string,
    alongside?: (tx: Tx) => Promise<void>,
  ): Promise<boolean>;
  /**
   * Stops all play and ends all sessions; signing in to withdraw stays possible. Who is frozen
   * stays so. False: there is no such member.
   */
  exclude(memberId: number, reason: string, alongside: (tx: Tx) => Promise<void>): Promise<boolean>;
  /** Ends an exclusion when `isOver`, in the same transaction, says so. False: it goes on. */
  readmit(memberId: number, reason: string, isOver: (tx: Tx) => Promise<boolean>): Promise<boolean>;
  revokeSessions(memberId: number, reason: string): Promise<void>;
  /** An account that plays with play money alone. `alongside` runs in the same transaction. */
  makeDemo(wish: DemoWish, alongside: (tx: Tx, memberId: number) => Promise<void>): Promise<number>;

  /** For the back office: one account from all sides. */
  readonly office: MemberOffice;

  // Who invited whom, and what guards of offers look at.
  inviterOf(memberId: number): Promise<number | null>;
  /** Those whom these members invited themselves. */
  inviteesOf(memberIds: readonly number[]): Promise<readonly Invitee[]>;
  findByInviteCode(code: string): Promise<number | null>;
  /** However the number is written. */
  findByPhone(phone: string): Promise<number | null>;
  /** For good. `own-tree`: the inviter is the member itself, or somebody under it. */
  bindInviter(memberId: number, inviterId: number): Promise<Binding>;
  /** How many registered, by São Paulo day and site, both included; demo accounts left out. */
  countRegistered(of: {
    readonly from: string;
    readonly to: string;
  }): Promise<readonly Registered[]>;
  /** Counted one by one, for some hours; null: of all sites. */
  countRegisteredWithin(of: InstantRange & { readonly site: string | null }): Promise<number>;
  /** How many registered through each of these; who invited nobody then is left out. */
  countInvited(
    of: InstantRange & { readonly inviterIds: readonly number[] },
  ): Promise<ReadonlyMap<number, number>>;
  /** The hash of the device that the member signed in from last; the same for who shares one. */
  deviceOf(memberId: number): Promise<string | null>;
  /** Other members who ever signed in from a device of this one. */
  sharesDeviceWith(memberId: number): Promise<readonly number[]>;
  /** What surrounds the account; `atKey`: who shares a payment key with it. Null: no member. */
  circumstancesOf(memberId: number, atKey: readonly number[]): Promise<Circumstances | null>;

  /** Writes what was noted of sessions and not written yet. */
  close(): Promise<void>;
}

export function createMembers(deps: MembersDeps): Members {
  const parts = createParts(deps);
  defineMembersJobs(deps);
  return { ...createPlayerCalls(parts), ...createRoomCalls(parts) };
}

type PlayerCalls = Pick<
  Members,
  | "issueCaptcha"
  | "register"
  | "signIn"
  | "refresh"
  | "signOut"
  | "showProfile"
  | "showPicture"
  | "choosePicture"
  | "chooseTold"
  | "sendPhoneCode"
  | "signInByPhone"
  | "forgotPassword"
  | "readPasswordLink"
  | "setPassword"
  | "beginPasskeyLogin"
  | "signInByPasskey"
  | "listPlatforms"
  | "beginSocialLogin"
  | "signInBySocial"
  | "security"
>;

function createPlayerCalls(parts: Parts): PlayerCalls {
  return {
    issueCaptcha: (input) => parts.captcha.issue(input.purpose ?? null),
    register: (input, context) => registerMember(parts, input, context),
    signIn: (input, context) => signIn(parts, input, context),
    sendPhoneCode: (input, context) => sendPhoneCode(parts, input, context),
    signInByPhone: (input, context) => signInByPhone(parts, input, context),
    forgotPassword: (input, context) => forgotPassword(parts, input, context),
    readPasswordLink: (input, context) => readPasswordLink(parts, input, context),
    setPassword: (input, context) => setPassword(parts, input, context),
    beginPasskeyLogin: (context) => beginPasskeyLogin(parts, context),
    signInByPasskey: (input, context) => signInByPasskey(parts, input, context),
    listPlatforms: ({ member }) => listPlatforms(parts, member?.memberId ?? null),
    beginSocialLogin: (context) => beginSocialLogin(parts, context),
    signInBySocial: (input, context) => signInBySocial(parts, input, context),
    security: createSecurity(parts),
    refresh: (context) => refreshSession(parts, context),
    signOut: (context) => signOut(parts, context),
    showProfile: async ({ member }) =>
      showMember(parts, await findExisting(parts, member.memberId)),
    showPicture: async ({ member }) => {
      const row = await findExisting(parts, member.memberId);
      return { profileurl: row.profileurl };
    },
    choosePicture: async ({ profileurl }, { member }) => {
      await choosePicture(parts, member.memberId, profileurl);
      return { profileurl };
    },
    chooseTold: ({ member_id: _id, ...wish }, { member }) =>
      inTransaction(parts.db, (tx) =>
        repository.saveTold(tx, member.memberId, wish, parts.clock.now()),
      ),
  };
}

function createRoomCalls(parts: Parts): Omit<Members, keyof PlayerCalls> {
  const { db } = parts;
  return {
    ...createTree(parts),
    office: createMemberOffice(parts),
    authenticate: (token) => parts.sessions.authenticate(token),
    isSessionRevoked: (sessionId) => parts.sessions.isRevoked(sessionId),
    find: async (memberId) => {
      const row = await repository.findMember(db, memberId);
      return row === null ? null : toRecord(row);
    },
    findMany: async (memberIds) => {
      const rows = await repository.findMembers(db, memberIds);
      return new Map(rows.map((row) => [row.member_id, toRecord(row)]));
    },
    search: (search) => searchMembers(db, search),
    countRegistered: (of) => countRegistered(db, of),
    countRegisteredWithin: (of) => countRegisteredWithin(db, of),
    countInvited: async (of) =>
      new Map((await countInvited(db, of)).map((one) => [one.inviterId, one.members])),
    findLastSeen: (memberId) => findLastSeen(db, memberId),
    findByCpfs: (cpfs) => listByCpfs(db, cpfs),
    circumstancesOf: (memberId, atKey) => findCircumstances(db, memberId, atKey),
    listSegment: (segment, page, by = db) => listSegment(by, segment, page),
    raiseLevels: repository.raiseLevels,
    verifyWithdrawalPassword: (memberId, digits) =>
      verifyWithdrawalPassword(parts, memberId, digits),
    freeze: (memberId, reason, alongside) => freezeMember(parts, { memberId, reason, alongside }),
    unfreeze: (memberId, reason, alongside) =>
      unfreezeMember(parts, { memberId, reason, alongside }),
    exclude: (memberId, reason, alongside) => excludeMember(parts, { memberId, reason, alongside }),
    readmit: (memberId, reason, isOver) => readmitMember(parts, { memberId, reason, isOver }),
    revokeSessions: async (memberId, reason) => {
      const ended = await inTransaction(db, (tx) =>
        parts.sessions.revoke(tx, { memberId }, reason),
      );
      parts.sessions.forget(ended);
    },
    makeDemo: (wish, alongside) => makeDemoMember(parts, wish, alongside),
    close: () => parts.sessions.close(),
  };
}
