/** Worlds for the tiles: a light, a sky, and what stands in it, in the colours of each game. */
import type { Scene } from "../compose.ts";
import { bokeh, leaf, rays, sky, treetops } from "../scenery.ts";
import { underParasol } from "../grids/carnival-world.ts";
import { velvetSky } from "../grids/embroidery/world.ts";
import { glassLake } from "../grids/lake-world.ts";
import { emoji, n, place, type Size } from "../svg.ts";

export interface Ground {
  kind:
    | "jungle"
    | "sea"
    | "night"
    | "felt"
    | "beach"
    | "cave"
    | "stadium"
    | "street"
    | "reef"
    | "window"
    | "parasol"
    | "velvet";
  /** From the light outwards. */
  sky: readonly string[];
  /** Far, near. */
  land: readonly [string, string];
  lights: readonly string[];
}

const lightOf = ({ hero, size }: Scene) => ({
  x: hero.x,
  y: hero.y - hero.width * 0.08,
  radius: size.height * 0.95,
});

/** A bright disc behind the hero, so that it stands out of any ground. */
function halo({ hero }: Scene, colour: string): string {
  return `<circle cx="${n(hero.x)}" cy="${n(hero.y)}" r="${n(hero.width * 0.56)}" fill="${colour}"
 opacity=".4" filter="url(#blur20)"/>`;
}

function stars({ dice, size }: Scene, count: number): string {
  const dots = Array.from(
    { length: count },
    () => `<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * size.height * 0.66)}"
 r="${n(dice.between(0.5, 1.9))}" opacity="${n(dice.between(0.3, 1))}"/>`,
  );
  return `<g fill="#fff">${dots.join("")}</g>`;
}

function hills(scene: Scene, [far, near]: Ground["land"], y = 0.58): string {
  const { dice, size } = scene;
  const unit = Math.min(size.width, size.height);
  return `<g opacity=".75" filter="url(#blur2)">
${treetops(dice, size, { y: size.height * y, bump: unit * 0.1, colour: far })}</g>
<g opacity=".95">
${treetops(dice, size, { y: size.height * (y + 0.13), bump: unit * 0.13, colour: near })}</g>`;
}

function leaves({ size }: Scene, hue: number): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h * 0.78);
  const spec = [
    [-16, h * 0.14, 0.42, -20, 0.46],
    [w + 16, h * 0.13, 0.42, 200, 0.46],
    [-24, h * 0.6, 0.42, -18, 0.44],
    [w + 24, h * 0.6, 0.42, 198, 0.44],
    [-18, h * 0.74, 0.44, -30, 0.54],
    [w + 18, h * 0.74, 0.44, 210, 0.54],
  ] as const;
  const drawn = spec.map(([x, y, length, turn, light]) =>
    leaf({ x, y, length: unit * length, turn, hue, light }),
  );
  return `<g filter="url(#small-shadow)">${drawn.join("")}</g>`;
}

/** Rolling water over the whole width. */
function water({ size }: Scene, top: number, [far, near]: Ground["land"]): string {
  const { width: w, height: h } = size;
  const row = (y: number, shift: number): string => {
    const step = w / 5;
    let path = `M-10 ${h}V${n(y)}H0`;
    for (let index = 0; index < 5; index += 1) {
      const rise = (index + shift) % 2 === 0 ? -step * 0.14 : step * 0.14;
      path += `Q${n(step * (index + 0.5))} ${n(y + rise)} ${n(step * (index + 1))} ${n(y)}`;
    }
    return `${path}V${h}Z`;
  };
  return `<path d="${row(h * top, 0)}" fill="${far}"/><path d="${row(h * top, 0)}" fill="none"
 stroke="#c8f6ff" stroke-width="3" opacity=".6"/><path d="${row(h * (top + 0.08), 1)}"
 fill="${near}"/>`;
}

/** A gaming table seen from where one stands: cloth, a rail, the lamp's light on it. */
function felt(scene: Scene, [cloth, rail]: Ground["land"]): string {
  const { width: w, height: h } = scene.size;
  const top = h * 0.52;
  return `<defs><radialGradient id="cloth" cx=".5" cy=".1" r=".9"><stop offset="0" stop-color="#fff"
 stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient></defs>
<path d="M${-w * 0.2} ${h}Q${w * 0.5} ${n(top - h * 0.16)} ${w * 1.2} ${h}Z" fill="${rail}"/>
<path d="M${-w * 0.16} ${n(h * 1.04)}Q${w * 0.5} ${n(top - h * 0.1)} ${w * 1.16} ${n(h * 1.04)}Z"
 fill="${cloth}"/>
<path d="M${-w * 0.16} ${n(h * 1.04)}Q${w * 0.5} ${n(top - h * 0.1)} ${w * 1.16} ${n(h * 1.04)}Z"
 fill="url(#cloth)"/>
<path d="M${-w * 0.1} ${n(h * 1.1)}Q${w * 0.5} ${n(top)} ${w * 1.1} ${n(h * 1.1)}" fill="none"
 stroke="#ffe9b0" stroke-opacity=".35" stroke-width="3"/>`;
}

function reefs({ dice, size }: Scene): string {
  const names = ["coral", "coral", "herb", "coral"];
  const drawn = [0.02, 0.2, 0.8, 0.98].map((x, index) =>
    place(emoji(names[index] ?? "coral"), {
      x: size.width * x,
      y: size.height * dice.between(0.7, 0.78),
      width: Math.min(size.width, size.height) * dice.between(0.26, 0.34),
      tilt: dice.between(-14, 14),
      opacity: 0.8,
      filter: "small-shadow",
    }),
  );
  const bubbles = Array.from({ length: 26 }, () => {
    const r = dice.between(2, 8);
    return `<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * size.height * 0.8)}"
 r="${n(r)}" fill="#d8fbff" fill-opacity=".16" stroke="#e8ffff" stroke-opacity=".5"/>`;
  });
  return bubbles.join("") + drawn.join("");
}

function stands({ size }: Scene, colours: readonly string[]): string {
  const { width: w, height: h } = size;
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = h * (0.36 + row * 0.045);
    const heads = Array.from({ length: 26 }, (__, head) => {
      const colour = colours[(head * 7 + row * 3) % colours.length] ?? "#fff";
      return `<circle cx="${n((w / 25) * head + (row % 2) * 6)}" cy="${n(y)}" r="${n(h * 0.013)}"
 fill="${colour}" opacity="${n(0.35 + row * 0.08)}"/>`;
    });
    return heads.join("");
  });
  const lamp = (x: number): string => `<g opacity=".95"><rect x="${n(x - w * 0.09)}"
 y="${n(h * 0.07)}" width="${n(w * 0.18)}" height="${n(h * 0.05)}" rx="4" fill="#dff3ff"/>
<circle cx="${n(x)}" cy="${n(h * 0.095)}" r="${n(h * 0.16)}" fill="#dff3ff" opacity=".34"
 filter="url(#blur20)"/></g>`;
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const fill = index % 2 === 0 ? "#1f9a4c" : "#178040";
    const [a, b] = [index / 6, (index + 1) / 6];
    return `<path d="M${n(w * (0.2 + a * 0.6))} ${n(h * 0.58)}L${n(w * (0.2 + b * 0.6))}
 ${n(h * 0.58)}L${n(w * (b * 2 - 0.5))} ${h}L${n(w * (a * 2 - 0.5))} ${h}Z" fill="${fill}"/>`;
  });
  return `${lamp(w * 0.12)}${lamp(w * 0.88)}${rows.join("")}
<rect y="${n(h * 0.58)}" width="${w}" height="${n(h * 0.42)}" fill="#178040"/>${stripes.join("")}`;
}

/** Houses with lit windows under bunting. */
function street({ dice, size }: Scene, [far, near]: Ground["land"]): string {
  const { width: w, height: h } = size;
  const houses = Array.from({ length: 7 }, (_, index) => {
    const wide = w / 6;
    const x = index * wide - wide * 0.5;
    const y = h * dice.between(0.44, 0.56);
    const windows = [0.3, 0.66].flatMap((part) =>
      [0.1, 0.24].map(
        (down) => `<rect x="${n(x + wide * part - 5)}" y="${n(y + h * down)}" width="11" height="15"
 rx="2" fill="#ffd98a" opacity="${n(dice.between(0.5, 0.95))}"/>`,
      ),
    );
    return `<path d="M${n(x - 6)} ${n(y)}L${n(x + wide / 2)} ${n(y - h * 0.07)}L${n(x + wide + 6)}
 ${n(y)}V${h}H${n(x)}Z" fill="${index % 2 === 0 ? far : near}"/>${windows.join("")}`;
  });
  return houses.join("");
}

function arches({ size }: Scene, [far, near]: Ground["land"]): string {
  const { width: w, height: h } = size;
  return `<path d="M0 0H${w}V${h}H0ZM${n(w * 0.1)} ${h}Q${n(w * 0.06)} ${n(h * 0.1)} ${n(w * 0.5)}
 ${n(h * 0.08)}T${n(w * 0.9)} ${h}Z" fill="${far}" fill-rule="evenodd" opacity=".8"/>
<path d="M0 0H${w}V${h}H0ZM${n(-w * 0.02)} ${h}Q${n(-w * 0.02)} ${n(-h * 0.02)} ${n(w * 0.5)}
 ${n(h * 0.01)}T${n(w * 1.02)} ${h}Z" fill="${near}" fill-rule="evenodd" opacity=".9"/>`;
}

/** Everything behind the hero. */
export function backOf(ground: Ground): (scene: Scene) => string {
  return (scene) => {
    const { dice, size } = scene;
    const light = lightOf(scene);
    const base = sky("sky", size, { ...light, colours: ground.sky });
    const [beam = "#fff"] = ground.sky;
    return `${base}${ground.kind === "night" || ground.kind === "street" ? stars(scene, 80) : ""}
<g opacity=".4">${rays(dice, light, beam)}</g>${standing(scene, ground)}${halo(scene, beam)}
${bokeh(dice, size, 20, ground.lights)}`;
  };
}

function standing(scene: Scene, { kind, land, lights }: Ground): string {
  const { size } = scene;
  switch (kind) {
    case "jungle":
      return hills(scene, land) + leaves(scene, 150);
    case "night":
      return hills(scene, land, 0.6) + leaves(scene, 290);
    case "sea":
      return water(scene, 0.6, land);
    case "beach":
      return water(scene, 0.55, land) + sand(size) + leaves(scene, 140);
    case "felt":
      return felt(scene, land);
    case "cave":
      return arches(scene, land);
    case "stadium":
      return stands(scene, lights);
    case "street":
      return street(scene, land);
    case "reef":
      return reefs(scene);
    case "window":
      return glassLake({ ...scene, ...lightOf(scene), unit: scene.hero.width * 0.55 });
    case "velvet":
      return velvetSky({ ...scene, ...lightOf(scene), unit: scene.hero.width * 0.55 });
    case "parasol":
      return underParasol({ ...scene, ...lightOf(scene), unit: scene.hero.width * 0.55 });
  }
}

function sand({ width: w, height: h }: Size): string {
  return `<path d="M0 ${n(h * 0.78)}Q${n(w * 0.5)} ${n(h * 0.68)} ${w} ${n(h * 0.8)}V${h}H0Z"
 fill="#f0cf8e"/><path d="M0 ${n(h * 0.78)}Q${n(w * 0.5)} ${n(h * 0.68)} ${w} ${n(h * 0.8)}"
 fill="none" stroke="#fff7dc" stroke-width="4" opacity=".8"/>`;
}
