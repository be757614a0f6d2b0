import { t } from "@lingui/core/macro";
import { FreeRounds } from "../../features/free-rounds/free-rounds.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";

export function FreeRoundsPage() {
  return (
    <MembersPage
      title={t`Free rounds`}
      text={t`Log in to see your free rounds.`}
      tabs={<RewardTabs />}
    >
      <FreeRounds />
    </MembersPage>
  );
}
