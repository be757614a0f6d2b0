import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  listAffiliateEntries,
  listStatements,
} from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { listAffiliateDays } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { ask } from "../../platform/api.ts";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Card, CardTable, Day, Loaded, Moment, Money } from "../../platform/tables/show.tsx";
import { StatementActs, StatementState } from "./statement-acts.tsx";
import { useAffiliateWords } from "./words.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;

/** São Paulo is three hours behind UTC all year. */
const dayAgo = (days: number): string =>
  new Date(Date.now() - 3 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10);

/** A column of amounts. */
const amount = <Key extends string>(label: string, key: Key, isSigned = false) => ({
  label,
  isNumber: true,
  cell: (row: Readonly<Record<Key, string>>) => <Money wire={row[key]} isSigned={isSigned} />,
});

export function DaysCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useLingui();
  const asked = { affiliate_id: affiliateId, from: dayAgo(DAYS - 1), to: dayAgo(0) };
  return (
    <Card title={t`The last thirty days`}>
      <Loaded query={useQuery(ask(listAffiliateDays, asked))}>
        {({ list }) => (
          <CardTable isEmpty={list.length === 0}>
            <DataTable
              rows={list}
              keyOf={(row) => row.day}
              columns={[
                { label: t`Day`, cell: (row) => <Day day={row.day} /> },
                { label: t`Clicks`, isNumber: true, cell: (row) => row.clicks },
                { label: t`Registrations`, isNumber: true, cell: (row) => row.registrations },
                { label: t`First deposits`, isNumber: true, cell: (row) => row.first_deposits },
                amount(t`Paid in`, "deposits"),
                amount(t`Staked`, "stake"),
                amount(t`Won`, "win"),
                amount(t`Bonus cost`, "cost"),
              ]}
            />
          </CardTable>
        )}
      </Loaded>
    </Card>
  );
}

export function StatementsCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useLingui();
  const asked = { affiliate_id: affiliateId, limit: 24 };
  return (
    <Card title={t`Statements`}>
      <Loaded query={useQuery(ask(listStatements, asked))}>
        {({ list }) => (
          <CardTable isEmpty={list.length === 0}>
            <DataTable
              rows={list}
              keyOf={(row) => row.month}
              columns={[
                { label: t`Month`, cell: (row) => row.month },
                amount(t`NGR`, "ngr", true),
                amount(t`Brought over`, "opening"),
                amount(t`Earned`, "earned", true),
                amount(t`To be paid`, "payable"),
                amount(t`Carried over`, "carried"),
                { label: t`State`, cell: (row) => <StatementState row={row} /> },
                { label: t`Act`, cell: (row) => <StatementActs row={row} /> },
              ]}
            />
          </CardTable>
        )}
      </Loaded>
    </Card>
  );
}

export function EntriesCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useLingui();
  const { kinds } = useAffiliateWords();
  const asked = { affiliate_id: affiliateId, limit: 50 };
  return (
    <Card title={t`The latest entries`}>
      <Loaded query={useQuery(ask(listAffiliateEntries, asked))}>
        {({ list }) => (
          <CardTable isEmpty={list.length === 0}>
            <DataTable
              rows={list}
              keyOf={(row) => row.entry_id}
              columns={[
                { label: t`When`, cell: (row) => <Moment iso={row.at} style="moment" /> },
                { label: t`Month`, cell: (row) => row.month },
                { label: t`What`, cell: (row) => kinds[row.kind] },
                { label: t`Player`, cell: (row) => row.member_id ?? "–" },
                amount(t`Amount`, "amount", true),
                { label: t`By`, cell: (row) => row.by },
                { label: t`Reason`, cell: (row) => row.note },
              ]}
            />
          </CardTable>
        )}
      </Loaded>
    </Card>
  );
}
