import { Trans, useLingui } from "@lingui/react/macro";
import { endSession } from "@tucano/contract/backoffice/access/staff.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { Loaded, PageHead } from "../../platform/tables/show.tsx";
import { type SessionRow, sessionsQuery } from "./queries.ts";
import { SessionList } from "./session-list.tsx";

/** Where anybody who works here is signed in. */
export function SessionsPage() {
  const { t } = useLingui();
  const query = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<SessionRow | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Sessions`} />
      <Loaded query={query}>
        {({ list }) => (
          <div className="card overflow-x-auto">
            <SessionList rows={list} withEmail onEnd={setEnding} />
          </div>
        )}
      </Loaded>
      {ending !== null && <EndSheet session={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function EndSheet({ session, onClose }: { session: SessionRow; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { email, device } = session;
  const end = useMutation({
    mutationFn: (reason: string) => call(endSession, { session_id: session.session_id, reason }),
    onSuccess: (sessions) => {
      queries.setQueryData(sessionsQuery.queryKey, sessions);
      showToast(t`The session has ended.`, "good");
      onClose();
    },
  });
  return (
    <ReasonSheet
      title={t`End the session`}
      text={
        <Trans>
          {email} is signed out on {device}.
        </Trans>
      }
      submit={t`End the session`}
      look="danger"
      act={end}
      onClose={onClose}
    />
  );
}
