import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import type { ReactNode } from "react";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import type { SessionRow } from "./queries.ts";

interface SessionListProps {
  rows: readonly SessionRow[];
  withEmail?: boolean;
  /** What ends one; the one that is looked through ends by signing out. */
  act: (session: SessionRow) => ReactNode;
}

export function SessionList({ rows, withEmail = false, act }: SessionListProps) {
  const { t } = useLingui();
  return (
    <DataTable
      rows={rows}
      keyOf={(row) => row.session_id}
      columns={[
        withEmail ? { label: t`Who`, cell: (row: SessionRow) => row.email } : null,
        {
          label: t`Device`,
          cell: (row) => (
            <span className="inline-flex items-center gap-2">
              {row.device}
              {row.is_this && (
                <Badge tone="sea">
                  <Trans>This one</Trans>
                </Badge>
              )}
            </span>
          ),
        },
        { label: t`From`, className: "tabular", cell: (row) => row.ip },
        { label: t`Since`, cell: (row) => <Moment iso={row.created_at} style="moment" /> },
        { label: t`Last seen`, cell: (row) => <Moment iso={row.last_seen_at} style="moment" /> },
        {
          label: t`Acts`,
          cell: (row) => !row.is_this && act(row),
        },
      ]}
    />
  );
}
