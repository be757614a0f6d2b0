/**
 * Prints from cut wood, as the leaflets of the fairs have them: black ink with the light cut out of
 * it, and a few flat colours laid beneath by hand.
 */
import { type Drawing, n } from "../svg.ts";
import { around, own } from "./kit.ts";

const INK = "#221712";
const PAPER = "#fbeed0";
const RED = "#d8342a";
const SUN = "#f2b529";
const LEAF = "#3f8f4a";
const SEA = "#2f6fa8";
const SKIN = "#c98a52";

/** A flat shape with the heavy edge that the knife leaves. */
function cut(path: string, fill: string, edge = 3.4): string {
  return `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${edge}"
 stroke-linejoin="round"/>`;
}

/** Light taken out of the ink. */
function light(path: string, width = 2.2): string {
  return `<path d="${path}" fill="none" stroke="${PAPER}" stroke-width="${width}"
 stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ink(path: string, width = 2.6): string {
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}"
 stroke-linecap="round" stroke-linejoin="round"/>`;
}

function solid(path: string, fill = INK): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

function dot(x: number, y: number, r: number, fill = INK): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

function star(x: number, y: number, r: number, fill: string): string {
  const points = around(10, (index) => (index % 2 === 0 ? r : r * 0.42));
  return `<path transform="translate(${x - 50} ${y - 50})" d="M${points}Z" fill="${fill}"/>`;
}

/** A leaflet on coloured paper, its edge a little torn: what the small symbols are printed on. */
export function leaflet(figure: string, paper: string): Drawing {
  const edge = `M9 8L30 6L54 8L78 5L92 8L94 30L92 56L95 78L92 93L70 95L46 93L22 95L8 92L6 70L8 44L5
 24Z`;
  return own(`<path d="${edge}" transform="translate(2 3)" fill="#000" opacity=".35"/>
<path d="${edge}" fill="${paper}"/><path d="${edge}" fill="none" stroke="${INK}" stroke-width="1.6"
 opacity=".55"/><rect x="13" y="13" width="74" height="74" fill="none" stroke="${INK}"
 stroke-width="2.6"/><g transform="translate(50 50) scale(.7) translate(-50 -50)">${figure}</g>`);
}

export function cangaceiro(): Drawing {
  return own(`${cut("M2 100C6 80 26 74 38 74H62C74 74 94 80 98 100Z", "#6b4326")}
${light("M14 92L30 84M24 97L40 88M86 92L70 84M76 97L60 88", 2)}
${cut("M32 38H68V58C68 74 60 82 50 82C40 82 32 74 32 58Z", SKIN)}
${cut(
  `M4 42C0 12 28 2 50 2C72 2 100 12 96 42C86 32 76 30 70 34V42H30V34C24 30 14 32 4 42Z`,
  "#8a5a2e",
)}
${light("M12 30C16 14 32 8 50 8C68 8 84 14 88 30", 1.8)}
${star(50, 22, 10, SUN)}${star(28, 23, 6, PAPER)}${star(72, 23, 6, PAPER)}
${solid("M30 36H70V43H30Z")}${light("M34 39.5H66", 1.4)}
${dot(41, 53, 5.4, PAPER)}${dot(59, 53, 5.4, PAPER)}${dot(41.5, 53.5, 3)}${dot(58.5, 53.5, 3)}
${ink("M34 47L46 49M66 47L54 49", 3)}${ink("M50 52L47 63H53", 2.4)}
${solid("M50 65C44 62 34 65 31 72C38 72 44 71 50 69C56 71 62 72 69 72C66 65 56 62 50 65Z")}
${cut("M30 76C38 82 62 82 70 76L74 84C62 92 38 92 26 84Z", RED)}
${cut("M44 84L36 99H48L50 90L52 99H64L56 84Z", RED)}${dot(50, 86, 3.4, SUN)}`);
}

export function sereia(): Drawing {
  const scales = [
    [58, 60],
    [66, 66],
    [56, 70],
    [64, 76],
    [54, 80],
    [44, 86],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}q4 4 8 0`)
    .join("");
  return own(`${cut("M36 6C56 2 66 18 62 34C68 42 66 56 60 58L30 56C22 46 20 26 26 16Z", INK, 2)}
${light("M58 20C60 34 58 44 60 52M52 14C56 28 54 42 55 54M27 24C24 36 26 46 30 54", 1.8)}
${cut("M32 18C44 12 52 22 50 32C48 40 36 40 32 34C29 29 29 22 32 18Z", SKIN, 2.6)}
${cut("M34 38H46L52 50C56 56 54 60 52 64L32 62C28 54 30 46 34 38Z", SKIN, 2.6)}
${cut("M30 42L16 52L6 40L12 36L18 44L32 37Z", SKIN, 2.4)}
${cut("M2 22C2 12 16 12 16 22C16 32 2 32 2 22ZM7 30H11V42H7Z", SUN, 2.4)}
${light("M6 20C7 17 10 17 12 19", 1.8)}
${cut(
  `M30 60C40 66 50 66 54 60C74 58 82 68 78 80C74 92 56 94 44 88C34 96 20 96 10 90C18 86 22 82
 24 76C34 82 46 84 56 80C46 76 32 74 30 60Z`,
  LEAF,
)}
${light(scales, 2)}
${cut("M12 92C2 96 0 84 6 74C10 80 14 82 24 78C22 86 18 90 12 92Z", SEA, 2.6)}
${light("M8 80L16 86", 1.8)}
${dot(37, 26, 2)}${dot(45, 26, 2)}${ink("M38 33Q41 35 44 33", 1.8)}
${cut("M31 45C35 43 40 44 42 47C44 44 48 43 52 48C51 54 45 55 42 51C39 55 32 54 31 45Z", SUN, 2.2)}
${star(84, 20, 9, SUN)}${star(72, 40, 5, SUN)}`);
}

export function boi(): Drawing {
  return own(`${cut(
    `M26 32C14 30 4 20 6 4C14 16 26 18 36 22ZM74 32C86 30 96 20 94 4C86 16 74 18
 64 22Z`,
    PAPER,
  )}
${cut(
  `M28 36C16 32 8 38 4 48C16 54 26 50 32 44ZM72 36C84 32 92 38 96 48C84 54 74 50 68 44Z`,
  "#3a2418",
  2.4,
)}
${cut(
  `M28 26C38 16 62 16 72 26C76 44 72 60 66 72V86C62 98 38 98 34 86V72C28 60 24 44 28 26Z`,
  INK,
  2,
)}
${star(50, 34, 12, SUN)}${dot(50, 34, 3.4, RED)}
${light("M34 26C30 40 32 52 38 66M66 26C70 40 68 52 62 66M42 22L44 18M58 22L56 18", 2)}
${dot(37, 50, 6, PAPER)}${dot(63, 50, 6, PAPER)}${dot(38, 51, 3.2)}${dot(62, 51, 3.2)}
${cut("M34 74C42 68 58 68 66 74C70 84 66 94 58 96H42C34 94 30 84 34 74Z", "#e9b9a0", 2.6)}
${dot(43, 81, 3.4)}${dot(57, 81, 3.4)}${ink("M44 90Q50 93 56 90", 2)}
<circle cx="50" cy="88" r="7" fill="none" stroke="${SUN}" stroke-width="3"/>
${dot(20, 78, 6, RED)}${dot(80, 78, 6, RED)}${dot(20, 78, 2.2, SUN)}${dot(80, 78, 2.2, SUN)}
${ink("M20 84Q22 92 30 92M80 84Q78 92 70 92", 2.4)}`);
}

export function galo(): Drawing {
  return own(`${cut(
    `M58 52C60 26 78 8 98 14C90 20 92 26 96 30C88 30 90 38 96 44C88 42 88 52 92
 60C82 56 76 66 66 70Z`,
    SEA,
  )}
${light("M66 54C70 36 78 24 88 19M70 58C76 46 82 40 90 37M72 62C78 56 82 54 87 53", 2.2)}
${cut("M22 40C26 58 34 60 44 56C56 50 66 56 70 66C68 80 54 86 42 84C24 82 12 66 16 46Z", RED)}
${cut("M16 48C10 34 12 20 24 16C34 14 38 26 34 36C34 46 40 50 36 58C28 62 20 58 16 48Z", SUN)}
${light("M22 34L20 46M27 36L26 52M32 40L32 54", 2)}
${cut("M16 18C10 10 16 4 20 10C20 2 28 2 28 9C34 4 38 10 33 17Z", RED, 2.6)}
${cut("M13 24L2 28L14 32Z", SUN, 2.4)}${cut("M14 32C10 38 14 44 19 40Z", RED, 2.2)}
${dot(22, 24, 3.6, PAPER)}${dot(21.5, 24, 2)}
${cut("M36 62C46 56 58 62 60 70C52 78 40 76 36 62Z", LEAF, 2.6)}
${light("M42 64L54 70M41 69L50 73", 1.8)}
${ink("M38 84L34 96M34 96H26M34 96L40 98M50 84L52 96M52 96H44M52 96L60 98", 3.4)}`);
}

const rays = Array.from({ length: 12 }, (_, index) => {
  const turn = `transform="rotate(${index * 30} 50 50)"`;
  return index % 2 === 0
    ? `<path ${turn} d="M43 22L50 0L57 22Z" fill="${RED}"/>`
    : `<path ${turn} d="M46 22C42 14 54 10 50 3C58 10 50 14 54 22Z" fill="${INK}"/>`;
}).join("");

const sol = `${rays}<circle cx="50" cy="50" r="28" fill="${SUN}" stroke="${INK}" stroke-width="4"/>
${dot(40, 46, 4)}${dot(60, 46, 4)}${ink("M34 39Q40 35 45 39M66 39Q60 35 55 39", 3)}
${ink("M50 46L47 56H53", 2.8)}${ink("M38 62Q50 72 62 62", 3.4)}${dot(33, 56, 4, RED)}
${dot(67, 56, 4, RED)}`;

const cacto = `${cut("M42 98V20C42 6 58 6 58 20V98Z", LEAF, 4)}
${cut("M42 66H26C16 66 12 58 12 48V36C12 26 26 26 26 36V50H42Z", LEAF, 4)}
${cut("M58 56H72V30C72 20 88 20 88 30V56C88 68 80 72 72 72H58Z", LEAF, 4)}
${light("M50 18V90M19 38V52M80 32V58", 2.4)}
${ink("M46 30L42 28M46 44L42 42M54 38L58 36M54 66L58 64M46 78L42 76", 2)}
${cut("M50 10C40 4 42 -4 46 -4L50 1L54 -4C58 -4 60 4 50 10Z", RED, 3)}
${cut("M80 24C73 19 75 13 78 13L80 16L82 13C85 13 87 19 80 24Z", RED, 2.6)}${ink("M6 98H94", 4)}`;

const passaro = `${cut(
  `M8 42C14 24 34 22 44 32C62 34 78 46 96 40C92 58 74 74 50 74C28 74 16 60
 18 50Z`,
  SEA,
  4,
)}
${cut("M38 44C54 40 70 50 76 40C80 58 66 70 50 66C42 62 38 54 38 44Z", INK, 2)}
${light("M46 50C56 50 66 54 72 50M47 56C56 57 62 60 68 57M50 62L60 63", 2.4)}
${cut("M8 40L-4 46L10 50Z", SUN, 3)}${dot(22, 38, 5, PAPER)}${dot(21, 38, 2.6)}
${ink("M42 74L38 88M54 74L54 88", 3.4)}${ink("M4 90C30 84 66 96 98 86", 5)}
${cut("M72 90C76 78 90 78 96 84C90 94 80 96 72 90Z", LEAF, 3)}`;

const peixe = `${cut(
  `M4 50C14 24 46 18 72 46L96 26C92 42 92 58 96 74L72 54C46 82 14 76 4 50Z`,
  RED,
  4,
)}
${light(
  `M34 32C40 42 40 58 34 68M46 32C52 42 52 58 46 68M58 38C62 46 62 54 58 62M80 44L90 36M80
 56L90 64`,
  3,
)}
${dot(19, 44, 5.6, PAPER)}${dot(18, 44, 3)}${ink("M6 54Q12 58 18 55", 2.6)}
${cut("M38 26C42 12 56 14 60 30Z", SUN, 3.4)}${cut("M36 74C40 86 52 86 56 72Z", SUN, 3.4)}
${ink("M4 88Q14 82 24 88T44 88T64 88T84 88T98 88", 3.4)}`;

const petals = Array.from(
  { length: 8 },
  (
    _,
    index,
  ) => `<path transform="rotate(${index * 45} 50 42)" d="M50 36C38 26 42 4 50 2C58 4 62 26 50
 36Z" fill="${index % 2 === 0 ? "#e25a8a" : SUN}" stroke="${INK}" stroke-width="3.4"/>`,
).join("");

const flor = `${ink("M50 50C48 68 52 80 50 98", 6)}
${cut(
  `M50 84C36 86 24 78 20 66C36 64 46 72 50 84ZM50 90C64 92 78 84 82 72C66 70 54 78 50 90Z`,
  LEAF,
  3.4,
)}
${petals}<circle cx="50" cy="42" r="11" fill="${RED}" stroke="${INK}" stroke-width="3.4"/>
${dot(47, 40, 1.8, PAPER)}${dot(54, 40, 1.8, PAPER)}${dot(50, 46, 1.8, PAPER)}`;

export const leaflets = {
  sol: leaflet(sol, "#f6d77a"),
  cacto: leaflet(cacto, "#f3e3b4"),
  passaro: leaflet(passaro, "#f3b9a6"),
  peixe: leaflet(peixe, "#a9d3d8"),
  flor: leaflet(flor, "#bfd9a0"),
};

/** A booklet on the line of a fair, held by a peg. */
export function folheto(): Drawing {
  const lines = [0, 1, 2].map((row) => `M62 ${n(40 + row * 9)}H82`).join("");
  return own(`${ink("M-2 10Q50 18 102 8", 2.6)}
${cut("M14 18L50 24V92L14 84Z", SUN)}${cut("M50 24L88 16V84L50 92Z", PAPER)}
<g transform="translate(32 55) rotate(6) scale(.3) translate(-50 -50)">${sol}</g>
${ink("M19 26L45 30V84L19 79Z", 1.8)}${ink(lines, 2.2)}${ink("M62 67H76M62 76H82", 2.2)}
${cut("M44 2H56L54 30H46Z", "#c98a4a", 2.6)}${ink("M46 14H54", 2.4)}`);
}
