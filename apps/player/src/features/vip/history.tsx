import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { CalendarDays, Gift, Sparkles, type LucideIcon } from "lucide-react";
import type { HistoryKind } from "../../platform/records/choices.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { DayGroups, LoadMore } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import { type HistoryRow, historyQuery } from "./api.ts";
import { badgeOf, giftState, kindText } from "./kinds.ts";

const icons: Record<Exclude<HistoryKind, "level">, LucideIcon> = {
  upgrade: Gift,
  weekly: Sparkles,
  monthly: CalendarDays,
};

function titleOf(row: HistoryRow): string {
  const name = row.level_name;
  if (row.kind !== "level") return kindText(row.kind);
  if (row.track === "slot") return t`Reached ${name} in slots`;
  if (row.track === "live") return t`Reached ${name} in live casino`;
  return t`Reached ${name}`;
}

function Picture({ row }: { row: HistoryRow }) {
  if (row.kind === "level") {
    return <img src={badgeOf(row.level)} alt="" width={40} height={40} className="size-10" />;
  }
  const Icon = icons[row.kind];
  return (
    <span className="flex size-10 items-center justify-center rounded-full bg-gold/15">
      <Icon aria-hidden="true" className="size-5 text-gold-text" />
    </span>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const state = row.state === null ? null : giftState(row.state);
  return (
    <li className="card flex min-h-16 items-center gap-3 px-4 py-3">
      <Picture row={row} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{titleOf(row)}</p>
        <p className="tabular text-xs text-quiet">
          {formatTime(row.time, "time")}
          {row.kind !== "level" && ` · ${row.level_name}`}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        {row.amount !== null && (
          <span className="tabular font-semibold">{formatMoney(row.amount)}</span>
        )}
        {state !== null && <Badge tone={state.tone}>{state.text}</Badge>}
      </div>
    </li>
  );
}

const keyOf = (row: HistoryRow): string =>
  [row.kind, row.track, row.level, row.period, row.time].join(":");

interface VipHistoryProps {
  search: PeriodSearch;
  kind: HistoryKind | undefined;
}

export function VipHistory({ search, kind }: VipHistoryProps) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(historyQuery(periodOf(search), kind));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <Segmented
        label={t`What to show`}
        value={kind ?? "all"}
        options={[
          { value: "all", label: t`All` },
          { value: "level", label: t`Levels` },
          { value: "upgrade", label: t`Level gifts` },
          { value: "weekly", label: t`Weekly` },
          { value: "monthly", label: t`Monthly` },
        ]}
        onChange={(next) =>
          void navigate({
            to: ".",
            search: next === "all" ? search : { ...search, kind: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            <EmptyState
              image={scenes.records}
              title={t`No records found`}
              text={t`Levels you reach and gifts you earn appear here.`}
              action={
                <Link to="/promotion/vip" className={buttonClass("primary")}>
                  {t`See my level`}
                </Link>
              }
            />
          ) : (
            <>
              <DayGroups
                items={pages.flatMap((page) => page.list)}
                timeOf={(row) => row.time}
                row={(row) => <Row key={keyOf(row)} row={row} />}
              />
              <LoadMore query={query} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}
