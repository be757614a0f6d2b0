/** Every line of one's points, folded until somebody asks for it. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { type PointLine, pointsQuery } from "./api.ts";

function kindName(kind: PointLine["kind"]): string {
  const names: Record<PointLine["kind"], string> = {
    mission: t`Mission`,
    purchase: t`Bought in the shop`,
    refund: t`Given back`,
    expiry: t`Expired`,
  };
  return names[kind];
}

function Lines() {
  const query = useInfiniteQuery(pointsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ pages }) => {
        const lines = pages.flatMap(({ list }) => list);
        if (lines.length === 0) return <p className="text-sm text-quiet">{t`No points yet.`}</p>;
        return (
          <>
            <ul className="divide-y divide-edge">
              {lines.map(({ number, kind, change, at }) => (
                <li key={number} className="flex items-baseline gap-3 py-2 text-sm">
                  <span className="min-w-0 flex-1">{kindName(kind)}</span>
                  <span className="text-xs text-quiet">{formatTime(at)}</span>
                  <span className="tabular min-w-12 text-right font-medium">
                    {change > 0 ? `+${formatFigure(change)}` : `−${formatFigure(-change)}`}
                  </span>
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                look="quiet"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t`Show more`}
              </Button>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

export function PointHistory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      className="card"
      headClass="min-h-12 justify-between gap-3 px-5 text-sm font-medium"
      head={t`Points history`}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="flex flex-col gap-3 px-5 pb-5">{isOpen && <Lines />}</div>
    </Fold>
  );
}
