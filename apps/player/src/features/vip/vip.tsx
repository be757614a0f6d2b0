import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { LoadError, QueryState } from "../../platform/api/query-state.tsx";
import { vipQuery } from "./api.ts";
import { Gifts } from "./gifts.tsx";
import { Ladder, LevelRates } from "./ladder.tsx";
import { LevelCard } from "./level-card.tsx";

function VipSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-110 rounded-card" />
      <Skeleton className="h-110 rounded-card" />
      <Skeleton className="h-120 rounded-card lg:col-span-2" />
    </div>
  );
}

function Rules() {
  return (
    <section aria-labelledby="vip-rules" className="card flex flex-col gap-3 p-5">
      <h2 id="vip-rules" className="text-lg font-semibold">{t`How levels work`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`A level needs both: everything you have deposited and everything you have bet. Cancelled bets don't count.`}</li>
        <li>{t`You never drop: once you reach a level, you keep it, however much you play.`}</li>
        <li>{t`Gifts are paid in cash, with a 1× wagering requirement before you withdraw.`}</li>
        <li>{t`Each level's gift is given once. Reach two levels at once and you get both gifts.`}</li>
        <li>{t`Levels reward play but don't make it cheaper: on average you lose more than any gift gives back.`}</li>
      </ul>
      <Link to="/promotion/cover" className={buttonClass("quiet", "md", "self-start")}>
        {t`See what's left to wager`}
      </Link>
    </section>
  );
}

export function Vip() {
  const query = useQuery(vipQuery);
  return (
    <QueryState query={query} waiting={<VipSkeleton />}>
      {(vip) => (
        <div className="grid gap-4 lg:grid-cols-2 [&>*]:min-w-0">
          {!vip.is_open && (
            <div className="lg:col-span-2">
              <Notice>{t`Levels bring nothing at the moment: no gifts, no rebates, no better withdrawals. They are for show only.`}</Notice>
            </div>
          )}
          <LevelCard vip={vip} />
          <Gifts vip={vip} />
          <div className="lg:col-span-2">
            <Ladder levels={vip.list} />
          </div>
          <div className="lg:col-span-2">
            <Rules />
          </div>
        </div>
      )}
    </QueryState>
  );
}

/** The rates that hold for the member's level now. */
export function MyRates() {
  const query = useQuery(vipQuery);
  const level = query.data?.list.find((each) => each.is_current);
  if (query.data === undefined && query.error !== null) {
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (level === undefined) return <Skeleton className="h-24 rounded-card" />;
  return <LevelRates level={level} />;
}
