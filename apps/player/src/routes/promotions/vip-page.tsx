import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { History, Percent } from "lucide-react";
import { lazy, Suspense } from "react";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { RewardTabs } from "../../platform/shell/reward-tabs.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

/** For members: visitors, who may be here for the first time, do without its code. */
const Vip = lazy(() => import("../../features/vip/vip.tsx").then((m) => ({ default: m.Vip })));

const headLink =
  "inline-flex min-h-11 items-center gap-2 px-2 text-sm text-quiet no-underline hover:text-text";

export function VipPage() {
  return (
    <div className="page">
      <PageHead title="VIP">
        <Link to="/promotion/rebates" className={headLink}>
          <Percent aria-hidden="true" className="size-4" />
          {t`Rebates`}
        </Link>
        <Link to="/promotion/history" className={headLink}>
          <History aria-hidden="true" className="size-4" />
          {t`History`}
        </Link>
      </PageHead>
      <RewardTabs />
      <MembersOnly
        text={t`Log in to see your level, what you need for the next one, and your gifts.`}
      >
        <Suspense fallback={<div className="min-h-[60vh]" />}>
          <Vip />
        </Suspense>
      </MembersOnly>
    </div>
  );
}
