import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  cancelExport,
  listExports,
  restartExport,
} from "@tucano/contract/backoffice/payments/reports.ts";
import { Button } from "@tucano/ui/button.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { formatFigure } from "../../platform/figures.ts";
import { useAct } from "../../platform/act.ts";
import { ListPage } from "../../platform/tables/page.tsx";
import { askList, call } from "../../platform/api.ts";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import type { ExportFile } from "./queries.ts";
import { useDimensionWords } from "./report-columns.tsx";
import { saveExport } from "./save-export.ts";
import { dayText } from "./words.ts";
import { momentColumn, textColumn } from "../../platform/tables/columns.tsx";

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

const BEING_MADE_MS = 2_000;
const isBeingMade = ({ state }: ExportFile) => state === "waiting" || state === "running";

export function FilesPage() {
  const { t } = useLingui();
  const query = useQuery({
    ...askList(listExports, page.useSearch()),
    // Progress is watched while there is any.
    refetchInterval: ({ state }) =>
      state.data?.list.some(isBeingMade) === true ? BEING_MADE_MS : false,
  });
  return (
    <ListPage
      screen="files"
      title={t`Files`}
      above={
        <p className="text-sm text-quiet">
          <Trans>Only you see your files. Each is kept for a day.</Trans>
        </p>
      }
      query={query}
      columns={useColumns()}
      keyOf={(row) => row.id}
      empty={t`You have not asked for a file. Reports offer it.`}
    />
  );
}

function useColumns(): readonly ListColumn<ExportFile>[] {
  const { t } = useLingui();
  const words = useDimensionWords();
  const nameOf = (row: ExportFile) =>
    `${row.kind === "players" ? t`Players` : words[row.by]} · ${row.format.toUpperCase()}`;
  return [
    textColumn("file", t`File`, nameOf, { isFixed: true }),
    {
      id: "days",
      label: t`Days`,
      text: (row) => `${row.from} – ${row.to}`,
      cell: (row) => `${dayText(row.from)} – ${dayText(row.to)}`,
    },
    momentColumn("at", t`Asked for`, (row) => row.created_at),
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
  const rows = formatFigure(file.rows);
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
  const cancel = useAct(() => call(cancelExport, { id: file.id }));
  const restart = useAct(() => call(restartExport, { id: file.id }));
  const save = useMutation({ mutationFn: () => saveExport(file.id) });
  const hasFailed = file.state === "failed";
  const error = save.error ?? restart.error ?? cancel.error;
  if (file.state !== "done" && !hasFailed && !isBeingMade(file)) return "–";
  return (
    <span className="flex flex-wrap justify-end gap-2 md:justify-start">
      {file.state === "done" && (
        <Button look="primary" size="sm" isBusy={save.isPending} onClick={() => save.mutate()}>
          <Trans>Fetch</Trans>
        </Button>
      )}
      {hasFailed && (
        <Button
          look="primary"
          size="sm"
          isBusy={restart.isPending}
          onClick={() => restart.mutate()}
        >
          <Trans>Start again</Trans>
        </Button>
      )}
      <Button look="quiet" size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
        {isBeingMade(file) ? <Trans>Stop</Trans> : <Trans>Throw away</Trans>}
      </Button>
      {error !== null && <span role="alert">{error.message}</span>}
    </span>
  );
}
