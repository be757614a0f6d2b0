import { useLingui } from "@lingui/react/macro";
import { listDeposits } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { call } from "../../../platform/api.ts";
import { SelectFilter } from "../../../platform/fields.tsx";
import { DepositBadge, type DepositStatus } from "../../../platform/subjects/labels.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { OrderDays, OrderSearch, useOrderColumns } from "./order-parts.tsx";
import { useDepositNote } from "../payment-words.ts";

type Row = DataOf<typeof listDeposits>["list"][number];
type View = DepositStatus | "all";

const page = getRouteApi("/inside/deposits");

export function DepositsPage() {
  const { t } = useLingui();
  const { trail: _trail, ...search } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery({
    queryKey: ["deposits", search],
    queryFn: ({ signal }) => call(listDeposits, search, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Deposits`}>
        <Segmented<View>
          label={t`Which deposits`}
          value={search.status ?? "all"}
          onChange={(next) => filter({ status: next === "all" ? undefined : next })}
          options={[
            { value: "all", label: t`All` },
            { value: "awaiting", label: t`Awaiting` },
            { value: "credited", label: t`Credited` },
            { value: "expired", label: t`Expired` },
            { value: "refunded", label: t`Refunded` },
          ]}
        />
      </PageHead>
      <ListTable
        screen="deposits"
        caption={t`Deposits`}
        query={query}
        columns={columns}
        keyOf={(row) => row.order_no}
        empty={t`No deposit to show.`}
        filters={<Filters />}
      />
    </div>
  );
}

function Filters() {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  const { text, from, to, notable } = page.useSearch();
  return (
    <>
      <OrderSearch text={text} onChange={filter} />
      <SelectFilter
        label={t`Payment`}
        value={notable ?? ""}
        all={t`All`}
        options={[{ value: "yes", label: t`Only unusual ones` }]}
        onChange={(value) => filter({ notable: value })}
      />
      <OrderDays from={from} to={to} onChange={filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const noteOf = useDepositNote();
  const orders = useOrderColumns<Row>("/deposits/$orderNo", t`Amount asked for`);
  return [
    ...orders,
    {
      id: "paid",
      label: t`Paid`,
      isNumber: true,
      text: (row) => row.paid_amount ?? "",
      cell: (row) => (row.paid_amount === null ? "–" : <Money wire={row.paid_amount} />),
    },
    { id: "note", label: t`Unusual`, cell: (row) => noteOf(row.note) },
    {
      id: "created",
      label: t`Created`,
      text: (row) => row.created_at,
      cell: (row) => <Moment iso={row.created_at} style="moment" />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <DepositBadge status={row.status} />,
    },
  ];
}
