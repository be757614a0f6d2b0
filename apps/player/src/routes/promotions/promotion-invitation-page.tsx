import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { Invitees } from "../../features/promotions/activities/invitation.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";

export function PromotionInvitationPage() {
  return (
    <ActivityPage
      title={t`Invite friends`}
      codes={["invitation"]}
      isShort
      signInText={t`Log in to see your link and the friends who came with it.`}
    >
      <Invitees>
        <Owed />
      </Invitees>
    </ActivityPage>
  );
}
