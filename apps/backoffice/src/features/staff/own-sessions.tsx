import { useLingui } from "@lingui/react/macro";
import { endOwnSession } from "@tucano/contract/backoffice/access/staff.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { Card, Loaded } from "../../platform/tables/show.tsx";
import { ownSessionsQuery } from "./queries.ts";
import { SessionList } from "./session-list.tsx";

/** Where one is signed in oneself. */
export function OwnSessions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const query = useQuery(ownSessionsQuery);
  const end = useMutation({
    mutationFn: (session_id: string) => call(endOwnSession, { session_id }),
    onSuccess: (sessions) => queries.setQueryData(ownSessionsQuery.queryKey, sessions),
    onError: (error) => showToast(error.message, "error"),
  });
  return (
    <Card title={t`Where you are signed in`}>
      <Loaded query={query}>
        {({ list }) => (
          <div className="-mx-5 overflow-x-auto">
            <SessionList rows={list} onEnd={({ session_id }) => end.mutate(session_id)} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
