/** What the player played and what the house gave. */
import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { memberRewards, memberRounds } from "@tucano/contract/backoffice/members/member-views.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dash, Moment, Money, OrderNo } from "../../../platform/tables/show.tsx";
import { ForfeitReward, RewardActs } from "../acts/forfeit.tsx";
import type { RewardRow } from "../queries.ts";
import { isToldHere, type PlayedRow, ReplaySheet } from "../../../platform/rounds/replay-sheet.tsx";
import { useRoundState } from "../../../platform/rounds/round-states.ts";
import { ToRound } from "../../../platform/rounds/to-round.tsx";
import { writeNumber } from "../../../platform/numbers/number-units.ts";
import { ask } from "../../../platform/api.ts";
import type { TabProps } from "./tab-props.ts";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { periodText, rewardStates, useWords } from "../words.ts";

export function RoundsTab(asked: TabProps) {
  const { t } = useLingui();
  const stateOf = useRoundState();
  const query = useQuery(ask(memberRounds, asked));
  const [replayed, setReplayed] = useState<PlayedRow | null>(null);
  return (
    <>
      <ViewTable
        query={query}
        keyOf={(row) => `${row.studio}/${row.round_id}`}
        empty={t`No round has been played yet.`}
        columns={[
          { label: t`At`, cell: (row) => <Moment iso={row.bet_time} /> },
          {
            label: t`Game`,
            cell: (row) => (
              <>
                {row.name} <span className="text-quiet">{row.brand}</span>
              </>
            ),
          },
          { label: t`Staked`, isNumber: true, cell: (row) => <Money wire={row.bet_amount} /> },
          {
            label: t`Of the house`,
            isNumber: true,
            cell: (row) => <Money wire={row.free_amount} />,
          },
          { label: t`Won`, isNumber: true, cell: (row) => <Money wire={row.win_amount} /> },
          {
            label: t`Result`,
            isNumber: true,
            cell: (row) => <Money wire={row.win_loss_amount} isSigned />,
          },
          { label: t`State`, cell: (row) => stateOf(row.status) },
          {
            label: t`Round`,
            cell: (row) => (
              <ToRound memberId={asked.member_id} round={row}>
                <OrderNo text={row.round_id} />
              </ToRound>
            ),
          },
          {
            label: t`Replay`,
            cell: (row) =>
              isToldHere(row) ? (
                <button
                  type="button"
                  className="font-medium text-beak-text"
                  onClick={() => setReplayed(row)}
                >
                  {t`Replay`}
                  <span className="sr-only"> {row.round_id}</span>
                </button>
              ) : (
                <Dash />
              ),
          },
        ]}
      />
      {replayed !== null && <ReplaySheet round={replayed} onClose={() => setReplayed(null)} />}
    </>
  );
}

function Basis({ basis }: { basis: RewardRow["basis"] }) {
  const say = useWords();
  if (basis.length === 0) return <Dash />;
  return (
    <ul className="flex flex-col gap-0.5 text-xs text-quiet">
      {basis.map((line, index) => (
        <li key={`${line.what}-${index}`}>
          {[
            say("basis", line.what),
            line.amount === null ? null : formatMoney(line.amount),
            line.rate_basis_points === null
              ? null
              : `${writeNumber(line.rate_basis_points, "percent")}%`,
            line.text,
            line.reference === null ? null : say("gameType", line.reference),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}

export function RewardsTab(asked: TabProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const say = useWords();
  const query = useQuery(ask(memberRewards, asked));
  return (
    <ViewTable
      query={query}
      keyOf={(row) => row.id}
      empty={t`The house has given nothing yet.`}
      above={() => <RewardActs memberId={asked.member_id} />}
      columns={[
        { label: t`Since`, cell: (row) => <Moment iso={row.created_at} style="moment" /> },
        {
          label: t`What`,
          cell: (row) => (
            <>
              {say("reward", row.kind)}{" "}
              <span className="text-xs text-quiet">{periodText(row.period)}</span>
            </>
          ),
        },
        { label: t`Amount`, isNumber: true, cell: (row) => <Money wire={row.amount} /> },
        { label: t`Pocket`, cell: (row) => say("pocket", row.pocket) },
        {
          label: t`Turnover asked for`,
          isNumber: true,
          cell: (row) => <Money wire={row.turnover} />,
        },
        {
          label: t`State`,
          cell: (row) => {
            const [label, tone] = rewardStates[row.state];
            return <Badge tone={tone}>{_(label)}</Badge>;
          },
        },
        { label: t`Why`, cell: (row) => <Basis basis={row.basis} /> },
        {
          label: t`Act`,
          cell: (row) => <ForfeitReward memberId={asked.member_id} reward={row} />,
        },
      ]}
    />
  );
}
