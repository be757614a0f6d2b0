/** Who the player is to the house: level, invitations, limits, what looks odd. */
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  memberLimits,
  memberSignals,
  memberVip,
} from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import {
  Card,
  CardTable,
  Dash,
  Fact,
  Loaded,
  Moment,
  Money,
  NothingHere,
} from "../../../platform/tables/show.tsx";
import type { SignalRow } from "../queries.ts";
import { ask } from "../../../platform/api.ts";
import type { TabProps } from "./tab-props.ts";
import { giftStateWords, signalNames, useWords } from "../words.ts";
import { ViewTable } from "../../../platform/tables/view-table.tsx";

export function VipTab({ member_id }: TabProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const say = useWords();
  const query = useQuery(ask(memberVip, { member_id }));
  const word = (state: string | null) => {
    const known = giftStateWords[state ?? ""];
    return known === undefined ? <Dash /> : _(known);
  };
  return (
    <Loaded query={query}>
      {(vip) => (
        <div className="flex flex-col gap-5">
          <Card title={t`Level ${vip.level}: ${vip.level_name}`}>
            <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
              <Fact label={t`Recharged`}>
                <Money wire={vip.recharged} />
              </Fact>
              <Fact label={t`Staked`}>
                <Money wire={vip.staked} />
              </Fact>
              <Fact label={t`Level on slots`}>{vip.slot_level}</Fact>
              <Fact label={t`Level on live games`}>{vip.live_level}</Fact>
              {vip.next !== null && (
                <>
                  <Fact label={t`Next level`}>
                    {vip.next.level}: {vip.next.name} ({vip.next.progress} %)
                  </Fact>
                  <Fact label={t`Still to recharge, of ${formatMoney(vip.next.recharge_from)}`}>
                    <Money wire={vip.next.recharge_missing} />
                  </Fact>
                  <Fact label={t`Still to stake, of ${formatMoney(vip.next.betting_from)}`}>
                    <Money wire={vip.next.betting_missing} />
                  </Fact>
                </>
              )}
            </dl>
          </Card>
          <Card title={t`Latest levels and gifts`}>
            <CardTable isEmpty={vip.history.length === 0}>
              <DataTable
                rows={vip.history}
                keyOf={(row) => `${row.kind}-${row.level}-${row.time}`}
                columns={[
                  { label: t`At`, cell: (row) => <Moment iso={row.time} style="moment" /> },
                  { label: t`What`, cell: (row) => say("reward", `vip.${row.kind}`) },
                  { label: t`Level`, cell: (row) => `${row.level} ${row.level_name}` },
                  {
                    label: t`Amount`,
                    isNumber: true,
                    cell: (row) => (row.amount === null ? <Dash /> : <Money wire={row.amount} />),
                  },
                  { label: t`State`, cell: (row) => word(row.state) },
                ]}
              />
            </CardTable>
          </Card>
        </div>
      )}
    </Loaded>
  );
}

export function LimitsTab({ member_id }: TabProps) {
  const { t } = useLingui();
  const query = useQuery(ask(memberLimits, { member_id }));
  return (
    <Loaded query={query}>
      {({ exclusion, limits }) => (
        <div className="flex flex-col gap-5">
          {exclusion !== null && (
            <Notice>
              {exclusion.kind === "time-out" ? (
                <Trans>The player takes a time-out.</Trans>
              ) : (
                <Trans>The player is self-excluded.</Trans>
              )}{" "}
              <Moment iso={exclusion.started_at} style="moment" /> –{" "}
              {exclusion.until === null ? (
                <Trans>for good</Trans>
              ) : (
                <Moment iso={exclusion.until} style="moment" />
              )}
            </Notice>
          )}
          {limits.length === 0 ? (
            <NothingHere text={t`The player has set no limit.`} />
          ) : (
            <div className="card overflow-x-auto">
              <LimitTable rows={limits} />
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}

type LimitRow = DataOf<typeof memberLimits>["limits"][number];

function LimitTable({ rows }: { rows: readonly LimitRow[] }) {
  const { t } = useLingui();
  const say = useWords();
  const amount = (row: LimitRow, value: string) =>
    row.is_money ? formatMoney(value) : t`${value} min`;
  return (
    <DataTable<LimitRow>
      rows={rows}
      keyOf={(row) => `${row.measure}-${row.period}`}
      columns={[
        { label: t`Of what`, cell: (row) => say("measure", row.measure) },
        { label: t`In`, cell: (row) => say("measure", row.period) },
        { label: t`Limit`, isNumber: true, cell: (row) => amount(row, row.amount) },
        { label: t`Used`, isNumber: true, cell: (row) => amount(row, row.used) },
        {
          label: t`Asked for`,
          cell: (row) => {
            if (row.next === null) return <Dash />;
            const wanted = row.next.amount === "" ? t`No limit` : amount(row, row.next.amount);
            return (
              <>
                {wanted}, <Moment iso={row.next.from} style="moment" />
              </>
            );
          },
        },
      ]}
    />
  );
}

export function SignalsTab({ member_id }: TabProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  return (
    <ViewTable
      query={useQuery(ask(memberSignals, { member_id }))}
      keyOf={(row: SignalRow) => `${row.kind}-${row.other?.member_id}-${row.about}-${row.at}`}
      empty={t`Nothing looks odd.`}
      columns={[
        { label: t`Signal`, cell: (row) => _(signalNames[row.kind]) },
        {
          label: t`Other player`,
          cell: (row) => (row.other === null ? <Dash /> : <MemberLink member={row.other} />),
        },
        { label: t`About`, cell: (row) => (row.about === "" ? <Dash /> : row.about) },
        {
          label: t`At`,
          cell: (row) =>
            row.at === null ? (
              <Trans>As things stand</Trans>
            ) : (
              <Moment iso={row.at} style="moment" />
            ),
        },
      ]}
    />
  );
}
