import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AuditAction } from "@tucano/contract/backoffice/audit-actions.ts";
import { listAudit } from "@tucano/contract/backoffice/audit.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { DataTable } from "../../platform/data-table.tsx";
import { PagedList } from "../../platform/paged-list.tsx";
import { Moment, PageHead } from "../../platform/show.tsx";
import { BooksCheck } from "./books-check.tsx";

const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ["audit", page],
    queryFn: ({ signal }) => call(listAudit, { page, limit: 50 }, signal),
    placeholderData: keepPreviousData,
  });

interface AuditPageProps {
  labels: Record<AuditAction, MessageDescriptor>;
}

export function AuditPage({ labels }: AuditPageProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery(page));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Audit log`}>
        <BooksCheck />
      </PageHead>
      <PagedList query={query} empty={t`Nothing has happened yet.`} onPage={setPage}>
        {(rows) => (
          <DataTable
            rows={rows}
            keyOf={(row) => row.id}
            columns={[
              { label: t`When`, cell: (row) => <Moment iso={row.at} /> },
              { label: t`Who`, cell: (row) => row.operator ?? "–" },
              { label: t`What`, cell: (row) => _(labels[row.action]) },
              { label: t`About`, cell: (row) => row.subject },
              { label: t`Reason`, cell: (row) => row.reason ?? "–" },
              { label: t`From`, className: "tabular", cell: (row) => row.ip ?? "–" },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
}
