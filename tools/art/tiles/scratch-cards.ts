/** The tiles of the scratch cards: each with a card of its own, half scratched. */
import { branches } from "../../../apps/games/src/games/colheita-do-cafe/drawings.ts";
import { drawDomino } from "../../../apps/games/src/games/domino-da-praca/domino.ts";
import { moon, sun } from "../../../apps/games/src/games/sol-e-lua/drawings.ts";
import { down, own } from "../grids/kit.ts";
import { type Drawing, drawing, emoji, place } from "../svg.ts";
import { at, azure, coin, dusk, ember, emerald, ground, type Tile } from "./kit.ts";
import * as props from "./props.ts";

const sunDrawing = own(sun);
const moonDrawing = own(moon);
const cherries = own(branches[0] ?? "");
const flower = own(branches[2] ?? "");
const bird = own(branches[3] ?? "");
const domino = (piece: number): Drawing => ({ width: 60, height: 112, body: drawDomino(piece) });

interface CardColours {
  readonly id: string;
  readonly print: readonly string[];
  readonly foil: readonly string[];
}

/** So that it fits into a field, lying or standing. */
const widthOf = ({ width, height }: Drawing): number => (22 * width) / Math.max(width, height);

/** Six fields, three of them under foil; the others show what is looked for. */
function halfScratched(shown: readonly Drawing[], { id, print, foil }: CardColours): Drawing {
  const fields = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = [10 + (index % 3) * 27.5, 26 + Math.floor(index / 3) * 31];
    const what = shown[index];
    const face =
      what === undefined
        ? `<rect x="${x}" y="${y}" width="25" height="28" rx="4" fill="url(#${id}-foil)"/>
<path d="M${x + 3} ${y + 9}L${x + 22} ${y + 5}M${x + 3} ${y + 18}L${x + 22} ${y + 14}"
 stroke="#0003" stroke-width="2"/>`
        : `<rect x="${x}" y="${y}" width="25" height="28" rx="4" fill="#fff8e2"/>
${place(what, { x: x + 12.5, y: y + 14, width: widthOf(what) })}`;
    return face;
  });
  return own(`<defs>${down(`${id}-print`, print)}${down(`${id}-foil`, foil)}</defs>
<rect x="2" y="6" width="96" height="88" rx="9" fill="url(#${id}-print)"/>
<rect x="4.500" y="8.500" width="91" height="83" rx="7" fill="none" stroke="#fff3c4"
 stroke-opacity=".8" stroke-width="1.500"/><path d="M24 17H76" stroke="#fff3c4"
 stroke-width="5" stroke-linecap="round"/>${fields.join("")}`);
}

const silver = ["#f4f6fa", "#aab4c4", "#dfe5ee"];

export const scratchCardTiles: Readonly<Record<string, Tile>> = {
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
  "feira-da-sorte": {
    studio: "onca",
    title: ["Feira", "da Sorte"],
    ground: ground("street", emerald, ["#e0552e", "#2f8f52"]),
    props: [
      at(
        halfScratched([emoji("tomato"), emoji("tangerine"), emoji("watermelon")], {
          id: "market",
          print: ["#e2493a", "#a81f1c"],
          foil: ["#fff3d2", "#d99f4b", "#f4d392"],
        }),
        0.02,
        -0.02,
        0.94,
        -6,
      ),
      at("pineapple", -0.38, 0.26, 0.46, -14),
      at("mango", 0.4, 0.36, 0.34, 10),
      at("banana", 0.06, 0.48, 0.32, -8),
      coin(0.42, -0.36, 0.26, 14),
    ],
  },
  "sol-e-lua": {
    studio: "mare",
    title: ["Sol", "e Lua"],
    ground: ground("sea", dusk, ["#5a2a8f", "#1c2a6a"]),
    props: [
      at(sunDrawing, -0.24, -0.2, 0.66, -8),
      at(moonDrawing, 0.32, -0.16, 0.54, 8),
      at(
        halfScratched([sunDrawing, sunDrawing, sunDrawing], {
          id: "sky",
          print: ["#f0705a", "#24306e"],
          foil: ["#dff3ff", "#7ea6c8", "#c4e0f2"],
        }),
        0.02,
        0.22,
        0.74,
        5,
      ),
    ],
  },
  "colheita-do-cafe": {
    studio: "saci",
    title: ["Colheita", "do Café"],
    ground: ground("jungle", ["#fff0c8", "#ffb96a", ...ember.slice(2)], ["#8a4a24", "#4a2413"]),
    props: [
      at(
        halfScratched([cherries, flower, cherries], {
          id: "harvest",
          print: ["#8a3a1e", "#3a1a0e"],
          foil: ["#e8d6b8", "#98784f", "#c9ad84"],
        }),
        0.08,
        0.12,
        0.8,
        7,
      ),
      at(cherries, -0.26, -0.14, 0.66, -10),
      at(bird, 0.36, -0.32, 0.36, 4),
      at("hot-beverage", 0.36, 0.4, 0.34, 6),
      at(flower, -0.42, 0.38, 0.26, -10),
    ],
  },
  "domino-da-praca": {
    studio: "onca",
    title: ["Dominó", "da Praça"],
    ground: ground("street", azure, ["#f4e3b8", "#8a9aa2"]),
    props: [
      at(domino(25), -0.36, -0.08, 0.36, -22),
      at(domino(14), 0.37, -0.1, 0.36, 22),
      at(domino(66), 0, -0.06, 0.52, -3),
      at(
        halfScratched([domino(33), domino(55), domino(12)], {
          id: "square",
          print: ["#2a5f8a", "#16324a"],
          foil: silver,
        }),
        -0.24,
        0.38,
        0.46,
        -8,
      ),
      coin(0.36, 0.4, 0.3, 14),
      at(emoji("palm-tree"), 0.46, -0.4, 0.28, 6),
    ],
  },
};
