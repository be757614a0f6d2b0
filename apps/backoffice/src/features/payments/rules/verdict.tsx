/** Why a request did not approve itself, or by which rule it did. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type {
  approvalMisses,
  approvalVerdict,
  approvalVetoes,
} from "@tucano/contract/backoffice/payments/payments.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import type * as z from "zod/mini";
import { Moment } from "../../../platform/tables/show.tsx";

type VerdictData = z.output<typeof approvalVerdict>;
export type Veto = (typeof approvalVetoes)[number];
export type Miss = (typeof approvalMisses)[number];

export const vetoWords: Record<Veto, MessageDescriptor> = {
  account_not_active: msg`Account not active`,
  new_account: msg`Account younger than 3 days`,
  turnover_owed: msg`Turnover owed`,
  little_play: msg`Played less than deposited`,
  key_shared: msg`Key used by others`,
  key_foreign: msg`Key of somebody else`,
  device_shared: msg`Device shared with others`,
  foreign_payment: msg`Deposit paid by somebody else`,
  needs_two_people: msg`Amount takes two people`,
  secrets_changed: msg`Password changed just before`,
  device_new: msg`New device`,
  key_new: msg`New payment key`,
  address_crowded: msg`Many accounts from one address`,
  blocked_near: msg`Near somebody who is shut out`,
  own_tree: msg`Invited themselves`,
  claims_refused: msg`Tried to claim twice`,
  voided_play: msg`Many bets taken back`,
  opposite_bets: msg`Bets that cannot lose`,
  split_amount: msg`Kept below two people`,
  passes_through: msg`Money only passes through`,
};

export const missWords: Record<Miss, MessageDescriptor> = {
  amount: msg`Amount above the rule's`,
  account_days: msg`Account too young for the rule`,
  paid_to_key: msg`Too few payouts to this key`,
  played: msg`Played too little for the rule`,
  kyc: msg`Documents not confirmed`,
  per_day: msg`Approved too often today`,
  per_day_amount: msg`Approved too much today`,
};

/** In a table: one badge per reason, the serious ones first. `isWaiting`: still undecided. */
export function VerdictBadges({
  verdict,
  isWaiting = false,
}: {
  verdict: VerdictData | null;
  isWaiting?: boolean;
}) {
  const { _ } = useLingui();
  if (verdict === null) return <span className="text-quiet">–</span>;
  if (verdict.rule !== null) {
    return (
      <Badge tone="leaf">
        {isWaiting ? (
          <Trans>Passes by now: {verdict.rule}</Trans>
        ) : (
          <Trans>By rule: {verdict.rule}</Trans>
        )}
      </Badge>
    );
  }
  const missed = new Set(verdict.misses.flatMap(({ reasons }) => reasons));
  if (verdict.vetoes.length === 0 && missed.size === 0) {
    return (
      <span className="text-quiet">
        <Trans>No rule in force</Trans>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-wrap gap-1 max-md:justify-end max-md:[&>span]:whitespace-normal">
      {verdict.vetoes.map((veto) => (
        <Badge key={veto} tone="coral">
          {_(vetoWords[veto])}
        </Badge>
      ))}
      {[...missed].map((miss) => (
        <Badge key={miss} tone="gold">
          {_(missWords[miss])}
        </Badge>
      ))}
    </span>
  );
}

/** On the page of one request: what always needs a person, then each rule with what it missed. */
export function VerdictList({
  verdict,
  at,
  isWaiting,
}: {
  verdict: VerdictData | null;
  at: string | null;
  isWaiting: boolean;
}) {
  if (verdict === null) {
    return (
      <p className="text-sm text-quiet">
        <Trans>Nothing was noted when it was asked for.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {verdict.rule === null ? (
        <Reasons verdict={verdict} />
      ) : (
        <VerdictBadges verdict={verdict} isWaiting={isWaiting} />
      )}
      {at !== null && !isWaiting && (
        <p className="text-xs text-quiet">
          <Trans>
            As it was when it was decided: <Moment iso={at} style="moment" />
          </Trans>
        </p>
      )}
    </div>
  );
}

function Reasons({ verdict }: { verdict: VerdictData }) {
  const { _ } = useLingui();
  const isEmpty = verdict.vetoes.length === 0 && verdict.misses.length === 0;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {isEmpty && (
        <li className="text-quiet">
          <Trans>Nothing spoke against it, but no rule was in force.</Trans>
        </li>
      )}
      {verdict.vetoes.map((veto) => (
        <li key={veto} className="font-medium text-coral-text">
          {_(vetoWords[veto])}
        </li>
      ))}
      {verdict.misses.map(({ rule, reasons }) => (
        <li key={rule}>
          <span className="font-medium">{rule}</span>
          <span className="text-quiet">
            : {reasons.map((miss) => _(missWords[miss])).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
