import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { claimRechargeTiers } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useClaim } from "../../../platform/money/claim.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { LoadMore } from "../../../platform/records/record-list.tsx";
import { formatPercent, formatTime } from "../../../platform/text.ts";
import { claimedKeys, type TierGift, type Tiers, tiersQuery } from "../api.ts";
import { Requirement } from "../centre/standing-card.tsx";
import { TierLadder } from "./tier-ladder.tsx";

function Gift({ gift }: { gift: TierGift }) {
  const [deposit, total] = [formatMoney(gift.deposit_amount), formatMoney(gift.total_after)];
  const rate = formatPercent(gift.rate_percent);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="tabular text-sm font-medium">{t`Deposit of ${deposit}`}</p>
        <p className="tabular text-xs text-quiet">
          {formatTime(gift.deposited_at)} · {t`${total} in total, at ${rate}`}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className="tabular text-sm font-semibold">{formatMoney(gift.reward_amount)}</span>
        {gift.state === "claimed" && <Badge tone="leaf">{t`Claimed`}</Badge>}
        {gift.state === "claimable" && <Badge tone="sea">{t`To claim`}</Badge>}
      </div>
    </li>
  );
}

function ClaimAll({ data }: { data: Tiers }) {
  const claim = useClaim(claimRechargeTiers, { reload: claimedKeys });
  const amount = formatMoney(data.reward_amount);
  if (data.state !== "claimable") return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-quiet">
        <Requirement standing={data} />
      </p>
      <Button size="lg" isBusy={claim.isPending} onClick={() => claim.mutate({})}>
        {t`Claim ${amount}`}
      </Button>
    </div>
  );
}

export function RechargeTiers() {
  const query = useInfiniteQuery(tiersQuery);
  return (
    <QueryState query={query} waiting={<Skeleton className="h-96 rounded-card" />}>
      {({ pages }) => {
        const [first] = pages;
        if (first === undefined) return null;
        const gifts = pages.flatMap(({ list }) => list);
        const isOffered = first.reason_code !== "not_offered";
        if (gifts.length === 0 && !isOffered) return null;
        const [earned, claimed] = [
          formatMoney(first.earned_amount),
          formatMoney(first.claimed_amount),
        ];
        return (
          <>
            {isOffered && <TierLadder data={first} />}
            <section className="card flex flex-col gap-3 p-5">
              <div>
                <h2 className="text-base font-semibold">{t`What your deposits have earned`}</h2>
                <p className="tabular text-sm text-quiet">
                  {t`Total earned: ${earned}. Claimed: ${claimed}.`}
                </p>
              </div>
              <ClaimAll data={first} />
              {gifts.length === 0 && <p className="text-sm text-quiet">{first.reason}</p>}
              <ul className="divide-y divide-edge">
                {gifts.map((gift) => (
                  <Gift key={gift.id} gift={gift} />
                ))}
              </ul>
              <LoadMore query={query} />
            </section>
          </>
        );
      }}
    </QueryState>
  );
}
