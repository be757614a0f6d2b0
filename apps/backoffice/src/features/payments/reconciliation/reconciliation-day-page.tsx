import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  explainDifference,
  listDifferences,
} from "@tucano/contract/backoffice/payments/reconciliation.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { language } from "../../../platform/language.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { Moment, Money, OrderNo, PageHead } from "../../../platform/tables/show.tsx";
import { differenceWords } from "../payment-words.ts";
import { dayInstant, useMatchDay } from "./reconciliation-page.tsx";

type Row = DataOf<typeof listDifferences>["list"][number];

const page = getRouteApi("/inside/reconciliation/$day");

export function ReconciliationDayPage() {
  const { t } = useLingui();
  const { day } = page.useParams();
  const { cursor } = page.useSearch();
  const run = useMatchDay();
  const query = useQuery({
    queryKey: ["reconciliation", day, cursor],
    queryFn: ({ signal }) => call(listDifferences, { day, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const shown = formatInstant(dayInstant(day), "day", language);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Reconciliation of ${shown}`}>
        <Button look="quiet" isBusy={run.isPending} onClick={() => run.mutate(day)}>
          <Trans>Compare again</Trans>
        </Button>
      </PageHead>
      <ListTable
        screen="differences"
        caption={t`Differences`}
        query={query}
        columns={columns}
        keyOf={(row) => row.reference}
        empty={t`Nothing differs on this day.`}
      />
    </div>
  );
}

const moneyOf = (wire: string | null) => (wire === null ? "–" : <Money wire={wire} />);

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
    {
      id: "kind",
      label: t`What differs`,
      text: (row) => row.kind,
      cell: (row) => _(differenceWords[row.kind]),
    },
    {
      id: "player",
      label: t`Player`,
      text: (row) => row.member?.account ?? "",
      cell: (row) => (row.member === null ? "–" : <MemberLink member={row.member} />),
    },
    {
      id: "ours",
      label: t`Ours`,
      isNumber: true,
      text: (row) => row.ours ?? "",
      cell: (row) => moneyOf(row.ours),
    },
    {
      id: "bank",
      label: t`Bank's`,
      isNumber: true,
      text: (row) => row.psps ?? "",
      cell: (row) => moneyOf(row.psps),
    },
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
  const [isOpen, setOpen] = useState(false);
  const { explained_by: by, explained_at: at } = row;
  if (at !== null) {
    return (
      <span className="flex flex-col gap-0.5">
        <span>{row.explanation}</span>
        <span className="text-xs text-quiet">
          {by} · <Moment iso={at} style="moment" />
        </span>
      </span>
    );
  }
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trans>Explain</Trans>
      </Button>
      {isOpen && <ExplainSheet row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExplainSheet({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useLingui();
  const { _ } = useWords();
  const queries = useQueryClient();
  const explain = useMutation({
    mutationFn: (reason: string) =>
      call(explainDifference, { day: row.day, reference: row.reference, reason }),
    onSuccess: () => {
      showToast(t`Explained.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ReasonSheet
      title={t`Explain the difference`}
      text={_(differenceWords[row.kind])}
      submit={t`Mark as explained`}
      act={explain}
      onClose={onClose}
    />
  );
}
