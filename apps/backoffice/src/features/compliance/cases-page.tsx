import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import {
  type caseAreas,
  caseStatuses,
  exportCases,
} from "@tucano/contract/backoffice/members/compliance.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { MemberCell } from "../../platform/tables/data-table.tsx";
import { SelectFilter } from "../../platform/fields.tsx";
import { oneOf, textParam, useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Day, PageHead } from "../../platform/tables/show.tsx";
import { CaseSheet } from "./case-sheet.tsx";
import { useCaseWords } from "./case-words.ts";
import { type CaseRow, casesQuery, saveFile } from "./queries.ts";

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
  const may = useMay();
  const { filter } = useAddressSearch();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const status = oneOf(search["status"], caseStatuses) ?? "open";
  const query = useQuery(casesQuery({ area, status, cursor: textParam(search["cursor"], 200) }));
  const { statuses } = useCaseWords();
  const [open, setOpen] = useState<number | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const columns = useColumns(setOpen);
  const empty =
    area === "barred"
      ? t`Nobody waits. A case is opened when a list is brought in.`
      : t`Nobody waits. The rules look at the day before at 4:40 each night.`;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={title}>
        {area === "laundering" && may("compliance.signals") && (
          <Button size="sm" look="quiet" onClick={() => setIsExporting(true)}>
            <Trans>File for the COAF</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen={`cases-${area}`}
        caption={title}
        query={query}
        columns={columns}
        keyOf={(row) => row.case_id}
        empty={status === "open" ? empty : t`Nothing was found.`}
        filters={
          <SelectFilter
            label={t`State`}
            value={status === "open" ? "" : status}
            all={statuses.open}
            options={caseStatuses
              .filter((one) => one !== "open")
              .map((value) => ({ value, label: statuses[value] }))}
            onChange={(value) => filter({ status: value })}
          />
        }
      />
      {open !== null && <CaseSheet caseId={open} onClose={() => setOpen(null)} />}
      {isExporting && <ExportSheet onClose={() => setIsExporting(false)} />}
    </div>
  );
}

function ExportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const take = useMutation({
    mutationFn: (reason: string) => call(exportCases, { reason }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <ReasonSheet
      title={t`File for the COAF`}
      text={<Trans>The reported suspicions, with CPFs in full. It is written down.</Trans>}
      submit={t`Take the file`}
      act={take}
      onClose={onClose}
    />
  );
}

function useColumns(open: (caseId: number) => void): readonly ListColumn<CaseRow>[] {
  const { t } = useLingui();
  const { rules, sayFacts } = useCaseWords();
  const why = (row: CaseRow) =>
    row.reasons.map((one) => `${rules[one.rule]} (${sayFacts(one.facts)})`).join("; ");
  return [
    {
      id: "player",
      label: t`Player`,
      isFixed: true,
      text: (row) => String(row.member.member_id),
      cell: (row) => <MemberCell member={row.member} />,
    },
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
    {
      id: "weight",
      label: t`Weight`,
      isNumber: true,
      text: (row) => String(row.weight),
      cell: (row) => row.weight,
    },
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
