/** What complaints are about, beside what is said: the player's money, last rounds, last orders. */
import { Trans, useLingui } from "@lingui/react/macro";
import { memberRounds } from "@tucano/contract/backoffice/members/member-views.ts";
import { readMember } from "@tucano/contract/backoffice/members/members.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ask } from "../../platform/api.ts";
import { OrderLink } from "../../platform/payments/order-columns.tsx";
import { isToldHere, type PlayedRow, ReplaySheet } from "../../platform/rounds/replay-sheet.tsx";
import { useRoundState } from "../../platform/rounds/round-states.ts";
import { ToRound } from "../../platform/rounds/to-round.tsx";
import { DepositBadge, WithdrawalBadge } from "../../platform/subjects/labels.tsx";
import { Card, Fact, Loaded, Moment, Money } from "../../platform/tables/show.tsx";

const SHOWN = 5;

export function PlayerBeside({ memberId }: { memberId: number }) {
  return (
    <>
      <MoneyAndOrders memberId={memberId} />
      <LastRounds memberId={memberId} />
    </>
  );
}

function MoneyAndOrders({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const query = useQuery(ask(readMember, { member_id: memberId }));
  return (
    <Loaded query={query}>
      {({ money, recent_deposits: deposits, recent_withdrawals: withdrawals }) => (
        <>
          <Card title={t`Money`}>
            <dl className="grid grid-cols-2 gap-4">
              <Fact label={t`Cash`}>
                <Money wire={money.cash} />
              </Fact>
              <Fact label={t`Bonus`}>
                <Money wire={money.bonus} />
              </Fact>
              <Fact label={t`Turnover owed`}>
                <Money wire={money.turnover_owed} />
              </Fact>
              <Fact label={t`Withdrawals under way`}>
                <Money wire={money.open_withdrawals_total} />
              </Fact>
            </dl>
          </Card>
          <Card title={t`Last deposits and withdrawals`}>
            <Rows
              rows={[
                ...deposits.slice(0, SHOWN).map((one) => ({
                  key: one.order_no,
                  at: one.created_at,
                  what: <OrderLink to="/deposits/$orderNo" orderNo={one.order_no} />,
                  state: <DepositBadge status={one.status} />,
                  money: <Money wire={one.amount} />,
                })),
                ...withdrawals.slice(0, SHOWN).map((one) => ({
                  key: one.order_no,
                  at: one.application_time,
                  what: <OrderLink to="/withdrawals/$orderNo" orderNo={one.order_no} />,
                  state: <WithdrawalBadge status={one.status} />,
                  money: <Money wire={`-${one.amount}`} isSigned />,
                })),
              ].toSorted((a, b) => b.at.localeCompare(a.at))}
            />
          </Card>
        </>
      )}
    </Loaded>
  );
}

function LastRounds({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const stateOf = useRoundState();
  const query = useQuery(ask(memberRounds, { member_id: memberId, limit: SHOWN }));
  const [replayed, setReplayed] = useState<PlayedRow | null>(null);
  return (
    <Loaded query={query}>
      {({ list }) => (
        <Card
          title={t`Last rounds`}
          actions={
            <Link
              to="/members/$memberId"
              params={{ memberId: String(memberId) }}
              search={{ tab: "rounds" }}
              className="text-sm font-medium text-beak-text"
            >
              <Trans>All rounds</Trans>
            </Link>
          }
        >
          <Rows
            rows={list.map((row) => ({
              key: `${row.studio}/${row.round_id}`,
              at: row.bet_time,
              what: isToldHere(row) ? (
                <button
                  type="button"
                  className="text-left font-medium text-beak-text"
                  onClick={() => setReplayed(row)}
                >
                  {row.name}
                </button>
              ) : (
                <ToRound memberId={memberId} round={row}>
                  {row.name}
                </ToRound>
              ),
              state: stateOf(row.status),
              money: <Money wire={row.win_loss_amount} isSigned />,
            }))}
          />
          {replayed !== null && <ReplaySheet round={replayed} onClose={() => setReplayed(null)} />}
        </Card>
      )}
    </Loaded>
  );
}

interface Row {
  readonly key: string;
  readonly at: string;
  readonly what: ReactNode;
  readonly state: ReactNode;
  readonly money: ReactNode;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) {
    return (
      <p className="text-sm text-quiet">
        <Trans>None yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-edge text-sm">
      {rows.map(({ key, at, what, state, money }) => (
        <li key={key} className="flex items-baseline justify-between gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block">{what}</span>
            <span className="flex flex-wrap items-center gap-2 text-xs text-quiet">
              <Moment iso={at} style="moment" />
              {state}
            </span>
          </span>
          {money}
        </li>
      ))}
    </ul>
  );
}
