/** Paths through the sea: smooth curves through a few points, swum at an even pace. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Region {
  readonly width: number;
  readonly height: number;
}

/** A place on the way, and the direction there, of length one. */
export interface Spot {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const SAMPLES = 48;
const FINE = 16;
const STRIDE = 4;

/** Four points of a Catmull-Rom curve: between the second and the third. */
function between([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d;
  const twist = 3 * b - a - 3 * c + d;
  return 0.5 * (2 * b + (c - a) * t + bend * t * t + twist * t ** 3);
}

/** The curve in short pieces: it begins and ends at the first and the last point. */
function trace(points: readonly Point[]): Point[] {
  const traced: Point[] = [];
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  for (let from = 0; from < points.length - 1; from += 1) {
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    for (let piece = 0; piece < FINE; piece += 1) {
      const t = piece / FINE;
      traced.push({ x: between([a.x, b.x, c.x, d.x], t), y: between([a.y, b.y, c.y, d.y], t) });
    }
  }
  return [...traced, at(points.length - 1)];
}

export class Lane {
  /** In pixels of the region that it was made for. */
  readonly length: number;
  /** x, y and direction, evenly spaced along the way. */
  readonly #spots = new Float32Array((SAMPLES + 1) * STRIDE);

  constructor(points: readonly Point[]) {
    const traced = trace(points);
    const reached = [0];
    for (const [index, point] of traced.entries()) {
      const last = traced[index - 1];
      if (last === undefined) continue;
      reached.push((reached.at(-1) ?? 0) + Math.hypot(point.x - last.x, point.y - last.y));
    }
    this.length = Math.max(1, reached.at(-1) ?? 1);
    this.#space(traced, reached);
    this.#direct();
  }

  /** The window changed its shape: everything on the way keeps its place in it. */
  stretch(byWidth: number, byHeight: number): void {
    const spots = this.#spots;
    for (let at = 0; at < spots.length; at += STRIDE) {
      spots[at] = (spots[at] ?? 0) * byWidth;
      spots[at + 1] = (spots[at + 1] ?? 0) * byHeight;
    }
    this.#direct();
  }

  /** After so many pixels; before the first and after the last it goes straight on. */
  at(travelled: number, spot: Spot): void {
    const place = (travelled / this.length) * SAMPLES;
    const from = Math.min(SAMPLES - 1, Math.max(0, Math.floor(place)));
    const t = place - from;
    const turn = Math.min(1, Math.max(0, t));
    const spots = this.#spots;
    const at = from * STRIDE;
    const mix = (offset: number, part: number): number => {
      const here = spots[at + offset] ?? 0;
      return here + ((spots[at + STRIDE + offset] ?? 0) - here) * part;
    };
    spot.x = mix(0, t);
    spot.y = mix(1, t);
    spot.dx = mix(2, turn);
    spot.dy = mix(3, turn);
  }

  spotAt(travelled: number): Spot {
    const spot = { x: 0, y: 0, dx: 1, dy: 0 };
    this.at(travelled, spot);
    return spot;
  }

  #space(traced: readonly Point[], reached: readonly number[]): void {
    let piece = 0;
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const wanted = (this.length * sample) / SAMPLES;
      while (piece < traced.length - 2 && (reached[piece + 1] ?? 0) < wanted) piece += 1;
      const [from, to] = [traced[piece], traced[piece + 1]];
      if (from === undefined || to === undefined) continue;
      const [start, end] = [reached[piece] ?? 0, reached[piece + 1] ?? 0];
      const t = end > start ? (wanted - start) / (end - start) : 0;
      this.#spots[sample * STRIDE] = from.x + (to.x - from.x) * t;
      this.#spots[sample * STRIDE + 1] = from.y + (to.y - from.y) * t;
    }
  }

  #direct(): void {
    const spots = this.#spots;
    const last = SAMPLES * STRIDE;
    for (let at = 0; at <= last; at += STRIDE) {
      const before = Math.max(0, at - STRIDE);
      const after = Math.min(last, at + STRIDE);
      const x = (spots[after] ?? 0) - (spots[before] ?? 0);
      const y = (spots[after + 1] ?? 0) - (spots[before + 1] ?? 0);
      const long = Math.hypot(x, y) || 1;
      spots[at + 2] = x / long;
      spots[at + 3] = y / long;
    }
  }
}

/** Points of the ways that are swum, in parts of the water; from the left, as 0 is an edge. */
const ways: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0.3],
    [0.25, 0.18],
    [0.5, 0.42],
    [0.75, 0.25],
    [1, 0.4],
  ],
  [
    [0, 0.75],
    [0.3, 0.88],
    [0.6, 0.6],
    [1, 0.78],
  ],
  [
    [0, 0.1],
    [0.35, 0.35],
    [0.62, 0.72],
    [1, 0.92],
  ],
  [
    [0, 0.9],
    [0.3, 0.62],
    [0.65, 0.4],
    [1, 0.08],
  ],
  // In, around, and out again where it came from.
  [
    [0, 0.12],
    [0.42, 0.08],
    [0.78, 0.3],
    [0.7, 0.62],
    [0.35, 0.7],
    [0, 0.86],
  ],
  [
    [0, 0.8],
    [0.5, 0.9],
    [0.82, 0.62],
    [0.6, 0.3],
    [0.25, 0.32],
    [0, 0.2],
  ],
  [
    [0, 0.5],
    [0.2, 0.15],
    [0.42, 0.5],
    [0.62, 0.85],
    [0.82, 0.5],
    [1, 0.3],
  ],
  [
    [0, 0.45],
    [0.5, 0.55],
    [1, 0.5],
  ],
];

/** What decides where a way leads: how much room its swimmers need beside it, and chance. */
interface Draft {
  readonly region: Region;
  /** Half as wide as what swims there, in pixels. */
  readonly reach: number;
  /** Along the ground, or anywhere. */
  readonly isLow: boolean;
  /** Always to be seen whole. */
  readonly isWhole: boolean;
  readonly next: () => number;
}

/** Above the gun, and as far outside at both ends as nothing is seen. */
const WATER_TOP = 0.03;
const WATER_BOTTOM = 0.88;
const GROUND = 0.74;
/** Above and below a way: the edges of a broad school may leave the picture for a moment. */
const LEAST_ROOM = 0.5;

export function layLane({ region, reach, isLow, isWhole, next }: Draft): Lane {
  const { width, height } = region;
  const isFromLeft = next() < 0.5;
  const way = ways[Math.floor(next() * ways.length)] ?? [];
  const edge = reach * (isWhole ? 1 : LEAST_ROOM);
  const top = Math.min(height * 0.4, height * WATER_TOP + edge);
  const room = Math.max(height * 0.06, height * WATER_BOTTOM - edge - top);
  const lift = (next() - 0.5) * 0.3;
  const points = (isLow ? [[0, 0] as const, [0.5, 0] as const, [1, 0] as const] : way).map(
    ([x, y], index, all): Point => {
      const isEnd = index === 0 || index === all.length - 1;
      const outside = x === 0 ? -reach : width + reach;
      const across = isEnd ? outside : x * width;
      const deep = top + room * Math.min(1, Math.max(0, y + lift));
      return {
        x: isFromLeft ? across : width - across,
        y: isLow ? Math.max(height * GROUND, height * 0.8 - reach * 0.4) : deep,
      };
    },
  );
  return new Lane(points);
}
