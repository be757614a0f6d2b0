/** What looks like abuse around a player, from the rooms that recorded it. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { findExisting } from "./members.ts";
import { sharersOfKey } from "./ring.ts";

const SHOWN_MAX = 50;

interface Found {
  readonly kind: (typeof contract.signalKinds)[number];
  readonly otherId: MemberId | null;
  readonly about: string;
  readonly at: Date | null;
}

const kindOfGuard = {
  cpf: "shared-cpf",
  device: "shared-device",
  paymentKey: "shared-payment-key",
} as const;

export const showSignals: Reading<typeof contract.memberSignals> = async (
  parts,
  { member_id: memberId },
) => {
  await findExisting(parts, memberId);
  const found = [
    ...(await sharedNow(parts, memberId)),
    ...(await refusedClaims(parts, memberId)),
    ...(await ofCommissions(parts, memberId)),
  ];
  const members = await parts.members.findMany(
    found.flatMap(({ otherId }) => (otherId === null ? [] : [otherId])),
  );
  return {
    list: found.map(({ kind, otherId, about, at }) => ({
      kind,
      other:
        otherId === null
          ? null
          : { member_id: otherId, account: members.get(otherId)?.account ?? "" },
      about,
      at: at === null ? null : toWireInstant(at),
    })),
  };
};

/** Now: this member's devices that others signed in from, and the key of the last payout. */
async function sharedNow(parts: Parts, memberId: MemberId): Promise<Found[]> {
  const [devices, key] = await Promise.all([
    parts.members.sharesDeviceWith(memberId),
    sharersOfKey(parts, memberId),
  ]);
  return [
    ...devices
      .slice(0, SHOWN_MAX)
      .map((otherId): Found => ({ kind: "shared-device", otherId, about: "", at: null })),
    ...key.others.slice(0, SHOWN_MAX).map((otherId): Found => ({
      kind: "shared-payment-key",
      otherId,
      about: key.keyMasked,
      at: null,
    })),
  ];
}

async function refusedClaims(parts: Parts, memberId: MemberId): Promise<Found[]> {
  const signals = await parts.rewards.signalsOf(memberId, SHOWN_MAX);
  return signals.map((one) => ({
    kind: kindOfGuard[one.guard],
    otherId: one.memberId === memberId ? one.otherMemberId : one.memberId,
    about: `${one.kind} ${one.period}`,
    at: one.at,
  }));
}

async function ofCommissions(parts: Parts, memberId: MemberId): Promise<Found[]> {
  const { list } = await parts.agency.listSignals({ agentId: memberId, page: 1, limit: SHOWN_MAX });
  return list.map((one) => ({
    kind: one.reason,
    otherId: one.inviteeId,
    about: [one.kind, one.period, one.detail].filter((part) => part !== "").join(" "),
    at: one.createdAt,
  }));
}
