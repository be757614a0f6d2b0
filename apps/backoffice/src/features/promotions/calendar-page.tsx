import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { promotionCalendar } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { dayKey, formatInstant } from "@tucano/i18n/dates.ts";
import { useState } from "react";
import { ask } from "../../platform/api.ts";
import { language } from "../../platform/language.ts";
import { Page } from "../../platform/tables/page.tsx";
import { Card, Loaded } from "../../platform/tables/show.tsx";
import { monthDays, placeOf } from "./calendar-places.ts";
import { usePromotionName } from "./words.ts";

const page = getRouteApi("/inside/promotion-calendar");

type Span = DataOf<typeof promotionCalendar>["list"][number];

/** A month of what is promised: one row a promise, one bar for each of its numbers. */
export function CalendarPage() {
  const { t } = useLingui();
  const [thisMonth] = useState(() => dayKey(new Date().toISOString()).slice(0, "2026-11".length));
  const { month = thisMonth } = page.useSearch();
  const days = monthDays(month);
  const query = useQuery(ask(promotionCalendar, { from: days.first, to: days.last }));
  const look = "rounded-tile bg-surface-2 px-3 py-2 text-sm no-underline text-text";
  return (
    <Page title={t`Calendar of promotions`}>
      <nav aria-label={t`Month`} className="flex flex-wrap items-center gap-3">
        <Link to="/promotion-calendar" search={{ month: days.before }} className={look}>
          {t`Month before`}
        </Link>
        <span className="font-medium max-md:order-first max-md:w-full">
          {formatInstant(days.first, "month", language)}
        </span>
        <Link to="/promotion-calendar" search={{ month: days.after }} className={look}>
          {t`Month after`}
        </Link>
      </nav>
      <Loaded query={query}>{({ list }) => <Rows list={list} days={days} />}</Loaded>
    </Page>
  );
}

const inWords = (day: string) => formatInstant(day, "day", language);

interface RowsProps {
  list: readonly Span[];
  days: ReturnType<typeof monthDays>;
}

function Rows({ list, days }: RowsProps) {
  const { t } = useLingui();
  const nameOf = usePromotionName();
  const byKey = Map.groupBy(list, ({ key }) => key);
  return (
    <Card title={t`${inWords(days.first)} to ${inWords(days.last)}`}>
      <ol className="flex flex-col gap-4 md:gap-2">
        {[...byKey].map(([key, spans]) => (
          <li
            key={key}
            className="grid gap-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] md:items-center md:gap-5"
          >
            <Link to="/promotions/$key" params={{ key }} className="text-sm text-beak-text">
              {nameOf(key)}
            </Link>
            <ol className="relative h-9 overflow-hidden rounded-[10px] bg-surface-2">
              {spans.map((span) => (
                <Bar key={span.from} span={span} days={days} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Bar({ span, days }: { span: Span; days: RowsProps["days"] }) {
  const { t } = useLingui();
  const { left, width } = placeOf(span, days);
  const from = formatInstant(span.from, "moment", language);
  const until =
    span.until === null ? t`until further notice` : formatInstant(span.until, "moment", language);
  const state = span.is_open === false ? t`Closed` : t`Open`;
  const colour = span.is_open === false ? "bg-surface-1 text-quiet" : "bg-leaf/20 text-leaf-text";
  return (
    <li
      title={`${state}: ${from} – ${until}`}
      className={`absolute inset-y-0 truncate border-l border-line px-2 text-xs leading-9 ${colour}`}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {state}
      <span className="sr-only">
        {" "}
        {from} – {until}
      </span>
    </li>
  );
}
