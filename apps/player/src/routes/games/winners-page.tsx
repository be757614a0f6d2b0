import { t } from "@lingui/core/macro";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ChartTabs } from "../../features/lobby/chart-tabs.tsx";
import { Winners } from "../../features/winners/winners.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";

const route = getRouteApi("/shell/winners");

export function WinnersPage() {
  const { list = "recent" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <div className="page-narrow">
      <PageHead title={t`Real wins`} />
      <ChartTabs />
      <Winners
        list={list}
        onChoose={(next) =>
          void navigate({
            to: "/winners",
            search: { list: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
