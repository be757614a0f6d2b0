/** The three worlds behind the heroes, for any size: jungle, sea and night. */
import { type Dice, n, oklch, type Size } from "./svg.ts";

interface Glow {
  x: number;
  y: number;
  radius: number;
  colours: readonly string[];
}

/** A radial gradient over the whole picture; the first colour is the light's. */
export function sky(id: string, size: Size, glow: Glow): string {
  const stops = glow.colours.map((colour, index) => {
    const offset = index / (glow.colours.length - 1);
    return `<stop offset="${n(offset)}" stop-color="${colour}"/>`;
  });
  return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(glow.x)}"
 cy="${n(glow.y)}" r="${n(glow.radius)}">${stops.join("")}</radialGradient></defs>
<rect width="${size.width}" height="${size.height}" fill="url(#${id})"/>`;
}

/** Beams of light from one point, soft at the end. */
export function rays(dice: Dice, glow: { x: number; y: number; radius: number }, light: string) {
  const beams: string[] = [];
  for (let index = 0; index < 18; index += 1) {
    const angle = (index / 18) * Math.PI * 2 + dice.between(-0.08, 0.08);
    const half = dice.between(0.035, 0.1);
    const point = (turn: number): string =>
      `${n(glow.x + Math.cos(turn) * glow.radius)} ${n(glow.y + Math.sin(turn) * glow.radius)}`;
    beams.push(`M${n(glow.x)} ${n(glow.y)}L${point(angle - half)}L${point(angle + half)}Z`);
  }
  const id = `rays-${Math.round(glow.x)}-${Math.round(glow.y)}`;
  return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(glow.x)}"
 cy="${n(glow.y)}" r="${n(glow.radius)}"><stop offset="0" stop-color="${light}"
 stop-opacity=".75"/><stop offset=".55" stop-color="${light}" stop-opacity=".28"/>
<stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<path d="${beams.join("")}" fill="url(#${id})" filter="url(#blur2)"/>`;
}

/** A row of treetops, hills or clouds: round shapes side by side down to the lower edge. */
export function treetops(dice: Dice, size: Size, at: { y: number; bump: number; colour: string }) {
  const circles: string[] = [];
  for (let x = -at.bump; x < size.width + at.bump; x += at.bump * dice.between(0.55, 0.95)) {
    const radius = at.bump * dice.between(0.6, 1.05);
    const y = at.y + dice.between(-0.35, 0.35) * at.bump;
    circles.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`);
  }
  const rest = `<rect x="0" y="${n(at.y)}" width="${size.width}" height="${size.height}"/>`;
  return `<g fill="${at.colour}">${circles.join("")}${rest}</g>`;
}

/** Half the width of a leaf of length one, where its edge passes `x`. */
function leafEdge(x: number): number {
  let [before, after] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const t = (before + after) / 2;
    if (bezier(t, 0.15, 0.65) + t ** 3 < x) before = t;
    else after = t;
  }
  return bezier(before, 0.3, 0.34);
}

/** What the two handles of a curve from 0 add to its place at `t`. */
const bezier = (t: number, first: number, second: number): number =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second;

/** A broad leaf from the origin to the right, with a midrib and veins. */
export function leaf(at: {
  x: number;
  y: number;
  length: number;
  turn: number;
  hue: number;
  light: number;
}): string {
  const l = at.length;
  const id = `leaf-${Math.round(at.x)}-${Math.round(at.y)}-${Math.round(at.turn)}`;
  const veins = [0.2, 0.34, 0.48, 0.62, 0.76].map((t) => {
    const x = l * t;
    const reach = l * 0.8 * leafEdge(t + 0.13);
    return (
      `M${n(x)} 0Q${n(x + l * 0.06)} ${n(-reach * 0.5)} ${n(x + l * 0.13)} ${n(-reach)}` +
      `M${n(x)} 0Q${n(x + l * 0.06)} ${n(reach * 0.5)} ${n(x + l * 0.13)} ${n(reach)}`
    );
  });
  const shape =
    `M0 0C${n(l * 0.15)} ${n(-l * 0.3)} ${n(l * 0.65)} ${n(-l * 0.34)} ${n(l)} 0` +
    `C${n(l * 0.65)} ${n(l * 0.34)} ${n(l * 0.15)} ${n(l * 0.3)} 0 0Z`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".6">
<stop offset="0" stop-color="${oklch(at.light * 0.5, 0.09, at.hue)}"/>
<stop offset=".6" stop-color="${oklch(at.light, 0.15, at.hue)}"/>
<stop offset="1" stop-color="${oklch(Math.min(0.9, at.light * 1.25), 0.17, at.hue - 20)}"/>
</linearGradient></defs><g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(at.turn)})">
<path d="${shape}" fill="url(#${id})"/><path d="M0 0Q${n(l * 0.5)} ${n(l * 0.03)} ${n(l * 0.95)} 0"
 stroke="${oklch(Math.min(0.92, at.light * 1.4), 0.13, at.hue - 20)}" stroke-width="${n(l / 45)}"
 fill="none" opacity=".8"/><path d="${veins.join("")}"
 stroke="${oklch(at.light * 1.2, 0.12, at.hue)}"
 stroke-width="${n(l / 90)}" fill="none" opacity=".6"/></g>`;
}

/** A palm frond: a bent stem with leaflets on both sides. */
export function frond(at: {
  x: number;
  y: number;
  length: number;
  turn: number;
  colour: string;
  bend: number;
}): string {
  const leaflets: string[] = [];
  for (let step = 2; step <= 14; step += 1) {
    const t = step / 14;
    const x = at.length * t;
    const y = at.bend * t * t;
    const reach = at.length * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12));
    for (const side of [-1, 1]) {
      const tip = `${n(x + reach * 0.75)} ${n(y + side * reach)}`;
      const near = `${n(x + reach * 0.1)} ${n(y + side * reach * 0.5)}`;
      const far = `${n(x + reach * 0.55)} ${n(y + side * reach * 0.45)}`;
      leaflets.push(`M${n(x)} ${n(y)}Q${near} ${tip}Q${far} ${n(x + at.length * 0.06)} ${n(y)}Z`);
    }
  }
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(at.turn)})" fill="${at.colour}">
<path d="${leaflets.join("")}"/><path d="M0 0Q${n(at.length * 0.5)} 0 ${n(at.length)} ${n(at.bend)}"
 stroke="${at.colour}" stroke-width="${n(at.length / 40)}" fill="none"/></g>`;
}

/** Four-pointed glints with a glow; none inside `quiet`, where the hero's face is. */
export function sparkles(
  dice: Dice,
  size: Size,
  quiet: { x: number; y: number; radius: number },
  count: number,
): string {
  const colour = "#fffdf0";
  const stars: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = dice.between(0.04, 0.96) * size.width;
    const y = dice.between(0.03, 0.72) * size.height;
    if (Math.hypot((x - quiet.x) / quiet.radius, (y - quiet.y) / quiet.radius) < 1) continue;
    const r = dice.between(3, 12) * (dice.next() < 0.25 ? 1.3 : 0.75);
    stars.push(glint(x, y, r));
  }
  return `<path d="${stars.join("")}" fill="${colour}" opacity=".5" filter="url(#blur2)"/>
<path d="${stars.join("")}" fill="${colour}" opacity=".95"/>`;
}

export function glint(x: number, y: number, r: number): string {
  const s = r * 0.14;
  return (
    `M${n(x)} ${n(y - r)}Q${n(x + s)} ${n(y - s)} ${n(x + r)} ${n(y)}` +
    `Q${n(x + s)} ${n(y + s)} ${n(x)} ${n(y + r)}Q${n(x - s)} ${n(y + s)} ${n(x - r)} ${n(y)}` +
    `Q${n(x - s)} ${n(y - s)} ${n(x)} ${n(y - r)}Z`
  );
}

/** Round lights out of focus. */
export function bokeh(dice: Dice, size: Size, count: number, colours: readonly string[]): string {
  const dots: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const r = dice.between(3, 22) * (size.width / 360) ** 0.5;
    dots.push(`<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * size.height)}"
 r="${n(r)}" fill="${dice.pick(colours)}" opacity="${n(dice.between(0.08, 0.3))}"/>`);
  }
  return `<g filter="url(#blur2)">${dots.join("")}</g>`;
}
