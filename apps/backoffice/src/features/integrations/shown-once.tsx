import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { CopyLine } from "../../platform/copy-line.tsx";

interface ShownOnceProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** The only time that a key or a secret is seen. */
export function ShownOnce({ title, secret, onClose }: ShownOnceProps) {
  const { t } = useLingui();
  return (
    <Sheet title={title} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice>
          <Trans>
            Put it where the other program keeps its secrets. It is shown only now: who loses it
            gets a new one.
          </Trans>
        </Notice>
        <CopyLine text={secret} />
      </div>
    </Sheet>
  );
}
