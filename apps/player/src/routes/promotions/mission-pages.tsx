import { t } from "@lingui/core/macro";
import { MissionList } from "../../features/missions/missions.tsx";
import { PointShop } from "../../features/missions/shop.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";

export function MissionsPage() {
  return (
    <MembersPage
      title={t`Missions`}
      text={t`Log in to see your missions and points.`}
      tabs={<RewardTabs />}
      className="page"
    >
      <MissionList />
    </MembersPage>
  );
}

export function ShopPage() {
  return (
    <MembersPage
      title={t`Shop`}
      text={t`Log in to see what your points buy.`}
      tabs={<RewardTabs />}
      className="page"
    >
      <PointShop />
    </MembersPage>
  );
}
