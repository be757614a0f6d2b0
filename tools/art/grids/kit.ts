/** What the drawings of the slots on grids share: a square of 100 units, gradients, other hues. */
import { type Drawing, n } from "../svg.ts";

/** A drawing of our own in a square of 100 units. */
export function own(body: string): Drawing {
  return { body, width: 100, height: 100 };
}

/** Light from the upper left: a gradient across a shape's box. */
export function across(id: string, colours: readonly string[]): string {
  return `<linearGradient id="${id}" x1=".1" y1="0" x2=".8"
 y2="1">${stops(colours)}</linearGradient>`;
}

export function down(id: string, colours: readonly string[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0"
 y2="1">${stops(colours)}</linearGradient>`;
}

/** Light inside a round shape. */
export function ball(id: string, colours: readonly string[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops(colours)}</radialGradient>`;
}

function stops(colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const offset = n(index / Math.max(1, colours.length - 1));
      return `<stop offset="${offset}" stop-color="${colour}"/>`;
    })
    .join("");
}

/** The same figure in another colour of its own: hues turned, and more or less of them. */
export function tinted(what: Drawing, turn: number, saturation = 1): Drawing {
  const { width, height } = what;
  const body = `<defs><filter id="tint" x="0" y="0" width="1" height="1"
 color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${turn}"/>
<feColorMatrix type="saturate" values="${saturation}"/></filter></defs>
<g filter="url(#tint)">${what.body}</g>`;
  return { body, width, height };
}

/** Points of a regular star or polygon around the middle, the first on top. */
export function around(count: number, radius: (index: number) => number, y = 50): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const r = radius(index);
    return `${n(50 + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  }).join("L");
}
