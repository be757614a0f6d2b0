import { t } from "@lingui/core/macro";
import { Jackpots } from "../../features/jackpots/jackpots.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";

export function JackpotsPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Jackpots`} />
      <RewardTabs />
      <Jackpots />
    </div>
  );
}
