/**
 * The pictures of the activities, with room for words on the left. Files are checked in.
 *
 *   node tools/art/promotions.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { bokeh, leaf, rays, sky, sparkles, treetops } from "./scenery.ts";
import {
  type Dice,
  diceFor,
  type Drawing,
  drawing,
  emoji,
  lights,
  n,
  picture,
  place,
  restartScopes,
  type Size,
} from "./svg.ts";

const root = fileURLToPath(new URL("../../apps/player/public/art/promotions/", import.meta.url));
const SIZE: Size = { width: 960, height: 400 };
const DENSITY = 216;

interface Thing {
  what: Drawing | string;
  /** Centre and width in parts of the picture's width. */
  at: readonly [x: number, y: number, width: number, tilt?: number];
  isHero?: boolean;
}

interface Banner {
  /** From the light outwards. */
  sky: readonly string[];
  side: string;
  rim: string;
  ground: "leaves" | "sea" | "hills";
  things: readonly Thing[];
}

/** Our own wheel: sectors in two colours, a gold rim with lamps, a hub. */
function wheel(colours: readonly [string, string, string]): Drawing {
  const sectors = 12;
  const point = (index: number, r: number): string => {
    const angle = (index / sectors) * Math.PI * 2 - Math.PI / 2;
    return `${n(100 + Math.cos(angle) * r)} ${n(100 + Math.sin(angle) * r)}`;
  };
  const slices = Array.from({ length: sectors }, (_, index) => {
    const fill = colours[index % 3] ?? colours[0];
    const edge = `${point(index, 82)}A82 82 0 0 1 ${point(index + 1, 82)}`;
    return `<path d="M100 100L${edge}Z" fill="${fill}"/>`;
  });
  const lamps = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = point(index / 2, 90).split(" ");
    const fill = index % 2 === 0 ? "#fffbe0" : "#ffb347";
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="${fill}"/>`;
  });
  return {
    width: 200,
    height: 200,
    body: `<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#fff3b8"/><stop offset=".45" stop-color="#f0a72a"/>
<stop offset="1" stop-color="#8a4b10"/></linearGradient>
<radialGradient id="gloss" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff"
 stop-opacity=".45"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient></defs>
<circle cx="100" cy="100" r="98" fill="url(#rim)"/><circle cx="100" cy="100" r="84" fill="#3b1c06"/>
${slices.join("")}<circle cx="100" cy="100" r="82" fill="url(#gloss)"/>${lamps.join("")}
<circle cx="100" cy="100" r="24" fill="url(#rim)"/><circle cx="100" cy="100" r="18" fill="#fff3c4"/>
<path fill="#d9791a"
 d="M100 88L103.500 96.500L112 100L103.500 103.500L100 112L96.500 103.500L88 100L96.500 96.500Z"/>`,
  };
}

const bird = drawing("bird");
const night = ["#ffcf8a", "#d9793c", "#6b3a58", "#232a52", "#0a1a2c"];
const lagoon = ["#d8fbff", "#6cd0e6", "#1e86a8", "#0d4a68", "#06243a"];
const forest = ["#f6ffc8", "#9fdf7a", "#2f9a62", "#0e5a48", "#052c2c"];
const violet = ["#f1e2ff", "#b893f2", "#6f48c4", "#36246f", "#110c34"];
const rose = ["#ffe7d8", "#ff9a8a", "#c0466e", "#5c2058", "#1c0c30"];
const golden = ["#fff6cf", "#ffcf5a", "#c67a24", "#5a3020", "#1a1220"];
const dawn = ["#fff2cf", "#ffb26a", "#dd6a5a", "#5a3a6a", "#17203c"];

const banners: Readonly<Record<string, Banner>> = {
  ftd: {
    sky: night,
    side: "#0a1a2c",
    rim: "#ffe2a8",
    ground: "leaves",
    things: [
      { what: "red-paper-lantern", at: [0.57, 0.11, 0.085, 5] },
      { what: bird, at: [0.785, 0.205, 0.36, -4], isHero: true },
      { what: "wrapped-gift", at: [0.625, 0.31, 0.13, -8], isHero: true },
      { what: "coin", at: [0.935, 0.33, 0.06, 18] },
      { what: "coin", at: [0.545, 0.25, 0.045, -20] },
    ],
  },
  "recharge-tiers": {
    sky: violet,
    side: "#110c34",
    rim: "#e8d6ff",
    ground: "hills",
    things: [
      { what: "3rd-place-medal", at: [0.52, 0.31, 0.085, -8] },
      { what: "2nd-place-medal", at: [0.61, 0.265, 0.1, -5] },
      { what: "1st-place-medal", at: [0.715, 0.215, 0.12, -3] },
      { what: "gem-stone", at: [0.865, 0.19, 0.22, 5], isHero: true },
      { what: "crown", at: [0.945, 0.35, 0.07, 12] },
    ],
  },
  "recharge-rebate": {
    sky: forest,
    side: "#052c2c",
    rim: "#f2ffc4",
    ground: "leaves",
    things: [
      { what: "money-bag", at: [0.79, 0.215, 0.27, 3], isHero: true },
      { what: "coin", at: [0.62, 0.31, 0.1, -14] },
      { what: "coin", at: [0.68, 0.365, 0.07, 22] },
      { what: "coin", at: [0.935, 0.12, 0.065, 24] },
      { what: "four-leaf-clover", at: [0.93, 0.33, 0.1, 10] },
    ],
  },
  invitation: {
    sky: rose,
    side: "#1c0c30",
    rim: "#ffe0d0",
    ground: "leaves",
    things: [
      { what: "parrot", at: [0.9, 0.19, 0.17, 4], isHero: true },
      { what: bird, at: [0.72, 0.225, 0.28, -4], isHero: true },
      { what: "love-letter", at: [0.83, 0.345, 0.1, -10] },
      { what: "hibiscus", at: [0.57, 0.33, 0.09, -14] },
    ],
  },
  "daily-relief": {
    sky: lagoon,
    side: "#06243a",
    rim: "#e8fbff",
    ground: "sea",
    things: [
      { what: "sailboat", at: [0.61, 0.2, 0.13, -4] },
      { what: "ring-buoy", at: [0.815, 0.215, 0.26, -10], isHero: true },
      { what: "spiral-shell", at: [0.945, 0.345, 0.075, 14] },
      { what: "tropical-fish", at: [0.645, 0.345, 0.08, 8] },
    ],
  },
  day7: {
    sky: dawn,
    side: "#17203c",
    rim: "#fff0c4",
    ground: "hills",
    things: [
      { what: "sun", at: [0.63, 0.14, 0.15] },
      { what: "spiral-calendar", at: [0.8, 0.21, 0.25, -5], isHero: true },
      { what: "wrapped-gift", at: [0.925, 0.325, 0.1, 8] },
      { what: "hibiscus", at: [0.625, 0.335, 0.085, -14] },
    ],
  },
  "daily-wheel": {
    sky: golden,
    side: "#1a1220",
    rim: "#fff0b8",
    ground: "leaves",
    things: [
      { what: wheel(["#e0563a", "#fff0c8", "#1f8a86"]), at: [0.805, 0.22, 0.36, 8], isHero: true },
      { what: "wrapped-gift", at: [0.6, 0.335, 0.09, -10] },
      { what: "coin", at: [0.57, 0.16, 0.05, -12] },
    ],
  },
  "lottery-wheel": {
    sky: violet,
    side: "#110c34",
    rim: "#ffe9a8",
    ground: "leaves",
    things: [
      {
        what: wheel(["#7a2fd0", "#ffd24a", "#c42a6a"]),
        at: [0.805, 0.215, 0.38, -6],
        isHero: true,
      },
      { what: "money-bag", at: [0.605, 0.315, 0.12, -8] },
      { what: "admission-tickets", at: [0.56, 0.165, 0.08, -16] },
      { what: "glowing-star", at: [0.955, 0.07, 0.06, 10] },
    ],
  },
  rebates: {
    sky: lagoon,
    side: "#06243a",
    rim: "#fff0c0",
    ground: "sea",
    things: [
      { what: "beach-with-umbrella", at: [0.82, 0.2, 0.28], isHero: true },
      { what: "coconut", at: [0.65, 0.315, 0.11, -8] },
      { what: "coin", at: [0.72, 0.36, 0.06, 14] },
      { what: "coin", at: [0.575, 0.355, 0.05, -16] },
    ],
  },
  vip: {
    sky: golden,
    side: "#1a1220",
    rim: "#fff3c0",
    ground: "leaves",
    things: [
      { what: bird, at: [0.76, 0.24, 0.33, -3], isHero: true },
      { what: "crown", at: [0.72, 0.075, 0.11, -12], isHero: true },
      { what: "trophy", at: [0.94, 0.27, 0.12, 6] },
      { what: "gem-stone", at: [0.585, 0.335, 0.07, -10] },
    ],
  },
};

function groundOf(kind: Banner["ground"], dice: Dice, colour: string): string {
  const { width: w, height: h } = SIZE;
  if (kind === "sea") {
    const waves = [0.7, 0.8, 0.9].map((y, index) => {
      const steps = Array.from({ length: 9 }, (_, step) => `q60 ${step % 2 ? 18 : -18} 120 0`);
      return `<path d="M${-index * 40} ${n(h * y)}${steps.join("")}V${h}H0Z" fill="${colour}"
 opacity="${n(0.35 + index * 0.2)}"/>`;
    });
    return waves.join("");
  }
  if (kind === "hills") {
    const far = treetops(dice, SIZE, { y: h * 0.82, bump: 46, colour });
    return `<g opacity=".55" filter="url(#blur2)">${far}</g>
${treetops(dice, SIZE, { y: h * 0.97, bump: 40, colour })}`;
  }
  const spec = [
    [0.5, 1.05, -60, 0.42],
    [0.62, 1.08, -110, 0.36],
    [0.99, 1.02, 214, 0.48],
    [1.01, 0.12, 158, 0.42],
    [0.9, 1.07, 252, 0.44],
  ] as const;
  return spec
    .map(([x, y, turn, light]) =>
      leaf({ x: w * x, y: h * y, length: h * 0.5, turn, hue: 165, light }),
    )
    .join("");
}

function paint(name: string, banner: Banner): string {
  restartScopes();
  const dice = diceFor(`promotion/${name}`);
  const { width: w, height: h } = SIZE;
  const glow = { x: w * 0.78, y: h * 0.46, radius: w * 0.62 };
  const things = banner.things.map(({ what, at: [x, y, width, tilt], isHero }) =>
    place(typeof what === "string" ? emoji(what) : what, {
      x: w * x,
      y: w * y,
      width: w * width,
      tilt: tilt ?? 0,
      filter: isHero === true ? "hero" : "shadow",
    }),
  );
  return picture(
    SIZE,
    `${lights(banner.rim)}${sky("sky", SIZE, { ...glow, colours: banner.sky })}
<g opacity=".5">${rays(dice, glow, banner.rim)}</g>
${bokeh(dice, SIZE, 18, [banner.rim, "#ffffff", "#ffd08a"])}
${groundOf(banner.ground, dice, banner.side)}
<defs><linearGradient id="side"><stop offset=".1" stop-color="${banner.side}" stop-opacity=".94"/>
<stop offset=".6" stop-color="${banner.side}" stop-opacity="0"/></linearGradient></defs>
<rect width="${w}" height="${h}" fill="url(#side)"/>${things.join("")}
${sparkles(dice, SIZE, { x: glow.x, y: glow.y, radius: h * 0.42 }, 22)}`,
  );
}

async function save(name: string, data: Buffer): Promise<void> {
  const path = `${root}${name}.avif`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  console.log(`${name}.avif  ${data.length} bytes`);
}

for (const [name, banner] of Object.entries(banners)) {
  const svg = Buffer.from(paint(name, banner));
  const raster = sharp(svg, { density: DENSITY, limitInputPixels: false }).resize(SIZE.width);
  await save(name, await raster.avif({ quality: 52 }).toBuffer());
}
