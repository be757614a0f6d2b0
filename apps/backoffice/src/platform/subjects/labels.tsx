/** The words for states, risks and acts, each in one place. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { riskCodes } from "@tucano/contract/backoffice/payments/payments.ts";
import type { depositRow, memberRow, withdrawalRow } from "@tucano/contract/backoffice/shapes.ts";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import type * as z from "zod/mini";

export type WithdrawalStatus = z.output<typeof withdrawalRow>["status"];
export type DepositStatus = z.output<typeof depositRow>["status"];
export type MemberStatus = z.output<typeof memberRow>["status"];
export type RiskCode = (typeof riskCodes)[number];

type Label = readonly [MessageDescriptor, BadgeTone];

const withdrawalLabels: Record<WithdrawalStatus, Label> = {
  submitted: [msg`Submitted`, "sea"],
  in_review: [msg`In review`, "gold"],
  approved: [msg`Approved`, "sea"],
  paying: [msg`Paying`, "sea"],
  paid: [msg`Paid`, "leaf"],
  rejected: [msg`Rejected`, "coral"],
  failed: [msg`Refused by the bank`, "coral"],
};

const depositLabels: Record<DepositStatus, Label> = {
  created: [msg`Created`, "neutral"],
  awaiting: [msg`Awaiting payment`, "sea"],
  paid: [msg`Paid`, "gold"],
  credited: [msg`Credited`, "leaf"],
  expired: [msg`Expired`, "neutral"],
  cancelled: [msg`Cancelled`, "neutral"],
  refunded: [msg`Refunded`, "gold"],
  failed: [msg`Failed`, "coral"],
};

const memberLabels: Record<MemberStatus, Label> = {
  active: [msg`Active`, "leaf"],
  frozen: [msg`Frozen`, "coral"],
  excluded: [msg`Excluded`, "gold"],
  closed: [msg`Closed`, "neutral"],
};

function Labelled({ label: [text, tone] }: { label: Label }) {
  const { _ } = useLingui();
  return <Badge tone={tone}>{_(text)}</Badge>;
}

export function WithdrawalBadge({ status }: { status: WithdrawalStatus }) {
  return <Labelled label={withdrawalLabels[status]} />;
}

export function DepositBadge({ status }: { status: DepositStatus }) {
  return <Labelled label={depositLabels[status]} />;
}

export function MemberBadge({ status }: { status: MemberStatus }) {
  return <Labelled label={memberLabels[status]} />;
}

export function useWithdrawalStatusName(): (status: string) => string {
  const { _ } = useLingui();
  return (status) =>
    status in withdrawalLabels ? _(withdrawalLabels[status as WithdrawalStatus][0]) : status;
}

export function useMemberStatusNames(): Readonly<Record<string, string>> {
  const { _ } = useLingui();
  return Object.fromEntries(
    Object.entries(memberLabels).map(([status, [text]]) => [status, _(text)]),
  );
}
