import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import type { SessionRow } from "./queries.ts";

interface SessionListProps {
  rows: readonly SessionRow[];
  withEmail?: boolean;
  onEnd: (session: SessionRow) => void;
}

export function SessionList({ rows, withEmail = false, onEnd }: SessionListProps) {
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
          cell: (row) =>
            row.is_this ? null : (
              <Button look="danger" size="sm" onClick={() => onEnd(row)}>
                <Trans>End</Trans>
              </Button>
            ),
        },
      ]}
    />
  );
}
