/** Yesterday's net loss in cash, what of it comes back, and what today has come to so far. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimDailyRelief } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useClaim } from "../../../platform/money/claim.ts";
import { dayText } from "./days.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { claimedKeys, type Relief as ReliefData, reliefQuery } from "../api.ts";
import { StandingCard } from "../centre/standing-card.tsx";

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="min-w-0 text-quiet">{name}</dt>
      <dd className="tabular font-medium whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Today({ today }: { today: ReliefData["today"] }) {
  return (
    <section className="card flex flex-col gap-2 p-5">
      <h2 className="text-base font-semibold">{t`Today so far`}</h2>
      <dl className="divide-y divide-edge text-sm">
        <Line name={t`Net loss in cash`} value={formatMoney(today.loss_amount)} />
        <Line name={t`Would come back`} value={formatMoney(today.reward_amount)} />
      </dl>
      <p className="text-sm text-quiet">
        {t({
          message:
            "It still changes with every win and loss. You can claim today's final amount tomorrow from 00:00, São Paulo time, once the whole day has been counted.",
        })}
      </p>
      <p className="text-sm text-quiet">
        {t({
          message:
            "Part of it comes back, most of it doesn't. If it stops being fun, take a time-out.",
        })}{" "}
        <Link to="/responsible-gaming" className="font-medium text-beak-text">
          {t`Responsible gaming`}
        </Link>
      </p>
    </section>
  );
}

export function DailyRelief() {
  const query = useQuery(reliefQuery);
  const claim = useClaim(claimDailyRelief, { reload: claimedKeys });
  return (
    <QueryState query={query} waiting={<Skeleton className="h-72 rounded-card" />}>
      {(data) => {
        if (data.reason_code === "not_offered") return null;
        const [amount, day] = [formatMoney(data.reward_amount), dayText(data.day)];
        return (
          <>
            <StandingCard
              title={t`Loss of ${day}`}
              standing={data}
              claim={
                <Button size="lg" isBusy={claim.isPending} onClick={() => claim.mutate({})}>
                  {t`Claim ${amount}`}
                </Button>
              }
              next={
                <Link to="/records" className={buttonClass("quiet")}>
                  {t`Bet history`}
                </Link>
              }
            />
            <Today today={data.today} />
          </>
        );
      }}
    </QueryState>
  );
}
