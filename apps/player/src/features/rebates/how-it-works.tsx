import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { ReactNode } from "react";
import { formatPercent } from "../../platform/text.ts";
import { kindName } from "../../platform/games/game-kinds.ts";

/** Sums that anybody can redo: each line is rounded down to the centavo by itself. */
const example = [
  { kind: "slots", turnover: "1034.56", rate: "0.30", amount: "3.10" },
  { kind: "table", turnover: "333.33", rate: "0.15", amount: "0.49" },
] as const;
const exampleTotal = { turnover: "1367.89", amount: "3.59" };

const cell = "tabular py-2 pl-2 text-right whitespace-nowrap max-[359px]:text-xs";

function Example() {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left text-quiet">{t`Example: a day at VIP 1`}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">{t`Games`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Bet`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Rate`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Rebate`}</th>
        </tr>
      </thead>
      <tbody>
        {example.map((line) => (
          <tr key={line.kind}>
            <th scope="row" className="py-2 text-left font-normal">
              {kindName(line.kind)}
            </th>
            <td className={cell}>{formatMoney(line.turnover)}</td>
            <td className={cell}>{formatPercent(line.rate)}</td>
            <td className={cell}>{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-2 text-left">{t`Together`}</th>
          <td className={cell}>{formatMoney(exampleTotal.turnover)}</td>
          <td className={cell}>–</td>
          <td className={cell}>{formatMoney(exampleTotal.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function HowItWorks({ rates }: { rates: ReactNode }) {
  return (
    <section aria-labelledby="rebates-how" className="card flex flex-col gap-4 p-5">
      <h2 id="rebates-how" className="text-lg font-semibold">{t`How it is reckoned`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`What you bet on a day, won or lost, is multiplied by the rate of your VIP level for that type of game.`}</li>
        <li>{t`Bets that were cancelled do not count. Each type is rounded down to the centavo.`}</li>
        <li>{t`The day ends at midnight in Brasília. From 04:00 the rebate can be claimed, for 30 days.`}</li>
        <li>{t`It is paid as cash and is to be bet once before it can be withdrawn.`}</li>
      </ul>
      <div>
        <h3 className="text-sm font-semibold">{t`Your rates now`}</h3>
        {rates}
      </div>
      <Example />
    </section>
  );
}
