/** Seven rising rewards for seven days in a row; a missed day is said plainly. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { sevenDays } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney, formatShortMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Check, Gift, Minus } from "lucide-react";
import { useClaim } from "../../../platform/money/claim.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { formatTime } from "../../../platform/text.ts";
import { claimedKeys, type SevenDays as SevenDaysData, sevenDaysQuery } from "../api.ts";
import { shortDayText } from "./days.ts";
import { ProgressBars, Requirement } from "../centre/standing-card.tsx";

type Day = SevenDaysData["list"][number];

function stateText(state: Day["state"]): string {
  const all: Record<Day["state"], string> = {
    claimed: t`Claimed`,
    claimable: t`To claim today`,
    missed: t`Not claimed`,
    upcoming: t`Coming up`,
  };
  return all[state];
}

const icons = { claimed: Check, claimable: Gift, missed: Minus, upcoming: Gift } as const;

const looks: Record<Day["state"], string> = {
  claimed: "bg-leaf/12 text-leaf-text",
  claimable: "beak-fill",
  missed: "bg-surface-2 text-quiet",
  upcoming: "bg-surface-2 text-quiet",
};

function DayTile({ one, isToday, isLast }: { one: Day; isToday: boolean; isLast: boolean }) {
  const Icon = icons[one.state];
  const number = one.day;
  const turnover = formatShortMoney(one.turnover_required);
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "flex min-w-0 flex-col items-center gap-1 rounded-tile px-2 py-3 text-center",
        looks[one.state],
        isLast && "col-span-2 sm:col-span-1",
        isToday && one.state !== "claimable" && "outline-2 outline-beak-text",
      )}
    >
      <span className="text-xs font-medium">{isToday ? t`Today` : t`Day ${number}`}</span>
      <Icon aria-hidden="true" className={cx("my-1", isLast ? "size-8" : "size-6")} />
      <span className={cx("tabular text-sm font-bold", one.state === "upcoming" && "text-text")}>
        {formatMoney(one.reward_amount)}
      </span>
      <span className="text-xs">{one.date === null ? "–" : shortDayText(one.date)}</span>
      <span className="sr-only">{stateText(one.state)}</span>
      <span className="tabular text-xs opacity-90">{t`bet ${turnover}`}</span>
    </li>
  );
}

/** How many days in a row, today included, whether claimed or not. */
function Streak({ data }: { data: SevenDaysData }) {
  const days = data.day7_id ?? 1;
  const missed = data.list.filter(({ state }) => state === "missed").length;
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-base font-semibold">
        {plural(days, { one: "# day in a row", other: "# days in a row" })}
      </h2>
      <p className="text-sm text-quiet">
        {missed === 0
          ? t`Miss a day and the streak starts again.`
          : plural(missed, {
              one: "One day's reward wasn't claimed and is lost. Your streak goes on.",
              other: "The rewards of # days weren't claimed and are lost. Your streak goes on.",
            })}
      </p>
    </div>
  );
}

function Claim({ data }: { data: SevenDaysData }) {
  const claim = useClaim(sevenDays, { reload: claimedKeys });
  const amount = formatMoney(data.reward_amount);
  const until = data.until === null ? "" : formatTime(data.until);
  if (data.state === "claimable") {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-quiet">
          <Requirement standing={data} />
        </p>
        <Button size="lg" isBusy={claim.isPending} onClick={() => claim.mutate({ claim: true })}>
          {t`Claim ${amount}`}
        </Button>
        {until !== "" && (
          <p className="text-center text-xs text-quiet">{t`You can claim it until ${until}.`}</p>
        )}
      </div>
    );
  }
  if (data.state === "claimed") {
    return <Notice tone="good">{t`Today's reward is yours. The next one comes tomorrow.`}</Notice>;
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-quiet">{data.reason}</p>
      <ProgressBars progress={data.progress} />
    </div>
  );
}

export function SevenDays() {
  const query = useQuery(sevenDaysQuery);
  return (
    <QueryState query={query} waiting={<Skeleton className="h-80 rounded-card" />}>
      {(data) => {
        if (data.day7_id === null) return null;
        return (
          <section className="card flex flex-col gap-4 p-5">
            <Streak data={data} />
            <ol className="grid grid-cols-4 gap-2 sm:grid-cols-7">
              {data.list.map((one) => (
                <DayTile
                  key={one.day}
                  one={one}
                  isToday={one.day === data.day7_id}
                  isLast={one.day === data.list.length}
                />
              ))}
            </ol>
            <Claim data={data} />
          </section>
        );
      }}
    </QueryState>
  );
}
