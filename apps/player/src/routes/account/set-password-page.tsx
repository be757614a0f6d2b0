import { t } from "@lingui/core/macro";
import { SetPassword } from "../../features/security/set-password.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";

/** For anybody with the link, signed in or not. */
export function SetPasswordPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Set your password`} />
      <SetPassword />
    </div>
  );
}
