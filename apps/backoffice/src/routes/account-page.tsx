import { useLingui } from "@lingui/react/macro";
import { OwnPasskeys } from "../features/access/own-passkeys.tsx";
import { OwnPassword } from "../features/access/own-password.tsx";
import { OwnSessions } from "../features/staff/own-sessions.tsx";
import { PageHead } from "../platform/tables/show.tsx";

/** One's own account. */
export function AccountPage() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Your account`} />
      <div className="grid gap-5 lg:grid-cols-2">
        <OwnPassword />
        <OwnPasskeys />
      </div>
      <OwnSessions />
    </div>
  );
}
