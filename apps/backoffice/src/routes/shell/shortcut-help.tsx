import { useLingui } from "@lingui/react/macro";
import { Sheet } from "@tucano/ui/sheet.tsx";

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const rows = [
    ["Ctrl K / ⌘ K", t`Find anything`],
    ["/", t`To the search of the list`],
    ["g 1 … g 9", t`To a section of the sidebar`],
    ["Esc", t`Close`],
    ["?", t`These keys`],
  ] as const;
  return (
    <Sheet title={t`Keys`} closeLabel={t`Close`} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {rows.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md bg-surface-3 px-2 py-0.5">{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
