import { scaleBand } from "d3-scale";
import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { heights } from "./chart-scale.ts";
import { cx } from "../cx.ts";

/** Amounts side by side, up or down from zero; what is below zero differs by shape and shade. */
export function BarChart(props: ChartProps) {
  const { points } = props;
  const values = points.map((point) => point.value);
  const { top, ticks } = heights(values);
  const bands = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, 100])
    .paddingInner(points.length > 40 ? 0.15 : 0.3)
    .paddingOuter(points.length > 4 ? 0.1 : 0.6);
  const start = (index: number) => bands(index) ?? 0;
  const left = (index: number) => start(index) + bands.bandwidth() / 2;
  return (
    <ChartFrame {...props} top={top} left={left} ticks={ticks}>
      {(chosen) =>
        values.map((value, index) => {
          const isBelow = value < 0;
          return (
            <span
              key={index}
              aria-hidden="true"
              className={cx(
                "absolute",
                isBelow ? "rounded-b-[3px] bg-quiet" : "rounded-t-[3px] bg-sea",
                index === chosen ? "opacity-100" : "opacity-55",
              )}
              style={{
                left: `${start(index)}%`,
                width: `${bands.bandwidth()}%`,
                top: `${Math.min(top(value), top(0))}%`,
                height: `${Math.abs(top(value) - top(0))}%`,
                // A small amount is still something: at least a hairline of it shows.
                minHeight: value === 0 ? 0 : 2,
              }}
            />
          );
        })
      }
    </ChartFrame>
  );
}
