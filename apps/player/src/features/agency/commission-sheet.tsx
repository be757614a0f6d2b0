import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore } from "../../platform/records/record-list.tsx";
import { formatPercent, formatTime } from "../../platform/text.ts";
import { type Commission, type CommissionLine, commissionLinesQuery } from "./api.ts";
import { kindText, levelText } from "./kinds.ts";
import { periodText } from "./period-text.ts";

function about(line: CommissionLine): string {
  const parts = [
    levelText(line.level),
    ...(line.nth === 1 ? [t`first deposit`] : []),
    ...(line.at === null ? [] : [formatTime(line.at)]),
  ];
  return parts.join(" · ");
}

function Line({ line }: { line: CommissionLine }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium break-all">{line.account}</p>
        <p className="tabular text-xs text-quiet">{about(line)}</p>
      </div>
      <div className="tabular text-right text-sm whitespace-nowrap">
        <p>
          {formatMoney(line.base_amount)}
          {line.rate !== null && ` × ${formatPercent(line.rate)}`}
        </p>
        {line.amount !== null && <p className="font-semibold">{formatMoney(line.amount)}</p>}
      </div>
    </li>
  );
}

/** How play is added up, said once above the lines. */
function hintOf(kind: Commission["kind"]): string {
  if (kind === "recharge") return t`Each deposit is calculated separately and rounded down.`;
  if (kind === "betting")
    return t`What each person bet, by each game's contribution. Each level is added up first and rounded down once.`;
  return t`What the house won from each person. Below zero means the person won. Each level is added up first and rounded down once.`;
}

/** Line by line what made a commission up. */
export function CommissionSheet(props: { commission: Commission; onClose: () => void }) {
  const { commission, onClose } = props;
  const query = useInfiniteQuery(commissionLinesQuery(commission.kind, commission.period));
  return (
    <Sheet title={kindText(commission.kind)} closeLabel={t`Close`} onClose={onClose} isWide>
      <p className="tabular text-sm text-quiet">{periodText(commission)}</p>
      <p className="mb-2 text-sm text-quiet">{hintOf(commission.kind)}</p>
      <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
        {({ pages }) => (
          <>
            <ul className="divide-y divide-edge">
              {pages
                .flatMap((page) => page.list)
                .map((line, index) => (
                  <Line key={`${line.account}:${line.at}:${index}`} line={line} />
                ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryState>
    </Sheet>
  );
}
