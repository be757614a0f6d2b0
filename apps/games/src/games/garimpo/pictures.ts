/** A cut stone in one of four colours, and a mine. */
import { svg } from "../arcade-kit/kit.ts";

const stones = [
  ["#b9ffe0", "#34d399", "#0b7a52"],
  ["#ffe9a8", "#ffbe3d", "#a8640c"],
  ["#bfe6ff", "#3fa9f5", "#14548f"],
  ["#ffc4d6", "#f0568b", "#8f1c4b"],
] as const;

export function gem(index: number): SVGElement {
  const [light, middle, dark] = stones[(index * 7) % stones.length] ?? stones[0];
  return svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, [
    svg("path", { d: "M14 9h20l9 12-19 21L5 21Z", fill: middle }),
    svg("path", { d: "M5 21h38L24 42Z", fill: dark }),
    svg("path", { d: "M16 21h16l-8 21Z", fill: middle }),
    svg("path", { d: "M14 9l2 12h16l2-12-10 3Z", fill: light }),
    svg("path", { d: "M14 9 5 21h11Z", fill: "#fff", opacity: 0.45 }),
    svg("path", { d: "M19 11.5l5-1.2 2 1-6 5.2Z", fill: "#fff", opacity: 0.85 }),
  ]);
}

export function mine(): SVGElement {
  return svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, [
    svg("path", { d: "M29 14c2-6 7-7 10-4", fill: "none", stroke: "#d8b98a", "stroke-width": 2.6 }),
    svg("circle", { cx: 39.5, cy: 10, r: 3.6, fill: "#ffd65a" }),
    svg("circle", { cx: 39.5, cy: 10, r: 1.8, fill: "#fff" }),
    svg("rect", {
      x: 24,
      y: 11,
      width: 9,
      height: 8,
      rx: 2,
      fill: "#4b5763",
      transform: "rotate(28 28 15)",
    }),
    svg("circle", { cx: 22, cy: 28, r: 14, fill: "#232b33" }),
    svg("circle", { cx: 22, cy: 28, r: 14, fill: "none", stroke: "#55636f", "stroke-width": 1.5 }),
    svg("ellipse", {
      cx: 17,
      cy: 22,
      rx: 5,
      ry: 3.4,
      fill: "#fff",
      opacity: 0.4,
      transform: "rotate(-32 17 22)",
    }),
  ]);
}
