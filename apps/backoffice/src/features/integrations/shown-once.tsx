import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";

interface ShownOnceProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** The only time that a key or a secret is seen. */
export function ShownOnce({ title, secret, onClose }: ShownOnceProps) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast(t`Copied.`, "good");
  };
  return (
    <Sheet title={title} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice>
          <Trans>
            Put it where the other program keeps its secrets. It is shown only now: who loses it
            gets a new one.
          </Trans>
        </Notice>
        <code className="rounded-[10px] bg-surface-2 p-3 text-sm break-all select-all">
          {secret}
        </code>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
