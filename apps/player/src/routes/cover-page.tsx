import { t } from "@lingui/core/macro";
import { Cover } from "../features/vip/cover.tsx";
import { PageHead } from "../platform/shell/page-head.tsx";
import { MembersOnly } from "../platform/session/sign-in-needed.tsx";

export function CoverPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Bets still owed`} />
      <MembersOnly text={t`What is to be bet before a withdrawal would be here, one by one.`}>
        <Cover />
      </MembersOnly>
    </div>
  );
}
