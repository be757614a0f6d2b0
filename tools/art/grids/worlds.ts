/** The worlds of the slots on grids, their names and who looks over the cabinet. */
import { goldTitle } from "../lettering.ts";
import { bokeh, rays, sky } from "../scenery.ts";
import {
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
} from "../svg.ts";
import { passista } from "./carnival.ts";
import { slopesOfOlinda } from "./carnival-world.ts";
import { dancingOx } from "./embroidery/figures.ts";
import { nightOfTheOx } from "./embroidery/world.ts";
import * as animals from "./creatures.ts";
import * as fruits from "./fruits.ts";
import * as jewels from "./jewels.ts";
import { oldTown } from "./azulejo-world.ts";
import { acrobat } from "./azulejos.ts";
import { beijaFlor } from "./garden.ts";
import { flowerGarden } from "./garden-world.ts";
import { moonlitLake } from "./lake-world.ts";
import { guard } from "./railway.ts";
import { mountainLine } from "./railway-world.ts";
import { bloom } from "./stained-glass.ts";
import * as wood from "./woodcuts.ts";
import { fair } from "./woodcut-world.ts";
import {
  stars,
  moon,
  hills,
  water,
  leaves,
  palms,
  undersea,
  flags,
  bar,
  type Scene,
} from "./sceneries.ts";
import { boto, type GridCode, gridRim } from "./symbols.ts";

interface World {
  title: string;
  edge: string;
  inlay: string;
  scrim: string;
  /** From the light outwards. */
  sky: readonly string[];
  hero: () => { what: Drawing; width: number; y: number; tilt?: number };
  scenery: (scene: Scene) => string;
}

const worlds: Readonly<Record<GridCode, World>> = {
  "tucano-da-sorte": {
    title: "Tucano da Sorte",
    edge: "#06281c",
    inlay: "#c77a12",
    scrim: "#02150f",
    sky: ["#fff6b0", "#ffc84a", "#3fa84a", "#0f6a4a", "#07402f", "#03241a"],
    hero: () => ({ what: drawing("bird"), width: 350, y: 215 }),
    scenery: (scene) =>
      `<g opacity=".5">${rays(
        scene.dice,
        { ...scene, radius: scene.size.height * 0.8 },
        "#fff3b0",
      )}</g>
${hills(scene, [
  [0.62, 44, "#1f8a52"],
  [0.74, 52, "#0d5a38"],
  [0.86, 58, "#06382a"],
])}
${leaves(scene, 150, 0.46)}`,
  },
  "boto-encantado": {
    title: "Boto Encantado",
    edge: "#1b0f4a",
    inlay: "#e68ad0",
    scrim: "#0a0630",
    sky: ["#fff0e0", "#f2b0d8", "#a05ac8", "#4a2f9a", "#231a66", "#0b0a36"],
    hero: () => ({ what: boto(), width: 350, y: 205, tilt: -8 }),
    scenery: (scene) => `${stars(scene, 90)}${moon(scene, "#ffd8f0")}
${hills(scene, [
  [0.6, 34, "#3a2684"],
  [0.66, 26, "#241660"],
])}
${water(scene, { top: 0.68, colours: ["#7a4ab8", "#2a1c78", "#0a0838"], light: "#ffd8f4" })}
${palms(scene, "#150a44")}`,
  },
  "cascata-do-ouro": {
    title: "Cascata do Ouro",
    edge: "#2a1404",
    inlay: "#d98a1a",
    scrim: "#140a04",
    sky: ["#fffbe0", "#ffd76a", "#d98a2e", "#7a4a1e", "#3f2a1a", "#1a120e"],
    hero: () => ({ what: jewels.nugget(), width: 300, y: 225, tilt: -6 }),
    scenery: (scene) =>
      `<g opacity=".6">${rays(
        scene.dice,
        { ...scene, radius: scene.size.height * 0.85 },
        "#fff0b0",
      )}</g>
${hills(scene, [
  [0.66, 60, "#6b4420"],
  [0.8, 66, "#3a2412"],
])}
${place(fruits.waterfall(), {
  x: scene.x,
  y: scene.size.height * 0.56,
  width: scene.size.height * 0.62,
  opacity: 0.75,
})}
${water(scene, { top: 0.84, colours: ["#f2b84a", "#8a5a1e", "#2a1808"], light: "#fff3c0" })}
${leaves(scene, 125, 0.34)}`,
  },
  "recife-vivo": {
    title: "Recife Vivo",
    edge: "#04194a",
    inlay: "#5fd0e8",
    scrim: "#021030",
    sky: ["#d8fff8", "#6fe6ea", "#1fa0cf", "#0f5fa8", "#0a3478", "#061a4a"],
    hero: () => ({ what: emoji("octopus"), width: 330, y: 220 }),
    scenery: undersea,
  },
  "luar-do-sertao": {
    title: "Luar do Sertão",
    edge: "#160a38",
    inlay: "#c98ae0",
    scrim: "#0a0524",
    sky: ["#fff6d8", "#c8a0e6", "#6a4ac0", "#35268a", "#1c1458", "#0a0730"],
    hero: () => ({ what: emoji("owl"), width: 330, y: 215 }),
    scenery: (scene) => {
      const { size } = scene;
      const cactus = [0.05, 0.2, 0.82, 0.95].map((x, index) => {
        const width = size.height * (index % 2 === 0 ? 0.26 : 0.16);
        const at = { x: size.width * x, y: size.height * 0.8 - width * 0.3, width, opacity: 0.9 };
        return place(emoji("cactus"), { ...at, filter: "shadow" });
      });
      return `${stars(scene, 140)}${moon(scene, "#ffe9c0")}
${hills(scene, [
  [0.66, 120, "#3a2a86"],
  [0.78, 140, "#241862"],
])}${cactus.join("")}
${hills(scene, [[0.92, 160, "#120a3d"]])}`;
    },
  },
  "rio-das-piranhas": {
    title: "Rio das Piranhas",
    edge: "#042a2c",
    inlay: "#f2663a",
    scrim: "#02181c",
    sky: ["#fff3c0", "#f2a85a", "#3f9a7a", "#12685f", "#0a4248", "#04242c"],
    hero: () => ({ what: animals.piranha(), width: 340, y: 215 }),
    scenery: (scene) =>
      `<g opacity=".45">${rays(
        scene.dice,
        { ...scene, radius: scene.size.height * 0.8 },
        "#ffe9b0",
      )}</g>
${hills(scene, [
  [0.5, 40, "#1f7a5e"],
  [0.6, 48, "#0f5a4a"],
  [0.68, 40, "#083a36"],
])}
${water(scene, { top: 0.7, colours: ["#2fa08a", "#0d5a5a", "#032428"], light: "#ffe9b0" })}
${leaves(scene, 165, 0.4)}`,
  },
  "trilha-do-curupira": {
    title: "Trilha do Curupira",
    edge: "#12240c",
    inlay: "#f0663a",
    scrim: "#07140a",
    sky: ["#fff0a0", "#f29a3a", "#8a5a2a", "#2f5a2e", "#12381f", "#061c12"],
    hero: () => ({ what: animals.curupira(), width: 350, y: 220 }),
    scenery: (scene) => {
      const { dice, size } = scene;
      const trunks = Array.from({ length: 11 }, () => {
        const x = dice.next() * size.width;
        const wide = dice.between(16, 46);
        return `<path d="M${n(x)} -10C${n(x + 8)} ${n(size.height * 0.4)} ${n(x - 6)}
 ${n(size.height * 0.7)} ${n(x - wide * 0.8)} ${size.height}H${n(x + wide * 1.8)}C${n(x + wide)}
 ${n(size.height * 0.7)} ${n(x + wide * 1.1)} ${n(size.height * 0.4)} ${n(x + wide)} -10Z"
 fill="#0f2a18" opacity="${n(dice.between(0.5, 0.9))}"/>`;
      });
      return `<g opacity=".5">${rays(dice, { ...scene, radius: size.height * 0.8 }, "#ffe08a")}</g>
${hills(scene, [[0.62, 60, "#1f5a34"]])}${trunks.join("")}
${hills(scene, [[0.86, 56, "#0a2a18"]])}${leaves(scene, 140, 0.36)}`;
    },
  },
  "noite-de-sao-joao": {
    title: "Noite de São João",
    edge: "#1a0d40",
    inlay: "#f2663a",
    scrim: "#0c0628",
    sky: ["#ffe9a0", "#ff9a4a", "#b8407a", "#4a2a8a", "#22185c", "#0c0a30"],
    hero: () => ({ what: fruits.bonfire(), width: 330, y: 220 }),
    scenery: (scene) => {
      const { size } = scene;
      const balloons = [
        [0.12, 0.44, 0.1],
        [0.87, 0.38, 0.12],
        [0.76, 0.55, 0.06],
        [0.25, 0.58, 0.055],
      ] as const;
      const lit = balloons.map(([x, y, width]) => {
        const at = { x: size.width * x, y: size.height * y, width: size.height * width };
        return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(at.width)}" fill="#ffb04a"
 opacity=".35"
 filter="url(#blur20)"/>${place(fruits.paperBalloon(), { ...at, opacity: 0.95 })}`;
      });
      return `${stars(scene, 110)}${hills(scene, [
        [0.7, 70, "#3a2070"],
        [0.82, 80, "#1f1250"],
      ])}
${flags(scene)}${lit.join("")}`;
    },
  },
  "boteco-777": {
    title: "Boteco 777",
    edge: "#2a0d08",
    inlay: "#d98a1a",
    scrim: "#120604",
    sky: ["#ffe0a0", "#d98a3a", "#8a4420", "#4a2414", "#24120e", "#120808"],
    hero: () => ({ what: jewels.caipirinha(), width: 300, y: 225 }),
    scenery: bar,
  },
  "livro-de-cordel": {
    title: "Livro de Cordel",
    edge: "#2a120a",
    inlay: "#d8342a",
    scrim: "#1a0d08",
    sky: ["#fff0b8", "#f6c25a", "#e8873a", "#b84a2a", "#6a2a22", "#2a1512"],
    hero: () => ({ what: wood.cangaceiro(), width: 330, y: 220 }),
    scenery: fair,
  },
  "roda-de-capoeira": {
    title: "Roda de Capoeira",
    edge: "#0b2358",
    inlay: "#e8a21f",
    scrim: "#0a1c44",
    sky: ["#fffdf0", "#cfeaff", "#7fc0f0", "#3f8fd8", "#1f5aa8", "#0e2c6b"],
    hero: () => ({ what: acrobat(), width: 350, y: 215 }),
    scenery: oldTown,
  },
  "jardim-do-beija-flor": {
    title: "Jardim do Beija-Flor",
    edge: "#4a0f3d",
    inlay: "#ff8ab8",
    scrim: "#0a3a2c",
    sky: ["#fffbe0", "#fff0a8", "#a8ecf0", "#5fcbe6", "#2f9fd0", "#146a9a"],
    hero: () => ({ what: beijaFlor(), width: 360, y: 215 }),
    scenery: flowerGarden,
  },
  "vitoria-regia": {
    title: "Vitória-Régia",
    edge: "#141130",
    inlay: "#d8489a",
    scrim: "#0a1230",
    sky: ["#fff4ff", "#e0c8ff", "#9a8ae8", "#4f58b8", "#243480", "#0c1440"],
    hero: () => ({ what: bloom(), width: 360, y: 215 }),
    scenery: moonlitLake,
  },
  "frevo-da-fortuna": {
    title: "Frevo da Fortuna",
    edge: "#0a2a86",
    inlay: "#e0202e",
    scrim: "#06256e",
    sky: ["#fff8d0", "#ffd94a", "#ff7a4a", "#e2323c", "#1f7ae0", "#0a3aa0"],
    hero: () => ({ what: passista(), width: 372, y: 212 }),
    scenery: slopesOfOlinda,
  },
  "boi-estrela": {
    title: "Boi Estrela",
    edge: "#2a0a52",
    inlay: "#e0308a",
    scrim: "#140426",
    sky: ["#ffd9a8", "#d0509e", "#6f2c9e", "#3c157a", "#220a54", "#12042e"],
    hero: () => ({ what: dancingOx(), width: 376, y: 212 }),
    scenery: nightOfTheOx,
  },
  "trem-da-serra": {
    title: "Trem da Serra",
    edge: "#0c2a28",
    inlay: "#e0582e",
    scrim: "#071c1e",
    sky: ["#fffbe8", "#ffe0a0", "#f4b878", "#8fc8c0", "#3f8f98", "#1a5560"],
    hero: () => ({ what: guard(), width: 372, y: 214 }),
    scenery: mountainLine,
  },
};

/** The world alone: what lies behind the reels. */
export function gridWorld(code: GridCode, size: Size): string {
  restartScopes();
  const look = worlds[code];
  const { width: w, height: h } = size;
  const x = w / 2;
  const y = h * 0.3;
  const scene: Scene = { dice: diceFor(`${code}/world`), size, x, y, unit: Math.min(w, h) * 0.55 };
  const glow = { x, y, radius: h * 0.95, colours: look.sky };
  const veil = `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
<stop offset=".5" stop-color="${look.scrim}" stop-opacity="0"/><stop offset="1"
 stop-color="${look.scrim}" stop-opacity=".92"/></linearGradient><radialGradient id="dim" cx=".5"
 cy=".42" r=".75"><stop offset=".6" stop-color="#000814" stop-opacity="0"/><stop offset="1"
 stop-color="#000814" stop-opacity=".6"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#dim)"/><rect width="${w}" height="${h}"
 fill="url(#veil)"/>`;
  return picture(
    size,
    `${lights(gridRim(code))}${sky("sky", size, glow)}${look.scenery(scene)}
${bokeh(scene.dice, size, 22, ["#fff3c0", "#ffffff", gridRim(code)])}${veil}`,
  );
}

/** The name on one line: stands above the reels. */
export function gridTitle(code: GridCode): string {
  restartScopes();
  const { title, edge, inlay } = worlds[code];
  const style = { x: 360, y: 98, width: 640, size: 100, edge, inlay };
  return picture({ width: 720, height: 140 }, lights(gridRim(code)) + goldTitle([title], style));
}

export function gridHero(code: GridCode): string {
  restartScopes();
  const { what, ...at } = worlds[code].hero();
  const figure = place(what, { x: 210, ...at, filter: "hero" });
  return picture({ width: 420, height: 420 }, lights(gridRim(code)) + figure);
}
