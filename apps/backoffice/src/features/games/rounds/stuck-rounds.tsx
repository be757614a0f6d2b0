import { Trans, useLingui } from "@lingui/react/macro";
import { listStuckRounds, retryRound } from "@tucano/contract/backoffice/games/tables.ts";
import { useQuery } from "@tanstack/react-query";
import { ActButton } from "../../../platform/act-button.tsx";
import { ask, call } from "../../../platform/api.ts";
import { DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { Card, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import type { StuckRow } from "../queries.ts";
import { TextLink } from "../../../platform/tables/text-link.tsx";

/** Rounds that were paid for and could not be settled. Nothing is shown while there is none. */
export function StuckRounds() {
  const { t } = useLingui();
  const query = useQuery(ask(listStuckRounds, {}));
  return (
    <Loaded query={query}>
      {({ list }) =>
        list.length === 0 ? null : (
          <Card title={t`Could not be settled`}>
            <p className="mb-4 text-sm text-quiet">
              <Trans>
                Paid for more than ten minutes ago, and neither won, lost nor given back. Mend what
                stands in the way, then settle them once more; or call them off.
              </Trans>
            </p>
            <div className="overflow-x-auto">
              <StuckTable rows={list} />
            </div>
          </Card>
        )
      }
    </Loaded>
  );
}

function StuckTable({ rows }: { rows: readonly StuckRow[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      rows={rows}
      keyOf={(row) => row.round_id}
      columns={[
        {
          label: t`Round`,
          cell: (row) => (
            <TextLink
              to="/rounds"
              search={{
                member: String(row.member.member_id),
                studio: row.studio,
                round: row.round_id,
              }}
            >
              {row.game}
            </TextLink>
          ),
        },
        { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> },
        { label: t`Staked`, isNumber: true, cell: (row) => <Money wire={row.stake} /> },
        { label: t`Began`, cell: (row) => <Moment iso={row.opened_at} /> },
        {
          label: t`The wallet says`,
          cell: (row) => row.refusal ?? <Trans>Nothing yet: asked again every few minutes</Trans>,
        },
        { label: t`Act`, cell: (row) => <RetryButton row={row} /> },
      ]}
    />
  );
}

function RetryButton({ row }: { row: StuckRow }) {
  const { t } = useLingui();
  const { member, studio, round_id } = row;
  return (
    <ActButton
      permission="games.manage"
      label={t`Settle once more`}
      title={t`Settle this round once more`}
      text={
        <Trans>
          The round ends by its own result, which was fixed when it was drawn. Money moves once,
          however often this is done.
        </Trans>
      }
      submit={t`Settle once more`}
      done={t`The round is settled.`}
      act={(reason) => call(retryRound, { member_id: member.member_id, studio, round_id, reason })}
    />
  );
}
