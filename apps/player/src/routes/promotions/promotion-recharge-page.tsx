import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { FirstRecharge } from "../../features/promotions/activities/first-recharge.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { RechargeTiers } from "../../features/promotions/activities/recharge-tiers.tsx";

export function PromotionRechargePage() {
  return (
    <ActivityPage
      title={t`First deposit and tiers`}
      codes={["ftd", "recharge-tiers"]}
      signInText={t`Log in to see your first deposit bonus and your tier.`}
    >
      <FirstRecharge />
      <RechargeTiers />
      <Owed />
    </ActivityPage>
  );
}
