/** The tiles of the slots that came later, each in its own style of drawing. */
import { acrobat, berimbau, tiles as azulejos } from "../grids/azulejos.ts";
import { estandarte, mascara, passista, trompete } from "../grids/carnival.ts";
import { cazumba, cocar, dancingOx } from "../grids/embroidery/figures.ts";
import { beijaFlor, garden, hibisco, nectar } from "../grids/garden.ts";
import { bilhete, guard, locomotiva, sino } from "../grids/railway.ts";
import { bloom, jacana, lake, lily, muiraquita } from "../grids/stained-glass.ts";
import * as wood from "../grids/woodcuts.ts";
import { at, azure, ember, ground, type Tile } from "./kit.ts";

export const laterSlotTiles: Readonly<Record<string, Tile>> = {
  "livro-de-cordel": {
    studio: "saci",
    title: ["Livro", "de Cordel"],
    ground: ground("beach", ["#fff3c8", "#f9cf6a", ...ember.slice(1)], ["#d9743a", "#b5532e"]),
    props: [
      at(wood.leaflets.sol, -0.42, -0.34, 0.3, -12),
      at(wood.leaflets.flor, 0.45, -0.36, 0.28, 10),
      at(wood.cangaceiro(), 0, 0.02, 0.92),
      at(wood.galo(), -0.42, 0.4, 0.34, -6),
      at(wood.folheto(), 0.42, 0.38, 0.36, 8),
    ],
  },
  "roda-de-capoeira": {
    studio: "onca",
    title: ["Roda de", "Capoeira"],
    ground: ground("street", azure, ["#e8a24a", "#d9624a"]),
    props: [
      at(azulejos.estrela, -0.42, -0.36, 0.3, -8),
      at(azulejos.lirio, 0.44, -0.36, 0.28, 8),
      at(acrobat(), 0, 0, 1),
      at(azulejos.atabaque, -0.44, 0.38, 0.32, -6),
      at(berimbau(), 0.44, 0.36, 0.36, 6),
    ],
  },
  "jardim-do-beija-flor": {
    studio: "mare",
    title: ["Jardim do", "Beija-Flor"],
    ground: ground(
      "jungle",
      ["#fffbe0", "#fff0a8", "#8fe6ea", "#3fb5dc", "#146a9a", "#3a0f3d"],
      ["#6fc45a", "#177a4a"],
    ),
    props: [
      at(garden.maracuja(), -0.44, -0.36, 0.27, -8),
      at(nectar(25), 0.44, -0.38, 0.26, 8),
      at(hibisco(), -0.44, 0.3, 0.46, -14),
      at(beijaFlor(), 0.04, -0.02, 0.98),
      at(garden.abacaxi(), 0.43, 0.36, 0.38, 12),
      at(garden.carambola(), -0.06, 0.46, 0.26, -6),
    ],
  },
  "vitoria-regia": {
    studio: "mare",
    title: ["Vitória-", "Régia"],
    ground: ground(
      "window",
      ["#fff4ff", "#e0c8ff", "#9a8ae8", "#4f58b8", "#1c2a6a", "#0a1238"],
      ["#2f4a9a", "#14245a"],
    ),
    props: [
      at(lake.libelula(), -0.44, -0.36, 0.32, -14),
      at(muiraquita(), 0.44, -0.36, 0.26, 8),
      at(bloom(), 0.02, 0.0, 0.96),
      at(lily(10), -0.42, 0.27, 0.36, -8),
      at(jacana(), 0.43, 0.24, 0.4, 4),
    ],
  },
  "boi-estrela": {
    studio: "saci",
    title: ["Boi", "Estrela"],
    ground: ground(
      "velvet",
      ["#ffd9a8", "#d0509e", "#6f2c9e", "#3c157a", "#220a54", "#12042e"],
      ["#4a1470", "#2c0a50"],
    ),
    props: [
      at(cocar(), 0.4, 0.36, 0.36, 10),
      at(dancingOx(), 0, 0.02, 1.06),
      at(cazumba(), -0.42, 0.36, 0.34, -8),
    ],
  },
  "trem-da-serra": {
    studio: "onca",
    title: ["Trem da", "Serra"],
    ground: ground(
      "jungle",
      ["#fffbe8", "#ffe0a0", "#f4b878", "#8fc8c0", "#3f8f98", "#0c2a28"],
      ["#4f9a86", "#0d4438"],
    ),
    props: [
      at(sino(), 0.44, -0.36, 0.28, 10),
      at(bilhete(), -0.44, -0.36, 0.3, -6),
      at(guard(), 0, -0.02, 1),
      at(locomotiva(), -0.03, 0.43, 0.54),
    ],
  },
  "frevo-da-fortuna": {
    studio: "onca",
    title: ["Frevo da", "Fortuna"],
    ground: ground(
      "parasol",
      ["#fff8d0", "#ffd94a", "#ff7a4a", "#e2323c", "#1f7ae0", "#06256e"],
      ["#2fae6a", "#0f8a48"],
    ),
    props: [
      at(estandarte(), 0.44, -0.34, 0.34, 10),
      at(mascara(), -0.44, 0.36, 0.34, -10),
      at(passista(), 0, 0, 1.04),
      at(trompete(), 0.44, 0.34, 0.36, 8),
    ],
  },
};
