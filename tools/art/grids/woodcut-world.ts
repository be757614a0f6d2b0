/** The backlands as a woodcut: a sun in rays, mesas, cactuses, and leaflets on lines. */
import { n, place } from "../svg.ts";
import type { Scene } from "./sceneries.ts";
import { leaflets } from "./woodcuts.ts";

const INK = "#221712";

function beams({ x, y, size }: Scene): string {
  const reach = Math.hypot(size.width, size.height);
  const wedges = Array.from({ length: 18 }, (_, index) => {
    const from = (index / 18) * Math.PI * 2;
    const to = from + Math.PI / 18;
    const at = (angle: number) =>
      `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    return `M${n(x)} ${n(y)}L${at(from)}L${at(to)}Z`;
  });
  return `<path d="${wedges.join("")}" fill="#fff3c8" opacity=".22"/>`;
}

/** A table mountain with the strokes of the knife in its flank. */
function mesa(x: number, y: number, wide: number, tall: number, fill: string): string {
  const flank = Array.from({ length: 9 }, (_, index) => {
    const at = x - wide * 0.36 + (index / 8) * wide * 0.72;
    return `M${n(at)} ${n(y - tall * 0.86)}L${n(at + (at - x) * 0.22)} ${n(y - tall * 0.2)}`;
  });
  return `<path d="M${n(x - wide / 2)} ${n(y)}L${n(x - wide * 0.38)} ${n(y - tall)}H${n(
    x + wide * 0.38,
  )}L${n(x + wide / 2)} ${n(y)}Z" fill="${fill}" stroke="${INK}" stroke-width="5"
 stroke-linejoin="round"/><path d="${flank.join("")}" stroke="${INK}" stroke-width="3.5"
 stroke-linecap="round" opacity=".6"/>`;
}

function mandacaru(x: number, y: number, tall: number): string {
  const w = tall * 0.17;
  return `<g fill="#2f6a3a" stroke="${INK}" stroke-width="5" stroke-linejoin="round">
<path d="M${n(x - w * 1.8)} ${n(y - tall * 0.62)}v${n(tall * 0.2)}q0 ${n(w)} ${n(w)} ${n(w)}H${n(
    x,
  )}v${n(-w * 0.8)}H${n(x - w)}v${n(-tall * 0.2)}Z"/>
<path d="M${n(x + w * 2)} ${n(y - tall * 0.74)}v${n(tall * 0.26)}q0 ${n(w)} ${n(-w)} ${n(w)}H${n(
    x,
  )}v${n(-w * 0.8)}H${n(x + w * 1.2)}v${n(-tall * 0.26)}Z"/>
<path d="M${n(x - w / 2)} ${n(y)}V${n(y - tall)}q${n(w / 2)} ${n(-w)} ${n(w)} 0V${n(y)}Z"/></g>
<path d="M${n(x)} ${n(y - tall * 0.95)}V${n(y - 8)}" stroke="#e8d9a0" stroke-width="3"
 stroke-dasharray="7 9"/>`;
}

/** Booklets that hang on a line, as fairs sell them. */
function hanging({ size }: Scene, y: number, sag: number, phase: number): string {
  const { width: w, height: h } = size;
  const sheets = Object.values(leaflets);
  const count = Math.max(5, Math.round(w / 150));
  const drawn = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const at = h * y + h * sag * 4 * t * (1 - t);
    const what = sheets[(index + phase) % sheets.length];
    if (what === undefined) return "";
    const width = Math.min(96, h * 0.09);
    const tilt = ((index * 7) % 5) * 3 - 6;
    return `${place(what, { x: w * t, y: at + width * 0.52, width, tilt })}
<rect x="${n(w * t - 4)}" y="${n(at - 8)}" width="8" height="24" rx="2" fill="#c98a4a"
 stroke="${INK}" stroke-width="2"/>`;
  });
  return `<path d="M0 ${n(h * y)}Q${n(w / 2)} ${n(h * (y + sag * 2))} ${w} ${n(h * y)}"
 stroke="${INK}" stroke-width="4" fill="none"/>${drawn.join("")}`;
}

export function fair(scene: Scene): string {
  const { size, x, y, unit } = scene;
  const { width: w, height: h } = size;
  const ground = h * 0.76;
  const furrows = Array.from({ length: 7 }, (_, index) => {
    const at = ground + 18 + index * (h - ground) * 0.14;
    return `M0 ${n(at)}Q${n(w * 0.25)} ${n(at - 16)} ${n(w * 0.5)} ${n(at)}T${w} ${n(at)}`;
  });
  return `${beams(scene)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.46)}" fill="#fbd25a"
 stroke="${INK}" stroke-width="6"/>${mesa(w * 0.14, ground, w * 0.42, h * 0.2, "#b5532e")}
${mesa(w * 0.84, ground, w * 0.5, h * 0.26, "#a2432a")}
<rect y="${n(ground)}" width="${w}" height="${n(h - ground)}" fill="#8a3a22"/>
<path d="M0 ${n(ground)}H${w}" stroke="${INK}" stroke-width="6"/>
<path d="${furrows.join("")}" stroke="${INK}" stroke-width="4" fill="none" opacity=".5"/>
${mandacaru(w * 0.06, ground + 30, h * 0.3)}${mandacaru(w * 0.93, ground + 46, h * 0.36)}
${mandacaru(w * 0.76, ground + 10, h * 0.17)}${hanging(scene, 0.05, 0.035, 0)}`;
}
