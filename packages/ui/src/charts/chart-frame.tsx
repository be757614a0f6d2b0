import { type PointerEvent, type ReactNode, useState } from "react";
import { cx } from "../cx.ts";

interface ChartPoint {
  label: string;
  value: number;
}

/** What a chart needs to be told; both kinds take the same. */
export interface ChartProps {
  /** What the chart shows: its name for readers, and the caption of its table. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Of the plot alone, in pixels. */
  height?: number;
}

interface FrameProps extends ChartProps {
  ticks: readonly number[];
  /** A value's position, in percent from the top. */
  top: (value: number) => number;
  /** The middle of a point, in percent from the left. */
  left: (index: number) => number;
  /** The drawing; it receives the chosen point. */
  children: (chosen: number) => ReactNode;
}

/** At most this many labels are under a plot, so that they never touch at 320 pixels. */
const mostLabels = 4;

/** Which points get a label: the first, the last, and evenly some between. */
function labelled(count: number): number[] {
  if (count <= mostLabels) return Array.from({ length: count }, (_, index) => index);
  const step = (count - 1) / (mostLabels - 1);
  return Array.from({ length: mostLabels }, (_, index) => Math.round(index * step));
}

/** What lies nearest to where a finger or pointer is. */
function nearest(count: number, left: (index: number) => number, percent: number): number {
  let best = 0;
  for (let index = 1; index < count; index += 1) {
    if (Math.abs(left(index) - percent) < Math.abs(left(best) - percent)) best = index;
  }
  return best;
}

/** The column of amounts is as wide as its widest one: all of them lie in one grid cell. */
function Amounts({ ticks, top, format }: Pick<FrameProps, "ticks" | "top" | "format">) {
  return (
    <div aria-hidden="true" className="relative grid text-right text-xs text-quiet tabular">
      {ticks.map((tick) => (
        <span key={tick} className="invisible col-start-1 row-start-1 whitespace-nowrap">
          {format(tick)}
        </span>
      ))}
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${top(tick)}%` }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

/** Labels at the ends stay inside the plot; those between are centred under their points. */
function Labels({ points, left }: Pick<FrameProps, "points" | "left">) {
  const shown = labelled(points.length);
  return (
    <div aria-hidden="true" className="relative h-4 text-xs text-quiet tabular">
      {shown.map((index) => {
        const isFirst = index === 0 && points.length > 1;
        const isLast = index === points.length - 1 && points.length > 1;
        return (
          <span
            key={index}
            className={cx(
              "absolute whitespace-nowrap",
              isFirst && "left-0",
              isLast && "right-0",
              !isFirst && !isLast && "-translate-x-1/2",
            )}
            style={isFirst || isLast ? undefined : { left: `${left(index)}%` }}
          >
            {points[index]?.label}
          </span>
        );
      })}
    </div>
  );
}

/** The same figures as a table, for screen readers: a table alone is never cut to size. */
function Table({ label, points, format }: ChartProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What line and bar charts have in common: amounts at the left, labels below, and one chosen point
 * whose figure stands above. The chosen point is a native slider laid over the plot, so arrows,
 * fingers and readers move it as they move any slider.
 */
export function ChartFrame(props: FrameProps) {
  const { label, points, format, ticks, top, left, height = 176 } = props;
  const [chosenIndex, setChosenIndex] = useState<number | undefined>(undefined);
  const last = points.length - 1;
  const chosen = Math.min(chosenIndex ?? last, last);
  const point = points[chosen];
  if (point === undefined) return null;
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    setChosenIndex(nearest(points.length, left, ((event.clientX - box.left) / box.width) * 100));
  };
  return (
    <figure className="m-0 min-w-0">
      <p aria-hidden="true" className="flex items-baseline gap-2">
        <span className="text-lg font-semibold tabular">{format(point.value)}</span>
        <span className="text-xs text-quiet">{point.label}</span>
      </p>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
        <Amounts ticks={ticks} top={top} format={format} />
        <div className="relative" style={{ height }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={cx(
                "absolute inset-x-0 border-t",
                tick === 0 ? "border-line" : "border-line/40",
              )}
              style={{ top: `${top(tick)}%` }}
            />
          ))}
          {props.children(chosen)}
          <input
            type="range"
            aria-label={label}
            aria-valuetext={`${point.label}: ${format(point.value)}`}
            min={0}
            max={last}
            step={1}
            value={chosen}
            onChange={(event) => setChosenIndex(event.currentTarget.valueAsNumber)}
            onPointerMove={follow}
            onPointerLeave={() => setChosenIndex(undefined)}
            className={cx(
              "peer absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y appearance-none",
              "opacity-0",
            )}
          />
          <span
            aria-hidden="true"
            className={cx(
              "pointer-events-none absolute -inset-1 rounded-tile",
              "peer-focus-visible:outline-2 peer-focus-visible:outline-beak-text",
            )}
          />
        </div>
        <span />
        <Labels points={points} left={left} />
      </div>
      <Table label={label} points={points} format={format} />
    </figure>
  );
}
