/**
 * Turnover required before money may leave: what is owed now, and each requirement's history.
 */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { isZero } from "../../platform/money/amounts.ts";
import { GiveUpSheet } from "../../platform/money/give-up-sheet.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { WaitingBonuses } from "../../platform/money/waiting-bonuses.tsx";
import { type CoverPage, coverQuery } from "./api.ts";
import { RequirementRow } from "./requirement-row.tsx";
import { Weights } from "./weights.tsx";

function Owed({ page }: { page: CoverPage }) {
  const [isGivingUp, setGivingUp] = useState(false);
  const isFree = isZero(page.owed);
  const hasBonus = !isZero(page.bonus);
  return (
    <section aria-labelledby="cover-owed" className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id="cover-owed" className="text-sm text-quiet">{t`Left to wager`}</h2>
        <p className="tabular text-2xl font-bold">{formatMoney(page.owed)}</p>
        <p className="mt-1 text-sm text-quiet">
          {isZero(page.owed_for_cash)
            ? t`You can withdraw your cash: nothing is left to wager.`
            : t`Once nothing is left to wager, you can withdraw your cash. Every bet counts, won or lost.`}
        </p>
      </div>
      {!isFree && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
          <Part name={t`For cash`} value={page.owed_for_cash} />
          <Part name={t`For bonus`} value={page.owed_for_bonus} />
          {hasBonus && <Part name={t`Active bonus`} value={page.bonus} />}
        </dl>
      )}
      {hasBonus && (
        <Button look="quiet" className="self-start" onClick={() => setGivingUp(true)}>
          {t`Cancel bonus`}
        </Button>
      )}
      {isGivingUp && (
        <GiveUpSheet
          bonus={page.bonus}
          owed={page.owed_for_bonus}
          onClose={() => setGivingUp(false)}
        />
      )}
    </section>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-tile bg-surface-2 px-3 py-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular font-semibold">{formatMoney(value)}</dd>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`No wagering requirements yet`}
      text={t`Each deposit and bonus is listed here with its wagering requirement and your progress.`}
      action={
        <>
          <Link to="/recharge" className={buttonClass("primary")}>{t`Deposit`}</Link>
          <Link to="/game" className={buttonClass("quiet")}>{t`See the games`}</Link>
        </>
      }
    />
  );
}

export function Cover() {
  const query = useInfiniteQuery(coverQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
      {({ pages }) => {
        const first = pages[0];
        if (first === undefined) return null;
        return (
          <div className="flex flex-col gap-5">
            {!first.is_complete && (
              <Notice>{t`Your history is long and still loading. The list will fill in by itself.`}</Notice>
            )}
            <WaitingBonuses />
            <Owed page={first} />
            <section aria-labelledby="cover-list" className="flex flex-col gap-2">
              <h2
                id="cover-list"
                className="px-1 text-lg font-semibold"
              >{t`Wagering requirements`}</h2>
              {first.total === 0 ? (
                <Nothing />
              ) : (
                <ul className="flex flex-col gap-2">
                  {pages
                    .flatMap((page) => page.list)
                    .map((one) => (
                      <RequirementRow key={one.id} requirement={one} />
                    ))}
                </ul>
              )}
              <LoadMore query={query} />
            </section>
            <Weights />
          </div>
        );
      }}
    </QueryState>
  );
}
