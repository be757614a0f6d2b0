import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listResults } from "@tucano/contract/backoffice/site/promotions.ts";
import { askList } from "../../platform/api.ts";
import { AddressDays } from "../../platform/tables/address-filters.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";
import { Day, Moment } from "../../platform/tables/show.tsx";
import { FreeReport } from "./free-rounds/free-report.tsx";
import { useResultColumns } from "./result-columns.tsx";

const page = getRouteApi("/inside/promotion-results");

/** What each kind of reward cost, and what its takers brought. */
export function ResultsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Results of promotions`}>
      <div className="flex flex-wrap gap-3">
        <AddressDays />
      </div>
      <ViewTable
        query={useQuery(askList(listResults, page.useSearch()))}
        columns={useResultColumns()}
        keyOf={(row) => row.kind}
        empty={t`Nothing was given in these days.`}
        above={({ from, to, reckoned_at: reckonedAt }) => (
          <p className="max-w-prose text-sm text-quiet">
            <Day day={from} /> – <Day day={to} />.{" "}
            <Trans>
              GGR is what the house won of the takers on the days on which they took. Takers are
              counted once a day.
            </Trans>{" "}
            {reckonedAt === null ? (
              <Trans>Not reckoned yet; that happens each hour.</Trans>
            ) : (
              <Trans>
                Reckoned at <Moment iso={reckonedAt} style="moment" />.
              </Trans>
            )}
          </p>
        )}
      />
      <FreeReport days={page.useSearch()} />
    </Page>
  );
}
