import { Trans, useLingui } from "@lingui/react/macro";
import {
  listMatchedDays,
  matchDay,
  readNotices,
} from "@tucano/contract/backoffice/payments/reconciliation.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { call } from "../../../platform/api.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../../platform/tables/show.tsx";

type Day = DataOf<typeof listMatchedDays>["list"][number];
type Tally = Day["paid"];

const page = getRouteApi("/inside/reconciliation");

/** A day without its time: noon is that day everywhere it matters. */
export const dayInstant = (day: string) => `${day}T12:00:00-03:00`;

export function useMatchDay() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (day: string) => call(matchDay, { day }),
    onSuccess: ({ open_count: count }) => {
      if (count === 0) showToast(t`The day agrees with the bank.`, "good");
      else showToast(t`Differences to explain: ${count}`);
    },
    onError: (error) => showToast(error.message, "error"),
    onSettled: () => queries.invalidateQueries(),
  });
}

export function ReconciliationPage() {
  const { t } = useLingui();
  const { cursor } = page.useSearch();
  const query = useQuery({
    queryKey: ["reconciliation", cursor],
    queryFn: ({ signal }) => call(listMatchedDays, { cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Reconciliation`} />
      <p className="text-sm text-quiet">
        <Trans>
          Every morning the day before is compared with the bank: payments, payouts and refunds, one
          by one.
        </Trans>
      </p>
      <Notices />
      <ListTable
        screen="reconciliation"
        caption={t`Reconciliation`}
        query={query}
        columns={columns}
        keyOf={(row) => row.day}
        empty={t`No day has been compared yet.`}
        filters={<RunForm />}
      />
    </div>
  );
}

/** Whether deposits are heard of at once, or only by the list that is read every minute. */
function Notices() {
  const { data } = useQuery({
    queryKey: ["reconciliation", "notices"],
    queryFn: ({ signal }) => call(readNotices, {}, signal),
  });
  if (data === undefined) return null;
  const host = data.host ?? "";
  if (data.state === "here") {
    return (
      <p className="text-sm text-quiet">
        <Trans>The bank tells us of payments at once ({host}).</Trans>
      </p>
    );
  }
  return (
    <p className="text-sm text-coral" role="status">
      {data.state === "elsewhere" && (
        <Trans>The bank tells somebody else of payments ({host}). We register again.</Trans>
      )}
      {data.state === "nowhere" && (
        <Trans>The bank tells nobody of payments. We find them every minute.</Trans>
      )}
      {data.state === "unknown" && <Trans>The bank does not say where it tells of payments.</Trans>}
    </p>
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

function Side({ tally, other }: { tally: Tally; other: Tally }) {
  const isSame = tally.count === other.count && tally.amount === other.amount;
  return (
    <span className={isSame ? "tabular" : "tabular font-semibold text-coral-text"}>
      {tally.count} · {formatMoney(tally.amount)}
    </span>
  );
}

function useColumns(): readonly ListColumn<Day>[] {
  const { t } = useLingui();
  const text = ({ count, amount }: Tally) => `${count} ${amount}`;
  return [
    {
      id: "day",
      label: t`Day`,
      isFixed: true,
      text: (row) => row.day,
      cell: (row) => (
        <Link
          to="/reconciliation/$day"
          params={{ day: row.day }}
          className="font-medium text-beak-text"
        >
          <Moment iso={dayInstant(row.day)} style="day" />
        </Link>
      ),
    },
    {
      id: "received",
      label: t`Received, ours`,
      isNumber: true,
      text: (row) => text(row.received),
      cell: (row) => <Side tally={row.received} other={row.psp_received} />,
    },
    {
      id: "psp_received",
      label: t`Received, bank`,
      isNumber: true,
      text: (row) => text(row.psp_received),
      cell: (row) => <Side tally={row.psp_received} other={row.received} />,
    },
    {
      id: "paid",
      label: t`Paid out, ours`,
      isNumber: true,
      text: (row) => text(row.paid),
      cell: (row) => <Side tally={row.paid} other={row.psp_paid} />,
    },
    {
      id: "psp_paid",
      label: t`Paid out, bank`,
      isNumber: true,
      text: (row) => text(row.psp_paid),
      cell: (row) => <Side tally={row.psp_paid} other={row.paid} />,
    },
    {
      id: "refunded",
      label: t`Sent back, ours`,
      isNumber: true,
      text: (row) => text(row.refunded),
      cell: (row) => <Side tally={row.refunded} other={row.psp_refunded} />,
    },
    {
      id: "psp_refunded",
      label: t`Sent back, bank`,
      isNumber: true,
      text: (row) => text(row.psp_refunded),
      cell: (row) => <Side tally={row.psp_refunded} other={row.refunded} />,
    },
    {
      id: "differences",
      label: t`Differences`,
      text: (row) => String(row.open_count),
      cell: (row) => <Differences day={row} />,
    },
  ];
}

export function Differences({ day }: { day: Pick<Day, "open_count" | "explained_count"> }) {
  const { open_count: open, explained_count: explained } = day;
  if (open > 0) {
    return (
      <Badge tone="coral">
        <Trans>{open} open</Trans>
      </Badge>
    );
  }
  if (explained > 0) {
    return (
      <Badge tone="gold">
        <Trans>{explained} explained</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="leaf">
      <Trans>None</Trans>
    </Badge>
  );
}
