/** Money moved for tests alone: whatever balance or history a test begins with. */
import { randomUUID } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind, Ledger, TransferDraft } from "../ledger/index.ts";

const moveKind: CommandKind<readonly TransferDraft[], undefined, never, null> = {
  name: "test.move",
  decide: (_wallet, _facts, transfers) => ({ outcome: "applied", transfers, answer: null }),
};

export async function moveMoney(
  ledger: Pick<Ledger, "execute">,
  memberId: MemberId,
  transfers: readonly TransferDraft[],
): Promise<void> {
  const command = { memberId, input: transfers, source: "test", externalId: randomUUID() };
  const outcome = await ledger.execute(moveKind, command);
  if (outcome.status !== "applied") throw new Error(`Not moved: ${outcome.status}`);
}

export function depositOf(amount: number, orderNo: string = randomUUID()): TransferDraft {
  return {
    kind: "deposit",
    debit: "psp:clearing",
    credit: "member:cash",
    amount: toCentavos(amount),
    reference: `deposit:${orderNo}`,
  };
}
