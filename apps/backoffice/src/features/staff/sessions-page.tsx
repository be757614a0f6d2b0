import { Trans, useLingui } from "@lingui/react/macro";
import { endSession, listSessions } from "@tucano/contract/backoffice/access/staff.ts";
import { useQuery } from "@tanstack/react-query";
import { ActButton } from "../../platform/act-button.tsx";
import { ask, call } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";
import { Loaded } from "../../platform/tables/show.tsx";
import type { SessionRow } from "./queries.ts";
import { SessionList } from "./session-list.tsx";

/** Where anybody who works here is signed in. */
export function SessionsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(listSessions, {}));
  return (
    <Page title={t`Sessions`}>
      <Loaded query={query}>
        {({ list }) => (
          <div className="card overflow-x-auto">
            <SessionList rows={list} withEmail act={(row) => <EndButton session={row} />} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function EndButton({ session }: { session: SessionRow }) {
  const { t } = useLingui();
  const { session_id, email, device } = session;
  return (
    <ActButton
      permission="staff.sessions"
      label={t`End`}
      look="danger"
      title={t`End the session`}
      text={
        <Trans>
          {email} is signed out on {device}.
        </Trans>
      }
      done={t`The session has ended.`}
      act={(reason) => call(endSession, { session_id, reason })}
    />
  );
}
