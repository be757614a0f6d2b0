import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import {
  type AuditAction,
  auditActions,
} from "@tucano/contract/backoffice/access/audit-actions.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { askList } from "../../platform/api.ts";
import {
  AddressDays,
  AddressSelect,
  AddressText,
  wordsOf,
} from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Subject, subjectText } from "../../platform/subjects/subject.tsx";
import { BooksCheck } from "./books-check.tsx";
import { type AuditEntry, EntrySheet } from "./entry-sheet.tsx";
import { momentColumn, textColumn } from "../../platform/tables/columns.tsx";

export type AuditLabels = Record<AuditAction, MessageDescriptor>;

const page = getRouteApi("/inside/audit");

export function AuditPage({ labels }: { labels: AuditLabels }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const may = useMay();
  const query = useQuery(askList(listAudit, page.useSearch()));
  const [openId, setOpenId] = useState<number | null>(null);
  const open = query.data?.list.find(({ id }) => id === openId);
  return (
    <ListPage
      screen="audit"
      title={t`Audit log`}
      acts={may("books.check") && <BooksCheck />}
      query={query}
      columns={useColumns(labels, setOpenId)}
      keyOf={(row) => row.id}
      empty={t`Nothing was written down here.`}
      filters={
        <>
          <AddressText name="actor" label={t`Who`} />
          <AddressSelect
            name="action"
            label={t`What`}
            words={wordsOf(auditActions, (action) => _(labels[action]))}
          />
          <AddressText name="subject" label={t`About`} />
          <AddressDays />
        </>
      }
    >
      {open !== undefined && (
        <EntrySheet entry={open} label={_(labels[open.action])} onClose={() => setOpenId(null)} />
      )}
    </ListPage>
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
      text: (row) => _(labels[row.action]),
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
    momentColumn("at", t`When`, (row) => row.at, { style: "full", isSortable: true }),
    textColumn("who", t`Who`, (row) => row.operator),
    {
      id: "subject",
      label: t`About`,
      text: (row) => subjectText(row.subject, _),
      cell: (row) => <Subject subject={row.subject} />,
    },
    textColumn("reason", t`Reason`, (row) => row.reason),
    textColumn("from", t`From`, (row) => row.ip, { className: "tabular" }),
  ];
}
