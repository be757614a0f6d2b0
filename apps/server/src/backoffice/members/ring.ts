/** Accounts that may be in one hand: found by what they share, frozen together for one reason. */
import type { InputOf, DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/ring.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, ZERO } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { MemberRecord } from "../../members/index.ts";
import { type Agreed, agreedBy, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { noteReading } from "../core/looking.ts";
import { toMemberRow } from "../core/present.ts";
import { findExisting } from "./members.ts";

const SHOWN_MAX = 100;

/** Who was paid at the key of the member's last withdrawal, too. */
export async function sharersOfKey(
  parts: Parts,
  memberId: MemberId,
): Promise<{ readonly others: readonly MemberId[]; readonly keyMasked: string }> {
  const { list } = await parts.cashier.listWithdrawals({ memberId, page: 1, limit: 1 });
  const [last] = list;
  if (last === undefined) return { others: [], keyMasked: "" };
  const others = await parts.cashier.keyUsedByOthers(memberId, last.key);
  return { others, keyMasked: last.keyMasked };
}

export const showRing: Command<typeof contract.memberRing> = async (
  parts,
  { member_id: memberId },
  context,
) => {
  const own = await findExisting(parts, memberId);
  const { others: atKey } = await sharersOfKey(parts, memberId);
  const linked = await parts.members.linkedTo(memberId, { atKey, limit: SHOWN_MAX - 1 });
  await noteReading(parts, memberId, context);
  const rows = [{ member: own, ties: [] }, ...linked];
  const wallets = await parts.ledger.readWallets(rows.map(({ member }) => member.memberId));
  return {
    list: rows.map(({ member, ties }) => {
      const wallet = wallets.get(member.memberId);
      return {
        member: toMemberRow(member),
        ties: [...ties],
        cash: formatWire(wallet?.cash ?? ZERO),
        locked: formatWire(wallet?.locked ?? ZERO),
      };
    }),
  };
};

type Frozen = DataOf<typeof contract.freezeMembers>["list"];

export async function freezeMembers(
  parts: Parts,
  { member_ids: asked, reason }: InputOf<typeof contract.freezeMembers>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.freezeMembers>> {
  const ids = [...new Set(asked)].toSorted((a, b) => a - b);
  const known = await parts.members.findMany(ids);
  const members = ids.map((id) => {
    const member = known.get(id);
    if (member === undefined) throw new DomainError("backoffice.member_not_found");
    return member;
  });
  const { freezesFrom } = await parts.market.read("fourEyes");
  if (members.length >= freezesFrom) return askToFreeze(parts, { members, reason }, context);
  const list: Frozen = [];
  // One after the other: the audit log is one chain.
  for (const member of members) {
    const by = { operator: context.operator, ip: context.ip, reason, details: {} };
    list.push({ member_id: member.memberId, outcome: await freezeOne(parts, member, by) });
  }
  return { list, approval: null };
}

interface FrozenBy {
  readonly operator: Parameters<Parts["audit"]["append"]>[1]["operator"];
  readonly ip: string | null;
  readonly reason: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The entry is written in the transaction of the act. */
async function freezeOne(
  parts: Parts,
  { memberId, status }: MemberRecord,
  { operator, ip, reason, details }: FrozenBy,
): Promise<Frozen[number]["outcome"]> {
  const audit = (tx: Tx) =>
    parts.audit.append(tx, {
      action: "member.freeze",
      subject: `member:${memberId}`,
      operator,
      ip,
      reason,
      details,
      before: { status },
      after: { status: "frozen" },
    });
  return (await parts.members.freeze(memberId, reason, audit)) ? "done" : "not_active";
}

interface Asked {
  readonly members: readonly MemberRecord[];
  readonly reason: string;
}

/** All are named to whoever agrees; the request is about the first of them. */
async function askToFreeze(
  parts: Parts,
  { members, reason }: Asked,
  context: OperatorContext,
): Promise<DataOf<typeof contract.freezeMembers>> {
  const memberIds = members.map((member) => member.memberId);
  const facts = { accounts: members.map(({ account }) => account).join(", ") };
  const approval = await parts.approvals.request(
    {
      kind: "member.freeze",
      subject: `member:${memberIds[0]}`,
      payload: { memberIds },
      before: { ...facts, status: "active" },
      after: { ...facts, status: "frozen" },
      reason,
    },
    context,
  );
  return {
    list: memberIds.map((id) => ({ member_id: id, outcome: "waits_for_second" })),
    approval,
  };
}

const payload = z.object({ memberIds: z.array(memberId) });

/** Who is frozen already stays so: carried out again, it does nothing. */
export function freezing(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "member.freeze",
    decidedWith: "members.freeze",
    payload,
    carryOut: async (_tx, agreed) => freezeAgreed(parts, agreed),
  });
}

async function freezeAgreed(parts: Parts, agreed: Agreed<z.output<typeof payload>>): Promise<void> {
  for (const id of agreed.payload.memberIds) {
    const member = await findExisting(parts, id);
    await freezeOne(parts, member, agreedBy(agreed));
  }
}
