import { t } from "@lingui/core/macro";
import { Identity } from "../../features/identity/identity.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function IdentityPage() {
  return (
    <MembersPage title={t`Identity`} text={t`Log in to verify your identity.`}>
      <Identity />
    </MembersPage>
  );
}
