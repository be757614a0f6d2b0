/** The wheel itself: a ring of coloured segments with lamps on its rim. */
import { svg } from "../arcade-kit/kit.ts";

const colours: readonly (readonly [number, string])[] = [
  [0, "#143a5e"],
  [120, "#4cc9f0"],
  [130, "#48e0c0"],
  [140, "#7be495"],
  [150, "#35c98f"],
  [170, "#8ddc5a"],
  [180, "#c5e04b"],
  [200, "#ffd23f"],
  [220, "#ffb52e"],
  [250, "#ff9a3d"],
  [300, "#ff7a4d"],
  [400, "#ff5c72"],
  [700, "#ef4f9a"],
  [1_400, "#c65bf0"],
];

/** Warmer the more it pays. */
export function colourOf(hundredths: number): string {
  return colours.findLast(([from]) => hundredths >= from)?.[1] ?? "#143a5e";
}

const RIM = 196;
const HOLE = 118;

const round = (value: number): number => Math.round(100 * value) / 100;

function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(200 + radius * Math.cos(angle))} ${round(200 + radius * Math.sin(angle))}`;
}

/** Segment 0 has its middle at the top; the others follow clockwise. */
export function drawWheel(pays: readonly number[]): SVGElement {
  const step = 360 / pays.length;
  const parts = pays.map((pay, index) => {
    const from = (index - 0.5) * step;
    const to = (index + 0.5) * step;
    const d =
      `M${at(HOLE, from)}L${at(RIM - 12, from)}A${RIM - 12} ${RIM - 12} 0 0 1 ${at(RIM - 12, to)}` +
      `L${at(HOLE, to)}A${HOLE} ${HOLE} 0 0 0 ${at(HOLE, from)}Z`;
    return svg("path", { d, fill: colourOf(pay), stroke: "#04122e", "stroke-width": 1.6 });
  });
  const lamps = Array.from({ length: 20 }, (_, index) => {
    const [cx = "0", cy = "0"] = at(RIM - 5, index * 18).split(" ");
    return svg("circle", { cx, cy, r: 2.6, fill: index % 2 === 0 ? "#fff6d0" : "#ffc94a" });
  });
  return svg("svg", { viewBox: "0 0 400 400", "aria-hidden": "true" }, [
    svg("circle", { cx: 200, cy: 200, r: RIM + 3, fill: "#0b2350" }),
    svg("circle", {
      cx: 200,
      cy: 200,
      r: RIM - 4,
      fill: "none",
      stroke: "#b9d8f2",
      "stroke-width": 14,
    }),
    svg("circle", {
      cx: 200,
      cy: 200,
      r: RIM - 4,
      fill: "none",
      stroke: "#3b6ba3",
      "stroke-width": 10,
    }),
    ...parts,
    svg("circle", {
      cx: 200,
      cy: 200,
      r: RIM - 26,
      fill: "none",
      stroke: "#fff",
      "stroke-width": 26,
      opacity: 0.08,
    }),
    ...lamps,
  ]);
}
