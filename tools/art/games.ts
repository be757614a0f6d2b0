/** The pictures of the three slots: each world, its hero and its props, for any size. */
import { composeTile, composeWide, type Look, type Scene, scrim, vignette } from "./compose.ts";
import { bokeh, frond, leaf, rays, sky, treetops } from "./scenery.ts";
import {
  type Dice,
  diceFor,
  drawing,
  emoji,
  lights,
  n,
  oklch,
  picture,
  place,
  restartScopes,
  type Size,
} from "./svg.ts";

export const gameCodes = ["onca-dourada", "mare-alta", "noite-do-saci"] as const;
export type GameCode = (typeof gameCodes)[number];

const JUNGLE = 150;

function jungleBack({ dice, size, hero, format }: Scene): string {
  const glow = { x: hero.x, y: hero.y - hero.width * 0.1, radius: size.height * 0.95 };
  const colours = ["#fffbd6", "#ffdf6a", "#ffb92e", "#8fae2c", "#17743f", "#064430", "#02150f"];
  const far = { y: size.height * 0.52, bump: 34, colour: "#1d7f4a" };
  const near = { y: size.height * 0.66, bump: 46, colour: "#0a4f35" };
  const fronds = [0, 1, 2, 3, 4].map((index) =>
    frond({
      x: hero.x,
      y: hero.y + hero.width * 0.32,
      length: hero.width * 0.95,
      turn: -172 + index * 41,
      colour: index % 2 === 0 ? "#0a4a30" : "#0d5a38",
      bend: 14,
    }),
  );
  const sun = `<defs><radialGradient id="sun"><stop offset="0" stop-color="#fffbe0"/>
<stop offset=".5" stop-color="#fff0a0" stop-opacity=".95"/><stop offset=".68" stop-color="#ffd040"
 stop-opacity=".7"/><stop offset="1" stop-color="#ffb020" stop-opacity="0"/></radialGradient></defs>
<circle cx="${n(hero.x)}" cy="${n(glow.y)}" r="${n(hero.width * 0.74)}" fill="url(#sun)"/>`;
  return `${sky("sky", size, { ...glow, colours })}${rays(dice, glow, "#fff6c4")}
<g opacity=".55" filter="url(#blur2)">${treetops(dice, size, far)}</g>
<g opacity=".85">${treetops(dice, size, near)}</g>
<circle cx="${n(hero.x)}" cy="${n(hero.y)}" r="${n(hero.width * 0.52)}" fill="#ffd24a"
 opacity=".75" filter="url(#blur20)"/>
${format === "world" ? "" : `<g opacity=".85">${fronds.join("")}</g>`}${sun}
${bokeh(dice, size, 22, ["#fff1a8", "#c8ff8a", "#ffffff"])}`;
}

function jungleLeaves(size: Size): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h * 0.78);
  const spec = [
    [-14, h * 0.2, 0.42, -38, 0.5],
    [-20, h * 0.1, 0.4, 8, 0.42],
    [w + 14, h * 0.2, 0.42, 218, 0.5],
    [w + 20, h * 0.09, 0.4, 172, 0.42],
    [-26, h * 0.62, 0.4, -14, 0.46],
    [w + 26, h * 0.62, 0.4, 194, 0.46],
    [-20, h * 0.76, 0.44, -26, 0.56],
    [w + 20, h * 0.76, 0.44, 206, 0.56],
  ] as const;
  const leaves = spec.map(([x, y, length, turn, light]) =>
    leaf({ x, y, length: unit * length, turn, hue: JUNGLE, light }),
  );
  return `<g filter="url(#small-shadow)">${leaves.join("")}</g>`;
}

function jungleFront(scene: Scene): string {
  const { size, hero } = scene;
  const u = hero.width;
  const at = (x: number, y: number) => ({ x: hero.x + x * u, y: hero.y + y * u });
  return `${jungleLeaves(size)}
${place(emoji("parrot"), { ...at(0.43, -0.42), width: u * 0.3, tilt: 10, filter: "shadow" })}
${place(drawing("jaguar"), { ...at(-0.02, 0), width: u, tilt: -4, filter: "hero" })}
${place(emoji("hibiscus"), { ...at(-0.47, 0.33), width: u * 0.3, tilt: -16, filter: "shadow" })}
${place(emoji("coin"), { ...at(0.47, 0.36), width: u * 0.25, tilt: 14, filter: "shadow" })}
${place(emoji("gem-stone"), {
  ...at(0.3, 0.5),
  width: u * 0.15,
  tilt: -12,
  filter: "small-shadow",
})}
${place(emoji("coin"), { ...at(-0.26, 0.52), width: u * 0.14, tilt: -22, filter: "small-shadow" })}
${place(emoji("coin"), { ...at(-0.5, -0.34), width: u * 0.11, tilt: 24, filter: "small-shadow" })}`;
}

function seaBack({ dice, size, hero }: Scene): string {
  const u = hero.width;
  const moon = { x: hero.x + u * 0.06, y: hero.y - u * 0.16 };
  const glow = { ...moon, radius: size.height * 0.95 };
  const colours = ["#fff2c8", "#f7cf9a", "#4aa3cf", "#14599f", "#0b3478", "#071b54", "#040c2c"];
  const cloud = { y: size.height * 0.56, bump: 30, colour: "#7fcdf0" };
  return `${sky("sky", size, { ...glow, colours })}
<g opacity=".5">${rays(dice, glow, "#bfeaff")}</g>
<circle cx="${n(moon.x)}" cy="${n(moon.y)}" r="${n(u * 0.47)}" fill="#ffe9b8" opacity=".55"
 filter="url(#blur20)"/>
<defs><radialGradient id="moon" cx=".38" cy=".34" r=".75"><stop offset="0" stop-color="#fffdf0"/>
<stop offset=".6" stop-color="#fff0c4"/><stop offset="1" stop-color="#f2c184"/></radialGradient>
</defs><circle cx="${n(moon.x)}" cy="${n(moon.y)}" r="${n(u * 0.4)}" fill="url(#moon)"
 opacity=".96"/><g fill="#e8bd84" opacity=".5"><circle cx="${n(moon.x + u * 0.2)}"
 cy="${n(moon.y - u * 0.2)}" r="${n(u * 0.05)}"/><circle cx="${n(moon.x + u * 0.3)}"
 cy="${n(moon.y + u * 0.06)}" r="${n(u * 0.035)}"/><circle cx="${n(moon.x - u * 0.2)}"
 cy="${n(moon.y + u * 0.22)}" r="${n(u * 0.06)}"/></g>
<g opacity=".35" filter="url(#blur2)">${treetops(dice, size, cloud)}</g>
${bokeh(dice, size, 26, ["#ffffff", "#9ff4ff", "#c7d8ff"])}`;
}

function waves(scene: Scene, y: number, width: number, flip: boolean): string {
  const wave = drawing("wave");
  return place(wave, { x: scene.hero.x, y, width, flip, filter: "shadow" });
}

/** Open water over the whole width, so that no wave ends in mid-air. */
function swell(size: Size, top: number): string {
  const { width: w, height: h } = size;
  const row = (y: number, shift: number): string => {
    const step = w / 6;
    let path = `M-10 ${h}V${n(y)}H0`;
    for (let index = 0; index < 6; index += 1) {
      const rise = (index + shift) % 2 === 0 ? -step * 0.12 : step * 0.12;
      path += `Q${n(step * (index + 0.5))} ${n(y + rise)} ${n(step * (index + 1))} ${n(y)}`;
    }
    return path;
  };
  const close = `V${h}Z`;
  return `<path d="${row(h * top, 0)}${close}" fill="#0b4f96"/><path d="${row(h * top, 0)}"
 stroke="#8fe9ff" stroke-width="3" fill="none" opacity=".7"/>
<path d="${row(h * (top + 0.06), 1)}${close}" fill="#06306c"/>`;
}

function seaFront(scene: Scene): string {
  const { hero, size } = scene;
  const u = hero.width;
  const at = (x: number, y: number) => ({ x: hero.x + x * u, y: hero.y + y * u });
  const wide = Math.max(size.width * 0.62, u * 1.5);
  return `${waves(scene, hero.y + u * 0.34, wide, true)}
${place(emoji("trident-emblem"), {
  ...at(0.36, -0.16),
  width: u * 0.42,
  tilt: 24,
  filter: "shadow",
})}
${place(emoji("dolphin"), { ...at(-0.05, -0.06), width: u * 1.02, tilt: -10, filter: "hero" })}
${scene.format === "tile" ? waves(scene, hero.y + u * 0.78, wide * 1.08, false) : swell(size, 0.84)}
${place(emoji("oyster"), { ...at(0.4, 0.43), width: u * 0.33, tilt: 10, filter: "shadow" })}
${place(emoji("spiral-shell"), {
  ...at(-0.46, 0.46),
  width: u * 0.24,
  tilt: -20,
  filter: "shadow",
})}
${place(emoji("coin"), { ...at(-0.24, 0.5), width: u * 0.14, tilt: 18, filter: "small-shadow" })}
${place(emoji("tropical-fish"), {
  ...at(-0.47, -0.1),
  width: u * 0.2,
  tilt: -24,
  flip: true,
  filter: "small-shadow",
})}`;
}

function nightBack({ dice, size, hero }: Scene): string {
  const u = hero.width;
  const moon = { x: hero.x - u * 0.04, y: hero.y - u * 0.12 };
  const glow = { ...moon, radius: size.height * 0.95 };
  const colours = ["#ffe9c2", "#f39a7c", "#8b46b5", "#43248a", "#1d1257", "#0a0628"];
  const far = { y: size.height * 0.6, bump: 40, colour: "#2d1a6e" };
  const near = { y: size.height * 0.74, bump: 52, colour: "#170d47" };
  const stars = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * size.height * 0.6)}"
 r="${n(dice.between(0.5, 1.7))}" opacity="${n(dice.between(0.3, 1))}"/>`,
  );
  return `${sky("sky", size, { ...glow, colours })}<g fill="#fff">${stars.join("")}</g>
<circle cx="${n(moon.x)}" cy="${n(moon.y)}" r="${n(u * 0.5)}" fill="#ffd9a0" opacity=".6"
 filter="url(#blur20)"/>
${place(emoji("full-moon"), { ...moon, width: u * 1.02, opacity: 0.95 })}
<g opacity=".8" filter="url(#blur2)">${treetops(dice, size, far)}</g>
${bamboo(scene(dice, size))}${treetops(dice, size, near)}
${bokeh(dice, size, 22, ["#ffe08a", "#ff9a5a", "#b9a0ff"])}`;
}

function scene(dice: Dice, size: Size): { dice: Dice; size: Size } {
  return { dice, size };
}

/** The Saci is born in bamboo: dark canes at both sides, behind the nearest bushes. */
function bamboo({ dice, size }: { dice: Dice; size: Size }): string {
  const canes: string[] = [];
  const count = 5;
  for (let index = 0; index < count * 2; index += 1) {
    const left = index < count;
    const reach = dice.between(0, size.width * 0.16);
    const x = left ? reach : size.width - reach;
    const thick = dice.between(5, 10);
    const lean = dice.between(-7, 7);
    const colour = oklch(dice.between(0.2, 0.3), 0.12, 288);
    const joints = Array.from({ length: 8 }, (_, joint) => {
      const y = -size.height * 0.12 * joint;
      return `<rect x="${n(-thick / 2 - 1)}" y="${n(y)}" width="${n(thick + 2)}" height="3"
 rx="1.5" fill="#8a6fe0" opacity=".45"/>`;
    });
    canes.push(`<g transform="translate(${n(x)} ${size.height}) rotate(${n(lean)})">
<rect x="${n(-thick / 2)}" y="${-size.height}" width="${n(thick)}" height="${size.height}"
 fill="${colour}"/>${joints.join("")}</g>`);
  }
  return canes.join("");
}

function nightFront(scene: Scene): string {
  const { hero, size } = scene;
  const u = hero.width;
  const at = (x: number, y: number) => ({ x: hero.x + x * u, y: hero.y + y * u });
  const foreground = [-18, size.width + 18].map((x, index) =>
    leaf({
      x,
      y: size.height * 0.72,
      length: size.height * 0.3,
      turn: index === 0 ? -40 : 220,
      hue: 290,
      light: 0.36,
    }),
  );
  return `<g filter="url(#small-shadow)">${foreground.join("")}</g>
${place(emoji("owl"), { ...at(0.43, 0.14), width: u * 0.3, tilt: 7, filter: "shadow" })}
${place(drawing("saci"), { ...at(-0.03, 0.02), width: u * 0.94, tilt: -5, filter: "hero" })}
${place(emoji("bat"), { ...at(-0.5, -0.33), width: u * 0.2, tilt: -14, filter: "small-shadow" })}
${place(emoji("bat"), {
  ...at(0.5, -0.46),
  width: u * 0.13,
  tilt: 12,
  flip: true,
  filter: "small-shadow",
})}
${place(emoji("fire"), { ...at(-0.46, 0.36), width: u * 0.25, tilt: -8, filter: "shadow" })}
${place(emoji("mushroom"), { ...at(0.36, 0.46), width: u * 0.22, tilt: 10, filter: "shadow" })}
${place(emoji("fallen-leaf"), {
  ...at(-0.42, 0.02),
  width: u * 0.13,
  tilt: 40,
  filter: "small-shadow",
})}
${place(emoji("coin"), {
  ...at(-0.26, 0.52),
  width: u * 0.13,
  tilt: -18,
  filter: "small-shadow",
})}`;
}

export const looks: Readonly<Record<GameCode, Look>> = {
  "onca-dourada": {
    title: ["Onça", "Dourada"],
    edge: "#06281c",
    inlay: "#c77a12",
    rim: "#ffe9a0",
    scrim: "#02150f",
    frame: ["#fff8cf", "#ffd34f", "#b06a0c", "#ffdf72"],
    back: jungleBack,
    front: jungleFront,
  },
  "mare-alta": {
    title: ["Maré", "Alta"],
    edge: "#04194a",
    inlay: "#8fb8d8",
    rim: "#d8fbff",
    scrim: "#031038",
    frame: ["#ffffff", "#bfe0f5", "#5f88b8", "#e4f6ff"],
    back: seaBack,
    front: seaFront,
  },
  "noite-do-saci": {
    title: ["Noite", "do Saci"],
    edge: "#1a0838",
    inlay: "#d0303a",
    rim: "#ffc6a0",
    scrim: "#0a0425",
    frame: ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff8a66"],
    back: nightBack,
    front: nightFront,
  },
};

export function tile(code: GameCode): string {
  return composeTile(code, looks[code]);
}

export function wide(code: GameCode, size: Size, format: "wide" | "bare"): string {
  return composeWide(code, looks[code], { size, format });
}

/** The world alone, without hero or title: what lies behind the reels. */
export function world(code: GameCode, size: Size): string {
  restartScopes();
  const look = looks[code];
  const { width: w, height: h } = size;
  const hero = { x: w / 2, y: h * 0.36, width: Math.min(w, h) * 0.55 };
  const scene: Scene = { dice: diceFor(`${code}/world`), size, format: "world", hero };
  const leaves = code === "onca-dourada" ? jungleLeaves(size) : "";
  const sea = code === "mare-alta" ? swell(size, 0.74) : "";
  return picture(
    size,
    `${lights(look.rim)}${look.back(scene)}${sea}${leaves}${vignette(size)}
${scrim(look.scrim, size, 0.55)}`,
  );
}
