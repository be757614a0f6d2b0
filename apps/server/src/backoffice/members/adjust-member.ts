/**
 * Money that people give or take by hand: one asks, another one agrees, the ledger moves it. What
 * is small enough for the operator's role moves at once.
 */
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import { formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import type { CommandKind } from "../../ledger/index.ts";
import { DomainError } from "../../platform/errors.ts";
import { adjust, type AdjustInput, type AdjustRefusal } from "../../wallet/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { actAlone } from "./alone.ts";
import { findExisting } from "./members.ts";

const SOURCE = "backoffice";
const TIMEOUT_MS = 15_000;

const command: CommandKind<AdjustInput, null, never, null, AdjustRefusal> = {
  name: "backoffice.adjust",
  isOptimistic: true,
  decide: (wallet, _facts, input) => {
    const decided = adjust(wallet, input);
    return decided.outcome === "applied" ? { ...decided, answer: null } : decided;
  },
};

export const adjustMember: Command<typeof contract.adjustMember> = async (
  parts,
  input,
  context,
) => {
  const { member_id: memberId, direction, amount, reason } = input;
  if (amount <= 0) {
    const fields = { amount: { code: "backoffice.amount_invalid" } } as const;
    throw new DomainError("backoffice.amount_invalid", { fields });
  }
  const member = await findExisting(parts, memberId);
  const { cash } = await parts.ledger.readWallet(memberId);
  const gives = direction === "give";
  const multiple = gives ? input.turnover_multiple : 0;
  const facts = {
    before: { account: member.account, cash: formatWire(cash) },
    after: {
      account: member.account,
      cash: formatWire(toCentavos(gives ? cash + amount : cash - amount)),
      [direction]: formatWire(amount),
      turnover: formatWire(multiplyFloor(amount, multiple, 1)),
    },
    reason,
  };
  const asked = { memberId, direction, amount, multiple };
  const alone = { ...facts, memberId, amount, action: "member.adjust" } as const;
  const isDone = await actAlone(parts, { ...alone, move: (id) => move(parts, asked, id) }, context);
  if (isDone) return { approval: null };
  const subject = `member:${memberId}`;
  const request = { kind: "member.adjust", subject, payload: asked, ...facts } as const;
  return { approval: await parts.approvals.request(request, context) };
};

const payload = z.object({
  memberId,
  direction: z.enum(["give", "take"]),
  amount: z.int().check(z.minimum(1)),
  multiple: z.int(),
});

/** The money is keyed by the request: carried out again, it has moved already. */
export function adjustment(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "member.adjust",
    decidedWith: "members.adjust",
    payload,
    carryOut: async (tx, agreed) => {
      const { approvalId } = agreed;
      const cash = await move(parts, agreed.payload, String(approvalId));
      await parts.audit.append(
        tx,
        agreedEntry("member.adjust", agreed, { after: { ...agreed.after, cash } }),
      );
    },
  });
}

/** Under the number of what was agreed to, or done alone. Returns the cash that there is now. */
async function move(parts: Parts, asked: z.output<typeof payload>, id: string): Promise<string> {
  const { memberId, direction, multiple } = asked;
  const outcome = await parts.ledger.execute(command, {
    memberId,
    source: SOURCE,
    externalId: `approval:${id}`,
    timeoutMs: TIMEOUT_MS,
    input: {
      direction,
      amount: toCentavos(asked.amount),
      turnoverMultiple: multiple,
      reference: `adjustment:${id}`,
    },
  });
  if (outcome.status === "applied") return formatWire(outcome.wallet.cash);
  if (outcome.status === "refused") throw new DomainError(outcome.code);
  throw new Error(`The adjustment ${id} was ${outcome.status}.`);
}
