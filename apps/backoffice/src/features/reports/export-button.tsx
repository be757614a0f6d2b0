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
  const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = input;
  const start = useAct(
    (choice: (typeof choices)[number]) => call(startExport, { ...choice, ...filters }),
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
