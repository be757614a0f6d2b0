import { scaleLinear } from "d3-scale";

/**
 * Heights in percent from the top, with zero always among them: a chart never starts in mid-air.
 */
export function heights(values: readonly number[]) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([100, 0])
    .nice(4);
  // A chart of nothing but zeros has one line to stand on, and no scale to read. People and
  // centavos have no halves: two lines would bear the same number.
  const ticks = low === high ? [0] : scale.ticks(4).filter(Number.isInteger);
  return { top: (value: number) => scale(value), ticks };
}
