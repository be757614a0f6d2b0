/**
 * What is on each tile: its studio's frame, its world, its hero and what lies around. Positions of
 * props are in widths of the hero, from its middle.
 */
import type { Look, Scene } from "../compose.ts";
import { curupira, footprints, piranha } from "../grids/creatures.ts";
import { bonfire, bunting, leatherHat, paperBalloon, waterfall } from "../grids/fruits.ts";
import { bars, gem, seven } from "../grids/jewels.ts";
import { boto } from "../grids/symbols.ts";
import { type Drawing, drawing, emoji, place } from "../svg.ts";
import * as props from "./props.ts";
import { backOf, type Ground } from "./worlds.ts";

type Studio = "onca" | "mare" | "saci";

interface Prop {
  what: Drawing;
  x: number;
  y: number;
  width: number;
  tilt?: number;
  flip?: boolean;
}

export interface Tile {
  studio: Studio;
  title: readonly string[];
  ground: Ground;
  /** Drawn in order; the one that is widest is the hero and gets the rim of light. */
  props: readonly Prop[];
}

const studios: Readonly<Record<Studio, Pick<Look, "frame" | "inlay" | "rim">>> = {
  onca: { frame: ["#fff8cf", "#ffd34f", "#b06a0c", "#ffdf72"], inlay: "#c77a12", rim: "#ffe9a0" },
  mare: { frame: ["#ffffff", "#bfe0f5", "#5f88b8", "#e4f6ff"], inlay: "#8fb8d8", rim: "#d8fbff" },
  saci: { frame: ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff8a66"], inlay: "#d0303a", rim: "#ffc6a0" },
};

const ground = (
  kind: Ground["kind"],
  sky: readonly string[],
  land: Ground["land"],
  lights: readonly string[] = ["#fff1a8", "#ffffff", "#ffd08a"],
): Ground => ({ kind, sky, land, lights });

const at = (
  what: Drawing | string,
  x: number,
  y: number,
  width: number,
  tilt = 0,
  flip = false,
): Prop => ({ what: typeof what === "string" ? emoji(what) : what, x, y, width, tilt, flip });

const gold = ["#fffbd6", "#ffdf6a", "#ffb92e", "#b8741c", "#5a2f10", "#1d0e05"];
const emerald = ["#f4ffd0", "#b8ef6a", "#3fae55", "#13704a", "#064430", "#02150f"];
const lagoon = ["#eaffff", "#8fe9ff", "#2aa7dd", "#14599f", "#0b3478", "#040c2c"];
const dusk = ["#ffe9c2", "#f9a070", "#b2468f", "#5a2a8f", "#23135c", "#0a0628"];
const ember = ["#fff0c0", "#ffb347", "#ef5a2a", "#a11f2f", "#4a0d2a", "#160412"];
const velvet = ["#ffe6f0", "#ff8ab4", "#c02f6e", "#6a164f", "#2b0a33", "#0e0414"];
const amethyst = ["#f4e6ff", "#c39bff", "#7d4be0", "#43248a", "#1d1257", "#0a0628"];
const table = ["#fff6d6", "#d8b86a", "#2f8a5a", "#0f5a43", "#063226", "#021410"];
const ruby = ["#fff0d6", "#ffa06a", "#d0303a", "#7d0e2c", "#360716", "#120208"];
const azure = ["#ffffff", "#bfe6ff", "#5fb0ff", "#2a6fd6", "#123a8a", "#06153c"];
const coin = (x: number, y: number, width: number, tilt = 0): Prop => at("coin", x, y, width, tilt);

export const tiles: Readonly<Record<string, Tile>> = {
  "tucano-da-sorte": {
    studio: "onca",
    title: ["Tucano", "da Sorte"],
    ground: ground("jungle", gold, ["#8a5a12", "#3f2a08"]),
    props: [
      at("hibiscus", -0.46, -0.3, 0.26, -18),
      at(drawing("toucan"), 0, 0, 1.02, -4),
      coin(-0.44, 0.34, 0.28, -16),
      coin(0.42, 0.4, 0.24, 14),
      at("four-leaf-clover", 0.46, -0.32, 0.24, 14),
      coin(-0.14, 0.52, 0.16, 20),
    ],
  },
  "boto-encantado": {
    studio: "mare",
    title: ["Boto", "Encantado"],
    ground: ground("sea", dusk, ["#3a4fa8", "#1b1f63"], ["#ffd0f0", "#fff", "#9ff4ff"]),
    props: [
      at("full-moon", 0.18, -0.22, 0.7),
      at(boto(), 0, 0, 1.04, -6),
      at("lotus", -0.44, 0.42, 0.3, -10),
      at("crystal-ball", 0.44, 0.4, 0.24, 8),
      at("sparkles", -0.48, -0.3, 0.18),
    ],
  },
  "cascata-do-ouro": {
    studio: "onca",
    title: ["Cascata", "do Ouro"],
    ground: ground("jungle", emerald, ["#1d7f4a", "#0a4f35"]),
    props: [
      at(waterfall(), 0, -0.04, 1.04),
      at(gem("round", 60), -0.3, 0.28, 0.36, -14),
      at(gem("octagon", 150), 0.34, 0.3, 0.34, 12),
      at(gem("drop", 20), 0.02, 0.42, 0.3),
      coin(-0.46, 0.02, 0.2, -20),
      coin(0.48, -0.02, 0.2, 18),
    ],
  },
  "recife-vivo": {
    studio: "mare",
    title: ["Recife", "Vivo"],
    ground: ground("reef", lagoon, ["#14599f", "#0b3478"], ["#9ff4ff", "#fff", "#ffd0a0"]),
    props: [
      at("turtle", -0.42, -0.3, 0.36, -14),
      at("tropical-fish", 0.02, 0.02, 0.9, -8, true),
      at("octopus", 0.4, 0.36, 0.4, 10),
      at("blowfish", -0.4, 0.4, 0.3, -8),
      at("spiral-shell", 0.06, 0.54, 0.2, 14),
    ],
  },
  "luar-do-sertao": {
    studio: "saci",
    title: ["Luar do", "Sertão"],
    ground: ground("night", dusk, ["#5a2a6e", "#2b1147"]),
    props: [
      at("full-moon", 0, -0.08, 1),
      at("cactus", -0.4, 0.26, 0.5, -6),
      at(leatherHat(), 0.3, 0.34, 0.54, 8),
      at("owl", 0.44, -0.2, 0.26, 8),
      coin(-0.02, 0.52, 0.18, -12),
    ],
  },
  "rio-das-piranhas": {
    studio: "mare",
    title: ["Rio das", "Piranhas"],
    ground: ground(
      "sea",
      ["#f4ffe0", "#b7e06a", "#4f9a4a", "#1f6b58", "#0d3f47", "#04181c"],
      ["#2f7f6a", "#0f4a4a"],
    ),
    props: [
      at(piranha(), 0, -0.02, 1.04, -8),
      at(piranha(), -0.42, 0.4, 0.42, 10),
      at(piranha(), 0.44, 0.44, 0.36, -12, true),
      at("meat-on-bone", 0.38, -0.36, 0.3, 20),
      at("sweat-droplets", -0.46, -0.3, 0.2),
    ],
  },
  "trilha-do-curupira": {
    studio: "saci",
    title: ["Trilha do", "Curupira"],
    ground: ground("night", emerald, ["#1c5a3a", "#0a2f24"]),
    props: [
      at(footprints(), 0.4, 0.44, 0.36, 20),
      at(curupira(), 0, 0, 1.02, -3),
      at("mushroom", -0.44, 0.42, 0.28, -10),
      at("fire", 0.46, -0.3, 0.2, 10),
      at("fallen-leaf", -0.46, -0.28, 0.2, 24),
    ],
  },
  "noite-de-sao-joao": {
    studio: "saci",
    title: ["Noite de", "São João"],
    ground: ground(
      "street",
      ["#ffe6b0", "#ff9a4a", "#a83a6a", "#4a1f7a", "#1d1257", "#0a0628"],
      ["#3a1a5e", "#28124a"],
    ),
    props: [
      at(bunting(), -0.3, -0.46, 0.6, 8),
      at(bunting(), 0.34, -0.46, 0.6, -8),
      at(bonfire(), 0, 0.08, 0.96),
      at(paperBalloon(), 0.42, -0.2, 0.32, 10),
      at("ear-of-corn", -0.44, 0.38, 0.32, -18),
      at("accordion", 0.44, 0.42, 0.3, 12),
    ],
  },
  "boteco-777": {
    studio: "onca",
    title: ["Boteco", "777"],
    ground: ground("street", ruby, ["#5e1524", "#3a0b18"]),
    props: [
      at(bars(1), 0, -0.46, 0.5),
      at(seven(["#fff0b0", "#ff5a3a", "#a10f1f"], "#5a0610"), -0.28, 0.02, 0.58, -10),
      at(seven(["#fff0b0", "#ff5a3a", "#a10f1f"], "#5a0610"), 0.3, 0.02, 0.58, 10),
      at(seven(["#fffbe0", "#ffd24a", "#c77a12"], "#5a2405"), 0, 0.04, 0.76),
      at("cherries", -0.42, 0.42, 0.32, -12),
      at("lemon", 0.42, 0.44, 0.28, 14),
    ],
  },
  "voo-do-tucano": {
    studio: "onca",
    title: ["Voo do", "Tucano"],
    ground: ground(
      "sea",
      ["#fff3c4", "#ffb45a", "#ef6f4a", "#7a4aa8", "#2a2f7a", "#0a1238"],
      ["#2a4a8a", "#152a5e"],
    ),
    props: [
      at(props.flight(), -0.06, 0.14, 1.2),
      at("cloud", -0.42, -0.3, 0.34),
      at(drawing("toucan"), 0.2, -0.2, 0.74, -16),
      at("cloud", 0.48, 0.3, 0.28),
      coin(-0.3, 0.34, 0.2, -14),
    ],
  },
  dados: {
    studio: "onca",
    title: ["Dados", "da Mata"],
    ground: ground("jungle", emerald, ["#1d7f4a", "#0a4f35"]),
    props: [
      at("butterfly", 0.44, -0.38, 0.26, 18),
      at(props.die(5, 55, 0.7), 0.2, -0.12, 0.66, 14),
      at(props.die(6, 25), -0.22, 0.12, 0.72, -14),
      at("herb", -0.46, -0.3, 0.28, -20),
      coin(0.36, 0.42, 0.22, 12),
    ],
  },
  "estrela-cadente": {
    studio: "saci",
    title: ["Estrela", "Cadente"],
    ground: ground("night", amethyst, ["#2d1a6e", "#170d47"], ["#ffe08a", "#fff", "#b9a0ff"]),
    props: [
      at("ringed-planet", -0.4, -0.34, 0.36, -14),
      at("comet", -0.16, -0.1, 0.86, 0),
      at("glowing-star", 0.12, 0.1, 0.9, 10),
      at("glowing-star", 0.46, 0.44, 0.2, 14),
      at("glowing-star", -0.44, 0.36, 0.18, -12),
      at("crescent-moon", 0.44, -0.36, 0.24, 12),
    ],
  },
  "roda-da-praia": {
    studio: "mare",
    title: ["Roda", "da Praia"],
    ground: ground(
      "beach",
      ["#fffbe0", "#ffe08a", "#8fe0f0", "#2aa7dd", "#1466a8", "#06204c"],
      ["#35b6d8", "#1b86bd"],
    ),
    props: [
      at("palm-tree", -0.44, -0.1, 0.6, -8),
      at(props.fortuneWheel([55, 150, 230, 20]), 0.04, 0, 0.98, 8),
      at("tropical-drink", 0.46, 0.38, 0.32, 10),
      at("coconut", -0.44, 0.44, 0.26, -8),
    ],
  },
  "plinko-tropical": {
    studio: "onca",
    title: ["Plinko", "Tropical"],
    ground: ground("jungle", velvet, ["#6a164f", "#350a33"], ["#ffb0d8", "#fff", "#ffd08a"]),
    props: [
      at(props.plinko(), 0, -0.02, 1.08),
      at("pineapple", -0.47, 0.3, 0.3, -14),
      at("coconut", 0.48, 0.34, 0.26, 10),
      at("hibiscus", 0.47, -0.34, 0.26, 14),
    ],
  },
  garimpo: {
    studio: "onca",
    title: ["Garimpo"],
    ground: ground("cave", gold, ["#5a3512", "#2b1707"]),
    props: [
      at("pick", -0.34, -0.22, 0.6, -14),
      at(gem("round", 230), 0.04, 0.02, 0.82),
      at("bomb", 0.42, 0.32, 0.36, 12),
      at(gem("octagon", 150), -0.4, 0.36, 0.32, -14),
      at(gem("drop", 20), 0.42, -0.3, 0.26, 12),
      coin(0.02, 0.52, 0.2),
    ],
  },
  "torre-do-saci": {
    studio: "saci",
    title: ["Torre", "do Saci"],
    ground: ground("night", amethyst, ["#2d1a6e", "#170d47"]),
    props: [
      at("crescent-moon", -0.38, -0.36, 0.34, -10),
      at(props.tower(), 0.06, 0.08, 0.92),
      at(drawing("saci"), -0.32, 0.2, 0.52, -8),
      at("bat", 0.46, -0.34, 0.22, 12),
      at("key", 0.44, 0.42, 0.26, 24),
    ],
  },
  "vinte-e-um": {
    studio: "saci",
    title: ["Vinte", "e Um"],
    ground: ground("felt", ruby, ["#8a1a2c", "#3a0810"]),
    props: [
      at(props.card("J", "hearts"), 0.2, -0.04, 0.58, 14),
      at(props.card("A", "spades"), -0.18, -0.04, 0.64, -12),
      at(props.chip(25), -0.42, 0.44, 0.28, -10),
      at(props.chip(150), 0.42, 0.44, 0.26, 12),
      at(props.chip(60), 0.14, 0.5, 0.22),
    ],
  },
  bacara: {
    studio: "mare",
    title: ["Bacará", "Tropical"],
    ground: ground("felt", lagoon, ["#146a8a", "#06304c"]),
    props: [
      at("palm-tree", 0.42, -0.26, 0.46, 8),
      at(props.card("9", "diamonds"), 0.2, 0.02, 0.58, 12),
      at(props.card("K", "clubs"), -0.2, 0, 0.62, -12),
      at("hibiscus", -0.44, 0.42, 0.3, -14),
      at(props.chip(230), 0.42, 0.46, 0.26, 8),
    ],
  },
  "video-poker": {
    studio: "onca",
    title: ["Pôquer", "9/6"],
    ground: ground("felt", gold, ["#7a4a10", "#2f1a05"]),
    props: [
      at(props.card("T", "hearts"), -0.4, 0.1, 0.46, -28),
      at(props.card("J", "hearts"), -0.21, 0, 0.48, -14),
      at(props.card("Q", "hearts"), 0, -0.04, 0.5),
      at(props.card("K", "hearts"), 0.21, 0, 0.48, 14),
      at(props.card("A", "hearts"), 0.4, 0.1, 0.46, 28),
      at("crown", 0, 0.46, 0.4),
    ],
  },
  "maior-ou-menor": {
    studio: "saci",
    title: ["Maior", "ou Menor"],
    ground: ground("felt", amethyst, ["#3f2480", "#1a0e42"]),
    props: [
      at(props.card("2", "clubs"), 0.22, 0.08, 0.58, 12),
      at(props.card("Q", "diamonds"), -0.18, -0.08, 0.66, -10),
      at("up-arrow", -0.42, -0.36, 0.28, -8),
      at("down-arrow", 0.44, 0.42, 0.28, 8),
    ],
  },
  "roleta-europeia": {
    studio: "mare",
    title: ["Roleta", "Europeia"],
    ground: ground("felt", azure, ["#1a4f9a", "#0a2350"]),
    props: [
      at(props.rouletteWheel(), 0, -0.02, 1.06),
      at(props.chip(25), -0.44, 0.42, 0.28, -12),
      at(props.chip(60), 0.42, 0.44, 0.26, 14),
      at(props.chip(290), 0.18, 0.54, 0.2),
    ],
  },
  "sic-bo": {
    studio: "onca",
    title: ["Sic Bo", "da Onça"],
    ground: ground("felt", ember, ["#8a2a1a", "#3a0e0a"]),
    props: [
      at(drawing("jaguar"), 0, -0.2, 0.72, -4),
      at(props.die(2, 25), -0.32, 0.3, 0.42, -14),
      at(props.die(4, 55, 0.72), 0.02, 0.38, 0.44, 4),
      at(props.die(6, 25), 0.36, 0.28, 0.42, 16),
    ],
  },
  "dragao-e-tigre": {
    studio: "onca",
    title: ["Dragão", "e Tigre"],
    ground: ground("felt", ember, ["#8a1a2c", "#3a0810"]),
    props: [
      at("dragon-face", -0.24, -0.14, 0.66, -6, true),
      at("tiger-face", 0.24, 0.12, 0.68, 6),
      at(props.card("A", "spades"), -0.38, 0.4, 0.28, -16),
      at(props.card("K", "hearts"), 0.4, 0.46, 0.26, 14),
    ],
  },
  "bingo-do-luar": {
    studio: "saci",
    title: ["Bingo", "do Luar"],
    ground: ground("night", amethyst, ["#2d1a6e", "#170d47"]),
    props: [
      at("full-moon", 0.28, -0.26, 0.5),
      at(props.bingoCard(), -0.04, 0.02, 0.84, -6),
      at(props.numberBall("22", 25), 0.42, 0.26, 0.36, 10),
      at(props.numberBall("7", 150), -0.42, 0.4, 0.32, -10),
      at(props.numberBall("48", 60), 0.14, 0.5, 0.28),
    ],
  },
  "salao-de-bingo": {
    studio: "saci",
    title: ["Salão", "90"],
    ground: ground("street", velvet, ["#4a1340", "#2b0a33"]),
    props: [
      at("mirror-ball", 0.36, -0.4, 0.36),
      at(props.numberBall("90", 25), -0.02, -0.02, 0.8),
      at(props.numberBall("11", 230), 0.4, 0.32, 0.38, 10),
      at(props.numberBall("5", 60), -0.42, 0.34, 0.36, -10),
      at(props.numberBall("73", 150), -0.4, -0.32, 0.28, -8),
      at("party-popper", 0.06, 0.52, 0.26),
    ],
  },
  "keno-minuto": {
    studio: "onca",
    title: ["Keno", "Minuto"],
    ground: ground("jungle", azure, ["#2a6fd6", "#123a8a"], ["#fff", "#bfe6ff", "#ffe08a"]),
    props: [
      at("stopwatch", 0, -0.1, 0.86, -6),
      at(props.numberBall("8", 25), -0.4, 0.3, 0.36, -10),
      at(props.numberBall("80", 60), 0.4, 0.28, 0.38, 10),
      at(props.numberBall("20", 150), 0.02, 0.46, 0.3),
    ],
  },
  "seis-da-sorte": {
    studio: "onca",
    title: ["Seis", "da Sorte"],
    ground: ground("jungle", emerald, ["#1d7f4a", "#0a4f35"]),
    props: [
      at("four-leaf-clover", 0, -0.08, 0.94, -4),
      at(props.numberBall("6", 60), -0.36, 0.28, 0.34, -10),
      at(props.numberBall("13", 25), 0.02, 0.42, 0.32),
      at(props.numberBall("60", 230), 0.38, 0.28, 0.34, 10),
      at(props.numberBall("27", 300), -0.44, -0.26, 0.24),
      at(props.numberBall("41", 190), 0.45, -0.26, 0.24),
    ],
  },
  "raspadinha-do-saci": {
    studio: "saci",
    title: ["Raspadinha", "do Saci"],
    ground: ground("night", ember, ["#7a1f3a", "#3a0d2a"]),
    props: [
      at(props.scratchCard(), 0.04, 0.04, 0.9, 8),
      at(drawing("saci"), -0.3, -0.06, 0.6, -8),
      coin(0.4, 0.38, 0.32, 16),
      at("sparkles", 0.44, -0.32, 0.22),
    ],
  },
  "pescaria-da-mare": {
    studio: "mare",
    title: ["Pescaria", "da Maré"],
    ground: ground("reef", lagoon, ["#14599f", "#0b3478"], ["#9ff4ff", "#fff", "#ffe08a"]),
    props: [
      at("hook", 0.36, -0.38, 0.32, 8),
      at("shark", 0, -0.02, 0.98, -8),
      at("blowfish", -0.42, 0.36, 0.34, -10),
      at("crab", 0.42, 0.42, 0.32, 8),
      coin(0.02, 0.5, 0.2, 14),
    ],
  },
  "roleta-ao-vivo": {
    studio: "mare",
    title: ["Roleta", "ao Vivo"],
    ground: ground("felt", velvet, ["#4a1340", "#220a2c"]),
    props: [
      at(props.rouletteWheel(), 0, 0, 1.04),
      at(props.onAir("LIVE"), 0.02, -0.5, 0.44),
      at(props.chip(290), -0.44, 0.42, 0.28, -12),
      at(props.chip(150), 0.42, 0.44, 0.28, 14),
    ],
  },
  "bacara-ao-vivo": {
    studio: "mare",
    title: ["Bacará", "ao Vivo"],
    ground: ground("felt", table, ["#12694a", "#06301f"]),
    props: [
      at(props.onAir("LIVE"), 0.02, -0.5, 0.44),
      at(props.cardBack(25), 0.3, -0.04, 0.5, 20),
      at(props.card("8", "hearts"), 0.06, 0, 0.58, 4),
      at(props.card("A", "spades"), -0.24, 0.02, 0.58, -14),
      at(props.chip(60), -0.42, 0.44, 0.26, -10),
      at(props.chip(25), 0.42, 0.46, 0.26, 10),
    ],
  },
  "liga-tucano": {
    studio: "saci",
    title: ["Liga", "Tucano"],
    ground: ground(
      "stadium",
      ["#f4ffff", "#bfe6ff", "#4f8ad6", "#23408a", "#101d4c", "#060a24"],
      ["#178040", "#0f5a2c"],
      ["#ff7a1a", "#ffe08a", "#ffffff", "#3fd0a0", "#e5293a"],
    ),
    props: [
      at("trophy", 0, -0.06, 0.86),
      at("soccer-ball", -0.36, 0.32, 0.42, -14),
      at(drawing("toucan"), 0.34, 0.24, 0.46, 6),
      at("confetti-ball", 0.44, -0.36, 0.24, 12),
    ],
  },
};

function front({ props: list }: Tile): (scene: Scene) => string {
  const widest = Math.max(...list.map(({ width }) => width));
  return ({ hero }) =>
    list
      .map(({ what, x, y, width, tilt = 0, flip = false }) => {
        const filter = width === widest ? "hero" : width > 0.26 ? "shadow" : "small-shadow";
        const spot = { x: hero.x + x * hero.width, y: hero.y + y * hero.width };
        return place(what, { ...spot, width: width * hero.width, tilt, flip, filter });
      })
      .join("");
}

export function lookOf(tile: Tile): Look {
  const deepest = tile.ground.sky.at(-1) ?? "#02150f";
  return {
    ...studios[tile.studio],
    title: tile.title,
    edge: deepest,
    scrim: deepest,
    back: backOf(tile.ground),
    front: front(tile),
  };
}
