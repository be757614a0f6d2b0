import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";

interface LinkProps {
  email: string;
  onClose: () => void;
}

/** Without a mail service, the inviter passes the link on. It is shown only once. */
export function GivenLink({ email, link, onClose }: LinkProps & { link: string }) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast(t`Copied.`, "good");
  };
  return (
    <Sheet title={t`One-time link`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice>
          <Trans>
            This house sends no e-mail. Hand this link to {email} yourself, by a safe way: it is
            good once, within 72 hours, and shown only now.
          </Trans>
        </Notice>
        <code className="rounded-[10px] bg-surface-2 p-3 text-sm break-all select-all">{link}</code>
        <Button onClick={() => void copy()}>
          <Trans>Copy the link</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

/** Where no mail is sent, and who asked must not have the link either. */
export function MachineLink({ email, onClose }: LinkProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`One-time link`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice>
          <Trans>
            This house sends no e-mail. As soon as it is done, whoever looks after the machine makes
            the link there and hands it to {email}:
          </Trans>
        </Notice>
        <code className="rounded-[10px] bg-surface-2 p-3 text-sm break-all select-all">
          {`npm run staff -- link ${email}`}
        </code>
      </div>
    </Sheet>
  );
}
