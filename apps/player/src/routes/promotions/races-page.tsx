import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Race } from "../../features/races/race.tsx";
import { Races } from "../../features/races/races.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";

const page = getRouteApi("/shell/promotion/races");

/** All of them, or the one that the address names. Anybody may look. */
export function RacesPage() {
  const { race } = page.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Races`} />
      <RewardTabs />
      {race === undefined ? <Races /> : <Race raceId={race} />}
    </div>
  );
}
