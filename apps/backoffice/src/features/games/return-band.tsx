import { Plural, Trans } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";
import { formatFigure, formatPercent } from "../../platform/figures.ts";
import type { ReturnsRow } from "./queries.ts";

type Return = ReturnsRow["week"];

/** A drawn place needs no more than this of a figure; what is shown is the server's text. */
const placeOf = (percent: string, { from, to }: { from: number; to: number }) =>
  `${Math.min(100, Math.max(0, ((Number(percent) - from) / (to - from)) * 100))}%`;

/** The observed return and, below it, its position in the band that chance allows. */
export function ReturnBand({ of }: { of: Return }) {
  const { observed_percent: observed, from_percent: low, to_percent: high } = of;
  if (observed === null || low === null || high === null) {
    return (
      <span className="text-quiet">
        <Trans>Not played yet</Trans>
      </span>
    );
  }
  const deviation = formatFigure(of.deviation ?? "–");
  const width = Math.max(Number(high) - Number(low), 0.01);
  const scale = { from: Number(low) - width / 2, to: Number(high) + width / 2 };
  const isOutside = Number(observed) < Number(low) || Number(observed) > Number(high);
  return (
    <span className="inline-flex w-64 max-w-full flex-col gap-1 text-left">
      <span className="flex justify-between gap-2">
        <strong className={cx("tabular", of.is_alarming && "text-coral-text")}>
          {formatPercent(observed)}
        </strong>
        <span className="tabular text-xs text-quiet">
          <Trans>{deviation} σ</Trans>
        </span>
      </span>
      <span aria-hidden="true" className="relative h-2 rounded-full bg-surface-3">
        <span
          className="absolute inset-y-0 rounded-full bg-leaf/40"
          style={{ left: "25%", right: "25%" }}
        />
        <span
          className={cx(
            "absolute -top-0.5 h-3 w-1 -translate-x-1/2 rounded-full",
            isOutside ? "bg-coral" : "bg-text",
          )}
          style={{ left: placeOf(observed, scale) }}
        />
      </span>
      <span className="flex justify-between gap-2 text-xs text-quiet">
        <span className="tabular whitespace-nowrap">
          {formatPercent(low)} – {formatPercent(high)}
        </span>
        <span className="tabular">
          <Plural value={of.plays} one="# round" other="# rounds" />
        </span>
      </span>
    </span>
  );
}
