import { t } from "@lingui/core/macro";
import { Cover } from "../features/vip/cover.tsx";
import { MembersPage } from "../platform/shell/members-page.tsx";

export function CoverPage() {
  return (
    <MembersPage
      title={t`Left to wager`}
      text={t`Log in to see what's left to wager before a withdrawal.`}
    >
      <Cover />
    </MembersPage>
  );
}
