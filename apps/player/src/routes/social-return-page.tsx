import { t } from "@lingui/core/macro";
import { SocialReturn } from "../features/session/social-return.tsx";
import { PageHead } from "../platform/page-head.tsx";

export function SocialReturnPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Log in`} />
      <SocialReturn />
    </div>
  );
}
