import { Trans, useLingui } from "@lingui/react/macro";
import { memberTree } from "@tucano/contract/backoffice/members/member-views.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { MemberBadge } from "../../../platform/subjects/labels.tsx";
import { KeysetPager } from "../../../platform/tables/keyset-pager.tsx";
import { Card, Loaded, Moment } from "../../../platform/tables/show.tsx";
import type { InviteeRow } from "../queries.ts";
import { ask } from "../../../platform/api.ts";
import type { TabProps } from "./tab-props.ts";

/** So far down commissions are earned. */
const LEVELS_DOWN = 3;
const SHOWN_BELOW = 20;

/** Who invited the player, and whom the player invited, three levels down. */
export function TreeTab(asked: TabProps) {
  const { t } = useLingui();
  const query = useQuery(ask(memberTree, asked));
  return (
    <Loaded query={query}>
      {({ above, list, next }) => (
        <div className="flex flex-col gap-5">
          <Card title={t`Invited by`}>
            {above.length === 0 ? (
              <p className="text-sm text-quiet">
                <Trans>Nobody invited this player.</Trans>
              </p>
            ) : (
              <ol className="flex flex-col gap-2 text-sm">
                {above.map((one, index) => (
                  <li key={one.member_id} className="flex flex-wrap items-center gap-3">
                    <span className="text-quiet">
                      <Trans>{index + 1} up</Trans>
                    </span>
                    <MemberLink member={one} />
                    <MemberBadge status={one.status} />
                  </li>
                ))}
              </ol>
            )}
          </Card>
          <Card title={t`Invited`}>
            {list.length === 0 ? (
              <p className="text-sm text-quiet">
                <Trans>Nobody yet.</Trans>
              </p>
            ) : (
              <ul className="flex flex-col gap-2">
                {list.map((one) => (
                  <Invitee key={one.member_id} invitee={one} level={1} />
                ))}
              </ul>
            )}
            <KeysetPager next={next} />
          </Card>
        </div>
      )}
    </Loaded>
  );
}

function Invitee({ invitee, level }: { invitee: InviteeRow; level: number }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const canOpen = invitee.invitees > 0 && level < LEVELS_DOWN;
  return (
    <li className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <MemberLink member={invitee} />
        <MemberBadge status={invitee.status} />
        <Moment iso={invitee.created_at} style="moment" />
        <span className="text-quiet">
          <Trans>Invited: {invitee.invitees}</Trans>
        </span>
        {canOpen && (
          <Button
            look="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t`Those invited by ${invitee.account}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`Show`}
          </Button>
        )}
      </div>
      {isOpen && <Below memberId={invitee.member_id} level={level + 1} />}
    </li>
  );
}

function Below({ memberId, level }: { memberId: number; level: number }) {
  const query = useQuery(ask(memberTree, { member_id: memberId, limit: SHOWN_BELOW }));
  return (
    <Loaded query={query}>
      {({ list, next }) => (
        <ul className="ml-2 flex flex-col gap-2 border-l border-line pl-4">
          {list.map((one) => (
            <Invitee key={one.member_id} invitee={one} level={level} />
          ))}
          {next !== null && (
            <li className="text-xs text-quiet">
              <Trans>There are more: open the player to see all.</Trans>
            </li>
          )}
        </ul>
      )}
    </Loaded>
  );
}
