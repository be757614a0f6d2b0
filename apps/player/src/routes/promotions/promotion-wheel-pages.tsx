import { t } from "@lingui/core/macro";
import { ActivityPage } from "../../features/promotions/activities/activity-page.tsx";
import { claimedKeys } from "../../features/promotions/api.ts";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { ClosedWheel, Wheel } from "../../features/wheels/wheel.tsx";

export function DailyWheelPage() {
  return (
    <ActivityPage
      title={t`Daily wheel`}
      codes={["daily-wheel"]}
      whenClosed={<ClosedWheel kind="daily" />}
      signInText={t`Log in to see your spins and your wheel.`}
    >
      <Wheel kind="daily" reload={claimedKeys} />
      <Owed />
    </ActivityPage>
  );
}

export function LotteryWheelPage() {
  return (
    <ActivityPage
      title={t`Lucky wheel`}
      codes={["lottery-wheel"]}
      whenClosed={<ClosedWheel kind="lottery" />}
      signInText={t`Log in to see your spins and your wheel.`}
    >
      <Wheel kind="lottery" reload={claimedKeys} />
      <Owed />
    </ActivityPage>
  );
}
