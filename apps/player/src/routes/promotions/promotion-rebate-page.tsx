import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { RechargeRebate } from "../../features/promotions/activities/recharge-rebate.tsx";

export function PromotionRebatePage() {
  return (
    <ActivityPage
      title={t`Deposit rebate`}
      codes={["recharge-rebate"]}
      isShort
      signInText={t`Log in to see the deposits that earn a rebate.`}
    >
      <RechargeRebate />
      <Owed />
    </ActivityPage>
  );
}
