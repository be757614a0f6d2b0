/** What was bet on each type of game, at which rate, and what that gives. */
import { t } from "@lingui/core/macro";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { ReactNode } from "react";
import { kindName } from "../../platform/games/game-kinds.ts";
import { formatPercent } from "../../platform/text.ts";

interface RateLine {
  readonly kind: GameType;
  readonly turnover: string;
  readonly rate: string;
  readonly amount: string;
}

interface RateTableProps {
  caption: ReactNode;
  lines: readonly RateLine[];
  total?: Pick<RateLine, "turnover" | "amount">;
}

const cell = "tabular py-2 pl-2 text-right whitespace-nowrap max-[359px]:text-xs";

export function RateTable({ caption, lines, total }: RateTableProps) {
  return (
    <table className="w-full text-sm">
      {caption}
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">{t`Games`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Bet`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Rate`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Rebate`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
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
      {total !== undefined && (
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-2 text-left">{t`Total`}</th>
            <td className={cell}>{formatMoney(total.turnover)}</td>
            <td className={cell}>–</td>
            <td className={cell}>{formatMoney(total.amount)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
