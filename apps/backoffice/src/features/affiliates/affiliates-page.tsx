import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { affiliateStatuses } from "@tucano/contract/affiliates.ts";
import { listAffiliates } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { FormButton } from "../../platform/act-button.tsx";
import { askList, type RowOf } from "../../platform/api.ts";
import { AddressSelect, AddressText, wordsOf } from "../../platform/tables/address-filters.tsx";
import { badgeColumn, moneyColumn, numberColumn } from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { AffiliateSheet } from "./affiliate-sheet.tsx";
import { useCompanyColumn } from "./company-column.tsx";
import { useAffiliateWords } from "./words.ts";

const page = getRouteApi("/inside/affiliates");

type Affiliate = RowOf<typeof listAffiliates>;

/** Companies that bring players by links of their own. */
export function AffiliatesPage() {
  const { t } = useLingui();
  const { statuses } = useAffiliateWords();
  return (
    <ListPage
      screen="affiliates"
      title={t`Affiliates`}
      query={useQuery(askList(listAffiliates, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.affiliate_id}
      empty={t`There is no affiliate yet.`}
      filters={
        <>
          <AddressText name="search" label={t`Number, name, CNPJ, e-mail or link`} type="search" />
          <AddressSelect
            name="status"
            label={t`State`}
            words={wordsOf(affiliateStatuses, (status) => statuses[status][0])}
          />
        </>
      }
      acts={
        <FormButton
          permission="affiliates.manage"
          label={t`New affiliate`}
          form={(close) => <AffiliateSheet affiliate={null} onClose={close} />}
        />
      }
    />
  );
}

function useColumns(): readonly ListColumn<Affiliate>[] {
  const { t } = useLingui();
  const { statuses } = useAffiliateWords();
  return [
    useCompanyColumn(),
    numberColumn("number", t`Number`, (row) => String(row.affiliate_id)),
    badgeColumn("status", t`State`, (row) => statuses[row.status]),
    numberColumn("clicks", t`Clicks`, (row) => row.funnel.clicks),
    numberColumn("registrations", t`Registrations`, (row) => row.funnel.registrations),
    numberColumn("firsts", t`First deposits`, (row) => row.funnel.first_deposits),
    numberColumn("qualified", t`Amounts earned`, (row) => row.funnel.qualified),
    moneyColumn("due", t`To be paid`, (row) => row.due),
  ];
}
