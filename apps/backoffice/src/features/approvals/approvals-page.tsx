import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { approvalKinds, approvalStates } from "@tucano/contract/backoffice/access/approvals.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { SelectFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { Subject } from "../../platform/subjects/subject.tsx";
import { ApprovalSheet } from "./approval-sheet.tsx";
import { kindLabels, stateLabels } from "./labels.ts";
import { type Approval, approvalsQuery } from "./queries.ts";

const page = getRouteApi("/inside/approvals");

/** The inbox of what waits for a second person. */
export function ApprovalsPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { state, kind, cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery(
    approvalsQuery({ state: state ?? "waiting", ...(kind && { kind }), ...(cursor && { cursor }) }),
  );
  const columns = useColumns(setOpenId);
  const open = query.data?.list.find((one) => one.approval_id === openId);
  const toDecide = query.data?.to_decide ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Approvals`}>
        {toDecide > 0 && (
          <Badge tone="gold">
            <Trans>For you to decide: {toDecide}</Trans>
          </Badge>
        )}
      </PageHead>
      <ListTable
        screen="approvals"
        caption={t`Approvals`}
        query={query}
        columns={columns}
        keyOf={(row) => row.approval_id}
        empty={t`Nothing waits for a second person.`}
        filters={
          <>
            <SelectFilter
              label={t`State`}
              value={state === "all" ? "" : (state ?? "waiting")}
              all={t`All`}
              options={approvalStates.map((value) => ({ value, label: _(stateLabels[value][0]) }))}
              onChange={(value) => filter({ state: value ?? "all" })}
            />
            <SelectFilter
              label={t`Kind`}
              value={kind ?? ""}
              all={t`All`}
              options={approvalKinds.map((value) => ({ value, label: _(kindLabels[value]) }))}
              onChange={(value) => filter({ kind: value })}
            />
          </>
        }
      />
      {open !== undefined && <ApprovalSheet approval={open} onClose={() => setOpenId(null)} />}
    </div>
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
      text: (row) => row.kind,
      cell: (row) => (
        <button
          type="button"
          className="text-left font-medium text-beak-text"
          onClick={() => onOpen(row.approval_id)}
        >
          {_(kindLabels[row.kind])} {row.approval_id}
        </button>
      ),
    },
    {
      id: "subject",
      label: t`About`,
      text: (row) => row.subject,
      cell: (row) => <Subject subject={row.subject} />,
    },
    { id: "reason", label: t`Reason`, text: (row) => row.reason, cell: (row) => row.reason },
    {
      id: "by",
      label: t`Asked by`,
      text: (row) => row.requested_by,
      cell: (row) => row.requested_by,
    },
    {
      id: "at",
      label: t`Asked at`,
      text: (row) => row.requested_at,
      cell: (row) => <Moment iso={row.requested_at} style="moment" />,
    },
    {
      id: "until",
      label: t`Until`,
      text: (row) => row.expires_at,
      cell: (row) => <Moment iso={row.expires_at} style="moment" />,
    },
    {
      id: "decided",
      label: t`Decided by`,
      text: (row) => row.decided_by ?? "",
      cell: (row) => row.decided_by ?? "–",
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.state,
      cell: (row) => {
        const [label, tone] = stateLabels[row.state];
        return <Badge tone={tone}>{_(label)}</Badge>;
      },
    },
  ];
}
