/**
 * The night of the ox: a sky of velvet with circles of sequins around the moon, ribbons above, old
 * houses, and hems of beads before them.
 */
import { n } from "../../svg.ts";
import type { Scene } from "../sceneries.ts";
import { THREAD } from "./stitches.ts";

const colours = [THREAD.red, THREAD.gold, THREAD.teal, THREAD.pink, THREAD.green, THREAD.orange];

/** Beads on circles, the farther out the fainter. */
function rings({ size, x, y, unit }: Scene, apart = 0.17): string {
  const far = Math.hypot(size.width, size.height) * 0.6;
  const count = Math.floor(far / (unit * apart));
  return Array.from({ length: count }, (_, index) => {
    const r = unit * (0.5 + index * apart);
    const wide = unit * (index % 3 === 0 ? 0.034 : 0.02);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none"
 stroke="${colours[index % 6] ?? ""}" stroke-width="${n(wide)}" stroke-linecap="round"
 stroke-dasharray="0 ${n(wide * 2.1)}" opacity="${n(Math.max(0.3, 0.9 - index * 0.05))}"/>`;
  }).join("");
}

function moon({ x, y, unit }: Scene): string {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const turn = (index * Math.PI) / 12;
    const [near, far] = [unit * 0.4, unit * (index % 2 === 0 ? 0.48 : 0.44)];
    return `M${n(x + Math.cos(turn) * near)} ${n(y + Math.sin(turn) * near)}L${n(
      x + Math.cos(turn) * far,
    )} ${n(y + Math.sin(turn) * far)}`;
  });
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.6)}" fill="#ff9ad0" opacity=".45"
 filter="url(#blur20)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.36)}" fill="#fff0c0"
 stroke="${THREAD.gold}" stroke-width="${n(unit * 0.03)}"/><path d="${rays.join("")}"
 stroke="${THREAD.gold}" stroke-width="${n(unit * 0.03)}" stroke-linecap="round"/>`;
}

/** Houses of São Luís: tiles on their fronts, doors with arches. */
function houses({ dice, size }: Scene): string {
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  const wide = short * 0.15;
  const walls = ["#5a2f9c", "#2f4fb0", "#8a2a7a", "#2a7a90"];
  return Array.from({ length: Math.ceil(w / wide) + 1 }, (_, index) => {
    const x = index * wide - wide * 0.3;
    const high = wide * dice.between(0.9, 1.6);
    const y = h * 0.78;
    const lit = [0.18, 0.6].map((at) => {
      const door = wide * 0.2;
      return `<path d="M${n(x + wide * at)} ${n(y)}v${n(-door * 1.6)}a${n(door / 2)} ${n(
        door / 2,
      )} 0 0 1 ${n(door)} 0v${n(door * 1.6)}Z" fill="#ffc85a"/>`;
    });
    return `<path d="M${n(x)} ${n(h)}V${n(y - high)}H${n(x + wide)}V${h}Z"
 fill="${walls[index % 4] ?? ""}" stroke="#1a0630" stroke-width="3"/><path d="M${n(x - 3)} ${n(
   y - high,
 )}L${n(x + wide * 0.2)} ${n(y - high - wide * 0.2)}H${n(x + wide * 0.8)}L${n(x + wide + 3)} ${n(
   y - high,
 )}Z" fill="#c2402a" stroke="#1a0630" stroke-width="3"/>${lit.join("")}`;
  }).join("");
}

/** Scallops of velvet with a hem of beads, one before the other. */
function hems({ size }: Scene): string {
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  return (["#4a1470", "#2c0a50", "#180530"] as const)
    .map((fill, row) => {
      const y = h * (0.8 + row * 0.065);
      const step = short * (0.2 - row * 0.02);
      const count = Math.ceil(w / step) + 1;
      const start = -step * (row % 2) * 0.5;
      const arcs = Array.from(
        { length: count },
        () => `a${n(step / 2)} ${n(step * 0.3)} 0 0 1 ${n(step)} 0`,
      );
      const edge = `M${n(start)} ${n(y)}${arcs.join("")}`;
      return `<path d="${edge}V${h}H${n(start)}Z" fill="${fill}"/><path d="${edge}" fill="none"
 stroke="${colours[(row * 2 + 1) % 6] ?? ""}" stroke-width="${n(short * 0.009)}"
 stroke-linecap="round" stroke-dasharray="0 ${n(short * 0.016)}"/>`;
    })
    .join("");
}

function ribbons({ size }: Scene): string {
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  const wide = short * 0.034;
  const count = Math.ceil(w / wide);
  return Array.from({ length: count }, (_, index) => {
    const t = Math.abs((index + 0.5) / count - 0.5) * 2;
    const long = h * (0.025 + 0.13 * t ** 2.4) * (index % 2 === 0 ? 1 : 0.86);
    const x = index * wide;
    return `<path d="M${n(x)} 0h${n(wide * 0.92)}v${n(long)}l${n(-wide * 0.46)} ${n(
      -wide * 0.4,
    )}l${n(-wide * 0.46)} ${n(wide * 0.4)}Z" fill="${colours[index % 6] ?? ""}"
 stroke="#1a0630" stroke-width="1.6"/>`;
  }).join("");
}

/** The sky alone, for a small picture. */
export function velvetSky(scene: Scene): string {
  return `${rings(scene, 0.5)}${moon(scene)}${hems(scene)}`;
}

export function nightOfTheOx(scene: Scene): string {
  return `${rings(scene)}${moon(scene)}${houses(scene)}${hems(scene)}${ribbons(scene)}`;
}
