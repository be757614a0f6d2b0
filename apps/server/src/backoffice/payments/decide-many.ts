/** Several withdrawals decided for one reason: each by the way on which one is decided. */
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { requireReason } from "../core/policy.ts";
import { approveWithdrawal, rejectWithdrawal } from "./decide-withdrawal.ts";

type Input = InputOf<typeof contract.decideWithdrawals>;
type Outcome = DataOf<typeof contract.decideWithdrawals>["list"][number]["outcome"];

/** One after the other: the audit log is one chain, and a payout each is work enough for a bank. */
export async function decideWithdrawals(
  parts: Parts,
  { act, order_nos, reason }: Input,
  context: OperatorContext,
): Promise<DataOf<typeof contract.decideWithdrawals>> {
  if (act === "reject") requireReason(reason);
  const list: { order_no: string; outcome: Outcome }[] = [];
  for (const order_no of new Set(order_nos)) {
    list.push({ order_no, outcome: await decideOne(parts, { act, order_no, reason }, context) });
  }
  return { list };
}

async function decideOne(
  parts: Parts,
  { act, order_no, reason }: { act: Input["act"]; order_no: string; reason: string },
  context: OperatorContext,
): Promise<Outcome> {
  try {
    const { approval } =
      act === "approve"
        ? await approveWithdrawal(parts, { order_no, note: reason }, context)
        : await rejectWithdrawal(parts, { order_no, reason }, context);
    return approval === null ? "done" : "waits_for_second";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return toOutcome(error);
  }
}

function toOutcome({ code }: DomainError): Outcome {
  if (code === "backoffice.withdrawal_claimed") return "claimed";
  if (code === "backoffice.reason_required") return "reason_missing";
  if (code === "backoffice.withdrawal_already_decided") return "already_decided";
  return code === "backoffice.approval_waiting" ? "waits_for_second" : "failed";
}
