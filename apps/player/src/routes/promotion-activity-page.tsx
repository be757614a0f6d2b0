import { t } from "@lingui/core/macro";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ActivityCentre } from "../features/promotions/centre.tsx";
import { Owed } from "../features/promotions/owed.tsx";
import { PromoCode } from "../features/promotions/promo-code.tsx";
import { PageHead } from "../platform/page-head.tsx";

const route = getRouteApi("/shell/promotion/activity");

export function PromotionActivityPage() {
  const { tab = "all" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <div className="page flex flex-col gap-4">
      <div className="-mb-2">
        <PageHead title={t`Promotions`} />
      </div>
      <Owed />
      <PromoCode />
      <ActivityCentre
        tab={tab}
        onTab={(next) =>
          void navigate({
            to: "/promotion/activity",
            search: next === "all" ? {} : { tab: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
