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
        <li>{t`A level needs both: what you have ever deposited and what you have ever bet. Bets that were cancelled do not count.`}</li>
        <li>{t`Nobody falls: a level that was reached stays, whatever you play later.`}</li>
        <li>{t`Gifts are paid as cash and are to be bet once before they can be withdrawn.`}</li>
        <li>{t`The gift for a level is given once. Reach two levels at a time and both gifts are yours.`}</li>
        <li>{t`Levels reward play, they do not make it cheaper: on average you lose more than any gift gives back.`}</li>
      </ul>
      <Link to="/promotion/cover" className={buttonClass("quiet", "md", "self-start")}>
        {t`See what is still to be bet`}
      </Link>
    </section>
  );
}

export function Vip() {
  const query = useQuery(vipQuery);
  return (
    <QueryState query={query} waiting={<VipSkeleton />}>
      {(vip) => (
        <div className="grid items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
          {!vip.is_open && (
            <div className="lg:col-span-2">
              <Notice>{t`Levels give nothing at the moment: no gifts, no rebates, no better withdrawals. They are only shown.`}</Notice>
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
