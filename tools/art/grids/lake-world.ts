/**
 * A lake in the forest by moonlight, as one great window of stained glass: the sky in rings of
 * panes around the moon, the water in bands, the leaves of water lilies on it.
 */
import { n, oklch, place } from "../svg.ts";
import type { Scene } from "./sceneries.ts";
import { bloom, LEAD } from "./stained-glass.ts";

const WATERLINE = 0.58;

function pane(path: string, fill: string, wide = 3): string {
  return `<path d="${path}" fill="${fill}" stroke="${LEAD}" stroke-width="${wide}"
 stroke-opacity=".8" stroke-linejoin="round"/>`;
}

/** Part of a ring around a point, from one angle to another. */
function ringPart(
  { x, y }: { readonly x: number; readonly y: number },
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): string {
  const at = (radius: number, angle: number): string =>
    `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`;
  const arc = (radius: number, sweep: 0 | 1): string => `A${n(radius)} ${n(radius)} 0 0 ${sweep} `;
  return `M${at(inner, from)}L${at(outer, from)}${arc(outer, 1)}${at(outer, to)}L${at(
    inner,
    to,
  )}${arc(inner, 0)}${at(inner, from)}Z`;
}

/** Rings of panes, the brightest around the moon; like bricks, none stands over another. */
function sky({ dice, size, x, y }: Scene, radius: number): string {
  const panes: string[] = [];
  const far = Math.hypot(size.width, size.height);
  for (let ring = 0, inner = radius; inner < far; ring += 1) {
    const outer = inner * (1.48 - Math.min(ring, 4) * 0.03);
    const count = 14 + Math.min(ring, 3) * 2;
    for (let index = 0; index < count; index += 1) {
      const angles = [index, index + 1].map((at) => ((at + ring * 0.5) / count) * 2 * Math.PI);
      const light = Math.max(0.24, 0.82 - ring * 0.165) + dice.between(-0.04, 0.05);
      const hue = 312 - Math.min(ring, 4) * 9 + dice.between(-14, 14);
      const fill = oklch(light, 0.085 + Math.min(ring, 4) * 0.02, hue);
      panes.push(pane(ringPart({ x, y }, [inner, outer], [angles[0] ?? 0, angles[1] ?? 0]), fill));
    }
    inner = outer;
  }
  return panes.join("");
}

function glassMoon({ dice, x, y }: Scene, radius: number): string {
  const rings = [
    [0.62, 1, 9],
    [0, 0.62, 5],
  ].map(([inner = 0, outer = 0, count = 1], ring) =>
    Array.from({ length: count }, (_, index) => {
      const angles = [index, index + 1].map((at) => ((at + ring * 0.3) / count) * 2 * Math.PI);
      const fill = oklch(0.97 - ring * 0.02 - dice.between(0, 0.07), 0.045, 96);
      const [from = 0, to = 0] = angles;
      return pane(ringPart({ x, y }, [inner * radius, outer * radius], [from, to]), fill, 4);
    }).join(""),
  );
  const halo = (size: number, opacity: number): string =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * size)}" fill="#fff6ff"
 opacity="${opacity}" filter="url(#blur20)"/>`;
  return `${halo(1.9, 0.28)}${halo(1.25, 0.6)}${rings.join("")}<circle cx="${n(x)}" cy="${n(y)}"
 r="${n(radius)}" fill="none" stroke="${LEAD}" stroke-width="6"/>`;
}

/** The far side of the lake: trees of round panes, one row behind the other. */
function woods({ dice, size }: Scene): string {
  const { width: w, height: h } = size;
  const wide = Math.min(w, h) * 0.075;
  const rows = [
    [0.515, 0.38, 268],
    [0.555, 0.29, 274],
  ].map(([at = 0, light = 0, hue = 0]) => {
    const panes: string[] = [];
    for (let from = -wide * dice.next(); from < w;) {
      const to = from + wide * dice.between(0.8, 1.5);
      const top = h * at + wide * dice.between(-0.3, 0.3);
      const round = `A${n((to - from) * 0.52)} ${n((to - from) * 0.5)} 0 0 1`;
      const path = `M${n(from)} ${n(h * WATERLINE)}V${n(top)}${round} ${n(to)} ${n(top)}V${n(
        h * WATERLINE,
      )}Z`;
      panes.push(pane(path, oklch(light + dice.between(-0.04, 0.04), 0.11, hue)));
      from = to;
    }
    return panes.join("");
  });
  return rows.join("");
}

/** Bands that grow towards the viewer, with the light's path in the middle of them. */
function lake({ dice, size, x }: Scene): string {
  const { width: w, height: h } = size;
  const bands = 9;
  const edgeAt = (band: number): number =>
    h * (WATERLINE + (1 - WATERLINE) * (band / bands) ** 1.35);
  const wave = (band: number, at: number): number =>
    edgeAt(band) +
    (band === 0 ? 0 : Math.sin(at / (w * 0.06) + band * 1.7) * Math.min(w, h) * 0.0032 * band);
  const panes: string[] = [];
  for (let band = 0; band < bands; band += 1) {
    let from = -w * dice.between(0, 0.12);
    while (from < w) {
      const to = from + w * dice.between(0.1, 0.2);
      const xs = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
      const over = xs.map((at) => `${n(at)} ${n(wave(band, at))}`);
      const under = xs.toReversed().map((at) => `${n(at)} ${n(wave(band + 1, at))}`);
      const away = Math.abs((from + to) / 2 - x) / w;
      const lit = Math.max(0, 1 - away / (0.1 + band * 0.015));
      const light = 0.46 - band * 0.03 + lit * 0.34 + dice.between(-0.03, 0.03);
      panes.push(pane(`M${[...over, ...under].join("L")}Z`, oklch(light, 0.11, 276 + lit * 26)));
      from = to;
    }
  }
  return panes.join("");
}

/** A leaf on the water with its rim turned up: the nearer, the larger and rounder. */
function pad(x: number, y: number, wide: number, tone: number): string {
  const [rx, ry] = [wide / 2, wide * 0.16];
  const green = ["#3fb06a", "#2f9462", "#52bf70"][tone % 3];
  const ellipse = (down: number, size: number, fill: string): string =>
    `<ellipse cx="${n(x)}" cy="${n(y + ry * down)}" rx="${n(rx * size)}" ry="${n(ry * size)}"
 fill="${fill}" stroke="${LEAD}" stroke-width="${n(Math.max(2, wide * 0.018))}"/>`;
  const ribs = [-0.86, -0.5, 0, 0.5, 0.86].flatMap((at) => {
    const reach = ry * Math.sqrt(1 - at * at) * 0.86;
    return [-1, 1].map(
      (side) => `M${n(x)} ${n(y)}L${n(x + rx * at * 0.86)} ${n(y + reach * side)}`,
    );
  });
  return `${ellipse(0.34, 1, "#b0487f")}${ellipse(0, 1, "#1f7a52")}${ellipse(0, 0.86, green ?? "")}
<path d="${ribs.join("")}" stroke="${LEAD}" stroke-width="${n(Math.max(1, wide * 0.01))}"
 opacity=".7"/>`;
}

/** A long leaf from the side, in two halves with ribs of lead. */
function blade(x: number, y: number, length: number, turn: number): string {
  const l = length;
  const half = (side: 1 | -1): string =>
    `M0 0C${n(l * 0.15)} ${n(l * 0.3 * side)} ${n(l * 0.65)} ${n(l * 0.34 * side)} ${n(l)} 0Z`;
  const ribs = [0.16, 0.32, 0.48, 0.64].flatMap((t) =>
    [-1, 1].map((side) => {
      const reach = l * 0.17 * Math.sin(Math.PI * (t + 0.16)) * side;
      return `M${n(l * t)} 0L${n(l * (t + 0.1))} ${n(reach)}`;
    }),
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">
${pane(half(-1), oklch(0.52, 0.14, 150), 5)}${pane(half(1), oklch(0.4, 0.11, 158), 5)}
<path d="${ribs.join("")}" stroke="${LEAD}" stroke-width="3" opacity=".75"/></g>`;
}

function bank({ size }: Scene): string {
  const { width: w, height: h } = size;
  const length = Math.min(w, h * 0.78) * 0.4;
  return [
    [0.16, -34],
    [0.06, 8],
    [0.52, -20],
    [0.7, -36],
  ]
    .map(([at = 0, turn = 0]) =>
      [blade(-18, h * at, length, turn), blade(w + 18, h * at, length, 180 - turn)].join(""),
    )
    .join("");
}

/** Sky, trees and water alone. */
export function glassLake(scene: Scene): string {
  const radius = scene.unit * 0.36;
  return `${sky(scene, radius)}${glassMoon(scene, radius)}${woods(scene)}${lake(scene)}`;
}

export function moonlitLake(scene: Scene): string {
  const { dice, size } = scene;
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  const pads = Array.from({ length: 18 }, (_, index) => {
    const t = ((index + dice.next()) / 18) ** 1.3;
    const wide = short * (0.08 + t * 0.3) * dice.between(0.85, 1.2);
    return pad(dice.next() * w, h * (0.61 + t * 0.35), wide, index);
  });
  const flowers = [
    [0.06, 0.66, 0.2],
    [0.95, 0.7, 0.22],
    [0.13, 0.86, 0.32],
    [0.88, 0.9, 0.36],
  ].map(([x = 0, y = 0, wide = 0]) =>
    place(bloom(), { x: w * x, y: h * y, width: short * wide, filter: "shadow" }),
  );
  return `${glassLake(scene)}
${pads.join("")}${bank(scene)}${flowers.join("")}`;
}
