/** What the places behind the arcade's boards are drawn with: two layers and a few brushes. */
import { frond } from "../scenery.ts";
import { type Dice, n, type Size } from "../svg.ts";

/** One layer stands, the other passes before it: between them a place gets its depth. */
export interface Place {
  /** Fills the stage; what matters stands beside the middle, where the board is. */
  readonly back: (dice: Dice, size: Size) => string;
  /** Stands at the lower edge, transparent above. */
  readonly near: (dice: Dice, size: Size) => string;
}

/** Colours from the upper edge to the lower, each where it is named. */
export function wash(id: string, size: Size, stops: readonly (readonly [number, string])[]) {
  const drawn = stops.map(([at, colour]) => `<stop offset="${n(at)}" stop-color="${colour}"/>`);
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${drawn.join("")}
</linearGradient></defs><rect width="${size.width}" height="${size.height}" fill="url(#${id})"/>`;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** Light without an edge. */
export function glow({ x, y, radius, colour, opacity = 1 }: Spot): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}"
 stop-opacity="${n(opacity)}"/><stop offset=".35" stop-color="${colour}"
 stop-opacity="${n(opacity * 0.42)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>
</radialGradient></defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`;
}

export function stars(dice: Dice, size: Size, count: number, lowest: number): string {
  const dots = Array.from(
    { length: count },
    () => `<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * lowest)}"
 r="${n(dice.between(0.5, 2))}" opacity="${n(dice.between(0.25, 1))}"/>`,
  );
  return `<g fill="#fff">${dots.join("")}</g>`;
}

export interface Ridge {
  readonly y: number;
  readonly rise: number;
  readonly step: number;
  readonly colours: readonly [string, string];
}

/** Mountains from edge to edge: broken lines, lighter at their peaks. */
export function ridge(dice: Dice, size: Size, { y, rise, step, colours }: Ridge): string {
  const id = `ridge-${Math.round(y)}`;
  let path = `M-20 ${size.height}V${n(y)}`;
  for (let x = -20, wide = step; x < size.width + step; x += wide) {
    wide = step * dice.between(0.5, 1.5);
    const peak = y - rise * dice.between(0.45, 1);
    const saddle = y - rise * dice.between(0, 0.4);
    path += `L${n(x + wide * dice.between(0.3, 0.5))} ${n(peak)}`;
    path += `L${n(x + wide * dice.between(0.62, 0.7))} ${n((peak + saddle) / 2)}`;
    path += `L${n(x + wide)} ${n(saddle)}`;
  }
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${colours[0]}"/><stop offset=".8" stop-color="${colours[1]}"/>
</linearGradient></defs><path d="${path}V${size.height}Z" fill="url(#${id})"/>`;
}

/** Blades of grass side by side, from a line downwards. */
export function grass(dice: Dice, size: Size, { y, height, colour }: Blades): string {
  let path = "";
  for (let x = -8; x < size.width + 8; x += dice.between(5, 11)) {
    const tip = y - height * dice.between(0.35, 1);
    const lean = dice.between(-0.5, 0.5) * height;
    path += `M${n(x - 4)} ${n(y + 6)}Q${n(x)} ${n((y + tip) / 2)} ${n(x + lean)} ${n(tip)}`;
    path += `Q${n(x + 5)} ${n((y + tip) / 2)} ${n(x + 5)} ${n(y + 6)}Z`;
  }
  return `<path d="${path}" fill="${colour}"/>
<rect y="${n(y)}" width="${size.width}" height="${n(size.height - y)}" fill="${colour}"/>`;
}

interface Blades {
  readonly y: number;
  readonly height: number;
  readonly colour: string;
}

interface Palm {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  /** How far its crown stands beside its foot. */
  readonly lean: number;
  readonly colour: string;
}

/** A palm against the light. */
export function palm({ x, foot, height, lean, colour }: Palm): string {
  const top = { x: x + lean, y: foot - height };
  const crown = [-172, -142, -112, -68, -38, -8, 16, 164].map((turn) =>
    frond({
      ...top,
      length: Math.min(170, height * 0.42),
      turn,
      colour,
      bend: Math.abs(turn) > 90 ? -34 : 34,
    }),
  );
  const half = { x: x + lean * 0.3, y: foot - height * 0.5 };
  return `<path d="M${n(x - 13)} ${n(foot)}Q${n(half.x)} ${n(half.y)} ${n(top.x - 5)} ${n(top.y)}
H${n(top.x + 5)}Q${n(half.x + 16)} ${n(half.y)} ${n(x + 13)} ${n(foot)}Z" fill="${colour}"/>
${crown.join("")}`;
}
