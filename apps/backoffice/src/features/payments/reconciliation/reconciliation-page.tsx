import { Trans, useLingui } from "@lingui/react/macro";
import { listMatchedDays, matchDay } from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { usePress } from "../../../platform/act.ts";
import { Banks } from "./banks.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Moment } from "../../../platform/tables/show.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

type Day = RowOf<typeof listMatchedDays>;
type Tally = Day["paid"];
type Side = "received" | "psp_received" | "paid" | "psp_paid" | "refunded" | "psp_refunded";

const page = getRouteApi("/inside/reconciliation");

export function useMatchDay() {
  const { t } = useLingui();
  return usePress((day: string) => call(matchDay, { day }), {
    isGood: ({ open_count: count }) => count === 0,
    done: ({ open_count: count }) =>
      count === 0 ? t`The day agrees with the bank.` : t`Differences to explain: ${count}`,
  });
}

export function ReconciliationPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="reconciliation"
      title={t`Reconciliation`}
      above={
        <>
          <p className="text-sm text-quiet">
            <Trans>
              Every morning the day before is compared with the bank: payments, payouts and refunds,
              one by one.
            </Trans>
          </p>
          <Banks />
        </>
      }
      query={useQuery(askList(listMatchedDays, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.day}
      empty={t`No day has been compared yet.`}
      filters={<RunForm />}
    />
  );
}

function RunForm() {
  const { t } = useLingui();
  const run = useMatchDay();
  const [day, setDay] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.mutate(day);
  };
  return (
    <form className="flex items-end gap-3" onSubmit={submit}>
      <TextField
        type="date"
        label={t`Day`}
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" look="quiet" className="min-h-12" isBusy={run.isPending}>
        <Trans>Compare</Trans>
      </Button>
    </form>
  );
}

function Tallied({ tally, other }: { tally: Tally; other: Tally }) {
  const isSame = tally.count === other.count && tally.amount === other.amount;
  return (
    <span className={isSame ? "tabular" : "tabular font-semibold text-coral-text"}>
      {tally.count} · {formatMoney(tally.amount)}
    </span>
  );
}

/** What all banks come to, and with several each one's part. */
function Sides({ day, side, other }: { day: Day; side: Side; other: Side }) {
  const parts = day.banks.length > 1 ? day.banks : [];
  return (
    <span className="flex flex-col items-end gap-0.5">
      <Tallied tally={day[side]} other={day[other]} />
      {parts.map((part) => (
        <span key={part.bank} className="text-xs text-quiet">
          {part.bank} <Tallied tally={part[side]} other={part[other]} />
        </span>
      ))}
    </span>
  );
}

function useColumns(): readonly ListColumn<Day>[] {
  const { t } = useLingui();
  const side = (id: Side, label: string, other: Side): ListColumn<Day> => ({
    id,
    label,
    isNumber: true,
    text: (row) => `${row[id].count} ${row[id].amount}`,
    cell: (row) => <Sides day={row} side={id} other={other} />,
  });
  return [
    {
      id: "day",
      label: t`Day`,
      isFixed: true,
      text: (row) => row.day,
      cell: (row) => (
        <TextLink to="/reconciliation/$day" params={{ day: row.day }}>
          <Moment iso={row.day} style="day" />
        </TextLink>
      ),
    },
    side("received", t`Received, ours`, "psp_received"),
    side("psp_received", t`Received, bank`, "received"),
    side("paid", t`Paid out, ours`, "psp_paid"),
    side("psp_paid", t`Paid out, bank`, "paid"),
    side("refunded", t`Sent back, ours`, "psp_refunded"),
    side("psp_refunded", t`Sent back, bank`, "refunded"),
    {
      id: "differences",
      label: t`Differences`,
      text: (row) => String(row.open_count),
      cell: (row) => <Differences day={row} />,
    },
  ];
}

export function Differences({ day }: { day: Pick<Day, "open_count" | "explained_count"> }) {
  const { t } = useLingui();
  const { open_count: open, explained_count: explained } = day;
  if (open > 0) return <Badge tone="coral">{t`${open} open`}</Badge>;
  if (explained > 0) return <Badge tone="gold">{t`${explained} explained`}</Badge>;
  return <Badge tone="leaf">{t`None`}</Badge>;
}
