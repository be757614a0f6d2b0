import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { statementStates } from "@tucano/contract/affiliates.ts";
import { listStatements } from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { askList } from "../../platform/api.ts";
import { AddressSelect, wordsOf } from "../../platform/tables/address-filters.tsx";
import { badgeColumn, moneyColumn, textColumn } from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { type Statement, StatementActs } from "./statement-acts.tsx";
import { useCompanyColumn } from "./company-column.tsx";
import { useAffiliateWords } from "./words.ts";

const page = getRouteApi("/inside/affiliate-statements");

/** Closed months of all affiliates: what waits for approval, and what is to be paid. */
export function StatementsPage() {
  const { t } = useLingui();
  const { states } = useAffiliateWords();
  return (
    <ListPage
      screen="affiliate-statements"
      title={t`Affiliates' statements`}
      query={useQuery(askList(listStatements, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => `${row.affiliate_id} ${row.month}`}
      empty={t`No month is closed yet.`}
      filters={
        <AddressSelect
          name="state"
          label={t`State`}
          words={wordsOf(statementStates, (state) => states[state][0])}
        />
      }
    />
  );
}

function useColumns(): readonly ListColumn<Statement>[] {
  const { t } = useLingui();
  const { states } = useAffiliateWords();
  return [
    useCompanyColumn(),
    {
      id: "month",
      label: t`Month`,
      text: (row) => row.month,
      cell: (row) => <span className="whitespace-nowrap">{row.month}</span>,
    },
    moneyColumn("ngr", t`NGR`, (row) => row.ngr, { isSigned: true }),
    moneyColumn("earned", t`Earned`, (row) => row.earned, { isSigned: true }),
    moneyColumn("payable", t`To be paid`, (row) => row.payable),
    badgeColumn("state", t`State`, (row) => states[row.state]),
    textColumn("reference", t`Reference`, (row) => row.reference),
    { id: "acts", label: t`Acts`, cell: (row) => <StatementActs row={row} /> },
  ];
}
