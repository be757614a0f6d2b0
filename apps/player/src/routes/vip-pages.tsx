import { t } from "@lingui/core/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { History, Percent } from "lucide-react";
import { VipHistory } from "../features/vip/history.tsx";
import { Vip } from "../features/vip/vip.tsx";
import { today } from "../platform/clock.ts";
import { PageHead } from "../platform/page-head.tsx";
import { addDays, type PeriodSearch } from "../platform/period.ts";
import { MembersOnly } from "../platform/sign-in-needed.tsx";

const historyRoute = getRouteApi("/shell/promotion/history");

const headLink =
  "inline-flex min-h-11 items-center gap-2 px-2 text-sm text-quiet no-underline hover:text-text";

export function VipPage() {
  return (
    <div className="page">
      <div className="mx-auto max-w-[1040px]">
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
        <MembersOnly
          text={t`Your level, what is missing to the next one and your gifts would be here.`}
        >
          <Vip />
        </MembersOnly>
      </div>
    </div>
  );
}

/** Levels and gifts are rare: a month is looked at unless something else is asked for. */
function monthUnless({ range, from, to }: PeriodSearch): PeriodSearch {
  if (range !== undefined) return { range };
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: addDays(today(), -29), to: today() };
}

export function VipHistoryPage() {
  const { kind, ...period } = historyRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`VIP history`} />
      <MembersOnly text={t`The levels you reached and the gifts you got would be here.`}>
        <VipHistory search={monthUnless(period)} kind={kind} />
      </MembersOnly>
    </div>
  );
}
