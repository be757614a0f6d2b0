import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { RateTable } from "./rate-table.tsx";

/** Sums that anybody can redo: each line is rounded down to the centavo by itself. */
const example = [
  { kind: "slots", turnover: "1034.56", rate: "0.30", amount: "3.10" },
  { kind: "table", turnover: "333.33", rate: "0.15", amount: "0.49" },
] as const;
const exampleTotal = { turnover: "1367.89", amount: "3.59" };

export function HowItWorks({ rates }: { rates: ReactNode }) {
  return (
    <section aria-labelledby="rebates-how" className="card flex flex-col gap-4 p-5">
      <h2 id="rebates-how" className="text-lg font-semibold">{t`How it's calculated`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`What you bet in a day, won or lost, is multiplied by your VIP level's rate for that type of game.`}</li>
        <li>{t`Cancelled bets don't count. Each type is rounded down to the centavo.`}</li>
        <li>{t`The day ends at midnight, Brasília time. You can claim the rebate from 04:00, for 30 days.`}</li>
        <li>{t`It's paid in cash, with a 1× wagering requirement before you withdraw.`}</li>
      </ul>
      <div>
        <h3 className="text-sm font-semibold">{t`Your rates now`}</h3>
        {rates}
      </div>
      <RateTable
        caption={
          <caption className="pb-1 text-left text-quiet">{t`Example: a day at VIP 1`}</caption>
        }
        lines={example}
        total={exampleTotal}
      />
    </section>
  );
}
