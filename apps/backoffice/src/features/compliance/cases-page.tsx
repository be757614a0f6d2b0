import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import {
  type caseAreas,
  caseStatuses,
  exportCases,
  listCases,
} from "@tucano/contract/backoffice/members/compliance.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { ActButton } from "../../platform/act-button.tsx";
import { AddressSelect } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { saveText } from "../../platform/save-file.ts";
import { askList, call } from "../../platform/api.ts";
import { oneOf, textParam } from "../../platform/tables/list-search.ts";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { Day } from "../../platform/tables/show.tsx";
import { CaseSheet } from "./case-sheet.tsx";
import { useCaseWords } from "./case-words.ts";
import type { CaseRow } from "./queries.ts";
import { numberColumn, numberedMemberColumn } from "../../platform/tables/columns.tsx";

type Area = (typeof caseAreas)[number];

export function GamingPage() {
  const { t } = useLingui();
  return <CasesPage area="gaming" title={t`Responsible gaming`} />;
}

export function SuspicionsPage() {
  const { t } = useLingui();
  return <CasesPage area="laundering" title={t`Suspicions`} />;
}

export function BarredPage() {
  const { t } = useLingui();
  return <CasesPage area="barred" title={t`Players on the barred list`} />;
}

/** What the daily rules found, with their reasons. */
function CasesPage({ area, title }: { area: Area; title: string }) {
  const { t } = useLingui();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const status = oneOf(search["status"], caseStatuses) ?? "open";
  const query = useQuery(
    askList(listCases, { area, status, cursor: textParam(search["cursor"], 200) }),
  );
  const { statuses } = useCaseWords();
  const [open, setOpen] = useState<number | null>(null);
  const empty =
    area === "barred"
      ? t`Nobody waits. A case is opened when a list is brought in.`
      : t`Nobody waits. The rules look at the day before at 4:40 each night.`;
  return (
    <ListPage
      screen={`cases-${area}`}
      title={title}
      acts={
        area === "laundering" && (
          <ActButton
            permission="compliance.signals"
            label={t`File for the COAF`}
            text={<Trans>The reported suspicions, with CPFs in full. It is written down.</Trans>}
            submit={t`Take the file`}
            act={(reason) => call(exportCases, { reason })}
            onDone={saveText}
          />
        )
      }
      query={query}
      columns={useColumns(setOpen)}
      keyOf={(row) => row.case_id}
      empty={status === "open" ? empty : t`Nothing was found.`}
      filters={<AddressSelect name="status" label={t`State`} words={statuses} usual="open" />}
    >
      {open !== null && <CaseSheet caseId={open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function useColumns(open: (caseId: number) => void): readonly ListColumn<CaseRow>[] {
  const { t } = useLingui();
  const { rules, sayFacts } = useCaseWords();
  const why = (row: CaseRow) =>
    row.reasons.map((one) => `${rules[one.rule]} (${sayFacts(one.facts)})`).join("; ");
  return [
    numberedMemberColumn("player", t`Player`, (row) => row.member, { isFixed: true }),
    { id: "day", label: t`Day`, text: (row) => row.day, cell: (row) => <Day day={row.day} /> },
    {
      id: "why",
      label: t`Reasons`,
      text: why,
      cell: (row) => (
        <ul className="flex flex-col gap-1">
          {row.reasons.map((one) => (
            <li key={one.rule} className="text-sm">
              <Badge tone="gold">{rules[one.rule]}</Badge> {sayFacts(one.facts)}
            </li>
          ))}
        </ul>
      ),
    },
    numberColumn("weight", t`Weight`, (row) => row.weight),
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) => (
        <Button look="quiet" size="sm" onClick={() => open(row.case_id)}>
          <Trans>Look at it</Trans>
        </Button>
      ),
    },
  ];
}
