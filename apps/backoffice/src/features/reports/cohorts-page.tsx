import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded, NothingHere } from "../../platform/tables/show.tsx";
import { formatShare } from "./figures.ts";
import type { Cohort } from "./queries.ts";
import { dayLabel } from "./words.ts";
import { readCohorts } from "@tucano/contract/backoffice/payments/reports.ts";
import { formatFigure } from "../../platform/figures.ts";
import { ask } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";

type Shown = "retention" | "depositors" | "deposits" | "ngr";
type Week = Cohort["weeks"][number];

const show: Record<Shown, (week: Week) => string> = {
  retention: (week) => formatShare(week.retention),
  depositors: (week) => formatFigure(week.depositors),
  deposits: (week) => formatMoney(week.deposits),
  ngr: (week) => formatMoney(week.ngr),
};

export function CohortsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(readCohorts, {}));
  const [shown, setShown] = useState<Shown>("retention");
  return (
    <Page title={t`Cohorts`}>
      <div className="overflow-x-auto">
        <Segmented<Shown>
          label={t`What to show`}
          value={shown}
          onChange={setShown}
          options={[
            { value: "retention", label: t`Retention` },
            { value: "depositors", label: t`Depositors` },
            { value: "deposits", label: t`Deposits` },
            { value: "ngr", label: t`NGR` },
          ]}
        />
      </div>
      <Loaded query={query}>
        {({ list }) =>
          list.every(({ registrations, weeks }) => registrations === 0 && weeks.length === 0) ? (
            <NothingHere text={t`Nobody registered in these weeks.`} />
          ) : (
            <CohortTable cohorts={list} shown={shown} />
          )
        }
      </Loaded>
    </Page>
  );
}

function CohortTable({ cohorts, shown }: { cohorts: readonly Cohort[]; shown: Shown }) {
  const { t } = useLingui();
  const nths = cohorts.map((_cohort, nth) => nth);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by keyboard, too.
    <div className="card overflow-x-auto" role="region" aria-label={t`Cohorts`} tabIndex={0}>
      <table className="w-full border-collapse text-sm tabular">
        <caption className="sr-only">{t`Weeks since registration`}</caption>
        <thead>
          <tr className="text-xs text-quiet">
            <th scope="col" className="min-w-28 py-2 pr-3 pl-5 text-left align-bottom font-medium">
              {t`Registered in the week of`}
            </th>
            <th
              scope="col"
              className="px-3 py-2 text-right align-bottom font-medium"
            >{t`Registrations`}</th>
            {nths.map((nth) => (
              <th key={nth} scope="col" className="px-3 py-2 text-right font-medium last:pr-5">
                {t`Week ${nth}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.week} className="border-t border-edge">
              <th scope="row" className="py-2 pr-3 pl-5 text-left font-medium whitespace-nowrap">
                {dayLabel(cohort.week)}
              </th>
              <td className="px-3 py-2 text-right">{formatFigure(cohort.registrations)}</td>
              {nths.map((nth) => {
                const week = cohort.weeks.find((one) => one.nth === nth);
                return (
                  <td key={nth} className="px-3 py-2 text-right whitespace-nowrap last:pr-5">
                    {week === undefined ? "" : show[shown](week)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
