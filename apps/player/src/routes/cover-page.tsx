import { t } from "@lingui/core/macro";
import { Cover } from "../features/vip/cover.tsx";
import { MembersPage } from "../platform/shell/members-page.tsx";

export function CoverPage() {
  return (
    <MembersPage
      title={t`Bets still owed`}
      text={t`What is to be bet before a withdrawal would be here, one by one.`}
    >
      <Cover />
    </MembersPage>
  );
}
