import { Trans, useLingui } from "@lingui/react/macro";
import { listChat, removeChat } from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePress } from "../../platform/act.ts";
import { Page } from "../../platform/tables/page.tsx";
import { askList, call, type RowOf } from "../../platform/api.ts";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { PagedList } from "../../platform/tables/paged-list.tsx";
import { Moment } from "../../platform/tables/show.tsx";

type ChatLine = RowOf<typeof listChat>;

/** What was said at live tables, reported lines first. */
export function TableChatPage() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useQuery(askList(listChat, { page }));
  return (
    <Page title={t`Chat at tables`}>
      <PagedList query={query} empty={t`Nobody has said anything.`} onPage={setPage}>
        {(rows) => (
          <DataTable<ChatLine>
            rows={rows}
            keyOf={(row) => row.id}
            columns={[
              { label: t`Said`, cell: (row) => <span className="break-words">{row.text}</span> },
              { label: t`Player`, cell: (row) => row.player },
              { label: t`Table`, cell: (row) => row.game },
              { label: t`Reported, times`, isNumber: true, cell: (row) => row.reports },
              { label: t`At`, cell: (row) => <Moment iso={row.said_at} style="moment" /> },
              { label: t`Act`, cell: (row) => <RemoveLine line={row} /> },
            ]}
          />
        )}
      </PagedList>
    </Page>
  );
}

function RemoveLine({ line }: { line: ChatLine }) {
  const remove = usePress(() => call(removeChat, { line: line.id }));
  if (line.removed_at !== null) {
    return (
      <span className="text-quiet">
        <Trans>Removed</Trans>
      </span>
    );
  }
  return (
    <Button look="danger" size="sm" isBusy={remove.isPending} onClick={() => remove.mutate()}>
      <Trans>Remove</Trans>
    </Button>
  );
}
