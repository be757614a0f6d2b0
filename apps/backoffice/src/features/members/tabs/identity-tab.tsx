/**
 * The state of a player's identity. The pictures are for those who decide, on a page of their own.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { memberIdentity } from "@tucano/contract/backoffice/members/identity.ts";
import { IdentityBadge, IdentityHistory } from "../../../platform/subjects/identity-history.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card, Loaded } from "../../../platform/tables/show.tsx";
import { ask } from "../../../platform/api.ts";
import type { TabProps } from "./tab-props.ts";

export function IdentityTab({ member_id }: TabProps) {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(ask(memberIdentity, { member_id }));
  return (
    <Loaded query={query}>
      {({ level, history }) => (
        <Card title={t`Identity`}>
          <div className="flex flex-wrap items-center gap-4">
            <IdentityBadge level={level} />
            {may("compliance.kyc") && history[0] !== undefined && (
              <Link
                to="/compliance/identities/$submissionId"
                params={{ submissionId: String(history[0].submission_id) }}
                className="text-sm text-beak-text"
              >
                <Trans>Open the latest attempt</Trans>
              </Link>
            )}
          </div>
          <IdentityHistory history={history} />
        </Card>
      )}
    </Loaded>
  );
}
