import { useLingui } from "@lingui/react/macro";
import { listDeposits } from "@tucano/contract/backoffice/payments/payments.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { askList, type RowOf } from "../../../platform/api.ts";
import { AddressDays, AddressSelect } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { DepositBadge, type DepositStatus } from "../../../platform/subjects/labels.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { OrderSearch, useOrderColumns } from "./order-parts.tsx";
import { useDepositNote } from "../payment-words.ts";
import { momentColumn, moneyColumn } from "../../../platform/tables/columns.tsx";

type Row = RowOf<typeof listDeposits>;
type View = DepositStatus | "all";

const page = getRouteApi("/inside/deposits");

export function DepositsPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { filter } = useAddressSearch();
  return (
    <ListPage
      screen="deposits"
      title={t`Deposits`}
      acts={
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
      }
      query={useQuery(askList(listDeposits, search))}
      columns={useColumns()}
      keyOf={(row) => row.order_no}
      empty={t`No deposit to show.`}
      filters={
        <>
          <OrderSearch />
          <AddressSelect name="notable" label={t`Payment`} words={{ yes: t`Only unusual ones` }} />
          <AddressDays />
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const noteOf = useDepositNote();
  const orders = useOrderColumns<Row>("/deposits/$orderNo", t`Amount asked for`);
  return [
    ...orders,
    moneyColumn("paid", t`Paid`, (row) => row.paid_amount),
    { id: "note", label: t`Unusual`, cell: (row) => noteOf(row.note) },
    momentColumn("created", t`Created`, (row) => row.created_at),
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <DepositBadge status={row.status} />,
    },
  ];
}
