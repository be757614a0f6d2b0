import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { TextFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { Loaded, Moment, NothingHere, PageHead } from "../../platform/tables/show.tsx";
import { resultsQuery } from "./queries.ts";
import { useResultColumns } from "./result-columns.tsx";

const page = getRouteApi("/inside/promotion-results");

/** What each kind of reward cost, and what its takers brought. */
export function ResultsPage() {
  const { t } = useLingui();
  const { from, to } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery(resultsQuery({ from, to }));
  const columns = useResultColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Results of promotions`} />
      <div className="flex flex-wrap gap-3">
        <TextFilter
          label={t`From`}
          type="date"
          value={from ?? query.data?.from ?? ""}
          onChange={(value) => filter({ from: value })}
        />
        <TextFilter
          label={t`To`}
          type="date"
          value={to ?? query.data?.to ?? ""}
          onChange={(value) => filter({ to: value })}
        />
      </div>
      <Loaded query={query}>
        {({ list, reckoned_at: reckonedAt }) => (
          <>
            <p className="max-w-prose text-sm text-quiet">
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
            {list.length === 0 ? (
              <NothingHere text={t`Nothing was given in these days.`} />
            ) : (
              <div className="card overflow-x-auto">
                <DataTable columns={columns} rows={list} keyOf={(row) => row.kind} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
