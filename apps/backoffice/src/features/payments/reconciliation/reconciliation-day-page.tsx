import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  explainDifference,
  listDifferences,
} from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ActButton } from "../../../platform/act-button.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Moment, OrderNo } from "../../../platform/tables/show.tsx";
import { differenceWords } from "../payment-words.ts";
import { useMatchDay } from "./reconciliation-page.tsx";
import { moneyColumn, memberColumn } from "../../../platform/tables/columns.tsx";

type Row = RowOf<typeof listDifferences>;

const page = getRouteApi("/inside/reconciliation/$day");

export function ReconciliationDayPage() {
  const { t } = useLingui();
  const { day } = page.useParams();
  const run = useMatchDay();
  const shown = formatInstant(day, "day", language);
  return (
    <ListPage
      screen="differences"
      title={t`Reconciliation of ${shown}`}
      acts={
        <Button look="quiet" isBusy={run.isPending} onClick={() => run.mutate(day)}>
          <Trans>Compare again</Trans>
        </Button>
      }
      caption={t`Differences`}
      query={useQuery(askList(listDifferences, { ...page.useSearch(), day }))}
      columns={useColumns()}
      keyOf={(row) => row.reference}
      empty={t`Nothing differs on this day.`}
    />
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const { _ } = useWords();
  return [
    {
      id: "reference",
      label: t`Bank's number or order`,
      isFixed: true,
      text: (row) => row.reference,
      cell: (row) => <OrderNo text={row.reference} />,
    },
    { id: "at", label: t`Bank`, text: (row) => row.bank, cell: (row) => row.bank },
    {
      id: "kind",
      label: t`What differs`,
      text: (row) => row.kind,
      cell: (row) => _(differenceWords[row.kind]),
    },
    memberColumn("player", t`Player`, (row) => row.member),
    moneyColumn("ours", t`Ours`, (row) => row.ours),
    moneyColumn("bank", t`Bank's`, (row) => row.psps),
    {
      id: "explanation",
      label: t`Explanation`,
      isFixed: true,
      text: (row) => row.explanation ?? "",
      cell: (row) => <Explanation row={row} />,
    },
  ];
}

function Explanation({ row }: { row: Row }) {
  const { t } = useLingui();
  const { _ } = useWords();
  const { day, reference, explained_by: by, explained_at: at } = row;
  if (at === null) {
    return (
      <ActButton
        permission="payments.reconcile"
        label={t`Explain`}
        title={t`Explain the difference`}
        text={_(differenceWords[row.kind])}
        submit={t`Mark as explained`}
        done={t`Explained.`}
        act={(reason) => call(explainDifference, { day, reference, reason })}
      />
    );
  }
  return (
    <span className="flex flex-col gap-0.5">
      <span>{row.explanation}</span>
      <span className="text-xs text-quiet">
        {by} · <Moment iso={at} style="moment" />
      </span>
    </span>
  );
}
