import { Trans, useLingui } from "@lingui/react/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PagedList } from "../../platform/paged-list.tsx";
import { PageHead } from "../../platform/show.tsx";
import { type WithdrawalFilter, withdrawalsQuery } from "./withdrawal-queries.ts";
import { WithdrawalTable } from "../../platform/withdrawal-table.tsx";

export function WithdrawalsPage() {
  const { t } = useLingui();
  const [status, setStatus] = useState<WithdrawalFilter>("queue");
  const [page, setPage] = useState(1);
  const query = useQuery(withdrawalsQuery(status, page));
  const choose = (next: WithdrawalFilter) => {
    setStatus(next);
    setPage(1);
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Withdrawals`}>
        <Segmented
          label={t`Which withdrawals`}
          value={status}
          onChange={choose}
          options={[
            { value: "queue", label: t`To decide` },
            { value: "paying", label: t`Paying` },
            { value: "paid", label: t`Paid` },
            { value: "all", label: t`All` },
          ]}
        />
      </PageHead>
      {status === "queue" && (
        <p className="text-sm text-quiet">
          <Trans>Who has waited longest comes first.</Trans>
        </p>
      )}
      <PagedList query={query} empty={t`No withdrawal is waiting here.`} onPage={setPage}>
        {(rows) => <WithdrawalTable rows={rows} />}
      </PagedList>
    </div>
  );
}
