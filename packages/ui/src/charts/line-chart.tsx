import { area, line } from "d3-shape";
import { useId } from "react";
import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { heights } from "./chart-scale.ts";

/** How an amount went over time. The plot is drawn in percent, so it fits any container. */
export function LineChart(props: ChartProps) {
  const gradientId = useId();
  const { points } = props;
  const values = points.map((point) => point.value);
  const { top, ticks } = heights(values);
  const left = (index: number) => (points.length === 1 ? 50 : (index / (points.length - 1)) * 100);
  const stroke = line<number>((_, index) => left(index), top)(values) ?? "";
  const fill = area<number>((_, index) => left(index), top(0), top)(values) ?? "";
  return (
    <ChartFrame {...props} top={top} left={left} ticks={ticks}>
      {(chosen) => (
        <>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-sea"
          >
            <defs>
              <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
                <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
              </linearGradient>
            </defs>
            <path d={fill} fill={`url(#${gradientId})`} />
            <path
              d={stroke}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-dashed border-sea/50"
            style={{ left: `${left(chosen)}%` }}
          />
          <span
            aria-hidden="true"
            className={
              "absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 " +
              "border-surface-1 bg-sea-text"
            }
            style={{ left: `${left(chosen)}%`, top: `${top(values[chosen] ?? 0)}%` }}
          />
        </>
      )}
    </ChartFrame>
  );
}
