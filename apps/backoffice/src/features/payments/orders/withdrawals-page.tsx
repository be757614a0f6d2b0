import { Trans, useLingui } from "@lingui/react/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { TextFilter } from "../../../platform/fields.tsx";
import { WithdrawalBadge } from "../../../platform/subjects/labels.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, PageHead } from "../../../platform/tables/show.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ClaimBadge } from "./claim.tsx";
import { OrderDays, OrderSearch, useOrderColumns } from "./order-parts.tsx";
import { VerdictBadges } from "../rules/verdict.tsx";
import { type QueueRow, type WithdrawalFilter, withdrawalsQuery } from "./withdrawal-queries.ts";

const page = getRouteApi("/inside/withdrawals");
/** Only what waits for a decision can be chosen. */
const open = new Set<string>(["submitted", "in_review"]);

export function WithdrawalsPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { status = "queue", amount_min, amount_max, trail: _trail, ...rest } = search;
  const query = useQuery(withdrawalsQuery({ ...rest, status, amount_min, amount_max }));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const rows = query.data?.list ?? [];
  // What was decided meanwhile, or is on another page, is no longer chosen.
  const chosen = rows.flatMap((row) =>
    picked.has(row.order_no) && open.has(row.status) ? [row.order_no] : [],
  );
  const columns = useColumns({ isReturned: status === "returned", picked, setPicked });
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Withdrawals`}>
        <Views status={status} />
      </PageHead>
      {(status === "queue" || status === "returned") && (
        <p className="text-sm text-quiet">
          <Trans>Who has waited longest comes first.</Trans>
        </p>
      )}
      <ListTable
        screen="withdrawals"
        caption={t`Withdrawals`}
        query={query}
        columns={columns}
        keyOf={(row) => row.order_no}
        empty={t`No withdrawal is waiting here.`}
        filters={<Filters />}
      />
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setPicked(new Set())} />}
    </div>
  );
}

function Views({ status }: { status: WithdrawalFilter }) {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  return (
    <Segmented<WithdrawalFilter>
      label={t`Which withdrawals`}
      value={status}
      onChange={(next) => filter({ status: next })}
      options={[
        { value: "queue", label: t`To decide` },
        { value: "mine", label: t`Mine` },
        { value: "returned", label: t`Sent back by the bank` },
        { value: "paying", label: t`Paying` },
        { value: "paid", label: t`Paid` },
        { value: "rejected", label: t`Rejected` },
        { value: "all", label: t`All` },
      ]}
    />
  );
}

function Filters() {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  const { text, from, to, amount_min, amount_max } = page.useSearch();
  return (
    <>
      <OrderSearch text={text} onChange={filter} />
      <TextFilter
        label={t`Amount from`}
        className="w-28"
        value={amount_min ?? ""}
        onChange={(value) => filter({ amount_min: value })}
      />
      <TextFilter
        label={t`Amount to`}
        className="w-28"
        value={amount_max ?? ""}
        onChange={(value) => filter({ amount_max: value })}
      />
      <OrderDays from={from} to={to} onChange={filter} />
    </>
  );
}

interface Choosing {
  /** Shows what the bank said. */
  isReturned: boolean;
  picked: ReadonlySet<string>;
  setPicked: (picked: ReadonlySet<string>) => void;
}

function PickBox({ row, picked, setPicked }: Omit<Choosing, "isReturned"> & { row: QueueRow }) {
  const { t } = useLingui();
  const { order_no: orderNo, status } = row;
  if (!open.has(status)) return null;
  return (
    <input
      type="checkbox"
      className="size-5 accent-beak"
      aria-label={t`Choose ${orderNo}`}
      checked={picked.has(orderNo)}
      onChange={({ target }) => {
        const next = new Set(picked);
        if (target.checked) next.add(orderNo);
        else next.delete(orderNo);
        setPicked(next);
      }}
    />
  );
}

function useColumns({ isReturned, picked, setPicked }: Choosing): readonly ListColumn<QueueRow>[] {
  const { t } = useLingui();
  const may = useMay();
  const choosing: ListColumn<QueueRow> = {
    id: "choose",
    label: t`Choose`,
    isFixed: true,
    cell: (row) => <PickBox row={row} picked={picked} setPicked={setPicked} />,
  };
  const facts = useOrderColumns<QueueRow>("/withdrawals/$orderNo", t`Amount`);
  return [
    ...(may("withdrawals.decide") ? [choosing] : []),
    ...facts,
    ...useMoreColumns(isReturned),
  ];
}

function useMoreColumns(isReturned: boolean): readonly ListColumn<QueueRow>[] {
  const { t } = useLingui();
  const returned: ListColumn<QueueRow> = {
    id: "returned",
    label: t`The bank said`,
    text: (row) => row.returned ?? "",
    cell: (row) => row.returned ?? "–",
  };
  return [
    ...(isReturned ? [returned] : []),
    {
      id: "key",
      label: t`PIX key`,
      className: "md:whitespace-nowrap",
      text: (row) => `${row.key_type} ${row.key_masked}`,
      cell: (row) => `${row.key_type} · ${row.key_masked}`,
    },
    {
      id: "asked",
      label: t`Asked for`,
      text: (row) => row.application_time,
      cell: (row) => <Moment iso={row.application_time} style="moment" />,
    },
    {
      id: "why",
      label: t`Rules`,
      cell: (row) => <VerdictBadges verdict={row.verdict} isWaiting={open.has(row.status)} />,
    },
    {
      id: "claim",
      label: t`Taken by`,
      text: (row) => row.claim?.by ?? "",
      cell: (row) => <ClaimBadge claim={row.claim} />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <WithdrawalBadge status={row.status} />,
    },
  ];
}
