/**
 * Fruits of a garden in the dry season, cut out like stickers: flat, glossy, with one thick line of
 * ink around each. Drops of nectar with what they multiply; a hummingbird.
 */
import { line } from "../lettering.ts";
import { type Drawing, n } from "../svg.ts";
import { across, around, ball, down, own } from "./kit.ts";

const INK = "#3a0f3d";
const CREAM = "#fff4d6";
const LEAF = ["#d2f57a", "#45b649", "#12733f"] as const;

/** A shape in ink, then in colour. */
function cut(path: string, fill: string, ink = 7): string {
  return `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="${ink}"
 stroke-linejoin="round"/><path d="${path}" fill="${fill}"/>`;
}

function disc(x: number, y: number, r: number, fill: string, ink = 0): string {
  const edge = ink === 0 ? "" : ` stroke="${INK}" stroke-width="${ink}"`;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge}/>`;
}

function gleam(path: string, width = 5, opacity = 0.75): string {
  return `<path d="${path}" stroke="#fff" stroke-width="${width}" stroke-linecap="round"
 fill="none" opacity="${opacity}"/>`;
}

/** Places around the middle of a halved fruit. */
function ring(count: number, radius: number, draw: (x: number, y: number, turn: number) => string) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const turn = (index / count) * 360;
    return draw(50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius, turn);
  }).join("");
}

const leafOf = (path: string): string => cut(path, "url(#leaf)", 6);
const leafColours = across("leaf", LEAF);

function abacaxi(): Drawing {
  const crown = [
    "M50 34C40 26 30 24 18 26C28 30 34 34 40 42Z",
    "M50 34C60 26 70 24 82 26C72 30 66 34 60 42Z",
    "M50 36C42 22 36 14 28 8C30 20 34 32 44 40Z",
    "M50 36C58 22 64 14 72 8C70 20 66 32 56 40Z",
    "M50 38C44 24 44 12 50 2C56 12 56 24 50 38Z",
  ].map(leafOf);
  const grid = [-30, -10, 10, 30, 50, 70, 90].map(
    (x) => `M${x - 20} 34L${x + 40} 100M${x + 40} 34L${x - 20} 100`,
  );
  const eyes = [
    [38, 56],
    [58, 56],
    [48, 67],
    [68, 67],
    [38, 78],
    [58, 78],
    [30, 67],
  ] as const;
  return own(`<defs>${across("flesh", ["#fff08a", "#ffc22e", "#e07a10"])}${leafColours}
<clipPath id="body"><ellipse cx="50" cy="66" rx="27" ry="31"/></clipPath></defs>
${crown.join("")}<ellipse cx="50" cy="66" rx="27" ry="31" fill="url(#flesh)" stroke="${INK}"
 stroke-width="4"/><g clip-path="url(#body)"><path d="${grid.join("")}" stroke="#b5560a"
 stroke-width="2.4" opacity=".75"/>${eyes.map(([x, y]) => disc(x, y, 2.4, "#8a3d08")).join("")}</g>
${gleam("M30 62C30 52 35 45 41 42")}`);
}

function melancia(): Drawing {
  const seeds = [
    [30, 50],
    [50, 54],
    [70, 50],
    [40, 66],
    [60, 66],
    [50, 42],
  ] as const;
  const drop = ([x, y]: readonly [number, number]): string =>
    `<path d="M${x} ${y - 6}C${x + 5} ${y} ${x + 3} ${y + 5} ${x} ${y + 5}C${x - 3} ${y + 5}
 ${x - 5} ${y} ${x} ${y - 6}Z" fill="${INK}"/>`;
  return own(`<defs>${down("flesh", ["#ff7a6a", "#f2333c", "#c20f2c"])}
${down("rind", ["#8fe06a", "#2f9a3c", "#0c5c33"])}</defs><g transform="rotate(-12 50 50)">
${cut("M4 30H96C96 62 76 86 50 86C24 86 4 62 4 30Z", "url(#rind)")}
<path d="M11 30H89C89 58 72 79 50 79C28 79 11 58 11 30Z" fill="#f2ffd0"/>
<path d="M16 30H84C84 54 70 74 50 74C30 74 16 54 16 30Z" fill="url(#flesh)"/>
${seeds.map(drop).join("")}${gleam("M22 36C23 46 26 53 31 59", 4.5, 0.6)}</g>`);
}

function goiaba(): Drawing {
  const seeds = ring(11, 16, (x, y) => disc(x, y, 2.6, "#fff0c0"));
  return own(`<defs>${ball("flesh", ["#ffc0c8", "#ff6f8a", "#e23a66"])}${leafColours}</defs>
${leafOf("M56 14C64 0 82 0 92 8C84 20 68 24 56 14Z")}
${disc(50, 54, 40, "#9fd64a", 5)}${disc(50, 54, 35, CREAM)}
<g transform="translate(0 4)">${disc(50, 50, 30, "url(#flesh)")}${disc(50, 50, 21, "#f2547a")}
${seeds}${disc(50, 50, 9, "#ff9ab0")}</g>${gleam("M20 46C22 34 30 25 40 21", 5, 0.8)}`);
}

function maracuja(): Drawing {
  const seeds = [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => [17, at * 45] as const),
    ...[0, 1, 2, 3].map((at) => [7, at * 90 + 20] as const),
  ].map(([radius, turn]) => {
    const angle = (turn / 180) * Math.PI;
    const [x, y] = [50 + Math.cos(angle) * radius, 52 + Math.sin(angle) * radius];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="3" ry="4.6"
 transform="rotate(${turn + 90} ${n(x)} ${n(y)})" fill="${INK}"/>
<circle cx="${n(x - 1)}" cy="${n(y - 1)}" r="1" fill="#fff" opacity=".8"/>`;
  });
  return own(`<defs>${ball("pulp", ["#ffe45a", "#ffb01e", "#f07a0a"])}
${ball("skin", ["#b56ae6", "#6a2a9a", "#3a0f5c"])}</defs>${disc(50, 52, 44, "url(#skin)", 5)}
${disc(50, 52, 34, CREAM)}${disc(50, 52, 28, "url(#pulp)")}${seeds.join("")}
${gleam("M14 46C17 31 27 19 41 15", 5, 0.6)}`);
}

function coco(): Drawing {
  const hair = ring(22, 41, (x, y, turn) => {
    const at = `${n(x)} ${n(y)}`;
    return `<path d="M${at}v-5" transform="rotate(${n(turn)} ${at})" stroke="#d9a066"
 stroke-width="2.4" stroke-linecap="round"/>`;
  });
  return own(`<defs>${ball("shell", ["#b5763a", "#6e3d18", "#3d1f0a"])}
${ball("flesh", ["#ffffff", "#f4f8ff", "#c9d6e8"])}${ball("milk", ["#f2fdff", "#c6ecf2"])}</defs>
<g transform="translate(0 2)">${disc(50, 50, 44, "url(#shell)", 5)}${hair}
${disc(50, 50, 35, "url(#flesh)")}<circle cx="50" cy="50" r="22" fill="url(#milk)"
 stroke="#b9c9da" stroke-width="3"/>${gleam("M36 45C38 39 43 35 49 34", 4.5, 0.95)}</g>`);
}

function carambola(): Drawing {
  const star = (outer: number, inner: number): string =>
    `M${around(10, (index) => (index % 2 === 0 ? outer : inner), 53)}Z`;
  const seeds = ring(
    5,
    11,
    (x, y, turn) =>
      `<ellipse cx="${n(x)}" cy="${n(y + 3)}" rx="2.2" ry="4.4" fill="#8a6a10"
 transform="rotate(${n(turn + 36)} 50 53)"/>`,
  );
  return own(`<defs>${ball("flesh", ["#fbff9a", "#d8ea2e", "#7fb80e"])}</defs>
<path d="${star(44, 21)}" fill="${INK}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"/>
<path d="${star(44, 21)}" fill="#8fb80e" stroke="#8fb80e" stroke-width="9"
 stroke-linejoin="round"/><path d="${star(38, 18)}" fill="url(#flesh)" stroke="url(#flesh)"
 stroke-width="7" stroke-linejoin="round"/><path d="${star(22, 9)}" fill="none" stroke="#f6ffc0"
 stroke-width="2.6" stroke-linejoin="round"/>${seeds}${gleam("M48 12L43 30", 4.5, 0.85)}`);
}

function acai(): Drawing {
  const berries = [
    [36, 38],
    [62, 34],
    [22, 56],
    [49, 54],
    [75, 53],
    [36, 73],
    [62, 72],
    [49, 88],
  ] as const;
  const drawn = berries.map(
    ([x, y]) => `${disc(x, y, 14.5, "url(#berry)", 4)}
<ellipse cx="${x - 4}" cy="${y - 5}" rx="4.4" ry="3" fill="#e8d0ff" opacity=".85"/>`,
  );
  return own(`<defs>${ball("berry", ["#8a5ad6", "#4a1f8a", "#1f0a48"])}${leafColours}</defs>
<path d="M50 26C50 16 54 8 62 2" stroke="${INK}" stroke-width="8" stroke-linecap="round"
 fill="none"/>${leafOf("M52 22C36 22 22 16 12 4C30 0 46 6 52 22Z")}
${leafOf("M54 20C64 8 78 4 92 8C84 20 70 26 54 20Z")}<g transform="translate(1 -1)">
${drawn.join("")}</g>`);
}

function pitanga(): Drawing {
  const ribs = [-22, -8, 8, 22].map(
    (x) => `<path d="M50 26C${50 + x * 1.5} 34 ${50 + x * 1.6} 74 50 92" fill="none"
 stroke="#8a0a18" stroke-width="3" opacity=".55"/>`,
  );
  return own(`<defs>${ball("fruit", ["#ffb07a", "#ff4a2e", "#c20f1e"])}${leafColours}</defs>
<path d="M50 24C50 14 54 8 60 3" stroke="${INK}" stroke-width="7" stroke-linecap="round"
 fill="none"/>${cut(
   "M50 26C60 20 68 24 74 30C86 34 92 46 90 60C88 80 68 94 50 94C32 94 12 80 10 60C8 46 14 34 26 30" +
     "C32 24 40 20 50 26Z",
   "url(#fruit)",
 )}${ribs.join("")}${leafOf("M50 27C40 16 28 14 18 20C26 30 38 34 50 27Z")}
${leafOf("M52 26C62 14 76 14 84 20C76 30 62 34 52 26Z")}
${gleam("M20 58C20 48 25 42 31 39", 5.5, 0.8)}`);
}

export const garden = { abacaxi, melancia, goiaba, maracuja, coco, carambola, acai, pitanga };

/** Five petals and the long stamen that hummingbirds come for. */
export function hibisco(): Drawing {
  const petal = `<path d="M50 50C30 42 24 20 36 8C44 0 56 0 64 8C76 20 70 42 50 50Z" fill="${INK}"
 stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>
<path d="M50 50C30 42 24 20 36 8C44 0 56 0 64 8C76 20 70 42 50 50Z" fill="url(#petal)"/>
<path d="M50 46C44 34 44 22 47 12M50 46C56 34 56 22 53 12" stroke="#fff" stroke-width="2"
 opacity=".45" fill="none"/>`;
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="rotate(${turn} 50 50)">${petal}</g>`)
    .join("");
  const pollen = [
    [66, 70],
    [72, 72],
    [70, 79],
    [77, 77],
    [76, 85],
    [83, 83],
  ] as const;
  return own(`<defs>${down("petal", ["#ffd0e0", "#ff4f8f", "#d0104f"])}</defs>${petals}
${disc(50, 50, 12, "#8a0a3a")}<path d="M50 50L78 80" stroke="${INK}" stroke-width="9"
 stroke-linecap="round"/><path d="M50 50L78 80" stroke="#ffe27a" stroke-width="5"
 stroke-linecap="round"/>${pollen.map(([x, y]) => disc(x, y, 4, "#ffd02e", 1.6)).join("")}`);
}

/** By what it multiplies, from green to red: they are told apart before the figure is read. */
const nectars: Readonly<Record<number, readonly [string, string, string]>> = {
  2: ["#eaffb0", "#6fd83a", "#17803a"],
  3: ["#d8fbff", "#3fc6f2", "#125fae"],
  5: ["#f4dcff", "#b05af2", "#571a9a"],
  10: ["#fff3a0", "#ffb01e", "#c25a06"],
  25: ["#ffd8c0", "#ff4a3a", "#a80a2e"],
};

/** A drop of nectar in a ring of light, with its figure. */
export function nectar(times: number): Drawing {
  const figure = line(`×${times}`, times > 9 ? 34 : 40);
  const [light, middle, dark] = nectars[times] ?? ["#fff", "#ccc", "#666"];
  const drop = "M50 2C62 22 88 40 88 62C88 83 71 97 50 97C29 97 12 83 12 62C12 40 38 22 50 2Z";
  const at = `transform="translate(49 75)"`;
  return own(`<defs>${ball("nectar", [light, middle, dark])}
<radialGradient id="halo"><stop offset=".5" stop-color="${middle}" stop-opacity=".7"/>
<stop offset="1" stop-color="${middle}" stop-opacity="0"/></radialGradient></defs>
<circle cx="50" cy="58" r="50" fill="url(#halo)"/>${cut(drop, "url(#nectar)", 6)}
<path d="M20 64C20 50 32 38 42 28" stroke="#fff" stroke-width="6" stroke-linecap="round"
 fill="none" opacity=".8"/><path d="M76 80C70 88 62 91 54 92" stroke="#fff" stroke-width="4"
 stroke-linecap="round" fill="none" opacity=".5"/>
<path ${at} d="${figure.path}" fill="${INK}" stroke="${INK}" stroke-width="9"
 stroke-linejoin="round"/><path ${at} d="${figure.path}" fill="#fffdf0"/>`);
}

function feather(path: string, fill: string): string {
  return cut(path, fill, 5);
}

/** In the air before a flower, wings up. */
export function beijaFlor(): Drawing {
  const behind = `${feather("M60 66C74 74 84 86 88 99C74 96 62 86 55 74Z", "url(#tail)")}
${feather("M56 70C62 82 64 92 62 100C52 94 47 84 48 74Z", "url(#tail)")}
${feather("M50 46C40 30 40 12 52 0C66 10 70 30 62 50Z", "#2f6fc0")}
<path d="M52 8C50 22 52 34 56 44M58 10C58 22 60 32 61 42" stroke="#bfe8ff" stroke-width="2"
 opacity=".6" fill="none"/>`;
  const body = "M30 30C42 24 54 30 60 42C68 52 68 66 58 76C46 78 36 70 33 58C30 48 26 40 30 30Z";
  const head = `${feather("M27 37C35 37 42 42 43 49C37 53 30 50 27 43Z", "url(#throat)")}
${feather("M26 38C24 28 30 20 39 20C48 20 54 27 53 36C44 42 34 43 26 38Z", "url(#back)")}
<path d="M28 31C18 28 9 25 0 19" stroke="${INK}" stroke-width="5" stroke-linecap="round"
 fill="none"/><path d="M28 31C18 28 9 25 1 19.600" stroke="#ffd65a" stroke-width="1.600"
 stroke-linecap="round" fill="none"/>
${disc(36, 29, 4.6, INK)}${disc(34.6, 27.4, 1.7, "#fff")}
${gleam("M35 23.500C38 22 42 22 45 23", 2.4, 0.7)}`;
  const wing = `${feather(
    "M46 54C50 34 66 14 98 6C100 28 86 52 58 64C50 64 46 60 46 54Z",
    "url(#wing)",
  )}<path d="M92 12C78 24 66 38 54 55M96 22C84 34 72 46 58 59M84 13C70 22 60 34 51 49"
 stroke="#eaffff" stroke-width="2" opacity=".75" fill="none"/>`;
  return own(`<defs>${across("back", ["#8ff2c0", "#12b58a", "#0a5f7a"])}
${across("wing", ["#c8f7ff", "#3fa8e6", "#2a3fae"])}${across("tail", ["#5a8fe6", "#2a2f8a"])}
${ball("throat", ["#ffb0d0", "#f0307a", "#a00a4f"])}</defs>${behind}
${feather(body, "url(#back)")}
<path d="M36 46C42 52 46 64 50 75C42 72 36 66 34 57Z" fill="#f4fff0" opacity=".95"/>
${head}${wing}`);
}
