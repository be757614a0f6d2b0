/**
 * What each game of this family shows: reels, rows, lines and symbols, for whoever draws it. Small
 * and without mathematics, so that a client may import it before anything else.
 */
import { firstLines } from "./paylines.ts";

export type GridRole =
  /** Pays on lines, ways, in clusters or anywhere. */
  | "pays"
  /** Stands for every symbol that pays. */
  | "wild"
  /** Starts free spins. */
  | "scatter"
  /** Starts the ladder. */
  | "bonus"
  /** Carries a value and is held. */
  | "moon"
  /** An empty place. */
  | "blank";

export interface GridSymbol {
  readonly id: string;
  readonly role: GridRole;
  /** What a wild multiplies; 1 where it is missing. */
  readonly multiplier?: number;
}

export interface GridScreen {
  readonly reels: number;
  /** The least and the most rows of a reel: the same but for reels that change. */
  readonly rowsMin: number;
  readonly rowsMax: number;
  /** Row of each reel, a line; empty for ways, clusters and symbols anywhere. */
  readonly lines: readonly (readonly number[])[];
  readonly pays: "line" | "ways" | "cluster" | "anywhere";
  /** The dearest first, as a paytable shows them; specials before. */
  readonly symbols: readonly GridSymbol[];
}

function pays(...ids: readonly string[]): readonly GridSymbol[] {
  return ids.map((id) => ({ id, role: "pays" }));
}

/** The five lines of three reels: middle, top, bottom, both diagonals. */
const fiveOfThree = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Twenty lines on five reels of three rows, as on the screens of the line slots. */
const twentyOfThreeRows = firstLines(20);

/** Twenty lines on five reels of four rows. */
const twentyOfFourRows = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [0, 0, 0, 0, 0],
  [3, 3, 3, 3, 3],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [3, 3, 2, 3, 3],
  [1, 1, 2, 1, 1],
  [2, 2, 1, 2, 2],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
] as const;

export const gridScreens = {
  "tucano-da-sorte": {
    reels: 3,
    rowsMin: 3,
    rowsMax: 3,
    lines: fiveOfThree,
    pays: "line",
    symbols: [
      { id: "tucano", role: "wild" },
      ...pays("moeda", "arara", "pitanga", "caju", "coco", "folha"),
    ],
  },
  "boto-encantado": {
    reels: 5,
    rowsMin: 3,
    rowsMax: 3,
    lines: [],
    pays: "ways",
    symbols: [
      { id: "boto", role: "wild" },
      { id: "boto_x2", role: "wild", multiplier: 2 },
      { id: "boto_x3", role: "wild", multiplier: 3 },
      { id: "lua", role: "scatter" },
      ...pays("chapeu", "vitoria_regia", "pirarucu", "tartaruga", "canoa"),
      ...pays("remo", "concha", "estrela", "alga"),
    ],
  },
  "cascata-do-ouro": {
    reels: 6,
    rowsMin: 5,
    rowsMax: 5,
    lines: [],
    pays: "anywhere",
    symbols: [
      { id: "cachoeira", role: "scatter" },
      ...pays("pepita", "esmeralda", "rubi", "ametista"),
      ...pays("topazio", "turmalina", "agua_marinha", "quartzo"),
    ],
  },
  "recife-vivo": {
    reels: 7,
    rowsMin: 7,
    rowsMax: 7,
    lines: [],
    pays: "cluster",
    symbols: [
      { id: "perola", role: "scatter" },
      ...pays("polvo", "cavalo_marinho", "peixe_palhaco", "tartaruga"),
      ...pays("agua_viva", "estrela", "concha"),
    ],
  },
  "luar-do-sertao": {
    reels: 5,
    rowsMin: 3,
    rowsMax: 3,
    lines: twentyOfThreeRows,
    pays: "line",
    symbols: [
      { id: "vagalume", role: "wild" },
      { id: "lua", role: "moon" },
      { id: "vazio", role: "blank" },
      ...pays("coruja", "raposa", "tatu", "viola"),
      ...pays("lampiao", "mandacaru", "chapeu_couro", "cuia"),
    ],
  },
  "rio-das-piranhas": {
    reels: 6,
    rowsMin: 2,
    rowsMax: 7,
    lines: [],
    pays: "ways",
    symbols: [
      { id: "isca", role: "wild" },
      { id: "redemoinho", role: "scatter" },
      ...pays("piranha", "jacare", "pirarucu", "tucunare", "arraia"),
      ...pays("nenufar", "bambu", "cuia", "pedra"),
    ],
  },
  "trilha-do-curupira": {
    reels: 5,
    rowsMin: 4,
    rowsMax: 4,
    lines: twentyOfFourRows,
    pays: "line",
    symbols: [
      { id: "curupira", role: "wild" },
      { id: "pegada", role: "scatter" },
      ...pays("queixada", "veado", "tamandua", "cutia"),
      ...pays("cogumelo", "castanha", "cipo", "samambaia"),
    ],
  },
  "noite-de-sao-joao": {
    reels: 5,
    rowsMin: 3,
    rowsMax: 3,
    lines: twentyOfThreeRows,
    pays: "line",
    symbols: [
      { id: "fogueira", role: "wild" },
      { id: "balao", role: "bonus" },
      ...pays("sanfona", "zabumba", "triangulo", "chapeu_palha"),
      ...pays("milho", "pamonha", "quentao", "bandeirinha"),
    ],
  },
  "boteco-777": {
    reels: 3,
    rowsMin: 3,
    rowsMax: 3,
    lines: fiveOfThree,
    pays: "line",
    symbols: [
      { id: "caipirinha", role: "wild", multiplier: 2 },
      { id: "vazio", role: "blank" },
      ...pays("sete_ouro", "sete", "bar3", "bar2", "bar1", "cereja"),
    ],
  },
} as const satisfies Readonly<Record<string, GridScreen>>;

export type GridSlotCode = keyof typeof gridScreens;
