import { t } from "@lingui/core/macro";
import { WeekChoice } from "../../features/limits/week.tsx";
import { Profile } from "../../features/profile/profile.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function ProfilePage() {
  return (
    <MembersPage
      className="page-calm"
      title={t`Profile`}
      text={t`Log in to see your account, money and history.`}
    >
      <Profile>
        <WeekChoice />
      </Profile>
    </MembersPage>
  );
}
