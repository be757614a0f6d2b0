import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimFirstRecharge } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useClaim } from "../../../platform/money/claim.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { claimedKeys, firstRechargeQuery } from "../api.ts";
import { StandingCard } from "../centre/standing-card.tsx";

export function FirstRecharge() {
  const query = useQuery(firstRechargeQuery);
  const claim = useClaim(claimFirstRecharge, { reload: claimedKeys });
  return (
    <QueryState
      query={query}
      waiting={<Skeleton className="h-56 rounded-card" />}
      failure={(reason) => t`Error in ftd list: ${reason}`}
    >
      {(data) => {
        if (data.reason_code === "not_offered") return null;
        const amount = formatMoney(data.reward_amount);
        return (
          <StandingCard
            title={t`Your first deposit`}
            standing={data}
            claim={
              <Button size="lg" isBusy={claim.isPending} onClick={() => claim.mutate({})}>
                {t`Claim ${amount}`}
              </Button>
            }
            next={
              data.reason_code === "no_recharge" && (
                <Link to="/recharge" className={buttonClass("primary", "lg")}>
                  {t`Deposit`}
                </Link>
              )
            }
          />
        );
      }}
    </QueryState>
  );
}
