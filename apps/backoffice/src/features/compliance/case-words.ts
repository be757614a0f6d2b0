/** The words for rules, facts and states of cases. */
import { useLingui } from "@lingui/react/macro";
import type { caseStatuses, signalRules } from "@tucano/contract/backoffice/members/compliance.ts";
import { formatMoney } from "@tucano/i18n/money.ts";

type Rule = (typeof signalRules)[number];
type Status = (typeof caseStatuses)[number];

const WIRE_AMOUNT = /^-?\d{1,14}\.\d{2}$/;

export function useCaseWords(): {
  rules: Record<Rule, string>;
  statuses: Record<Status, string>;
  sayFacts: (facts: Readonly<Record<string, string>>) => string;
} {
  const { t } = useLingui();
  const facts: Readonly<Record<string, string>> = {
    lost: t`lost`,
    deposits: t`deposits`,
    week: t`this week`,
    week_before: t`the week before`,
    minutes: t`minutes`,
    times: t`times`,
    paid_in: t`paid in`,
    staked: t`staked`,
    withdrawn: t`withdrawn`,
    sum: t`together`,
    keys: t`keys`,
    source: t`source`,
  };
  return {
    rules: {
      chasing_losses: t`Chases losses`,
      rising_deposits: t`Deposits rise steeply`,
      long_session: t`Plays for hours`,
      raised_limits: t`Asked for higher limits`,
      night_play: t`Pays in at night`,
      in_and_out: t`In and out without play`,
      structuring: t`Many deposits below the threshold`,
      many_keys: t`Many payout keys`,
      barred: t`On the authority's list`,
    },
    statuses: {
      open: t`Open`,
      watching: t`Watched`,
      reported: t`Reported`,
      closed: t`Closed`,
    },
    sayFacts: (given) =>
      Object.entries(given)
        .map(([name, value]) => {
          const shown = WIRE_AMOUNT.test(value) ? formatMoney(value) : value;
          return `${facts[name] ?? name}: ${shown}`;
        })
        .join(", "),
  };
}
