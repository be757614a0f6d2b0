import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  approvalKinds,
  approvalStates,
  listApprovals,
} from "@tucano/contract/backoffice/access/approvals.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { askList } from "../../platform/api.ts";
import { AddressSelect, wordsOf } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { Subject, subjectText } from "../../platform/subjects/subject.tsx";
import { type Approval, ApprovalSheet } from "./approval-sheet.tsx";
import { kindLabels, stateLabels } from "./labels.ts";
import {
  badgeColumn,
  emailColumn,
  momentColumn,
  textColumn,
} from "../../platform/tables/columns.tsx";

const REFRESH_MS = 20_000;

const page = getRouteApi("/inside/approvals");

/** The inbox of what waits for a second person. */
export function ApprovalsPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const search = page.useSearch();
  const { state = "waiting" } = search;
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery({
    ...askList(listApprovals, { ...search, state }),
    refetchInterval: REFRESH_MS,
  });
  const open = query.data?.list.find((one) => one.approval_id === openId);
  const toDecide = query.data?.to_decide ?? 0;
  return (
    <ListPage
      screen="approvals"
      title={t`Approvals`}
      acts={
        toDecide > 0 && (
          <Badge tone="gold">
            <Trans>For you to decide: {toDecide}</Trans>
          </Badge>
        )
      }
      query={query}
      columns={useColumns(setOpenId)}
      keyOf={(row) => row.approval_id}
      empty={t`Nothing waits for a second person.`}
      filters={
        <>
          <AddressSelect
            name="state"
            label={t`State`}
            words={wordsOf(approvalStates, (state) => _(stateLabels[state][0]))}
            usual="waiting"
            withAll
          />
          <AddressSelect
            name="kind"
            label={t`Kind`}
            words={wordsOf(approvalKinds, (kind) => _(kindLabels[kind]))}
          />
        </>
      }
    >
      {open !== undefined && <ApprovalSheet approval={open} onClose={() => setOpenId(null)} />}
    </ListPage>
  );
}

function useColumns(onOpen: (approvalId: number) => void): readonly ListColumn<Approval>[] {
  const { t } = useLingui();
  const { _ } = useRuntime();
  return [
    {
      id: "kind",
      label: t`Request`,
      isFixed: true,
      text: (row) => `${_(kindLabels[row.kind])} ${row.approval_id}`,
      cell: ({ kind, approval_id: id }) => (
        <span className="inline-flex flex-col">
          <button
            type="button"
            className="text-left font-medium text-beak-text"
            onClick={() => onOpen(id)}
          >
            {_(kindLabels[kind])}
          </button>
          <span className="tabular text-xs text-quiet">#{id}</span>
        </span>
      ),
    },
    {
      id: "subject",
      label: t`About`,
      text: (row) => subjectText(row.subject, _),
      cell: (row) => <Subject subject={row.subject} />,
    },
    textColumn("reason", t`Reason`, (row) => row.reason, { className: "md:min-w-32" }),
    emailColumn("by", t`Asked by`, (row) => row.requested_by),
    momentColumn("at", t`Asked at`, (row) => row.requested_at),
    momentColumn("until", t`Until`, (row) => row.expires_at),
    emailColumn("decided", t`Decided by`, (row) => row.decided_by),
    badgeColumn("state", t`State`, ({ state }) => [
      _(stateLabels[state][0]),
      stateLabels[state][1],
    ]),
  ];
}
