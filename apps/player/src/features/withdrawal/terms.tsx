import { plural, t } from "@lingui/core/macro";
import { formatMoney, formatShortMoney } from "@tucano/i18n/money.ts";
import { ChevronRight } from "lucide-react";
import { formatFigure, formatPercent } from "../../platform/text.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { useMember } from "../../platform/session/member.ts";
import type { WithdrawalOptions } from "./api.ts";
import { etaText } from "./names.ts";

const NOTHING = /^0(\.0+)?$/;

function feeText(options: WithdrawalOptions): string {
  const [fixed, percent] = [formatMoney(options.fee), formatPercent(options.fee_percent)];
  const hasFixed = !NOTHING.test(options.fee);
  const hasPercent = !NOTHING.test(options.fee_percent);
  if (hasFixed && hasPercent) return t`${fixed} and ${percent}`;
  if (hasFixed) return fixed;
  return hasPercent ? percent : t`No fee`;
}

function freeText(options: WithdrawalOptions): string {
  const [left, all] = [options.free_withdrawals_left, options.free_withdrawals_per_day];
  return plural(all, { one: `${left} of # left today`, other: `${left} of # left today` });
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="whitespace-nowrap text-quiet">{name}</dt>
      <dd className="tabular text-right font-medium">{value}</dd>
    </div>
  );
}

/** Fees, limits and times in plain sight, before anything is typed. */
export function Terms({ options }: { options: WithdrawalOptions }) {
  const usual = options.usual_minutes;
  const payouts = formatFigure(options.usual_payouts ?? 0);
  const level = useMember()?.level_name ?? "";
  const [daily, left] = [
    formatShortMoney(options.daily_limit),
    formatShortMoney(options.daily_remaining),
  ];
  return (
    <section className="card mt-4 px-5 pt-5 pb-3">
      <h2 className="text-base font-semibold">{t`Pix withdrawal terms`}</h2>
      <dl className="mt-1 divide-y divide-edge text-sm">
        <Fact name={t`Fee`} value={feeText(options)} />
        <Fact name={t`Free withdrawals`} value={freeText(options)} />
        <Fact name={t`Minimum`} value={formatShortMoney(options.min)} />
        <Fact name={t`A day`} value={t`${left} of ${daily} left`} />
        {usual !== null && <Fact name={t`Usually paid in`} value={etaText(usual)} />}
        <Fact name={t`Paid within`} value={etaText(options.eta_minutes)} />
        <Fact name={t`Goes to`} value={t`keys and accounts under your CPF`} />
      </dl>
      <p className="mt-2 text-xs text-quiet">
        {usual !== null &&
          t`Half of the ${payouts} withdrawals paid in the last seven days took no longer.`}{" "}
        {t`Withdrawals that pass all checks are approved at once. An administrator reviews the rest.`}{" "}
        {t`Once submitted, it can't be cancelled.`}
      </p>
      <InternalLink
        to="/promotion/vip"
        className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-beak-text no-underline"
      >
        {level === "" ? t`Limits by VIP level` : t`You are ${level}: limits of all levels`}
        <ChevronRight aria-hidden="true" className="size-4" />
      </InternalLink>
    </section>
  );
}
