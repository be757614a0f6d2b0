import { useLingui } from "@lingui/react/macro";
import { listDeposits } from "@tucano/contract/backoffice/payments.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { DepositTable } from "../../platform/deposit-table.tsx";
import { PagedList } from "../../platform/paged-list.tsx";
import { PageHead } from "../../platform/show.tsx";

type Status = NonNullable<RequestOf<typeof listDeposits>["status"]>;
type Filter = Status | "all";

const depositsQuery = (filter: Filter, page: number) =>
  queryOptions({
    queryKey: ["deposits", filter, page],
    queryFn: ({ signal }) =>
      call(
        listDeposits,
        { ...(filter === "all" ? {} : { status: filter }), page, limit: 20 },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export function DepositsPage() {
  const { t } = useLingui();
  const [filter, setFilter] = useState<Filter>("all");
  const [page, setPage] = useState(1);
  const query = useQuery(depositsQuery(filter, page));
  const choose = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Deposits`}>
        <Segmented<Filter>
          label={t`Which deposits`}
          value={filter}
          onChange={choose}
          options={[
            { value: "all", label: t`All` },
            { value: "awaiting", label: t`Awaiting` },
            { value: "credited", label: t`Credited` },
            { value: "refunded", label: t`Refunded` },
          ]}
        />
      </PageHead>
      <PagedList query={query} empty={t`No deposit to show.`} onPage={setPage}>
        {(rows) => <DepositTable rows={rows} />}
      </PagedList>
    </div>
  );
}
