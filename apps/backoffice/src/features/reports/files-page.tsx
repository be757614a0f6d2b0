import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { cancelExport, restartExport } from "@tucano/contract/backoffice/payments/reports.ts";
import { formatCount } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { call } from "../../platform/api.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { type ExportFile, exportsQuery, isBeingMade } from "./queries.ts";
import { useDimensionWords } from "./report-columns.tsx";
import { saveExport } from "./save-export.ts";
import { dayText } from "./words.ts";

const page = getRouteApi("/inside/files");

const states: Record<ExportFile["state"], MessageDescriptor> = {
  waiting: msg`Waits`,
  running: msg`Being made`,
  done: msg`Ready`,
  failed: msg`Failed`,
  cancelled: msg`Thrown away`,
  expired: msg`Expired`,
};

const failures: Record<NonNullable<ExportFile["failure"]>, MessageDescriptor> = {
  disk: msg`The server could not write to its disk.`,
  database: msg`The database did not answer.`,
  size: msg`A workbook has no room for so many rows: ask for CSV.`,
  other: msg`Nobody knows why; the server's log says more.`,
};

export function FilesPage() {
  const { t } = useLingui();
  const { trail: _trail, ...input } = page.useSearch();
  const query = useQuery(exportsQuery(input));
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Files`} />
      <p className="text-sm text-quiet">
        <Trans>Only you see your files. Each is kept for a day.</Trans>
      </p>
      <ListTable
        screen="files"
        caption={t`Files`}
        query={query}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t`You have not asked for a file. Reports offer it.`}
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<ExportFile>[] {
  const { t } = useLingui();
  const words = useDimensionWords();
  const nameOf = (row: ExportFile) =>
    `${row.kind === "players" ? t`Players` : words[row.by]} · ${row.format.toUpperCase()}`;
  return [
    { id: "file", label: t`File`, isFixed: true, text: nameOf, cell: nameOf },
    {
      id: "days",
      label: t`Days`,
      text: (row) => `${row.from} – ${row.to}`,
      cell: (row) => `${dayText(row.from)} – ${dayText(row.to)}`,
    },
    {
      id: "at",
      label: t`Asked for`,
      text: (row) => row.created_at,
      cell: (row) => <Moment iso={row.created_at} style="moment" />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.state,
      cell: (row) => <Progress file={row} />,
    },
    { id: "act", label: t`What to do`, isFixed: true, cell: (row) => <Acts file={row} /> },
  ];
}

function Progress({ file }: { file: ExportFile }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const rows = formatCount(file.rows);
  return (
    <span className="flex min-w-40 flex-col gap-1">
      <span>
        {_(states[file.state])} · <Trans>{rows} rows</Trans>
      </span>
      {file.failure !== null && (
        <span className="text-xs text-quiet">{_(failures[file.failure])}</span>
      )}
      {isBeingMade(file) && file.total !== null && file.total > 0 && (
        <ProgressBar
          label={t`Progress`}
          value={Math.min(1, file.rows / file.total)}
          valueText={t`${rows} rows`}
        />
      )}
    </span>
  );
}

function Acts({ file }: { file: ExportFile }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelExport, { id: file.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["exports"] }),
  });
  const restart = useMutation({
    mutationFn: () => call(restartExport, { id: file.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["exports"] }),
  });
  const save = useMutation({ mutationFn: () => saveExport(file.id) });
  const hasFailed = file.state === "failed";
  const error = save.error ?? restart.error ?? cancel.error;
  if (file.state !== "done" && !hasFailed && !isBeingMade(file)) return "–";
  return (
    <span className="flex flex-wrap justify-end gap-2 md:justify-start">
      {file.state === "done" && (
        <Button look="primary" size="sm" disabled={save.isPending} onClick={() => save.mutate()}>
          <Trans>Fetch</Trans>
        </Button>
      )}
      {hasFailed && (
        <Button
          look="primary"
          size="sm"
          disabled={restart.isPending}
          onClick={() => restart.mutate()}
        >
          <Trans>Start again</Trans>
        </Button>
      )}
      <Button look="quiet" size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {isBeingMade(file) ? <Trans>Stop</Trans> : <Trans>Throw away</Trans>}
      </Button>
      {error !== null && <span role="alert">{error.message}</span>}
    </span>
  );
}
