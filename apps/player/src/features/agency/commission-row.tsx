import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { isZero } from "../../platform/money/amounts.ts";
import { OpeningRow } from "../../platform/records/rows.tsx";
import { formatPercent, formatTime } from "../../platform/text.ts";
import type { Commission } from "./api.ts";
import { CommissionSheet } from "./commission-sheet.tsx";
import { kindText, statusOf } from "./kinds.ts";
import { periodText } from "./period-text.ts";

const cell = "tabular py-2 pl-2 text-right max-[359px]:text-xs";

/** From the base by way of what was undone to the amount, level by level. */
function Levels({ commission }: { commission: Commission }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t`By level`}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">{t`Level`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Base`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Rate`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Amount`}</th>
        </tr>
      </thead>
      <tbody>
        {commission.levels.map((line) => (
          <tr key={line.level}>
            <th scope="row" className="py-2 text-left font-normal">
              {line.level}
            </th>
            <td className={cell}>
              {formatMoney(line.base_amount)}
              {!isZero(line.taken_back_amount) && (
                <span className="block text-xs text-quiet">
                  {t`less ${formatMoney(line.taken_back_amount)}`}
                </span>
              )}
            </td>
            <td className={cell}>
              {line.rate === null ? t`by deposit` : formatPercent(line.rate)}
            </td>
            <td className={cell}>{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When it is paid, or was; and why it is less than it was at first. */
function Story({ commission }: { commission: Commission }) {
  const earned = formatMoney(commission.earned_amount);
  const due = formatTime(commission.due_at);
  const paid = commission.paid_at === null ? "" : formatTime(commission.paid_at);
  const isLess = commission.earned_amount !== commission.amount;
  return (
    <div className="flex flex-col gap-1 text-sm text-quiet">
      {commission.status === "on_hold" && (
        <p>{t`Reviewed again and paid from ${due}. Until then it can only go down.`}</p>
      )}
      {commission.status === "under_review" && <p>{t`Our team reviews it before it's paid.`}</p>}
      {commission.status === "taken_back" && <p>{t`Nothing was left when it was due.`}</p>}
      {commission.status === "forfeited" && (
        <p>{t`Cancelled by the house. Support can tell you why.`}</p>
      )}
      {commission.paid_at !== null && <p>{t`Paid in cash on ${paid}.`}</p>}
      {isLess && <p>{t`It was ${earned} at first. Reversed deposits or bets were deducted.`}</p>}
    </div>
  );
}

export function CommissionRow({ commission }: { commission: Commission }) {
  const [isShowingLines, setShowingLines] = useState(false);
  const status = statusOf(commission.status);
  const isPaid = commission.status === "paid";
  return (
    <OpeningRow
      title={kindText(commission.kind)}
      text={periodText(commission)}
      side={
        <>
          <span className={`tabular font-semibold ${isPaid ? "text-leaf-text" : ""}`}>
            {formatMoney(commission.amount)}
          </span>
          <Badge tone={status.tone}>{status.text}</Badge>
        </>
      }
    >
      <Levels commission={commission} />
      <Story commission={commission} />
      <Button look="quiet" className="self-start" onClick={() => setShowingLines(true)}>
        {t`See line by line`}
      </Button>
      {isShowingLines && (
        <CommissionSheet commission={commission} onClose={() => setShowingLines(false)} />
      )}
    </OpeningRow>
  );
}
