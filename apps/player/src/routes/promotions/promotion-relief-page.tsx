import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { DailyRelief } from "../../features/promotions/activities/relief.tsx";

export function PromotionReliefPage() {
  return (
    <ActivityPage
      title={t`Daily loss relief`}
      codes={["daily-relief"]}
      isShort
      signInText={t`Yesterday's net result, and what of it comes back, would be here.`}
    >
      <DailyRelief />
      <Owed />
    </ActivityPage>
  );
}
