import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { listAudit } from "@tucano/contract/backoffice.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { auditLabels } from "../../platform/labels.tsx";
import { Loaded, Moment, NothingHere, PageHead, Pager } from "../../platform/show.tsx";
import { BooksCheck } from "./books-check.tsx";

const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ["audit", page],
    queryFn: ({ signal }) => call(listAudit, { page, limit: 50 }, signal),
    placeholderData: keepPreviousData,
  });

export function AuditPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery(page));
  const labels = {
    at: t`When`,
    who: t`Who`,
    what: t`What`,
    subject: t`About`,
    reason: t`Reason`,
    ip: t`From`,
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Audit log`}>
        <BooksCheck />
      </PageHead>
      <Loaded query={query}>
        {(data) =>
          data.list.length === 0 ? (
            <NothingHere text={t`Nothing has happened yet.`} />
          ) : (
            <div className="card overflow-x-auto">
              <table className="grid-table">
                <thead>
                  <tr>
                    {Object.values(labels).map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.list.map((row) => (
                    <tr key={row.id}>
                      <td data-label={labels.at}>
                        <Moment iso={row.at} />
                      </td>
                      <td data-label={labels.who}>{row.operator ?? "–"}</td>
                      <td data-label={labels.what}>{_(auditLabels[row.action])}</td>
                      <td data-label={labels.subject}>{row.subject}</td>
                      <td data-label={labels.reason}>{row.reason ?? "–"}</td>
                      <td data-label={labels.ip} className="tabular">
                        {row.ip ?? "–"}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pager page={data.page} limit={data.limit} total={data.total} onPage={setPage} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
