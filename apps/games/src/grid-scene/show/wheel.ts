/** A wheel of equal segments, drawn as SVG: it turns behind a pointer at the top. */
import type { WheelSegment } from "@tucano/game-math/grid-slots/spins/ladder-spin.ts";

const SVG = "http://www.w3.org/2000/svg";

const colours: Readonly<Record<WheelSegment["kind"], readonly [string, string]>> = {
  climb: ["#2f9ee6", "#123a86"],
  coins: ["#ffb52e", "#b35408"],
  slip: ["#6b2a4a", "#2a0d24"],
};

export function shape(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Radians clockwise from the top. */
export function at(angle: number, radius: number): string {
  const turn = angle - Math.PI / 2;
  return `${Math.cos(turn) * radius} ${Math.sin(turn) * radius}`;
}

export function drawWheel(
  segments: readonly WheelSegment[],
  label: (segment: WheelSegment) => string,
): { wheel: SVGElement; face: SVGElement } {
  const wheel = shape("svg", { viewBox: "-110 -118 220 228", "aria-hidden": "true" });
  const defs = shape("defs", {});
  for (const [kind, [light, dark]] of Object.entries(colours)) {
    const fill = shape("radialGradient", {
      id: `wheel-${kind}`,
      gradientUnits: "userSpaceOnUse",
      cx: "0",
      cy: "0",
      r: "100",
    });
    fill.append(shape("stop", { offset: "0.2", "stop-color": dark }));
    fill.append(shape("stop", { offset: "1", "stop-color": light }));
    defs.append(fill);
  }
  const face = shape("g", {});
  const step = (Math.PI * 2) / segments.length;
  for (const [index, segment] of segments.entries()) {
    face.append(
      shape("path", {
        d: `M0 0L${at(index * step, 98)}A98 98 0 0 1 ${at((index + 1) * step, 98)}Z`,
        fill: `url(#wheel-${segment.kind})`,
        stroke: "#fff3c0",
        "stroke-width": "1.2",
      }),
      labelOf(label(segment), (index + 0.5) * (360 / segments.length)),
    );
  }
  const rim = shape("circle", { r: "101", fill: "none", stroke: "#ffd65a", "stroke-width": "7" });
  const inner = shape("circle", {
    r: "97",
    fill: "none",
    stroke: "#7a3d04",
    "stroke-width": "1.5",
  });
  const hub = shape("circle", { r: "17", fill: "#ffc43a", stroke: "#7a3d04", "stroke-width": "3" });
  const pointer = shape("path", {
    d: "M-13 -116H13L0 -88Z",
    fill: "#ff7a2e",
    stroke: "#fff3d0",
    "stroke-width": "2.5",
    "stroke-linejoin": "round",
  });
  wheel.append(defs, face, rim, inner, hub, pointer);
  return { wheel, face };
}

function labelOf(text: string, degrees: number): SVGElement {
  const words = shape("text", {
    transform: `rotate(${degrees}) translate(0 -72)`,
    "text-anchor": "middle",
    "dominant-baseline": "middle",
    fill: "#fff",
    "font-size": "15",
    "font-weight": "800",
    stroke: "#1a0d2a",
    "stroke-width": "3",
    "paint-order": "stroke",
  });
  words.textContent = text;
  return words;
}
