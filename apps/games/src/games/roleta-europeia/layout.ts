/**
 * Where each spot of the roulette table lies. `u` runs along the twelve rows, `v` across the three
 * columns; upright screens see u downwards, wide ones to the right.
 */
import { rouletteSpots } from "@tucano/game-math/games/roleta-europeia/game.ts";
import type { Box } from "../chip-tables/spot-board.ts";

interface Field {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}

const ROWS = 12;
const OUTSIDE = 0.92;
const WIDTH = 3 + 2 * OUTSIDE;
/**
 * Half of what a finger may miss a line or a corner by: a quarter of a number, so that what is left
 * of the number in the middle is as wide as the lines at its sides.
 */
const SLACK = 0.25;
/** How long the zero is, and the bets on columns: less on a wide screen, where rows are narrow. */
const ENDS = { upright: 1, wide: 0.86 };

const outside = ["low", "even", "red", "black", "odd", "high"];

function fieldOf(spot: string, numbers: readonly number[], end: number): Field {
  const dozen = /^dozen(\d)$/.exec(spot)?.[1];
  if (dozen !== undefined)
    return { u: [4 * Number(dozen) - 3, 4 * Number(dozen) + 1], v: [-OUTSIDE, 0] };
  const column = /^column(\d)$/.exec(spot)?.[1];
  if (column !== undefined) return { u: [13, 13 + end], v: [Number(column) - 1, Number(column)] };
  const place = outside.indexOf(spot);
  if (place >= 0) {
    return { u: [1 + 2 * place, 3 + 2 * place], v: [-2 * OUTSIDE, -OUTSIDE] };
  }
  const [first = 0] = numbers;
  if (numbers.length === 1) {
    if (first === 0) return { u: [1 - end, 1], v: [0, 3] };
    return { u: [rowOf(first), rowOf(first) + 1], v: [columnOf(first), columnOf(first) + 1] };
  }
  const [u, v] = crossingOf(numbers);
  return { u: [u - SLACK, u + SLACK], v: [v - SLACK, v + SLACK] };
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
  const end = isUpright ? ENDS.upright : ENDS.wide;
  const length = ROWS + 2 * end;
  return new Map(
    [...rouletteSpots].map(([spot, numbers]) => {
      const { u, v } = fieldOf(spot, numbers, end);
      const along = { at: (u[0] - 1 + end) / length, size: (u[1] - u[0]) / length };
      const size = (v[1] - v[0]) / WIDTH;
      const box = isUpright
        ? { x: (v[0] + 2 * OUTSIDE) / WIDTH, y: along.at, w: size, h: along.size }
        : { x: along.at, y: (3 - v[1]) / WIDTH, w: along.size, h: size };
      return [spot, box];
    }),
  );
}
