/**
 * A reward by hand: one asks, another one agrees, the rewards room pays it, once. What is small
 * enough for the operator's role is paid at once.
 */
import type * as contract from "@tucano/contract/backoffice/members/member-acts.ts";
import { formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";
import type { Reward } from "../../rewards/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { actAlone } from "./alone.ts";
import { findExisting } from "./members.ts";

export const grantReward: Command<typeof contract.grantMemberReward> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId, amount, pocket, turnover_multiple: multiple, reason } = input;
  if (amount <= 0) {
    const fields = { amount: { code: "backoffice.amount_invalid" } } as const;
    throw new DomainError("backoffice.amount_invalid", { fields });
  }
  const { account } = await findExisting(parts, memberId);
  const wallet = await parts.ledger.readWallet(memberId);
  const now = wallet[pocket];
  const facts = {
    before: { account, [pocket]: formatWire(now) },
    after: {
      account,
      [pocket]: formatWire(toCentavos(now + amount)),
      reward: formatWire(amount),
      turnover: formatWire(multiplyFloor(amount, multiple, 1)),
    },
    reason,
  };
  const asked = { memberId, amount, pocket, multiple };
  const alone = { ...facts, memberId, amount, action: "member.grant_reward" } as const;
  const isDone = await actAlone(parts, { ...alone, move: (id) => give(parts, asked, id) }, context);
  if (isDone) return { approval: null };
  const subject = `member:${memberId}`;
  const request = { kind: "member.grant", subject, payload: asked, ...facts } as const;
  return { approval: await parts.approvals.request(request, context) };
};

const payload = z.object({
  memberId,
  amount: z.int().check(z.minimum(1)),
  pocket: z.enum(["cash", "bonus"]),
  multiple: z.int(),
});

/** Under the number of what was agreed to, or done alone. */
function give(parts: Parts, asked: z.output<typeof payload>, id: string): Promise<Reward> {
  const { memberId, pocket, multiple } = asked;
  const amount = toCentavos(asked.amount);
  return parts.rewards.give({
    memberId,
    kind: "manual",
    period: `approval:${id}`,
    amount,
    pocket,
    turnover: multiplyFloor(amount, multiple, 1),
    cost: "promotion:cost",
    basis: [{ what: "manual", reference: `approval:${id}` }],
    availableFrom: parts.clock.now(),
    expiresAt: null,
  });
}

/** The request is the reward's period: carried out again, it is the same reward, paid before. */
export function grant(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "member.grant",
    decidedWith: "members.adjust",
    payload,
    carryOut: async (tx, agreed) => {
      const reward = await give(parts, agreed.payload, String(agreed.approvalId));
      await parts.audit.append(
        tx,
        agreedEntry("member.grant_reward", agreed, { details: { reward: reward.id } }),
      );
    },
  });
}
