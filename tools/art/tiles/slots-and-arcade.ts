/** The tiles of slots, flights and arcade games. */
import { curupira, footprints, piranha } from "../grids/creatures.ts";
import { bonfire, bunting, leatherHat, paperBalloon, waterfall } from "../grids/fruits.ts";
import { bars, gem, seven } from "../grids/jewels.ts";
import { boto } from "../grids/symbols.ts";
import { drawing } from "../svg.ts";
import {
  amethyst,
  at,
  coin,
  dusk,
  emerald,
  gold,
  ground,
  lagoon,
  ruby,
  velvet,
  type Tile,
} from "./kit.ts";
import * as props from "./props.ts";

export const slotAndArcadeTiles: Readonly<Record<string, Tile>> = {
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
};
