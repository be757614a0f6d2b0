import { t } from "@lingui/core/macro";
import { SocialReturn } from "../../features/session/social-return.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { useIsMember } from "../../platform/session/session.ts";

export function SocialReturnPage() {
  const isMember = useIsMember();
  return (
    <div className="page-narrow">
      <PageHead title={isMember ? t`Linked accounts` : t`Log in`} />
      <SocialReturn />
    </div>
  );
}
