/** States and reasons of affiliates in words. */
import { useLingui } from "@lingui/react/macro";
import type {
  affiliateStatuses,
  DealTerms,
  entryKinds,
  statementStates,
} from "@tucano/contract/affiliates.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { formatPercent } from "../../platform/figures.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

type Badge = readonly [string, BadgeTone];

export const formatCentavos = (centavos: number): string =>
  formatMoney(formatWire(toCentavos(centavos)));

export function useAffiliateWords() {
  const { t } = useLingui();
  const statuses: Record<(typeof affiliateStatuses)[number], Badge> = {
    active: [t`Active`, "leaf"],
    stopped: [t`Brings nobody new`, "gold"],
    ended: [t`Ended`, "neutral"],
  };
  const states: Record<(typeof statementStates)[number], Badge> = {
    nothing: [t`Nothing to pay`, "neutral"],
    closed: [t`Closed`, "gold"],
    approved: [t`Approved, to be paid`, "sea"],
    paid: [t`Paid`, "leaf"],
  };
  const kinds: Record<(typeof entryKinds)[number], string> = {
    cpa: t`Amount for a player`,
    reversal: t`Amount taken back`,
    share: t`Share of the NGR`,
    correction: t`Correction`,
  };
  const signals = {
    "clicks-alone": t`Clicks that nobody registers by`,
    "click-burst": t`Many clicks in an hour from one network`,
    "registration-burst": t`Several registrations in a day from one network`,
    held: t`Amounts that wait for a decision`,
    "taken-back": t`Deposit that the bank took back`,
  };
  const doubts: Readonly<Record<string, string>> = {
    "shared-device": t`Shares a device with another player`,
    "shared-key": t`Withdraws to a key that another player uses`,
    "shared-address": t`Registered beside others from the same address`,
    "self-referral": t`Has the affiliate's own name, number, e-mail or key`,
    chargeback: t`The bank took a deposit back`,
    "not-active": t`The account is not active`,
  };
  const sayCpa = (cpa: NonNullable<DealTerms["cpa"]>): string => {
    const amount = formatCentavos(cpa.amountCentavos);
    const deposit = formatCentavos(cpa.depositFromCentavos);
    const stake = formatCentavos(cpa.stakeFromCentavos);
    const { withinDays: days } = cpa;
    return t`${amount} a player: first deposit from ${deposit}, ${stake} staked within ${days} days`;
  };
  const sayShare = (share: NonNullable<DealTerms["share"]>): string => {
    const rate = formatPercent(formatBasisPoints(share.rate));
    const deposits = formatPercent(formatBasisPoints(share.depositFeeRate));
    const ggr = formatPercent(formatBasisPoints(share.ggrFeeRate));
    return share.carriesNegative
      ? t`${rate} of the NGR; fees ${deposits} of deposits and ${ggr} of the GGR; losses carried over`
      : t`${rate} of the NGR; fees ${deposits} of deposits and ${ggr} of the GGR`;
  };
  return { statuses, states, kinds, signals, doubts, sayCpa, sayShare };
}
