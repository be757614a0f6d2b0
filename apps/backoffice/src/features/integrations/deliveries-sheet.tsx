import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  listWebhookDeliveries,
  type listWebhooks,
} from "@tucano/contract/backoffice/access/integrations.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { ask, type RowOf } from "../../platform/api.ts";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Loaded, Moment, NothingHere } from "../../platform/tables/show.tsx";

type Delivery = RowOf<typeof listWebhookDeliveries>;

interface DeliveriesSheetProps {
  webhook: RowOf<typeof listWebhooks>;
  onClose: () => void;
}

/** The latest deliveries to an address, and what became of each. */
export function DeliveriesSheet({ webhook: { webhook_id, url }, onClose }: DeliveriesSheetProps) {
  const { t } = useLingui();
  const query = useQuery(ask(listWebhookDeliveries, { webhook_id, limit: 50 }));
  const states = {
    waiting: t`Waiting`,
    delivered: t`Delivered`,
    failed: t`Given up`,
    withheld: t`Withheld: the player is excluded`,
  };
  return (
    <Sheet title={t`Deliveries to ${url}`} closeLabel={t`Close`} onClose={onClose}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingHere text={t`No event has been for this address yet.`} />
          ) : (
            <div className="overflow-x-auto">
              <DataTable<Delivery>
                rows={list}
                keyOf={(row) => row.sequence}
                columns={[
                  { label: t`Place`, cell: (row) => <code>{Number(row.sequence)}</code> },
                  { label: t`Kind`, cell: (row) => row.type },
                  { label: t`State`, cell: (row) => states[row.state] },
                  { label: t`Attempts`, cell: (row) => row.attempts },
                  { label: t`Answer`, cell: (row) => row.status ?? row.problem ?? "—" },
                  {
                    label: t`Changed`,
                    cell: (row) => <Moment iso={row.updated_at} style="moment" />,
                  },
                ]}
              />
            </div>
          )
        }
      </Loaded>
    </Sheet>
  );
}
