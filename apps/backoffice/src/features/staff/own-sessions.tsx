import { Trans, useLingui } from "@lingui/react/macro";
import { endOwnSession, listOwnSessions } from "@tucano/contract/backoffice/access/staff.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { usePress } from "../../platform/act.ts";
import { ask, call } from "../../platform/api.ts";
import { Card, Loaded } from "../../platform/tables/show.tsx";
import { SessionList } from "./session-list.tsx";

/** Where one is signed in oneself. */
export function OwnSessions() {
  const { t } = useLingui();
  const query = useQuery(ask(listOwnSessions, {}));
  const end = usePress((session_id: string) => call(endOwnSession, { session_id }));
  return (
    <Card title={t`Where you are signed in`}>
      <Loaded query={query}>
        {({ list }) => (
          <div className="-mx-5 overflow-x-auto">
            <SessionList
              rows={list}
              act={({ session_id }) => (
                <Button look="danger" size="sm" onClick={() => end.mutate(session_id)}>
                  <Trans>End</Trans>
                </Button>
              )}
            />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
