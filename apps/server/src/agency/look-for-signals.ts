/**
 * What makes a commission look like somebody inviting themselves, or playing only to be paid for
 * it. A signal decides nothing: it stops the payment until somebody has looked. A CPF needs no
 * look: it has one account.
 */
import type { PlayedByType } from "../statistics/index.ts";
import { areOpposite, isBetAndVoid } from "./policy.ts";
import type { AgencyDeps, Commission, LevelResult, Signal, SignalReason } from "./types.ts";

export interface Traces {
  deviceOf(memberId: number): Promise<string | null>;
  payerKeyOf(memberId: number): Promise<string | null>;
}

/** Remembers what it asked: the same members stand in commission after commission of one run. */
export function createTraces({ members, cashier }: AgencyDeps): Traces {
  return {
    deviceOf: remembered((memberId) => members.deviceOf(memberId)),
    payerKeyOf: remembered((memberId) => cashier.payerKeyOf(memberId)),
  };
}

function remembered<Value>(
  ask: (memberId: number) => Promise<Value>,
): (memberId: number) => Promise<Value> {
  const answers = new Map<number, Promise<Value>>();
  return (memberId) => {
    const answer = answers.get(memberId) ?? ask(memberId);
    answers.set(memberId, answer);
    return answer;
  };
}

export interface Suspect {
  readonly commission: Commission;
  readonly levels: readonly LevelResult[];
  readonly inviteeIds: readonly number[];
  /** Of the period, the inviter's own as well. */
  readonly played: readonly PlayedByType[];
}

export async function lookForSignals(
  traces: Traces,
  { commission, levels, inviteeIds, played }: Suspect,
  now: Date,
): Promise<Signal[]> {
  const { agentId, kind, period } = commission;
  const toSignal = (reason: SignalReason, inviteeId: number | null, detail: string): Signal => ({
    agentId,
    kind,
    period,
    reason,
    inviteeId,
    detail,
    createdAt: now,
  });
  const device = await traces.deviceOf(agentId);
  const payerKey = await traces.payerKeyOf(agentId);
  const signals: Signal[] = [];
  const byMember = Map.groupBy(played, ({ memberId }) => memberId);
  const own = byMember.get(agentId) ?? [];
  for (const inviteeId of inviteeIds) {
    if (device !== null && (await traces.deviceOf(inviteeId)) === device) {
      signals.push(toSignal("shared-device", inviteeId, "signed in from the inviter's device"));
    }
    if (payerKey !== null && (await traces.payerKeyOf(inviteeId)) === payerKey) {
      signals.push(toSignal("shared-payment-key", inviteeId, "paid from the inviter's account"));
    }
    const theirs = byMember.get(inviteeId) ?? [];
    if (own.some((one) => theirs.some((other) => areOpposite(one, other)))) {
      signals.push(toSignal("opposite-bets", inviteeId, "one wins what the other loses"));
    }
  }
  if (kind !== "recharge" && isBetAndVoid(levels)) {
    signals.push(toSignal("bet-and-void", null, "half of it or more was taken back in the hold"));
  }
  return signals;
}
