import { t } from "@lingui/core/macro";
import { Identity } from "../../features/identity/identity.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

export function IdentityPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Identity`} />
      <MembersOnly text={t`Here you would confirm who you are.`}>
        <Identity />
      </MembersOnly>
    </div>
  );
}
