/** What a draft would have done with what really came in. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import type { tryRules } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { type Column, DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable, Fact, Moment, Money } from "../../../platform/tables/show.tsx";
import { OrderLink } from "../../../platform/payments/order-columns.tsx";
import { missWords, VerdictBadges, vetoWords } from "./verdict.tsx";

type Result = DataOf<typeof tryRules>;
type Tried = Result["approved_list"][number];

export function TrialResult({ result }: { result: Result }) {
  const { t } = useLingui();
  const said = ({ count, amount }: Result["approved"]) => `${count} · ${formatMoney(amount)}`;
  const { unknown_count: unknown } = result;
  return (
    <div className="flex flex-col gap-4" role="region" aria-label={t`Trial`}>
      <Card title={t`What it would have done`}>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Fact label={t`Approved by itself`}>{said(result.approved)}</Fact>
          <Fact label={t`Left to a person`}>{said(result.left)}</Fact>
          <Fact
            label={t`Approved and turned out bad`}
            {...(result.approved_bad.count > 0 ? { tone: "coral" as const } : {})}
          >
            {said(result.approved_bad)}
          </Fact>
          <Fact label={t`Approved by rule then`}>{said(result.approved_then)}</Fact>
        </dl>
        {unknown > 0 && (
          <Notice>
            <Trans>
              Of {unknown} requests nothing is known, because they came before it was noted.
            </Trans>
          </Notice>
        )}
        {result.is_cut && (
          <Notice>
            <Trans>There were more requests than one trial looks at: these are the first.</Trans>
          </Notice>
        )}
        <Reasons result={result} />
      </Card>
      <TriedCard title={t`Would have been approved`} rows={result.approved_list} />
      <TriedCard title={t`Would have waited for a person`} rows={result.left_list} />
    </div>
  );
}

function Reasons({ result }: { result: Result }) {
  const { _ } = useWords();
  return (
    <ul className="flex flex-wrap gap-2">
      {result.by_rule.map(({ rule, count }) => (
        <li key={`rule ${rule}`}>
          <Badge tone="leaf">
            {rule}: {count}
          </Badge>
        </li>
      ))}
      {result.by_veto.map(({ veto, count }) => (
        <li key={veto}>
          <Badge tone="coral">
            {_(vetoWords[veto])}: {count}
          </Badge>
        </li>
      ))}
      {result.by_miss.map(({ rule, miss, count }) => (
        <li key={`${rule} ${miss}`}>
          <Badge tone="gold">
            {rule} · {_(missWords[miss])}: {count}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function TriedCard({ title, rows }: { title: string; rows: readonly Tried[] }) {
  const { t } = useLingui();
  const columns: readonly Column<Tried>[] = [
    {
      label: t`Order`,
      cell: (row) => <OrderLink to="/withdrawals/$orderNo" orderNo={row.order_no} />,
    },
    { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> },
    { label: t`Amount`, isNumber: true, cell: (row) => <Money wire={row.amount} /> },
    { label: t`Asked for`, cell: (row) => <Moment iso={row.at} style="moment" /> },
    { label: t`The draft says`, cell: (row) => <VerdictBadges verdict={row.verdict} /> },
    {
      label: t`Later`,
      cell: (row) =>
        row.is_bad ? (
          <Badge tone="coral">
            <Trans>Turned out bad</Trans>
          </Badge>
        ) : (
          "–"
        ),
    },
  ];
  return (
    <Card title={title}>
      <CardTable isEmpty={rows.length === 0}>
        <DataTable rows={rows} keyOf={(row) => row.order_no} columns={columns} />
      </CardTable>
    </Card>
  );
}
