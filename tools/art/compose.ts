/** How a game's picture is put together from its look: light, world, frame, hero, title. */
import { goldTitle } from "./lettering.ts";
import { sparkles } from "./scenery.ts";
import { type Dice, diceFor, lights, n, picture, restartScopes, type Size } from "./svg.ts";

/** tile: portrait 3:4, titled. wide: title on one side. bare: untitled. world: no hero either. */
export type Format = "tile" | "wide" | "bare" | "world";

export interface Scene {
  dice: Dice;
  size: Size;
  format: Format;
  /** Where the hero is and how wide. */
  hero: { x: number; y: number; width: number };
}

export interface Look {
  title: readonly string[];
  edge: string;
  inlay: string;
  rim: string;
  scrim: string;
  frame: readonly string[];
  back: (scene: Scene) => string;
  front: (scene: Scene) => string;
}

export function scrim(colour: string, size: Size, from: number): string {
  return `<defs><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${colour}" stop-opacity="0"/>
<stop offset=".55" stop-color="${colour}" stop-opacity=".78"/>
<stop offset="1" stop-color="${colour}"/></linearGradient></defs>
<rect x="0" y="${n(size.height * from)}" width="${size.width}"
 height="${n(size.height * (1 - from))}" fill="url(#scrim)"/>`;
}

/** A metal frame a little inside the edge: the hero drawn after it stands out of the picture. */
function frame(colours: readonly string[], size: Size): string {
  const inset = 7;
  const box = `x="${inset}" y="${inset}" width="${size.width - inset * 2}"
 height="${size.height - inset * 2}" rx="20" fill="none"`;
  const stops = colours.map(
    (colour, index) => `<stop offset="${n(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<defs><linearGradient id="frame" x1="0" y1="0" x2=".7" y2="1">${stops.join("")}
</linearGradient></defs><rect ${box} stroke="#000814" stroke-opacity=".5" stroke-width="11"/>
<rect ${box} stroke="url(#frame)" stroke-width="6"/>
<rect ${box} stroke="#fff" stroke-opacity=".55" stroke-width="1"/>`;
}

function quiet(hero: { x: number; y: number; width: number }) {
  return { x: hero.x, y: hero.y, radius: hero.width * 0.42 };
}

export function vignette(size: Size): string {
  return `<defs><radialGradient id="vignette" cx=".5" cy=".42" r=".75">
<stop offset=".6" stop-color="#000814" stop-opacity="0"/>
<stop offset="1" stop-color="#000814" stop-opacity=".62"/></radialGradient></defs>
<rect width="${size.width}" height="${size.height}" fill="url(#vignette)"/>`;
}

/** `key` is where its chance comes from: the game's code. */
export function composeTile(key: string, look: Look): string {
  restartScopes();
  const size = { width: 360, height: 480 };
  const hero = { x: 180, y: 180, width: 292 };
  const scene: Scene = { dice: diceFor(key), size, format: "tile", hero };
  const title = { x: 180, y: 446, width: 306, size: 76, edge: look.edge, inlay: look.inlay };
  return picture(
    size,
    `${lights(look.rim)}${look.back(scene)}${vignette(size)}
${frame(look.frame, size)}${look.front(scene)}${scrim(look.scrim, size, 0.62)}
<defs><clipPath id="foot"><rect y="345" width="360" height="135"/></clipPath></defs>
<g clip-path="url(#foot)">${frame(look.frame, size)}</g>
${sparkles(scene.dice, size, quiet(hero), 20)}${goldTitle(look.title, title)}`,
  );
}

/** Hero on the right, title on the left; `bare` leaves the left empty for HTML text. */
export function composeWide(
  key: string,
  look: Look,
  { size, format }: { size: Size; format: "wide" | "bare" },
): string {
  restartScopes();
  const { width: w, height: h } = size;
  const hero = { x: w * 0.72, y: h * 0.47, width: h * 0.74 };
  const scene: Scene = { dice: diceFor(`${key}/${format}/${w}`), size, format, hero };
  const title = {
    x: w * 0.27,
    y: h * 0.62,
    width: w * 0.44,
    size: h * 0.235,
    edge: look.edge,
    inlay: look.inlay,
  };
  const side = `<defs><linearGradient id="side"><stop offset="0" stop-color="${look.scrim}"
 stop-opacity=".86"/><stop offset=".62" stop-color="${look.scrim}" stop-opacity="0"/>
</linearGradient></defs><rect width="${w}" height="${h}" fill="url(#side)"/>`;
  const name = format === "wide" ? goldTitle(look.title, title) : "";
  return picture(
    size,
    `${lights(look.rim)}${look.back(scene)}${vignette(size)}
${format === "bare" ? side : side.replaceAll(".86", ".5")}${look.front(scene)}
${sparkles(scene.dice, size, quiet(hero), 34)}${name}`,
  );
}
