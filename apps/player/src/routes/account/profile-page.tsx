import { t } from "@lingui/core/macro";
import { Profile } from "../../features/profile/profile.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

export function ProfilePage() {
  return (
    <div className="page-narrow lg:!max-w-[1080px]">
      <PageHead title={t`Profile`} />
      <MembersOnly text={t`Your account, your money and your records would be here.`}>
        <Profile />
      </MembersOnly>
    </div>
  );
}
