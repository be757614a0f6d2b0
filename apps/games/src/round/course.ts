/**
 * The course of a visit: what was won minus what was staked, after each round since the game was
 * opened. The net result is where it stands; drawn as a line it is the same figure with its past.
 */
import { type Centavos, ZERO } from "@tucano/contract/money.ts";

export function netOf(course: readonly Centavos[]): Centavos {
  return course.at(-1) ?? ZERO;
}

export interface CourseLine {
  /** An SVG path in a box of 100 by 100 that begins at nothing won and nothing lost. */
  readonly path: string;
  /** How far down in that box is nothing won and nothing lost. */
  readonly zeroY: number;
}

/** Each round is as wide as any other, and a loss as high as a gain of the same amount. */
export function lineOf(course: readonly Centavos[]): CourseLine {
  const points = [ZERO, ...course];
  const { most, least } = rangeOf(points);
  const range = most - least;
  const yOf = (net: number): number => (range === 0 ? 50 : round((100 * (most - net)) / range));
  const xOf = (index: number): number => round((100 * index) / Math.max(1, course.length));
  const path = points.map((net, index) => `${xOf(index)} ${yOf(net)}`).join("L");
  return { path: `M${path}`, zeroY: yOf(0) };
}

/** Not by spreading: a long evening is more than a call takes. */
function rangeOf(points: readonly Centavos[]): { most: number; least: number } {
  let [most, least] = [0, 0];
  for (const net of points) {
    most = Math.max(most, net);
    least = Math.min(least, net);
  }
  return { most, least };
}

const round = (value: number): number => Math.round(100 * value) / 100;
