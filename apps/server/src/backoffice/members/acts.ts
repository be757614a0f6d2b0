/**
 * Acts on a player's account: closing, signing out, the authenticator, a message, what was given.
 */
import type * as contract from "@tucano/contract/backoffice/members/member-acts.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { type AuditEntry, ordered } from "../core/audit.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { maskEmail } from "../core/masks.ts";
import { findExisting } from "./members.ts";

type Act = Pick<AuditEntry, "action" | "before" | "after">;
type Input = InputOf<typeof contract.closeMember>;

const actBy = ({ member_id: memberId, reason }: Input, { operator, ip }: OperatorContext) => ({
  subject: `member:${memberId}`,
  operator,
  ip,
  reason,
});

const noter = (parts: Parts, input: Input, context: OperatorContext) => (tx: Tx, act: Act) =>
  parts.audit.append(tx, { ...act, ...actBy(input, context) });

export async function closeMember(
  parts: Parts,
  input: Input,
  context: OperatorContext,
): Promise<DataOf<typeof contract.closeMember>> {
  const { member_id: memberId, reason } = input;
  const { status } = await findExisting(parts, memberId);
  const note = noter(parts, input, context);
  const isClosed = await parts.members.office.close(memberId, reason, (tx) =>
    note(tx, { action: "member.close", before: { status }, after: { status: "closed" } }),
  );
  if (!isClosed) throw new DomainError("backoffice.member_state_conflict");
  return { member_id: memberId, status: "closed" };
}

export const endSessions: Command<typeof contract.endMemberSessions> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId, session_id: sessionId = null } = input;
  await findExisting(parts, memberId);
  const note = noter(parts, input, context);
  const ended = await parts.members.office.endSessions(memberId, {
    sessionId,
    alongside: (tx) =>
      note(tx, {
        action: "member.end_sessions",
        before: { signed_in: sessionId ?? "all" },
        after: { signed_in: "" },
      }),
  });
  return { sessions_ended: ended };
};

/** The person signed in now might be the one who should not be. */
export const resetSecondFactor: Command<typeof contract.resetSecondFactor> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId } = input;
  await findExisting(parts, memberId);
  const note = noter(parts, input, context);
  const wasOn = await parts.members.office.resetSecondFactor(memberId, (tx) =>
    note(tx, {
      action: "member.reset_second_factor",
      before: { second_factor: "on" },
      after: { second_factor: "off" },
    }),
  );
  if (!wasOn) throw new DomainError("backoffice.member_state_conflict");
  const ended = await parts.members.office.endSessions(memberId, {
    sessionId: null,
    alongside: (tx) =>
      note(tx, {
        action: "member.end_sessions",
        before: { signed_in: "all" },
        after: { signed_in: "" },
      }),
  });
  return { sessions_ended: ended };
};

/** The link goes to the player alone; before they have used it nothing changes. */
export const sendPasswordLink: Command<typeof contract.sendPasswordLink> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId } = input;
  const { status, email } = await findExisting(parts, memberId);
  if (status === "closed") throw new DomainError("backoffice.member_state_conflict");
  const masked = email === null ? "" : maskEmail(email);
  const note = noter(parts, input, context);
  const sent = await parts.members.office.sendPasswordLink(memberId, (tx) =>
    note(tx, {
      action: "member.send_password_link",
      before: { password_link: "" },
      after: { password_link: masked },
    }),
  );
  if (sent === null) throw new DomainError("backoffice.no_email");
  return { email_masked: masked, expires_at: toWireInstant(sent.expiresAt) };
};

export const messageMember: Command<typeof contract.messageMember> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId, title, text } = input;
  await findExisting(parts, memberId);
  const note = noter(parts, input, context);
  await inTransaction(parts.db, async (tx) => {
    await parts.messages.notify(tx, { memberId, code: "house_message", params: { title, text } });
    await note(tx, { action: "member.message", before: {}, after: { title, text } });
  });
  return { member_id: memberId };
};

export const forfeitReward: Command<typeof contract.forfeitMemberReward> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId, reward_id: rewardId, reason } = input;
  await findExisting(parts, memberId);
  const reward = await parts.rewards.findById(rewardId);
  // Somebody else's reward is none of this player's.
  if (reward?.memberId !== memberId) throw new DomainError("rewards.not_found");
  if (reward.state === "claimed") throw new DomainError("rewards.already_claimed");
  const amount = formatWire(reward.amount);
  const taken = await ordered(
    parts,
    {
      ...actBy(input, context),
      action: "member.forfeit_reward",
      details: { reward: rewardId, kind: reward.kind, period: reward.period },
      before: { state: reward.state, amount },
      after: { state: "forfeited", amount },
    },
    () => parts.rewards.forfeit(rewardId, context.operator.email, reason),
  );
  return { reward_id: rewardId, state: taken.state };
};

export const forfeitBonus: Command<typeof contract.forfeitMemberBonus> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId } = input;
  await findExisting(parts, memberId);
  const { bonus, bonusOwed } = await parts.ledger.readWallet(memberId);
  const { forfeited, waived } = await ordered(
    parts,
    {
      ...actBy(input, context),
      action: "member.forfeit_bonus",
      before: { bonus: formatWire(bonus), turnover: formatWire(bonusOwed) },
      after: { bonus: "0.00", turnover: "0.00" },
    },
    () => parts.rewards.forfeitBonus(memberId, { why: "operator" }),
  );
  return { forfeited: formatWire(forfeited), waived: formatWire(waived) };
};
