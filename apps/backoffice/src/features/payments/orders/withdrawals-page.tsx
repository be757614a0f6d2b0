import { Trans, useLingui } from "@lingui/react/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { AddressDays, AddressMoney } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { WithdrawalBadge } from "../../../platform/subjects/labels.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { BulkBar, type QueueRow } from "./bulk-bar.tsx";
import { ClaimBadge } from "./claim.tsx";
import { OrderSearch, useOrderColumns } from "./order-parts.tsx";
import { VerdictBadges } from "../rules/verdict.tsx";
import { momentColumn } from "../../../platform/tables/columns.tsx";
import { listWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { askList } from "../../../platform/api.ts";
import { type Choice, useChoice } from "../../../platform/tables/choosing.tsx";

type WithdrawalFilter = NonNullable<RequestOf<typeof listWithdrawals>["status"]>;

const REFRESH_MS = 15_000;

const page = getRouteApi("/inside/withdrawals");
/** Only what waits for a decision can be chosen. */
const open = new Set<string>(["submitted", "in_review"]);

export function WithdrawalsPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { status = "queue" } = search;
  const query = useQuery({
    ...askList(listWithdrawals, { ...search, status }),
    refetchInterval: REFRESH_MS,
  });
  const choice = useChoice({
    rows: query.data?.list ?? [],
    keyOf: (row) => row.order_no,
    nameOf: (row) => row.order_no,
    canChoose: (row) => open.has(row.status),
  });
  return (
    <ListPage
      screen="withdrawals"
      title={t`Withdrawals`}
      acts={<Views status={status} />}
      above={
        (status === "queue" || status === "returned") && (
          <p className="text-sm text-quiet">
            <Trans>Who has waited longest comes first.</Trans>
          </p>
        )
      }
      query={query}
      columns={useColumns({ isReturned: status === "returned", choice })}
      keyOf={(row) => row.order_no}
      empty={t`No withdrawal is waiting here.`}
      filters={
        <>
          <OrderSearch />
          <AddressMoney name="amount_min" label={t`Amount from`} />
          <AddressMoney name="amount_max" label={t`Amount to`} />
          <AddressDays />
        </>
      }
    >
      <BulkBar choice={choice} />
    </ListPage>
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

interface Shown {
  /** Shows what the bank said. */
  isReturned: boolean;
  choice: Choice<QueueRow>;
}

function useColumns({ isReturned, choice }: Shown): readonly ListColumn<QueueRow>[] {
  const { t } = useLingui();
  const may = useMay();
  const facts = useOrderColumns<QueueRow>("/withdrawals/$orderNo", t`Amount`);
  return [
    ...(may("withdrawals.decide") ? [choice.column] : []),
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
      label: t`Pix key`,
      className: "md:whitespace-nowrap",
      text: (row) => `${row.key_type} ${row.key_masked}`,
      cell: (row) => `${row.key_type} · ${row.key_masked}`,
    },
    momentColumn("asked", t`Asked for`, (row) => row.application_time),
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
