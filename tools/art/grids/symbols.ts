/** The symbols of the slots on grids, named as the games' mathematics names them. */
import { medallion, plate } from "../symbols.ts";
import { type Drawing, drawing, emoji, lights, picture, place, restartScopes } from "../svg.ts";
import { berimbau, tiles as azulejos } from "./azulejos.ts";
import * as carnival from "./carnival.ts";
import * as animals from "./creatures.ts";
import * as ox from "./embroidery/figures.ts";
import * as fruits from "./fruits.ts";
import { garden, hibisco, nectar } from "./garden.ts";
import * as jewels from "./jewels.ts";
import { across, ball, own, tinted } from "./kit.ts";
import * as railway from "./railway.ts";
import { lake, lily, muiraquita } from "./stained-glass.ts";
import * as wood from "./woodcuts.ts";

export const gridCodes = [
  "tucano-da-sorte",
  "boto-encantado",
  "cascata-do-ouro",
  "recife-vivo",
  "luar-do-sertao",
  "rio-das-piranhas",
  "trilha-do-curupira",
  "noite-de-sao-joao",
  "boteco-777",
  "livro-de-cordel",
  "roda-de-capoeira",
  "jardim-do-beija-flor",
  "vitoria-regia",
  "frevo-da-fortuna",
  "boi-estrela",
  "trem-da-serra",
] as const;
export type GridCode = (typeof gridCodes)[number];

/** figure: alone, lit at its edge. print: flat. plate: on a stone. medal: in a ring. */
type Piece =
  | { kind: "figure"; what: Drawing; size?: number; tilt?: number }
  | { kind: "print"; what: Drawing; size: number }
  | { kind: "plate"; what: Drawing; hue: number }
  | { kind: "medal"; what: Drawing; glow: readonly [string, string]; word: string };

interface Sheet {
  metal: readonly string[];
  rim: string;
  edge: string;
  pieces: Readonly<Record<string, Piece>>;
}

function figure(what: Drawing, size = 158, tilt = 0): Piece {
  return { kind: "figure", what, size, tilt };
}
function print(what: Drawing, size = 168): Piece {
  return { kind: "print", what, size };
}
function stone(what: Drawing, hue: number): Piece {
  return { kind: "plate", what, hue };
}
function medal(what: Drawing, glow: readonly [string, string], word: string): Piece {
  return { kind: "medal", what, glow, word };
}

const gold = ["#fff8cf", "#ffd34f", "#a8600a", "#ffe58a"];
const silver = ["#ffffff", "#bfe0f5", "#4f78a8", "#e4f6ff"];
const ember = ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff9a76"];

/** The boto is the dolphin of the rivers, and pink. */
export function boto(): Drawing {
  return tinted(emoji("dolphin"), 135, 1.25);
}

/** A moon that will carry a value: the figure stands in the middle, written by the client. */
function valueMoon(): Drawing {
  return own(`<defs>${ball("moon", ["#fffef4", "#ffeeb0", "#f2bf5e", "#a86a1e"])}
${across("ring", ["#ffffff", "#d9c4ff", "#6a4ac0", "#e6dcff"])}</defs>
<circle cx="50" cy="50" r="49" fill="url(#ring)"/><circle cx="50" cy="50" r="43" fill="#1c1046"/>
<circle cx="50" cy="50" r="41" fill="url(#moon)"/><g fill="#d99a3e" opacity=".35">
<circle cx="28" cy="30" r="7"/><circle cx="70" cy="26" r="5"/><circle cx="76" cy="68" r="8"/>
<circle cx="30" cy="74" r="5"/><circle cx="54" cy="80" r="4"/></g>
<path d="M16 40C20 24 32 14 46 12" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"
 opacity=".85"/>`);
}

/** An empty place of a reel: hardly there. */
function nothing(): Drawing {
  return own(`<circle cx="50" cy="50" r="9" fill="#fff" opacity=".13"/>`);
}

const green = ["#b8ffd8", "#03714a"] as const;
const sun = ["#fff3b0", "#e07a10"] as const;
const pink = ["#ffe0f2", "#b03a8c"] as const;
const deep = ["#d8fbff", "#0b62b8"] as const;
const night = ["#d9ccff", "#3a1f9a"] as const;
const flame = ["#ffd9a0", "#b3122e"] as const;

const sheets: Readonly<Record<GridCode, Sheet>> = {
  "tucano-da-sorte": {
    metal: gold,
    rim: "#ffe9a0",
    edge: "#1a2c12",
    pieces: {
      tucano: medal(drawing("bird"), sun, "WILD"),
      moeda: figure(emoji("coin"), 160),
      arara: figure(emoji("parrot"), 164),
      pitanga: stone(fruits.pitanga(), 20),
      caju: stone(fruits.caju(), 75),
      coco: stone(emoji("coconut"), 60),
      folha: stone(emoji("herb"), 155),
    },
  },
  "boto-encantado": {
    metal: silver,
    rim: "#ffd8f4",
    edge: "#1b0f4a",
    pieces: {
      boto: medal(boto(), pink, "WILD"),
      boto_x2: medal(boto(), pink, "WILD ×2"),
      boto_x3: medal(boto(), pink, "WILD ×3"),
      lua: medal(emoji("full-moon"), night, "SCATTER"),
      chapeu: figure(fruits.whiteHat(), 164),
      vitoria_regia: figure(emoji("lotus"), 156),
      pirarucu: figure(animals.pirarucu(), 164),
      tartaruga: figure(emoji("turtle"), 160),
      canoa: figure(emoji("canoe"), 150),
      remo: stone(fruits.paddle(), 250),
      concha: stone(emoji("spiral-shell"), 310),
      estrela: stone(fruits.starfish(["#ffc89a", "#f2663a", "#a82030"]), 215),
      alga: stone(fruits.seaweed(), 180),
    },
  },
  "cascata-do-ouro": {
    metal: gold,
    rim: "#fff3c0",
    edge: "#2a1a06",
    pieces: {
      cachoeira: medal(fruits.waterfall(), deep, "SCATTER"),
      pepita: figure(jewels.nugget(), 156),
      esmeralda: figure(jewels.gem("octagon", 155), 142),
      rubi: figure(jewels.gem("heart", 20, 0.21), 148),
      ametista: figure(jewels.gem("kite", 310, 0.2), 146),
      topazio: figure(jewels.gem("hexagon", 72, 0.19), 138),
      turmalina: figure(jewels.gem("square", 350, 0.18), 128),
      agua_marinha: figure(jewels.gem("drop", 215, 0.12), 140),
      quartzo: figure(jewels.gem("crystal", 285, 0.05), 142),
    },
  },
  "recife-vivo": {
    metal: silver,
    rim: "#d8fbff",
    edge: "#06204f",
    pieces: {
      perola: medal(emoji("oyster"), deep, "SCATTER"),
      polvo: figure(emoji("octopus"), 168),
      cavalo_marinho: figure(animals.seahorse(), 164),
      peixe_palhaco: figure(animals.clownfish(), 168),
      tartaruga: figure(emoji("turtle"), 166),
      agua_viva: figure(emoji("jellyfish"), 160),
      estrela: figure(fruits.starfish(["#ffd98a", "#ff7a3a", "#c2203a"]), 152),
      concha: figure(tinted(emoji("spiral-shell"), 20, 2.2), 146),
    },
  },
  "luar-do-sertao": {
    metal: ember,
    rim: "#e6d8ff",
    edge: "#160a38",
    pieces: {
      vagalume: medal(animals.firefly(), night, "WILD"),
      lua: figure(valueMoon(), 166),
      vazio: figure(nothing(), 150),
      coruja: figure(emoji("owl"), 164),
      raposa: figure(emoji("fox"), 162),
      tatu: figure(animals.armadillo(), 166),
      viola: figure(jewels.viola(), 150),
      lampiao: stone(jewels.kerosene(), 70),
      mandacaru: stone(emoji("cactus"), 150),
      chapeu_couro: stone(fruits.leatherHat(), 35),
      cuia: stone(emoji("mate"), 280),
    },
  },
  "rio-das-piranhas": {
    metal: silver,
    rim: "#d8ffe8",
    edge: "#06302f",
    pieces: {
      isca: medal(emoji("hook"), sun, "WILD"),
      redemoinho: medal(emoji("cyclone"), deep, "SCATTER"),
      piranha: figure(animals.piranha(), 170),
      jacare: figure(emoji("crocodile"), 162),
      pirarucu: figure(animals.pirarucu(), 166),
      tucunare: figure(tinted(emoji("tropical-fish"), 215, 1.3), 160),
      arraia: figure(animals.ray(), 162),
      nenufar: figure(emoji("lotus"), 160),
      bambu: figure(fruits.bamboo(), 158),
      cuia: figure(emoji("mate"), 154),
      pedra: figure(emoji("rock"), 150),
    },
  },
  "trilha-do-curupira": {
    metal: ember,
    rim: "#ffd8a0",
    edge: "#12240c",
    pieces: {
      curupira: medal(animals.curupira(), flame, "WILD"),
      pegada: medal(animals.footprints(), green, "SCATTER"),
      queixada: figure(emoji("boar"), 160),
      veado: figure(emoji("deer"), 164),
      tamandua: figure(animals.anteater(), 168),
      cutia: figure(animals.agouti(), 162),
      cogumelo: stone(emoji("mushroom"), 20),
      castanha: stone(emoji("chestnut"), 65),
      cipo: stone(fruits.vine(), 290),
      samambaia: stone(fruits.fern(), 160),
    },
  },
  "noite-de-sao-joao": {
    metal: ember,
    rim: "#ffe0a8",
    edge: "#1a0d40",
    pieces: {
      fogueira: medal(fruits.bonfire(), flame, "WILD"),
      balao: medal(fruits.paperBalloon(), night, "BONUS"),
      sanfona: figure(emoji("accordion"), 164),
      zabumba: figure(emoji("drum"), 160),
      triangulo: figure(fruits.triangle(), 150),
      chapeu_palha: figure(fruits.strawHat(), 164),
      milho: stone(emoji("ear-of-corn"), 150),
      pamonha: stone(emoji("tamale"), 95),
      quentao: stone(emoji("hot-beverage"), 25),
      bandeirinha: stone(fruits.bunting(), 265),
    },
  },
  "boteco-777": {
    metal: gold,
    rim: "#fff0b8",
    edge: "#2a0d08",
    pieces: {
      caipirinha: medal(jewels.caipirinha(), ["#f4ffd0", "#3f8f2a"], "WILD ×2"),
      vazio: figure(nothing(), 150),
      sete_ouro: figure(jewels.seven(["#fffbe0", "#ffe27a", "#ffb52e", "#d06a0a"], "#4a2004"), 158),
      sete: figure(jewels.seven(["#ffb09a", "#f2333c", "#c20f2c", "#8a0a24"], "#3d0510"), 158),
      bar3: figure(jewels.bars(3), 166),
      bar2: figure(jewels.bars(2), 166),
      bar1: figure(jewels.bars(1), 166),
      cereja: figure(emoji("cherries"), 152),
    },
  },
  "livro-de-cordel": {
    metal: ember,
    rim: "#ffe0a8",
    edge: "#221712",
    pieces: {
      folheto: medal(wood.folheto(), ["#fbeed0", "#b5321c"], "WILD"),
      cangaceiro: print(wood.cangaceiro()),
      sereia: print(wood.sereia()),
      boi: print(wood.boi()),
      galo: print(wood.galo()),
      sol: print(wood.leaflets.sol, 160),
      cacto: print(wood.leaflets.cacto, 160),
      passaro: print(wood.leaflets.passaro, 160),
      peixe: print(wood.leaflets.peixe, 160),
      flor: print(wood.leaflets.flor, 160),
    },
  },
  "roda-de-capoeira": {
    metal: gold,
    rim: "#fff0c0",
    edge: "#0e2c6b",
    pieces: {
      berimbau: medal(berimbau(), ["#fdfbf4", "#2f6fd0"], "WILD"),
      mestre: print(azulejos.mestre, 182),
      atabaque: print(azulejos.atabaque, 182),
      pandeiro: print(azulejos.pandeiro, 182),
      agogo: print(azulejos.agogo, 182),
      lirio: print(azulejos.lirio, 176),
      onda: print(azulejos.onda, 176),
      estrela: print(azulejos.estrela, 176),
    },
  },
  "jardim-do-beija-flor": {
    metal: gold,
    rim: "#fff6d8",
    edge: "#3a0f3d",
    pieces: {
      hibisco: medal(hibisco(), ["#f2ffd0", "#2f9a5a"], "SCATTER"),
      gota_25: print(nectar(25), 186),
      gota_10: print(nectar(10), 182),
      gota_5: print(nectar(5), 178),
      gota_3: print(nectar(3), 174),
      gota_2: print(nectar(2), 170),
      abacaxi: print(garden.abacaxi(), 176),
      melancia: print(garden.melancia(), 168),
      goiaba: print(garden.goiaba(), 162),
      maracuja: print(garden.maracuja(), 158),
      coco: print(garden.coco(), 154),
      carambola: print(garden.carambola(), 158),
      acai: print(garden.acai(), 160),
      pitanga: print(garden.pitanga(), 156),
    },
  },
  "vitoria-regia": {
    metal: gold,
    rim: "#f4e0ff",
    edge: "#141130",
    pieces: {
      vitoria_1: print(lily(1), 182),
      vitoria_2: print(lily(2), 184),
      vitoria_3: print(lily(3), 186),
      vitoria_5: print(lily(5), 188),
      vitoria_10: print(lily(10), 190),
      muiraquita: medal(muiraquita(), ["#ffe0f8", "#8a2f8a"], "SCATTER"),
      jacare: print(lake.jacare(), 168),
      jacana: print(lake.jacana(), 168),
      tucunare: print(lake.tucunare(), 168),
      libelula: print(lake.libelula(), 170),
      guarana: print(lake.guarana(), 164),
      orquidea: print(lake.orquidea(), 168),
      gota: print(lake.gota(), 158),
    },
  },
  "frevo-da-fortuna": {
    metal: gold,
    rim: "#fff6c8",
    edge: "#04143c",
    pieces: {
      estandarte: print(carnival.estandarte(), 188),
      sombrinha: print(carnival.sombrinha(), 190),
      galo: print(carnival.galo(), 184),
      boneca: print(carnival.boneca(), 184),
      trompete: print(carnival.trompete(), 180),
      sobrado: print(carnival.sobrado(), 176),
      caixa: print(carnival.caixa(), 170),
      mascara: print(carnival.mascara(), 172),
      apito: print(carnival.apito(), 164),
      serpentina: print(carnival.serpentina(), 168),
    },
  },
  "boi-estrela": {
    metal: gold,
    rim: "#ffe9b0",
    edge: "#16042a",
    pieces: {
      estrela: print(ox.estrela(), 196),
      maraca: print(ox.maraca(), 192),
      boi: print(ox.boi(), 192),
      cazumba: print(ox.cazumba(), 190),
      cocar: print(ox.cocar(), 190),
      pandeirao: print(ox.pandeirao(), 186),
      chapeu: print(ox.chapeu(), 182),
      flor: print(ox.flor(), 176),
      coracao: print(ox.coracao(), 174),
      fita: print(ox.fita(), 176),
    },
  },
  "trem-da-serra": {
    metal: gold,
    rim: "#fff0c8",
    edge: "#0c2a28",
    pieces: {
      lanterna: medal(railway.lanterna(), ["#fff6c8", "#14605a"], "WILD"),
      sino: medal(railway.sino(), ["#ffe0c0", "#a8201f"], "SCATTER"),
      ...Object.fromEntries(
        Object.entries(railway.symbols).map(([id, [what, size]]) => [id, print(what(), size)]),
      ),
    },
  },
};

export function gridSymbolNames(code: GridCode): readonly string[] {
  return Object.keys(sheets[code].pieces);
}

export function gridRim(code: GridCode): string {
  return sheets[code].rim;
}

/** One symbol alone, in a square of 192 units. */
export function gridSymbol(code: GridCode, name: string): string {
  restartScopes();
  const sheet = sheets[code];
  const piece = sheet.pieces[name];
  if (piece === undefined) throw new Error(`No drawing for ${name}.`);
  return picture({ width: 192, height: 192 }, lights(sheet.rim) + draw(piece, sheet));
}

function draw(piece: Piece, sheet: Sheet): string {
  if (piece.kind === "plate") return plate(piece.what, piece.hue, sheet);
  if (piece.kind === "medal") {
    return medallion(sheet, { id: "m", figure: piece.what, glow: piece.glow, word: piece.word });
  }
  if (piece.kind === "print") {
    return place(piece.what, { x: 96, y: 96, width: piece.size, filter: "small-shadow" });
  }
  const { what, tilt = 0 } = piece;
  const size = piece.size ?? 158;
  const width = Math.min(size, (size * what.width) / what.height);
  return place(what, { x: 96, y: 96, width, tilt, filter: "hero" });
}
