import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { DailyRelief } from "../../features/promotions/activities/relief.tsx";

export function PromotionReliefPage() {
  return (
    <ActivityPage
      title={t`Daily cashback`}
      codes={["daily-relief"]}
      isShort
      signInText={t`Log in to see yesterday's net result and your cashback.`}
    >
      <DailyRelief />
      <Owed />
    </ActivityPage>
  );
}
