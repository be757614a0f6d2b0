/** The tiles of the slots that came later, each in its own style of drawing. */
import * as wood from "../grids/woodcuts.ts";
import { at, ember, ground, type Tile } from "./kit.ts";

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
};
