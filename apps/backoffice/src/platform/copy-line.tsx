import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "@tucano/ui/copy-button.tsx";

/** To be taken elsewhere as it stands: a command, a link, a key. */
export function CopyLine({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded-[10px] bg-surface-2 px-3 py-2 text-sm break-all select-all">
        {text}
      </code>
      <CopyButton text={text} label={t`Copy`} copiedLabel={t`Copied.`} look="quiet" size="sm" />
    </div>
  );
}
