/** The five tiers with where the player is, and how their rate comes about. */
import { t } from "@lingui/core/macro";
import { formatMoney, formatShortMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { Check, Lock } from "lucide-react";
import { formatPercent } from "../../../platform/text.ts";
import type { Tier, Tiers } from "../api.ts";
import { exampleOf } from "./tier-example.ts";

function ratesOf(tier: Tier): string {
  const [from, to] = [formatPercent(tier.rate_from_percent), formatPercent(tier.rate_to_percent)];
  return from === to ? from : `${from} → ${to}`;
}

function Step({ tier, isCurrent }: { tier: Tier; isCurrent: boolean }) {
  const [from, to] = [formatShortMoney(tier.from), formatShortMoney(tier.to)];
  const progress = Number(tier.progress_percent) / 100;
  const percent = formatPercent(tier.progress_percent);
  const Icon = tier.is_reached ? Check : Lock;
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={cx("flex gap-3 rounded-tile p-3", isCurrent && "bg-surface-2 shadow-inner")}
    >
      <span
        className={cx(
          "mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full",
          tier.is_reached ? "bg-gold/20 text-gold-text" : "bg-surface-3 text-quiet",
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="flex items-center gap-2 text-sm font-semibold">
            {tier.name}
            {isCurrent && <Badge tone="gold">{t`You are here`}</Badge>}
          </h3>
          <span className="tabular text-sm font-semibold">{ratesOf(tier)}</span>
        </div>
        <p className="tabular text-xs text-quiet">{t`${from} to ${to} deposited in total`}</p>
        {isCurrent && (
          <ProgressBar
            label={tier.name}
            value={progress}
            valueText={t`${percent} of this tier`}
            tone="gold"
          />
        )}
      </div>
    </li>
  );
}

function Example({ tiers }: { tiers: readonly Tier[] }) {
  const [first] = tiers;
  if (first === undefined) return null;
  const example = exampleOf(first);
  const [total, earned] = [formatMoney(example.total), formatMoney(example.earned)];
  const rate = formatPercent(example.rate);
  const [from, to] = [formatShortMoney(first.from), formatShortMoney(first.to)];
  const [low, high] = [
    formatPercent(first.rate_from_percent),
    formatPercent(first.rate_to_percent),
  ];
  const { name } = first;
  return (
    <div className="flex flex-col gap-2 rounded-tile bg-surface-2 p-4 text-sm">
      <h3 className="font-semibold">{t`Example`}</h3>
      <p className="text-quiet">
        {t({
          message: `In ${name} the rate rises in a straight line, from ${low} at ${from} to ${high} at ${to}. Halfway, at ${total}, it is ${rate}: everything deposited so far has earned ${earned}.`,
        })}
      </p>
      <p className="text-quiet">
        {t({
          message:
            "Each deposit pays the difference from what you had already earned. One large deposit or many small ones add up to the same, and you lose nothing by claiming early.",
        })}
      </p>
    </div>
  );
}

export function TierLadder({ data }: { data: Tiers }) {
  const rate = formatPercent(data.rate_percent);
  const total = formatMoney(data.total_recharged);
  const missing = formatMoney(data.next_tier_missing);
  const next = data.tiers.find(({ code }) => code === data.next_tier)?.name ?? "";
  return (
    <section className="card flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-base font-semibold">{t`Your tier`}</h2>
        <p className="text-sm text-quiet">
          {data.tier === null
            ? t`Total deposited: ${total}. You haven't reached the first tier yet.`
            : t`Total deposited: ${total}. Your rate is ${rate}.`}{" "}
          {data.next_tier !== null && t`${missing} to go until ${next}.`}
        </p>
      </div>
      <ol className="flex flex-col gap-1">
        {data.tiers.map((tier) => (
          <Step key={tier.code} tier={tier} isCurrent={tier.code === data.tier} />
        ))}
      </ol>
      <Example tiers={data.tiers} />
    </section>
  );
}
