import { useLingui } from "@lingui/react/macro";
import type { readMember } from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Fact, Money } from "../tables/show.tsx";

type Picture = DataOf<typeof readMember>["money"];

/** What a player brought, played, won and took, all from the ledger. */
export function MoneyPicture({ money }: { money: Picture }) {
  const { t } = useLingui();
  const isBehind = money.net_result.startsWith("-");
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <Fact label={t`Cash`}>
        <Money wire={money.cash} />
      </Fact>
      <Fact label={t`Bonus`}>
        <Money wire={money.bonus} />
      </Fact>
      <Fact label={t`Rebate`}>
        <Money wire={money.rebate} />
      </Fact>
      <Fact label={t`Locked`}>
        <Money wire={money.locked} />
      </Fact>
      <Fact label={t`Deposited (${money.deposits_count})`}>
        <Money wire={money.deposits_total} />
      </Fact>
      <Fact label={t`Withdrawn (${money.withdrawals_count})`}>
        <Money wire={money.withdrawals_total} />
      </Fact>
      <Fact label={t`Withdrawals under way`}>
        <Money wire={money.open_withdrawals_total} />
      </Fact>
      <Fact label={t`Staked`}>
        <Money wire={money.staked_total} />
      </Fact>
      <Fact label={t`Won`}>
        <Money wire={money.won_total} />
      </Fact>
      <Fact label={t`Player's net result`} {...(isBehind ? {} : { tone: "gold" as const })}>
        <Money wire={money.net_result} isSigned />
      </Fact>
      <Fact label={t`Turnover owed`}>
        <Money wire={money.turnover_owed} />
      </Fact>
    </dl>
  );
}
