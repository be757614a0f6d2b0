import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { CopyLine } from "../../platform/copy-line.tsx";

interface LinkProps {
  email: string;
  onClose: () => void;
}

/** Without a mail service, the inviter passes the link on. It is shown only once. */
export function GivenLink({ email, link, onClose }: LinkProps & { link: string }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`One-time link`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice>
          <Trans>
            This house sends no e-mail. Hand this link to {email} yourself, by a safe way: it is
            good once, within 72 hours, and shown only now.
          </Trans>
        </Notice>
        <CopyLine text={link} />
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
        <CopyLine text={`npm run staff -- link ${email}`} />
      </div>
    </Sheet>
  );
}
