import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import {
  type AuditAction,
  auditActions,
} from "@tucano/contract/backoffice/access/audit-actions.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { DayFilters } from "../../platform/tables/day-filters.tsx";
import { SelectFilter, TextFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { Subject } from "../../platform/subjects/subject.tsx";
import { BooksCheck } from "./books-check.tsx";
import { type AuditEntry, EntrySheet } from "./entry-sheet.tsx";

export type AuditLabels = Record<AuditAction, MessageDescriptor>;

const page = getRouteApi("/inside/audit");

const auditQuery = (input: RequestOf<typeof listAudit>) =>
  queryOptions({
    queryKey: ["audit", input],
    queryFn: ({ signal }) => call(listAudit, input, signal),
    placeholderData: keepPreviousData,
  });

export function AuditPage({ labels }: { labels: AuditLabels }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const may = useMay();
  const search = page.useSearch();
  const { filter } = useAddressSearch();
  const { trail: _trail, ...input } = search;
  const query = useQuery(auditQuery(input));
  const [openId, setOpenId] = useState<number | null>(null);
  const columns = useColumns(labels, setOpenId);
  const open = query.data?.list.find(({ id }) => id === openId);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Audit log`}>{may("books.check") && <BooksCheck />}</PageHead>
      <ListTable
        screen="audit"
        caption={t`Audit log`}
        query={query}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t`Nothing was written down here.`}
        filters={
          <>
            <TextFilter
              label={t`Who`}
              value={search.actor ?? ""}
              onChange={(actor) => filter({ actor })}
            />
            <SelectFilter
              label={t`What`}
              value={search.action ?? ""}
              all={t`All`}
              options={auditActions.map((value) => ({ value, label: _(labels[value]) }))}
              onChange={(action) => filter({ action })}
            />
            <TextFilter
              label={t`About`}
              value={search.subject ?? ""}
              onChange={(subject) => filter({ subject })}
            />
            <DayFilters from={search.from} to={search.to} />
          </>
        }
      />
      {open !== undefined && (
        <EntrySheet entry={open} label={_(labels[open.action])} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}

function useColumns(
  labels: AuditLabels,
  onOpen: (id: number) => void,
): readonly ListColumn<AuditEntry>[] {
  const { t } = useLingui();
  const { _ } = useRuntime();
  return [
    {
      id: "what",
      label: t`What`,
      isFixed: true,
      text: (row) => row.action,
      cell: (row) => (
        <button
          type="button"
          className="text-left font-medium text-beak-text"
          onClick={() => onOpen(row.id)}
        >
          {_(labels[row.action])}
        </button>
      ),
    },
    {
      id: "at",
      label: t`When`,
      isSortable: true,
      text: (row) => row.at,
      cell: (row) => <Moment iso={row.at} />,
    },
    {
      id: "who",
      label: t`Who`,
      text: (row) => row.operator ?? "",
      cell: (row) => row.operator ?? "–",
    },
    {
      id: "subject",
      label: t`About`,
      text: (row) => row.subject,
      cell: (row) => <Subject subject={row.subject} />,
    },
    {
      id: "reason",
      label: t`Reason`,
      text: (row) => row.reason ?? "",
      cell: (row) => row.reason ?? "–",
    },
    {
      id: "from",
      label: t`From`,
      className: "tabular",
      text: (row) => row.ip ?? "",
      cell: (row) => row.ip ?? "–",
    },
  ];
}
