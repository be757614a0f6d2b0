import { useLingui } from "@lingui/react/macro";
import type { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useFactWords } from "../../platform/numbers/fact-words.ts";
import { FactsDiff } from "../../platform/numbers/facts-diff.tsx";
import { Fact, Moment } from "../../platform/tables/show.tsx";
import { Subject } from "../../platform/subjects/subject.tsx";

export type AuditEntry = DataOf<typeof listAudit>["list"][number];

interface EntrySheetProps {
  entry: AuditEntry;
  label: string;
  onClose: () => void;
}

/** One entry in full, with its link in the chain. */
export function EntrySheet({ entry, label, onClose }: EntrySheetProps) {
  const { t } = useLingui();
  const { nameOf, show } = useFactWords();
  return (
    <Sheet title={label} closeLabel={t`Close`} onClose={onClose} isWide>
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-4">
          <Fact label={t`Entry`}>{entry.id}</Fact>
          <Fact label={t`When`}>
            <Moment iso={entry.at} />
          </Fact>
          <Fact label={t`Who`}>{entry.operator ?? "–"}</Fact>
          <Fact label={t`From`}>{entry.ip ?? "–"}</Fact>
          <Fact label={t`About`}>
            <Subject subject={entry.subject} />
          </Fact>
          <Fact label={t`Reason`}>{entry.reason ?? "–"}</Fact>
          {Object.entries(entry.details).map(([name, value]) => (
            <Fact key={name} label={nameOf(name)}>
              {show(value, name)}
            </Fact>
          ))}
        </dl>
        {(entry.before !== null || entry.after !== null) && (
          <FactsDiff before={entry.before ?? {}} after={entry.after ?? {}} />
        )}
        <dl>
          <Fact label={t`Link in the chain`}>
            <code className="text-xs break-all text-quiet">{entry.hash}</code>
          </Fact>
        </dl>
      </div>
    </Sheet>
  );
}
