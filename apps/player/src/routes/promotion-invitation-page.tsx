import { t } from "@lingui/core/macro";
import { ActivityPage } from "../features/promotions/activity-page.tsx";
import { Invitees } from "../features/promotions/invitation.tsx";
import { Owed } from "../features/promotions/owed.tsx";

export function PromotionInvitationPage() {
  return (
    <ActivityPage
      title={t`Invite friends`}
      codes={["invitation"]}
      isShort
      signInText={t`Your link and the friends who came with it would be here.`}
    >
      <Invitees>
        <Owed />
      </Invitees>
    </ActivityPage>
  );
}
