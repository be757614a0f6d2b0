import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { cancelExport } from "@tucano/contract/backoffice/reports.ts";
import { formatCount } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { call } from "../../platform/api.ts";
import { type ListColumn, ListTable } from "../../platform/list-table.tsx";
import { Moment, PageHead } from "../../platform/show.tsx";
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
  const save = useMutation({ mutationFn: () => saveExport(file.id) });
  if (file.state !== "done" && !isBeingMade(file)) return "–";
  return (
    <span className="flex flex-wrap justify-end gap-2 md:justify-start">
      {file.state === "done" && (
        <Button look="primary" size="sm" disabled={save.isPending} onClick={() => save.mutate()}>
          <Trans>Fetch</Trans>
        </Button>
      )}
      <Button look="quiet" size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {isBeingMade(file) ? <Trans>Stop</Trans> : <Trans>Throw away</Trans>}
      </Button>
      {save.isError && <span role="alert">{save.error.message}</span>}
    </span>
  );
}
