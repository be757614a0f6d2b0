import { t } from "@lingui/core/macro";
import { ActivityPage } from "../features/promotions/activity-page.tsx";
import { Owed } from "../features/promotions/owed.tsx";
import { RechargeRebate } from "../features/promotions/recharge-rebate.tsx";

export function PromotionRebatePage() {
  return (
    <ActivityPage
      title={t`Deposit rebate`}
      codes={["recharge-rebate"]}
      isShort
      signInText={t`The deposits that earn a rebate would be here.`}
    >
      <RechargeRebate />
      <Owed />
    </ActivityPage>
  );
}
