/**
 * What makes a commission look like somebody inviting themselves, or playing only to be paid for
 * it. A signal decides nothing: it stops the payment until somebody has looked. A CPF needs no
 * look: it has one account.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PlayedByType } from "../../statistics/index.ts";
import { areOpposite, isBetAndVoid, isPrivateAddress } from "../policy.ts";
import type { AgencyDeps, Commission, LevelResult, Signal, SignalReason } from "../types.ts";

export interface Traces {
  deviceOf(memberId: MemberId): Promise<string | null>;
  payerKeyOf(memberId: MemberId): Promise<string | null>;
  /** The public address it registered from. */
  addressOf(memberId: MemberId): Promise<string | null>;
}

/** Remembers its queries: the same members occur in many commissions of one run. */
export function createTraces({ members, cashier }: AgencyDeps): Traces {
  return {
    deviceOf: remembered((memberId) => members.deviceOf(memberId)),
    payerKeyOf: remembered((memberId) => cashier.payerKeyOf(memberId)),
    addressOf: remembered(async (memberId) => {
      const address = (await members.find(memberId))?.registerIp ?? null;
      return address === null || isPrivateAddress(address) ? null : address;
    }),
  };
}

function remembered<Value>(
  ask: (memberId: MemberId) => Promise<Value>,
): (memberId: MemberId) => Promise<Value> {
  const answers = new Map<MemberId, Promise<Value>>();
  return (memberId) => {
    const answer = answers.get(memberId) ?? ask(memberId);
    answers.set(memberId, answer);
    return answer;
  };
}

/** What several invitees have in common. A household shares an address, but no device. */
const togetherness = [
  {
    by: "deviceOf",
    least: 2,
    reason: "shared-device",
    detail: "signed in from another invitee's device",
  },
  {
    by: "addressOf",
    least: 3,
    reason: "shared-address",
    detail: "registered from the address of two other invitees or more",
  },
] as const;

async function groupsOf(
  memberIds: readonly MemberId[],
  markOf: (memberId: MemberId) => Promise<string | null>,
): Promise<MemberId[][]> {
  const marked = await Promise.all(
    memberIds.map(async (memberId) => ({ memberId, mark: await markOf(memberId) })),
  );
  const groups = Map.groupBy(marked, ({ mark }) => mark);
  groups.delete(null);
  return [...groups.values()].map((some) => some.map(({ memberId }) => memberId));
}

export interface Suspect {
  readonly commission: Commission;
  readonly levels: readonly LevelResult[];
  readonly inviteeIds: readonly MemberId[];
  /** Of the period, the inviter's own as well. */
  readonly played: readonly PlayedByType[];
}

export async function lookForSignals(
  traces: Traces,
  { commission, levels, inviteeIds, played }: Suspect,
  now: Date,
): Promise<Signal[]> {
  const { agentId, kind, period } = commission;
  const toSignal = (reason: SignalReason, inviteeId: MemberId | null, detail: string): Signal => ({
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
  for (const { by, least, reason, detail } of togetherness) {
    for (const group of await groupsOf(inviteeIds, (id) => traces[by](id))) {
      if (group.length < least) continue;
      signals.push(...group.map((inviteeId) => toSignal(reason, inviteeId, detail)));
    }
  }
  if (kind !== "recharge" && isBetAndVoid(levels)) {
    signals.push(toSignal("bet-and-void", null, "half of it or more was taken back in the hold"));
  }
  return signals;
}
