import { Trans, useLingui } from "@lingui/react/macro";
import { removeChat } from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { PagedList } from "../../platform/tables/paged-list.tsx";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { chatQuery, type ChatLine } from "./queries.ts";

/** What was said at live tables, reported lines first. */
export function TableChatPage() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useQuery(chatQuery(page));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Chat at tables`} />
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
    </div>
  );
}

function RemoveLine({ line }: { line: ChatLine }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeChat, { line: line.id }),
    onError: (error) => showToast(error.message, "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["table-chat"] }),
  });
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
