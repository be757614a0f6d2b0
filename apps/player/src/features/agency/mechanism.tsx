/**
 * How the three commissions are calculated. Each is fetched on its own: a failure hides no other.
 */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney, formatShortMoney } from "@tucano/i18n/money.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { formatPercent } from "../../platform/text.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import {
  bettingMechanismQuery,
  type RechargeMechanism,
  rechargeMechanismQuery,
  settlementMechanismQuery,
  type TieredMechanism,
} from "./api.ts";
import { SchemeTable } from "./scheme-table.tsx";

interface SchemeProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Scheme({ id, title, text, children }: SchemeProps) {
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}

function Hold({ days, multiple }: { days: number; multiple: number }) {
  const held = plural(days, { one: "# day", other: "# days" });
  const times = plural(multiple, { one: "once", other: "# times" });
  return (
    <p className="text-sm text-quiet">
      {t`Held for ${held} after the day or week ends, then paid in cash.`}{" "}
      {multiple === 0
        ? t`You can withdraw it at once.`
        : t`Bet it ${times} before you withdraw it.`}
    </p>
  );
}

function Recharge({ data }: { data: RechargeMechanism }) {
  const { example } = data;
  const [from, most] = [
    formatShortMoney(data.deposit_from),
    formatShortMoney(data.per_deposit_max),
  ];
  const amount = formatMoney(example.deposit_amount);
  return (
    <>
      <SchemeTable
        caption={t`Rates on deposits`}
        head={[t`Deposits`, t`Direct`, t`Indirect`]}
        rows={[
          [t`The first`, formatPercent(data.first.direct), formatPercent(data.first.indirect)],
          [
            t`Each later one`,
            formatPercent(data.repeated.direct),
            formatPercent(data.repeated.indirect),
          ],
        ]}
      />
      <p className="text-sm text-quiet">
        {t`Deposits of ${from} or more count. One deposit earns up to ${most} per level.`}
      </p>
      <SchemeTable
        caption={t`Example: a deposit of ${amount}`}
        head={[t`Who deposits`, t`Rate`, t`You earn`]}
        rows={example.lines.map((line) => [
          line.is_first ? t`Level ${line.level}, first` : t`Level ${line.level}, later`,
          formatPercent(line.rate),
          formatMoney(line.amount),
        ])}
      />
      <Hold days={data.hold_days} multiple={data.turnover_multiple} />
    </>
  );
}

function Bound({ rates }: { rates: NonNullable<TieredMechanism["turnover_rate_max"]> }) {
  const [direct, indirect] = [formatPercent(rates.direct), formatPercent(rates.indirect)];
  return (
    <p className="text-sm text-quiet">
      {t`Never more than ${direct} (direct) or ${indirect} (indirect) of what their bets count, by each game's contribution.`}
    </p>
  );
}

function Tiered({ data, base }: { data: TieredMechanism; base: string }) {
  const { tiers, example, turnover_rate_max: bound } = data;
  return (
    <>
      <SchemeTable
        caption={t`Rates by each level's total`}
        head={[base, t`Direct`, t`Indirect`]}
        rows={tiers.map((tier) => [
          t`from ${formatShortMoney(tier.from_amount)}`,
          formatPercent(tier.direct_rate),
          formatPercent(tier.indirect_rate),
        ])}
      />
      <SchemeTable
        caption={t`Example`}
        head={[base, t`Rate`, t`You earn`]}
        rows={example.levels.map((line) => [
          t`Level ${line.level}: ${formatShortMoney(line.base_amount)}`,
          formatPercent(line.rate),
          formatMoney(line.amount),
        ])}
        foot={[t`Total`, "–", formatMoney(example.total)]}
      />
      {bound !== null && <Bound rates={bound} />}
      <Hold days={data.hold_days} multiple={data.turnover_multiple} />
    </>
  );
}

const waiting = <Skeleton className="h-64" />;

export function Mechanism() {
  const recharge = useQuery(rechargeMechanismQuery);
  const betting = useQuery(bettingMechanismQuery);
  const settlement = useQuery(settlementMechanismQuery);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-quiet">
        {t`Direct means people who came through your link: level 1. Indirect means people they invited: levels 2 and 3. The rates in force when the day or week began apply.`}
      </p>
      <Scheme
        id="scheme-recharge"
        title={t`Deposits`}
        text={t`A share of each deposit of your team, day by day.`}
      >
        <QueryState query={recharge} waiting={waiting}>
          {(data) => <Recharge data={data} />}
        </QueryState>
      </Scheme>
      {/* How high each will be is not known: the next one waits below it for its place. */}
      {!recharge.isLoading && (
        <Scheme
          id="scheme-betting"
          title={t`Bets`}
          text={t`A share of what your team bets in a day, by each game's contribution. The higher a level's total, the higher its rate.`}
        >
          <QueryState query={betting} waiting={waiting}>
            {(data) => <Tiered data={data} base={t`Daily bets`} />}
          </QueryState>
        </Scheme>
      )}
      {!recharge.isLoading && !betting.isLoading && (
        <Scheme
          id="scheme-settlement"
          title={t`Settlement`}
          text={t`A share of what your team lost in a week, Monday to Sunday. Winners reduce it, and a level that won earns nothing.`}
        >
          <QueryState query={settlement} waiting={waiting}>
            {(data) => <Tiered data={data} base={t`Weekly losses`} />}
          </QueryState>
        </Scheme>
      )}
    </div>
  );
}
