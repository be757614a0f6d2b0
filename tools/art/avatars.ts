/**
 * Draws the profile photos, eight and eight: flat portraits in the night garden's colours.
 * Run by hand when the art changes: `node tools/art/avatars.ts`. Writes apps/player/public/avatars.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Look {
  readonly ground: readonly [string, string];
  readonly leaf: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly collar: string;
  /** Drawn behind the head, in front of it, and over the face. */
  readonly back?: string;
  readonly front: string;
  readonly extra?: string;
  readonly lashes?: boolean;
}

const night = ["#1d4b59", "#0e2a35"] as const;
const dusk = ["#ffb14d", "#f47a2a"] as const;
const grove = ["#4cc38a", "#187a57"] as const;
const gold = ["#ffe08a", "#f2b632"] as const;
const reef = ["#ff9d85", "#e2594f"] as const;
const sea = ["#7cc4ec", "#2d7fb0"] as const;

const skins = ["#f6d0ad", "#e5ab7c", "#c98a5b", "#a3683f", "#7a4a2c"] as const;
const inks = {
  black: "#1c1a22",
  brown: "#4a2c20",
  chestnut: "#7a4426",
  silver: "#d9dde2",
} as const;

const fill = (colour: string, shape: string) => `<path fill="${colour}" d="${shape}"/>`;
const line = (colour: string, width: number, shape: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round" d="${shape}"/>`;
const dot = (colour: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const dots = (colour: string, list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, radius]) => dot(colour, x, y, radius)).join("");

const crop =
  "M40 57C37 36 48 24 65 24C83 24 91 37 88 57C86 50 85 46 81 42C70 45 57 44 48 40C44 44 42 50 40 57Z";
const sidePart =
  "M40 58C36 36 49 22 66 23C82 22 92 35 88 58C87 50 85 45 82 41C72 43 62 40 56 34C53 42 44 44 40 58Z";
const quiff =
  "M40 57C38 44 42 38 45 34C46 24 58 18 72 20C84 22 90 36 88 57C86 49 85 45 82 40C74 42 60 42 50 38C45 42 42 49 40 57Z";
const buzz = "M41 54C40 35 51 27 64 27S88 35 87 54C85 44 79 38 64 38S43 44 41 54Z";
const parted = "M40 60C38 38 50 27 64 27S90 38 88 60C86 48 80 40 70 34C64 44 48 46 40 60Z";
const fringe =
  "M40 58C38 36 50 25 64 25S90 36 88 58C86 55 85 52 84 49C72 52 56 52 44 49C43 52 42 55 40 58Z";
const swept = "M40 60C37 37 50 25 66 25C82 25 91 38 88 60C86 51 82 45 76 40C68 49 52 48 40 60Z";
const longBack = "M35 116C27 74 30 20 64 20S101 74 93 116Z";
const waveBack =
  "M38 112C26 108 34 96 30 88C24 80 34 72 31 62C28 34 44 19 64 19S100 34 97 62C94 72 104 80 98 88C94 96 102 108 90 112Z";
const bobBack = "M35 82C30 42 43 20 64 20S98 42 93 82C86 87 80 84 80 78H48C48 84 42 87 35 82Z";
const beard =
  "M41 59C42 79 51 88 64 88S86 79 87 59C85 66 81 69 77 68C70 65 58 65 51 68C47 69 43 66 41 59Z";

const curls = (colour: string) =>
  dots(colour, [
    [44, 40, 13],
    [52, 29, 13],
    [64, 25, 14],
    [76, 29, 13],
    [84, 40, 13],
    [38, 52, 10],
    [90, 52, 10],
  ]);
const bigCurls = (colour: string) =>
  dots(colour, [
    [38, 44, 16],
    [48, 30, 16],
    [64, 24, 17],
    [80, 30, 16],
    [90, 44, 16],
    [34, 62, 14],
    [94, 62, 14],
    [38, 78, 12],
    [90, 78, 12],
  ]);
const flower = (petal: string, x: number, y: number) =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return dot(
        petal,
        Math.round(x + Math.sin(angle) * 6),
        Math.round(y - Math.cos(angle) * 6),
        5,
      );
    })
    .join("") + dot("#ffd94a", x, y, 4);
const glasses = (colour: string) =>
  `<g fill="#ffffff" fill-opacity=".16" stroke="${colour}" stroke-width="2.2">` +
  `<rect x="46.5" y="51" width="15" height="13" rx="6"/>` +
  `<rect x="66.5" y="51" width="15" height="13" rx="6"/></g>${line(colour, 2.2, "M61.5 56.5h5")}`;
const earrings = (colour: string) =>
  dots(colour, [
    [42, 70, 2.6],
    [86, 70, 2.6],
  ]);

/** A shade of the skin for the neck, and one for nose and mouth. */
function shade(colour: string, factor: number): string {
  const part = (from: number) =>
    Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * factor)
      .toString(16)
      .padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}

function face({ skin, hair, lashes = false }: Look): string {
  const soft = shade(skin, 0.72);
  const brow = hair === inks.silver ? "#9aa2ab" : shade(hair, 0.9);
  return [
    dots(skin, [
      [42, 60, 5],
      [86, 60, 5],
    ]),
    `<ellipse cx="64" cy="57" rx="22.5" ry="27" fill="${skin}"/>`,
    `<g fill="#e2594f" fill-opacity=".22"><ellipse cx="51" cy="67" rx="5" ry="3.4"/>`,
    `<ellipse cx="77" cy="67" rx="5" ry="3.4"/></g>`,
    dots("#1c1a22", [
      [55, 58, 2.5],
      [73, 58, 2.5],
    ]),
    dots("#ffffff", [
      [55.9, 57.1, 0.8],
      [73.9, 57.1, 0.8],
    ]),
    line(brow, 2.2, "M50.5 51.5C53 49.6 56 49.6 58.5 51M69.5 51C72 49.6 75 49.6 77.5 51.5"),
    lashes ? line("#1c1a22", 1.4, "M51.5 57.2l-2.2-1.6M76.5 57.2l2.2-1.6") : "",
    line(soft, 2, "M64 59.5C63 63 62.6 65 65.5 65.4"),
  ].join("");
}

const smile =
  fill("#8c2f2f", "M56.5 71H71.5C71.5 76 68 79 64 79S56.5 76 56.5 71Z") +
  fill("#ffffff", "M57.6 71H70.4C70.3 73 69.6 73.8 68.8 73.8H59.2C58.4 73.8 57.7 73 57.6 71Z");

function draw(look: Look): string {
  const [light, dark] = look.ground;
  const neck = shade(look.skin, 0.84);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs>`,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/>`,
    `<stop offset="1" stop-color="${dark}"/></linearGradient></defs>`,
    `<path fill="url(#g)" d="M0 0h128v128H0z"/><g fill="${look.leaf}" fill-opacity=".55">`,
    `<path d="M-4 104C8 74 24 62 44 58C42 82 26 104-4 116Z"/>`,
    `<path d="M132 96C118 64 104 50 84 44C84 70 102 96 132 108Z"/></g>`,
    look.back ?? "",
    fill(neck, "M54 76H74V94C74 102 54 102 54 94Z"),
    fill(look.shirt, "M14 132C15 106 34 97 54 92C58 99 70 99 74 92C94 97 113 106 114 132Z"),
    line(look.collar, 3.5, "M54 92C58 99.5 70 99.5 74 92"),
    face(look),
    smile,
    look.front,
    look.extra ?? "",
    "</svg>\n",
  ].join("");
}

const men: readonly Look[] = [
  {
    ground: night,
    leaf: "#2f8f6b",
    skin: skins[1],
    hair: inks.black,
    shirt: "#ff8a1f",
    collar: "#ffb866",
    front: fill(inks.black, sidePart),
  },
  {
    ground: dusk,
    leaf: "#ffd94a",
    skin: skins[4],
    hair: inks.black,
    shirt: "#173b47",
    collar: "#2d7fb0",
    back: curls(inks.black),
    front: fill(inks.black, buzz),
  },
  {
    ground: grove,
    leaf: "#8fe0b4",
    skin: skins[0],
    hair: inks.chestnut,
    shirt: "#fbfdf6",
    collar: "#d5e3dc",
    front: fill(inks.chestnut, quiff),
    extra: glasses("#20323a"),
  },
  {
    ground: gold,
    leaf: "#ff9d3d",
    skin: skins[2],
    hair: inks.brown,
    shirt: "#187a57",
    collar: "#4cc38a",
    front: fill(inks.brown, beard) + smile + fill(inks.brown, crop),
  },
  {
    ground: reef,
    leaf: "#ffc2a8",
    skin: skins[3],
    hair: inks.black,
    shirt: "#ffe08a",
    collar: "#f2b632",
    front:
      fill("#173b47", "M39 50C38 31 50 22 64 22S90 31 89 50C74 45 54 45 39 50Z") +
      fill("#0e2a35", "M66 47C80 45 98 47 106 54C96 56 82 52 66 51Z") +
      dot("#ffb02e", 62, 34, 4),
  },
  {
    ground: sea,
    leaf: "#bfe6ff",
    skin: skins[0],
    hair: inks.silver,
    shirt: "#0e2a35",
    collar: "#1d4b59",
    front: fill(inks.silver, beard) + smile + fill(inks.silver, parted),
  },
  {
    ground: night,
    leaf: "#2d7fb0",
    skin: skins[3],
    hair: inks.black,
    shirt: "#e2594f",
    collar: "#ff9d85",
    front: fill(inks.black, buzz),
    extra: glasses("#ffd94a"),
  },
  {
    ground: grove,
    leaf: "#ffe08a",
    skin: skins[2],
    hair: inks.black,
    shirt: "#2d7fb0",
    collar: "#7cc4ec",
    back: dot(inks.black, 64, 20, 10),
    front: fill(inks.black, parted),
  },
];

const women: readonly Look[] = [
  {
    ground: night,
    leaf: "#2f8f6b",
    skin: skins[1],
    hair: inks.brown,
    shirt: "#4cc38a",
    collar: "#8fe0b4",
    back: fill(inks.brown, longBack),
    front: fill(inks.brown, parted),
    extra: flower("#ff7f6b", 86, 36),
    lashes: true,
  },
  {
    ground: dusk,
    leaf: "#ffd94a",
    skin: skins[4],
    hair: inks.black,
    shirt: "#fbfdf6",
    collar: "#d5e3dc",
    back: bigCurls(inks.black),
    front: fill(inks.black, buzz),
    extra: earrings("#ffd94a"),
    lashes: true,
  },
  {
    ground: sea,
    leaf: "#bfe6ff",
    skin: skins[0],
    hair: inks.chestnut,
    shirt: "#ff8a1f",
    collar: "#ffb866",
    back: fill(inks.chestnut, bobBack),
    front: fill(inks.chestnut, fringe),
    lashes: true,
  },
  {
    ground: gold,
    leaf: "#ff9d3d",
    skin: skins[3],
    hair: inks.black,
    shirt: "#e2594f",
    collar: "#ff9d85",
    back: dot(inks.black, 64, 17, 12),
    front: fill(inks.black, crop),
    extra: earrings("#fbfdf6"),
    lashes: true,
  },
  {
    ground: grove,
    leaf: "#8fe0b4",
    skin: skins[2],
    hair: inks.black,
    shirt: "#173b47",
    collar: "#2d7fb0",
    back: fill(inks.black, waveBack),
    front: fill(inks.black, swept),
    extra: glasses("#f2b632"),
    lashes: true,
  },
  {
    ground: reef,
    leaf: "#ffc2a8",
    skin: skins[1],
    hair: "#a3341f",
    shirt: "#1d4b59",
    collar: "#2d7fb0",
    back: fill("#a3341f", waveBack),
    front: fill("#a3341f", parted),
    lashes: true,
  },
  {
    ground: night,
    leaf: "#2d7fb0",
    skin: skins[4],
    hair: inks.black,
    shirt: "#f2b632",
    collar: "#ffe08a",
    front:
      fill("#ff8a1f", "M38 54C35 30 48 18 64 18S93 30 90 54C82 42 74 39 64 39S46 42 38 54Z") +
      fill("#ffb02e", "M52 22C56 10 64 8 66 16C70 8 80 10 78 22C72 18 58 18 52 22Z") +
      line("#e2594f", 2.5, "M41 44C48 35 56 32 64 32S80 35 87 44"),
    extra: earrings("#ffd94a"),
    lashes: true,
  },
  {
    ground: grove,
    leaf: "#ffe08a",
    skin: skins[0],
    hair: inks.silver,
    shirt: "#e2594f",
    collar: "#ff9d85",
    back: fill(inks.silver, bobBack),
    front: fill(inks.silver, swept),
    extra: glasses("#20323a"),
    lashes: true,
  },
];

const folder = path.resolve(import.meta.dirname, "../../apps/player/public/avatars");
mkdirSync(folder, { recursive: true });
const write = (kind: "m" | "f", looks: readonly Look[]): void => {
  looks.forEach((look, index) => {
    writeFileSync(path.join(folder, `${kind}-${index + 1}.svg`), draw(look));
  });
};
write("m", men);
write("f", women);
