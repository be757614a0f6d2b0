import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listPostbackRequests } from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { ask } from "../../platform/api.ts";
import { useDeliveryWords } from "../../platform/subjects/receivers.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";
import type { Detail } from "./affiliate-sheet.tsx";

interface RequestsSheetProps {
  postback: Detail["postbacks"][number];
  onClose: () => void;
}

/** The latest requests to an address, and what became of each. */
export function RequestsSheet({ postback, onClose }: RequestsSheetProps) {
  const { t } = useLingui();
  const { postback_id } = postback;
  const states = useDeliveryWords();
  return (
    <Sheet title={t`Requests`} closeLabel={t`Close`} onClose={onClose}>
      <ViewTable
        query={useQuery(ask(listPostbackRequests, { postback_id, limit: 50 }))}
        keyOf={(row) => row.event_seq}
        empty={t`Nothing has been for this address yet.`}
        columns={[
          { label: t`Kind`, cell: (row) => row.kind },
          { label: t`Number`, cell: (row) => <code className="break-all">{row.txn_id}</code> },
          { label: t`State`, cell: (row) => states[row.state] },
          { label: t`Attempts`, cell: (row) => row.attempts },
          { label: t`Answer`, cell: (row) => row.status ?? row.problem ?? "—" },
          { label: t`Changed`, cell: (row) => <Moment iso={row.updated_at} style="moment" /> },
        ]}
      />
    </Sheet>
  );
}
