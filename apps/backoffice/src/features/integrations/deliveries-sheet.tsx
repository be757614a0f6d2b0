import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  listWebhookDeliveries,
  type listWebhooks,
} from "@tucano/contract/backoffice/access/integrations.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { ask, type RowOf } from "../../platform/api.ts";
import { useDeliveryWords } from "../../platform/subjects/receivers.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";

interface DeliveriesSheetProps {
  webhook: RowOf<typeof listWebhooks>;
  onClose: () => void;
}

/** The latest deliveries to an address, and what became of each. */
export function DeliveriesSheet({ webhook: { webhook_id, url }, onClose }: DeliveriesSheetProps) {
  const { t } = useLingui();
  const states = useDeliveryWords();
  return (
    <Sheet title={t`Deliveries to ${url}`} closeLabel={t`Close`} onClose={onClose}>
      <ViewTable
        query={useQuery(ask(listWebhookDeliveries, { webhook_id, limit: 50 }))}
        keyOf={(row) => row.sequence}
        empty={t`No event has been for this address yet.`}
        columns={[
          { label: t`Place`, cell: (row) => <code>{Number(row.sequence)}</code> },
          { label: t`Kind`, cell: (row) => row.type },
          { label: t`State`, cell: (row) => states[row.state] },
          { label: t`Attempts`, cell: (row) => row.attempts },
          { label: t`Answer`, cell: (row) => row.status ?? row.problem ?? "—" },
          { label: t`Changed`, cell: (row) => <Moment iso={row.updated_at} style="moment" /> },
        ]}
      />
    </Sheet>
  );
}
