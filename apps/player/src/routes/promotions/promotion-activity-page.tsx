import { t } from "@lingui/core/macro";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ActivityCentre, useActivitiesEarly } from "../../features/promotions/centre/centre.tsx";
import { lazy, Suspense } from "react";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";
import { useIsMember } from "../../platform/session/session.ts";

const MemberParts = lazy(() =>
  import("./promotion-member-parts.tsx").then((m) => ({ default: m.MemberParts })),
);

const route = getRouteApi("/shell/promotion/activity");

export function PromotionActivityPage() {
  const { tab = "all" } = route.useSearch();
  const navigate = useNavigate();
  const isMember = useIsMember();
  useActivitiesEarly();
  const onTab = (next: typeof tab) =>
    void navigate({
      to: "/promotion/activity",
      search: next === "all" ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page flex flex-col gap-4">
      <div className="-mb-4">
        <PageHead title={t`Promotions`} />
        <RewardTabs />
      </div>
      {isMember ? (
        <Suspense fallback={<div className="min-h-[60vh]" />}>
          <MemberParts tab={tab} onTab={onTab} />
        </Suspense>
      ) : (
        <ActivityCentre tab={tab} onTab={onTab} />
      )}
    </div>
  );
}
