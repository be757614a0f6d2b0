import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { fromWire } from "@tucano/contract/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Clock, Coins, Landmark, type LucideIcon, TrendingDown } from "lucide-react";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { isOver } from "../../platform/clock.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import {
  type Limit,
  type Measure,
  type Offers,
  type Period,
  standingQuery,
  useConfirmLimit,
} from "./api.ts";
import { LimitSheet } from "./limit-sheet.tsx";
import { usedPercent } from "./minutes.ts";
import { extentText, limitName, measureName, measureText, periodName } from "./words.ts";

const icons: Record<Measure, LucideIcon> = {
  deposit: Landmark,
  loss: TrendingDown,
  stake: Coins,
  time: Clock,
};

function percentOf(limit: Limit): number {
  if (limit.amount !== null && limit.used_amount !== null) {
    return usedPercent(fromWire(limit.used_amount), fromWire(limit.amount));
  }
  return usedPercent(limit.used_minutes ?? 0, limit.minutes ?? 0);
}

function Use({ limit }: { limit: Limit }) {
  const percent = percentOf(limit);
  const used = extentText({ amount: limit.used_amount, minutes: limit.used_minutes }) ?? "–";
  const all = extentText(limit) ?? "–";
  const until = formatTime(limit.window_until);
  return (
    <div className="mt-2">
      <div
        role="meter"
        aria-label={limitName(limit.measure, limit.period)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`${used} of ${all} used`}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={cx("h-full rounded-full", percent >= 100 ? "bg-coral" : "bg-sea")}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="tabular mt-1.5 text-xs text-quiet">
        {t`${used} of ${all} used`} · {t`resets ${until}`}
      </p>
    </div>
  );
}

function Wish({ limit }: { limit: Limit }) {
  const confirm = useConfirmLimit();
  const { next, measure, period } = limit;
  if (next === null) return null;
  const [from, until] = [formatTime(next.from), formatTime(next.until)];
  const wished = extentText(next);
  const isReady = isOver(next.from);
  return (
    <div className="mt-3 flex flex-col gap-2 rounded-tile bg-sea/12 px-4 py-3 text-sm">
      <p>
        {wished === null ? t`You requested removal of this limit.` : t`You requested ${wished}.`}{" "}
        {isReady
          ? t`You can confirm it until ${until}. If you do nothing, the current limit stays.`
          : t`You can confirm it from ${from}. Until then the current limit applies.`}
      </p>
      {isReady && (
        <Button
          look="quiet"
          className="self-start"
          isBusy={confirm.isPending}
          onClick={() =>
            confirm.mutate(
              { measure, period },
              {
                onSuccess: () => showToast(t`The new limit applies.`, "good"),
                onError: (error) =>
                  showToast(
                    isApiError(error) ? error.message : t`That didn't work. Try again.`,
                    "error",
                  ),
              },
            )
          }
        >
          {wished === null ? t`Confirm removal` : t`Confirm ${wished}`}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  measure: Measure;
  period: Period;
  limit: Limit | undefined;
  offers: Offers;
}

function Row({ measure, period, limit, offers }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const extent = limit === undefined ? null : extentText(limit);
  const name = limitName(measure, period);
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-sm text-quiet">{periodName(period)}</span>
          <span className={cx("tabular block", extent === null ? "text-quiet" : "font-semibold")}>
            {extent ?? t`No limit`}
          </span>
        </p>
        <Button
          look="quiet"
          aria-label={extent === null ? t`Set a limit: ${name}` : t`Change the limit: ${name}`}
          onClick={() => setOpen(true)}
        >
          {extent === null ? t`Set` : t`Change`}
        </Button>
      </div>
      {limit !== undefined && extent !== null && <Use limit={limit} />}
      {limit !== undefined && <Wish limit={limit} />}
      {isOpen && (
        <LimitSheet
          measure={measure}
          period={period}
          limit={limit}
          offers={offers}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

function MeasureCard({ measure, limits, offers }: CardProps) {
  const Icon = icons[measure];
  return (
    <section className="card p-5" aria-label={measureName(measure)}>
      <div className="flex items-start gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-tile bg-surface-2">
          <Icon aria-hidden="true" className="size-5 text-sea-text" />
        </span>
        <div>
          <h2 className="font-semibold">{measureName(measure)}</h2>
          <p className="text-sm text-quiet">{measureText(measure)}</p>
        </div>
      </div>
      <ul className="mt-3 divide-y divide-edge">
        {offers.periods.map((period) => (
          <Row
            key={period}
            measure={measure}
            period={period}
            limit={limits.find((one) => one.measure === measure && one.period === period)}
            offers={offers}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  measure: Measure;
  limits: readonly Limit[];
  offers: Offers;
}

export function Limits() {
  const query = useQuery(standingQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
      {({ limits, missing_limits: missing, offers }) => {
        const hours = offers.raise_after_hours;
        const asked = missing.map((measure) => measureName(measure)).join(", ");
        return (
          <div className="flex flex-col gap-4">
            {missing.length > 0 && (
              <Notice>{t`Before you play or deposit, set your own limit: ${asked}.`}</Notice>
            )}
            <p className="text-quiet">
              {t`You decide how far you go. A first or lower limit applies at once.`}{" "}
              {plural(hours, {
                one: "To raise or remove a limit, confirm it # hour later.",
                other: "To raise or remove a limit, confirm it # hours later.",
              })}
            </p>
            <div className="grid gap-4 lg:grid-cols-2">
              {offers.measures.map((measure) => (
                <MeasureCard key={measure} measure={measure} limits={limits} offers={offers} />
              ))}
            </div>
            <p className="text-xs text-quiet">
              {t`Days end at midnight, weeks on Sunday and months on their last day, São Paulo time.`}
            </p>
          </div>
        );
      }}
    </QueryState>
  );
}
