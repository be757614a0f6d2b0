/**
 * The picture of a verification code: letters of our own strokes, bent, and cut into short pieces
 * that lie in no order among decoys, so that the file itself does not spell the code.
 */
import type { Random } from "../../platform/random.ts";

type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Polylines on a grid 4 wide and 6 high. No letter that resembles another of the list. */
const glyphs: Readonly<Record<string, string>> = {
  A: "0,6 2,0 4,6 | 0.8,4 3.2,4",
  C: "4,1 3,0.1 1.5,0 0.4,1.2 0,3 0.4,4.8 1.5,6 3,5.9 4,5",
  E: "4,0 0,0 0,6 4,6 | 0,3 3,3",
  F: "4,0 0,0 0,6 | 0,3 3,3",
  H: "0,0 0,6 | 4,0 4,6 | 0,3 4,3",
  K: "0,0 0,6 | 4,0 0,3.4 | 1.4,2.4 4,6",
  L: "0,0 0,6 4,6",
  M: "0,6 0.3,0 2,3.6 3.7,0 4,6",
  N: "0,6 0,0 4,6 4,0",
  P: "0,6 0,0 2.5,0 3.8,0.8 3.8,2.4 2.5,3.2 0,3.2",
  R: "0,6 0,0 2.5,0 3.8,0.8 3.8,2.4 2.5,3.2 0,3.2 | 1.8,3.2 4,6",
  T: "0,0 4,0 | 2,0 2,6",
  X: "0,0 4,6 | 4,0 0,6",
  Y: "0,0 2,3 4,0 | 2,3 2,6",
  3: "0.2,0.6 1.6,0 3.4,0.4 3.6,2 2.2,2.9 3.8,3.6 3.8,5.2 2,6 0,5.3",
  4: "3,6 3,0 0,4 4,4",
  7: "0,0 4,0 1.6,6",
};

function linesOf(letter: string): Point[][] {
  const pointOf = (text: string): Point => {
    const [x = 0, y = 0] = text.split(",").map(Number);
    return [x, y];
  };
  return (glyphs[letter] ?? "").split(" | ").map((line) => line.split(" ").map(pointOf));
}

export const captchaAlphabet = Object.keys(glyphs).join("");

const WIDTH = 168;
const HEIGHT = 56;
const MARGIN = 14;
const UNIT = 5.4;
const PIECES_PER_STROKE = 4;
const DECOYS = 5;
/** Brand colours: light strokes on the night's ground. */
const GROUND = "#0d2129";
const INKS = ["#ffa94d", "#ffd166", "#7ee0b0"] as const;

/** An SVG data URI that shows `code`. */
export function drawCaptcha(code: string, random: Random): string {
  const between = (low: number, high: number) =>
    low + (random.integer(10_001) / 10_000) * (high - low);
  const bend = waves(between);
  const pitch = (WIDTH - 2 * MARGIN) / code.length;
  const segments: Segment[] = [];
  code.split("").forEach((letter, index) => {
    const place = placement(MARGIN + pitch * (index + 0.5), between);
    for (const line of linesOf(letter)) {
      segments.push(...cut(line.map(place)).map((piece) => piece.map(bend) as unknown as Segment));
    }
  });
  for (let decoy = 0; decoy < DECOYS; decoy += 1) {
    const start: Point = [between(0, WIDTH), between(0, HEIGHT)];
    segments.push([start, [start[0] + between(-9, 9), start[1] + between(-9, 9)]]);
  }
  const path = shuffle(segments, random)
    .map(([from, to]) => `M${at(from)}L${at(to)}`)
    .join("");
  return toDataUri(path, INKS[random.integer(INKS.length)] ?? INKS[0]);
}

function toDataUri(path: string, ink: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="${GROUND}"/>` +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

type Between = (low: number, high: number) => number;

/** A letter's place: its own size, slant and tilt. */
function placement(centre: number, between: Between): (point: Point) => Point {
  const scaleX = UNIT * between(0.8, 1);
  const scaleY = UNIT * between(0.9, 1.15);
  const angle = between(-0.28, 0.28);
  const slant = between(-0.25, 0.25);
  const middle = HEIGHT / 2 + between(-4, 4);
  const jitter = () => between(-0.14, 0.14);
  return ([x, y]) => {
    const localX = (x - 2 + jitter() - (y - 3) * slant) * scaleX;
    const localY = (y - 3 + jitter()) * scaleY;
    return [
      centre + localX * Math.cos(angle) - localY * Math.sin(angle),
      middle + localX * Math.sin(angle) + localY * Math.cos(angle),
    ];
  };
}

/** One slow wave through the whole picture, so that straight lines are none. */
function waves(between: Between): (point: Point) => Point {
  const heightX = between(1, 2.5);
  const heightY = between(1.5, 3);
  const lengthX = between(9, 15);
  const lengthY = between(14, 24);
  const phase = between(0, 6.3);
  return ([x, y]) => [
    x + heightX * Math.sin(y / lengthX + phase),
    y + heightY * Math.sin(x / lengthY + phase * 2),
  ];
}

function cut(line: readonly Point[]): Segment[] {
  const pieces: Segment[] = [];
  for (let corner = 1; corner < line.length; corner += 1) {
    const from = line[corner - 1];
    const to = line[corner];
    if (from === undefined || to === undefined) continue;
    for (let piece = 0; piece < PIECES_PER_STROKE; piece += 1) {
      pieces.push([
        pointAlong(from, to, piece / PIECES_PER_STROKE),
        pointAlong(from, to, (piece + 1) / PIECES_PER_STROKE),
      ]);
    }
  }
  return pieces;
}

function pointAlong(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    const kept = shuffled[last];
    const moved = shuffled[other];
    if (kept === undefined || moved === undefined) continue;
    shuffled[last] = moved;
    shuffled[other] = kept;
  }
  return shuffled;
}

function at([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
