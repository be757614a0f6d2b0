/** The player's money: every movement, what is owed, deposits and withdrawals. */
import { Trans, useLingui } from "@lingui/react/macro";
import {
  memberDeposits,
  memberLedger,
  memberRequirements,
  memberWithdrawals,
} from "@tucano/contract/backoffice/members/member-views.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import {
  useDepositColumns,
  useWithdrawalColumns,
} from "../../../platform/payments/order-columns.tsx";
import { Dash, Fact, Moment, Money } from "../../../platform/tables/show.tsx";
import { Subject } from "../../../platform/subjects/subject.tsx";
import type { LedgerRow } from "../queries.ts";
import { ask } from "../../../platform/api.ts";
import type { TabProps } from "./tab-props.ts";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { useWords } from "../words.ts";

function Balance({ row }: { row: LedgerRow }) {
  const after = row.to_balance_after ?? row.from_balance_after;
  return after === null ? <Dash /> : <Money wire={after} />;
}

export function LedgerTab(asked: TabProps) {
  const { t } = useLingui();
  const say = useWords();
  const query = useQuery(ask(memberLedger, asked));
  const pocket = (name: string | null) => (name === null ? t`Outside` : say("pocket", name));
  return (
    <ViewTable
      query={query}
      keyOf={(row) => row.seq}
      empty={t`No money has moved yet.`}
      above={() => (
        <p className="text-sm text-quiet">
          <Trans>Bets and wins are under Rounds.</Trans>
        </p>
      )}
      columns={[
        { label: t`At`, cell: (row) => <Moment iso={row.created_at} /> },
        { label: t`What`, cell: (row) => say("movement", row.kind) },
        { label: t`From`, cell: (row) => pocket(row.from_pocket) },
        { label: t`To`, cell: (row) => pocket(row.to_pocket) },
        {
          label: t`Amount`,
          isNumber: true,
          cell: (row) => (
            <Money wire={row.direction === "out" ? `-${row.amount}` : row.amount} isSigned />
          ),
        },
        { label: t`Balance after`, isNumber: true, cell: (row) => <Balance row={row} /> },
        {
          label: t`Belongs to`,
          className: "text-xs text-quiet",
          cell: (row) => <Subject subject={row.reference} />,
        },
      ]}
    />
  );
}

export function RequirementsTab(asked: TabProps) {
  const { t } = useLingui();
  const say = useWords();
  const query = useQuery(ask(memberRequirements, asked));
  return (
    <ViewTable
      query={query}
      keyOf={(row) => row.id}
      empty={t`Nothing had to be staked in the last year.`}
      above={(data) => (
        <>
          <dl className="card grid grid-cols-2 gap-4 p-5 md:grid-cols-3">
            <Fact label={t`Still to be staked for cash`}>
              <Money wire={data.owed_for_cash} />
            </Fact>
            <Fact label={t`Still to be staked for the bonus`}>
              <Money wire={data.owed_for_bonus} />
            </Fact>
            <Fact label={t`Bonus being played`}>
              <Money wire={data.bonus} />
            </Fact>
          </dl>
          {!data.is_complete && (
            <Notice>
              <Trans>A very long history is still being read. Open this again in a moment.</Trans>
            </Notice>
          )}
        </>
      )}
      columns={[
        { label: t`Since`, cell: (row) => <Moment iso={row.opened_at} style="moment" /> },
        { label: t`For`, cell: (row) => say("requirement", row.kind) },
        { label: t`Part`, cell: (row) => say("pocket", row.part) },
        { label: t`Required`, isNumber: true, cell: (row) => <Money wire={row.required} /> },
        { label: t`Counted`, isNumber: true, cell: (row) => <Money wire={row.counted} /> },
        { label: t`Waived`, isNumber: true, cell: (row) => <Money wire={row.waived} /> },
        { label: t`Remaining`, isNumber: true, cell: (row) => <Money wire={row.remaining} /> },
        {
          label: t`Done`,
          cell: (row) =>
            row.closed_at === null ? <Dash /> : <Moment iso={row.closed_at} style="moment" />,
        },
      ]}
    />
  );
}

export function DepositsTab(asked: TabProps) {
  const { t } = useLingui();
  return (
    <ViewTable
      query={useQuery(ask(memberDeposits, asked))}
      keyOf={(row) => row.order_no}
      empty={t`No deposit yet.`}
      columns={useDepositColumns()}
    />
  );
}

export function WithdrawalsTab(asked: TabProps) {
  const { t } = useLingui();
  return (
    <ViewTable
      query={useQuery(ask(memberWithdrawals, asked))}
      keyOf={(row) => row.order_no}
      empty={t`No withdrawal yet.`}
      columns={useWithdrawalColumns()}
    />
  );
}
