/** Looking after players: seeing their money, freezing and unfreezing. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { MemberRecord } from "../../members/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { gatherMoneyFacts, noteReading } from "../core/looking.ts";
import { maskEmail } from "../core/masks.ts";
import { ageInDays } from "../core/policy.ts";
import { toDepositRow, toMemberRow, toMoneyPicture, toWithdrawalRow } from "../core/present.ts";
import { tagsOf } from "./tag-repository.ts";
import { toTag } from "./tags.ts";

const RECENT_COUNT = 10;

export async function findExisting(parts: Parts, memberId: MemberId): Promise<MemberRecord> {
  const member = await parts.members.find(memberId);
  if (member === null) throw new DomainError("backoffice.member_not_found");
  return member;
}

export const readMember: Command<typeof contract.readMember> = async (
  parts,
  { member_id },
  context,
) => {
  const member = await findExisting(parts, member_id);
  await noteReading(parts, member_id, context);
  const { cashier } = parts;
  const [facts, lastSeenAt, deposits, withdrawals] = await Promise.all([
    gatherMoneyFacts(parts, member_id),
    parts.members.findLastSeen(member_id),
    cashier.listDeposits({ memberId: member_id, page: 1, limit: RECENT_COUNT }),
    cashier.listWithdrawals({ memberId: member_id, page: 1, limit: RECENT_COUNT }),
  ]);
  const tags = await tagsOf(parts.db, [member_id]);
  const known = new Map([[member_id, member]]);
  return {
    member: toMemberRow(member),
    tags: (tags.get(member_id) ?? []).map(toTag),
    email_masked: member.email === null ? null : maskEmail(member.email),
    birth_date: member.birthDate,
    register_ip: member.registerIp,
    last_seen_at: lastSeenAt === null ? null : toWireInstant(lastSeenAt),
    account_age_days: ageInDays(member.createdAt, parts.clock.now()),
    status_reason: member.statusReason,
    money: toMoneyPicture(facts),
    recent_deposits: deposits.list.map((one) => toDepositRow(one, known)),
    recent_withdrawals: withdrawals.list.map((one) => toWithdrawalRow(one, known)),
  };
};

type StateInput = InputOf<typeof contract.freezeMember>;
type StateOutput = DataOf<typeof contract.freezeMember>;

async function changeState(
  parts: Parts,
  act: "freeze" | "unfreeze",
  { member_id, reason }: StateInput,
  { operator, ip }: OperatorContext,
): Promise<StateOutput> {
  const member = await findExisting(parts, member_id);
  const audit = (tx: Tx) =>
    parts.audit.append(tx, {
      action: `member.${act}`,
      subject: `member:${member_id}`,
      operator,
      ip,
      reason,
      before: { status: member.status },
      after: { status: act === "freeze" ? "frozen" : "active" },
    });
  const hasChanged = await parts.members[act](member_id, reason, audit);
  if (!hasChanged) throw new DomainError("backoffice.member_state_conflict");
  // Thawed while an exclusion runs, a member is excluded again.
  const { status } = await findExisting(parts, member_id);
  return { member_id, status };
}

export function freezeMember(
  parts: Parts,
  input: StateInput,
  context: OperatorContext,
): Promise<StateOutput> {
  return changeState(parts, "freeze", input, context);
}

export function unfreezeMember(
  parts: Parts,
  input: StateInput,
  context: OperatorContext,
): Promise<StateOutput> {
  return changeState(parts, "unfreeze", input, context);
}
