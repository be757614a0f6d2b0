/** What the back office asks of this room about one member's account, and does to it. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { boundTo } from "../../platform/room.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { findExisting, type Parts } from "../context.ts";
import { allowsMarketing, findClosedAt, saveMarketing } from "./erase-repository.ts";
import { eraseMember } from "./erase.ts";
import { closeMember } from "./member-state.ts";
import { notifyChange } from "../sign-in/notify-change.ts";
import * as office from "./office-repository.ts";
import { sendPasswordLink } from "../security/password-link.ts";
import { describeDevice } from "../present.ts";
import { countPasskeysOf } from "./office-repository.ts";
import { findSecondFactor, removeSecondFactor } from "../proofs/security-repository.ts";

type Alongside = (tx: Tx) => Promise<void>;

export interface SessionSeen {
  readonly sessionId: string;
  readonly device: string;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

export interface AccountSecurity {
  readonly hasPassword: boolean;
  readonly hasWithdrawalPassword: boolean;
  readonly secondFactorSince: Date | null;
  readonly passkeys: number;
}

export interface SessionPlace {
  readonly at: Date;
  readonly id: string;
}

export interface SessionsPage {
  readonly before: SessionPlace | null;
  readonly limit: number;
  readonly lang: string;
}

export interface SessionsEnd {
  readonly sessionId: string | null;
  readonly alongside: Alongside;
}

export function createMemberOffice(parts: Parts) {
  const { db } = parts;
  return {
    ...boundTo(db, {
      /** Null: the account is not closed. */
      closedAt: findClosedAt,
      allowsMarketing,
      /** Those whom the member invited itself, by number, with how many each of them invited. */
      listInvitees: office.listInviteesOf,
    }),
    securityOf: async (memberId: MemberId): Promise<AccountSecurity> => {
      const [member, factor, passkeys] = await Promise.all([
        findExisting(parts, memberId),
        findSecondFactor(db, memberId),
        countPasskeysOf(db, memberId),
      ]);
      return {
        hasPassword: member.password_hash !== null,
        hasWithdrawalPassword: member.withdrawal_password_hash !== null,
        secondFactorSince: factor?.confirmed_at ?? null,
        passkeys,
      };
    },
    /** Open and ended ones, the newest first, by key. */
    listSessions: async (
      memberId: MemberId,
      { before, limit, lang }: SessionsPage,
    ): Promise<readonly SessionSeen[]> => {
      const rows = await office.listSessionsOf(db, memberId, { before, limit });
      return rows.map(({ userAgent, ...row }) => ({
        ...row,
        device: describeDevice(userAgent, toLanguage(lang)),
      }));
    },
    /** One session of the member, or all; answers how many were open. */
    endSessions: async (memberId: MemberId, { sessionId, alongside }: SessionsEnd) => {
      const ended = await inTransaction(db, async (tx) => {
        const isOwn = sessionId === null || (await office.isSessionOf(tx, memberId, sessionId));
        if (!isOwn) return [];
        const which = sessionId === null ? { memberId } : { sessionId };
        const revoked = await parts.sessions.revoke(tx, which, "ended_by_operator");
        if (revoked.length > 0) await alongside(tx);
        return revoked;
      });
      parts.sessions.forget(ended);
      return ended.length;
    },
    /** The member signs in without a code from now on. False: there was none. */
    resetSecondFactor: async (memberId: MemberId, alongside: Alongside) => {
      const member = await findExisting(parts, memberId);
      return inTransaction(db, async (tx) => {
        const wasOn = await removeSecondFactor(tx, memberId);
        if (!wasOn) return false;
        await notifyChange(parts, tx, member, "totp_off");
        await alongside(tx);
        return true;
      });
    },
    /** A one-time link to set a password, to the bound address. Null: closed, or there is none. */
    sendPasswordLink: async (memberId: MemberId, alongside: Alongside) => {
      const member = await findExisting(parts, memberId);
      const { email, status } = member;
      if (email === null || status === "closed") return null;
      if (!parts.outbox.offers("mail")) throw new DomainError("members.mail_unavailable");
      const expiresAt = await inTransaction(db, async (tx) => {
        await alongside(tx);
        return sendPasswordLink(parts, tx, { ...member, email });
      });
      return { email, expiresAt };
    },
    /** For good: no way in any more, and nothing moves. False: closed before. */
    close: (memberId: MemberId, reason: string, alongside: Alongside) =>
      closeMember(parts, { memberId, reason, alongside }),
    /** A closed account, for good. False: erased before. */
    erase: (tx: Tx, memberId: MemberId) => eraseMember(parts, tx, memberId),
    /** News of terms come all the same. */
    setMarketing: (tx: Tx, memberId: MemberId, isAllowed: boolean) =>
      saveMarketing(tx, { memberId, isAllowed, now: parts.clock.now() }),
  };
}
