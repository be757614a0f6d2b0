import { Trans, useLingui } from "@lingui/react/macro";
import { startExport } from "@tucano/contract/backoffice/payments/reports.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useNavigate } from "@tanstack/react-router";
import { FileDown } from "lucide-react";
import { useAct } from "../../platform/act.ts";
import { call } from "../../platform/api.ts";
import { Menu } from "../../platform/menu.tsx";
import type { ReportInput } from "./queries.ts";
import { useDimensionWords, useFigureWords } from "./report-columns.tsx";

const choices = [
  { kind: "report", format: "csv" },
  { kind: "report", format: "xlsx" },
  { kind: "players", format: "csv" },
  { kind: "players", format: "xlsx" },
] as const;

/** The whole report as a file, made in the background; its page shows how far it has come. */
export function ExportButton({ input }: { input: ReportInput }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = { report: t`The whole report`, players: t`All players by day and game` };
  const dimensions = useDimensionWords();
  const figures = useFigureWords();
  const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = input;
  const { by = "day" } = input;
  const row = dimensions[by];
  const said = {
    report: { title: t`Report by ${row}`, heads: { ...figures, label: row, key: t`Code` } },
    players: {
      title: t`Players by day and game`,
      heads: {
        ...figures,
        day: t`Day`,
        label: t`Game`,
        key: t`Game's code`,
        member_id: t`Player's number`,
        account_masked: t`Account`,
      },
    },
  };
  const start = useAct(
    (choice: (typeof choices)[number]) =>
      call(startExport, {
        ...choice,
        ...filters,
        words: { ...said[choice.kind], total: t`Total` },
      }),
    { onDone: () => void navigate({ to: "/files" }) },
  );
  return (
    <div className="flex flex-col items-end gap-2">
      <Menu label={t`Make a file`} icon={<FileDown aria-hidden="true" className="size-4" />}>
        {(close) =>
          choices.map((choice) => (
            <Button
              key={`${choice.kind}-${choice.format}`}
              look="quiet"
              size="sm"
              disabled={start.isPending}
              onClick={() => {
                start.mutate(choice);
                close();
              }}
            >
              <Trans>
                {words[choice.kind]}, {choice.format.toUpperCase()}
              </Trans>
            </Button>
          ))
        }
      </Menu>
      {start.isError && <Notice tone="error">{start.error.message}</Notice>}
    </div>
  );
}
