import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { SevenDays } from "../../features/promotions/activities/seven-days.tsx";

export function PromotionSevenDaysPage() {
  return (
    <ActivityPage
      title={t`Seven days`}
      codes={["day7"]}
      isShort
      signInText={t`Log in to see your seven days and today's reward.`}
    >
      <SevenDays />
      <Owed />
    </ActivityPage>
  );
}
