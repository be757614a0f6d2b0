/**
 * Where each spot of the roulette table lies. `u` runs along the twelve rows, `v` across the three
 * columns; upright screens see u downwards, wide ones to the right.
 */
import { rouletteSpots } from "@tucano/game-math/tables/roulette.ts";
import type { Box } from "../chip-tables/spot-board.ts";

interface Field {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}

/** Zero, twelve rows, and the bets on columns. */
const LENGTH = 14;
const OUTSIDE = 0.85;
const WIDTH = 3 + 2 * OUTSIDE;
/** Half of what a finger may miss a line or a corner by. */
const SLACK_U = 0.26;
const SLACK_V = 0.2;

const outside = ["low", "even", "red", "black", "odd", "high"];

function fieldOf(spot: string, numbers: readonly number[]): Field {
  const dozen = /^dozen(\d)$/.exec(spot)?.[1];
  if (dozen !== undefined)
    return { u: [4 * Number(dozen) - 3, 4 * Number(dozen) + 1], v: [-OUTSIDE, 0] };
  const column = /^column(\d)$/.exec(spot)?.[1];
  if (column !== undefined) return { u: [13, LENGTH], v: [Number(column) - 1, Number(column)] };
  const place = outside.indexOf(spot);
  if (place >= 0) {
    return { u: [1 + 2 * place, 3 + 2 * place], v: [-2 * OUTSIDE, -OUTSIDE] };
  }
  const [first = 0] = numbers;
  if (numbers.length === 1) {
    if (first === 0) return { u: [0, 1], v: [0, 3] };
    return { u: [rowOf(first), rowOf(first) + 1], v: [columnOf(first), columnOf(first) + 1] };
  }
  const [u, v] = crossingOf(numbers);
  return { u: [u - SLACK_U, u + SLACK_U], v: [v - SLACK_V, v + SLACK_V] };
}

const rowOf = (number: number): number => Math.ceil(number / 3);
const columnOf = (number: number): number => (number - 1) % 3;

/** The point at which the chip lies: on a line, a corner, or the edge of a row. */
function crossingOf(numbers: readonly number[]): readonly [number, number] {
  const others = numbers.filter((number) => number !== 0);
  const columns = others.map(columnOf);
  const low = Math.min(...columns);
  const high = Math.max(...columns);
  if (others.length < numbers.length) {
    if (others.length === 3) return [1, 0];
    return [1, others.length === 1 ? low + 0.5 : high];
  }
  const rows = others.map(rowOf);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const u = top === bottom ? top + 0.5 : bottom;
  if (high - low === 2) return [u, 0];
  return [u, high === low ? low + 0.5 : high];
}

export function rouletteBoxes(isUpright: boolean): ReadonlyMap<string, Box> {
  return new Map(
    [...rouletteSpots].map(([spot, numbers]) => {
      const { u, v } = fieldOf(spot, numbers);
      const along = { at: u[0] / LENGTH, size: (u[1] - u[0]) / LENGTH };
      const size = (v[1] - v[0]) / WIDTH;
      const box = isUpright
        ? { x: (v[0] + 2 * OUTSIDE) / WIDTH, y: along.at, w: size, h: along.size }
        : { x: along.at, y: (3 - v[1]) / WIDTH, w: along.size, h: size };
      return [spot, box];
    }),
  );
}
