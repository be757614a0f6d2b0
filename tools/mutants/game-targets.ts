/** The rules of the games: what a choice costs, how a round ends, what it pays. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { slotCodes } from "../slots/registry.ts";
import type { Target } from "./target.ts";

const maths = "packages/game-math/src";

interface Family {
  /** Within the maths. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Beside the one that plays every game as it is published. */
  readonly tests: readonly string[];
}

/** By game, or a folder of it: files that are its rules. */
const games = (
  tests: readonly string[],
  files: Readonly<Record<string, readonly string[]>>,
): Family[] =>
  Object.entries(files).map(([code, own]) => ({ folder: `games/${code}`, files: own, tests }));

const arcade = ["arcade/by-hand", "arcade/arcade", "forms"];
const tables = ["tables/pay-tables", "tables/rounds", "tables/tables"];
/** What choices risk, of games where they differ in that. */
const risky = [
  "dados",
  "estrela-cadente",
  "garimpo",
  "maior-ou-menor",
  "plinko-tropical",
  "roda-da-praia",
  "roleta-ao-vivo",
  "torre-do-saci",
  "voo-do-tucano",
];
const scratch = ["scratch/scratch-card", "stakes"];
const baccarat = ["cards/baccarat/baccarat", "cards/baccarat/rounds"];

const families: readonly Family[] = [
  {
    folder: "grid-slots",
    files: [
      "clusters",
      "evaluators",
      "lines",
      "paylines",
      "round",
      "screen",
      "slot",
      "tell",
      "ways",
    ],
    tests: ["grid-slots/rules", "grid-slots/books", "grid-slots/figures"],
  },
  { folder: "grid-slots", files: ["modes"], tests: ["grid-slots/modes"] },
  {
    folder: "grid-slots/spins",
    files: [
      "cascade-slot",
      "book-spin",
      "cascade-spin",
      "classic-spin",
      "hold-spin",
      "joined-spin",
      "ladder-spin",
      "line-screen",
      "line-spin",
      "line-spinner",
      "respin-spin",
      "rise-spin",
      "sticky-spin",
      "top-reel",
      "ways-spin",
      "wheel-spin",
    ],
    tests: ["grid-slots/rules", "grid-slots/books", "grid-slots/figures"],
  },
  ...slotCodes().map((code) => ({
    folder: `slots/${code}`,
    files: ["definition"],
    tests: ["stakes", "games/games", "slots/simulations"],
  })),
  { folder: "slots/boteco-777", files: ["rule"], tests: ["grid-slots/rules"] },
  ...games(arcade, {
    dados: ["game"],
    "estrela-cadente": ["game"],
    garimpo: ["game"],
    "plinko-tropical": ["game"],
    "roda-da-praia": ["game"],
    "torre-do-saci": ["game"],
  }),
  { folder: "arcade", files: ["stakes"], tests: arcade },
  ...games(tables, {
    "dragao-e-tigre": ["game"],
    "roleta-europeia": ["game"],
    "sic-bo": ["game"],
  }),
  { folder: "tables", files: ["chip-table", "options"], tests: tables },
  {
    folder: "tables",
    files: ["live-table"],
    tests: ["games/roleta-ao-vivo/table", "shared/offers", "shared/shared"],
  },
  {
    folder: "shared",
    files: ["ticket-draw"],
    tests: ["games/draws", "shared/timed-draws", "shared/offers"],
  },
  {
    folder: "cards",
    files: ["deck"],
    tests: ["cards/cards", "games/maior-ou-menor/hilo", "cards/baccarat/rounds"],
  },
  ...games(baccarat, { bacara: ["game"] }),
  { folder: "cards/baccarat", files: ["cases", "rules"], tests: [...baccarat, "risk/choices"] },
  ...games(
    [
      "games/vinte-e-um/blackjack",
      "games/vinte-e-um/hands-of-one-deal",
      "games/vinte-e-um/round",
      "games/vinte-e-um/sides",
      "cards/cards",
      "stakes",
    ],
    { "vinte-e-um": ["choice", "game", "hands", "round", "sides"] },
  ),
  ...games(["games/maior-ou-menor/hilo", "cards/cards"], { "maior-ou-menor": ["game", "rules"] }),
  ...games(["games/video-poker/poker", "games/video-poker/game", "cards/cards"], {
    "video-poker": ["evaluate", "game"],
  }),
  { folder: "scratch", files: ["scratch-card"], tests: scratch },
  ...games(scratch, {
    "colheita-do-cafe": ["game"],
    "domino-da-praca": ["game"],
    "feira-da-sorte": ["game"],
    "raspadinha-do-saci": ["game"],
    "sol-e-lua": ["game"],
  }),
  ...games(["games/bingo-do-luar/game", "games/draws", "stakes"], {
    "bingo-do-luar": ["game", "patterns", "rules"],
  }),
  ...games(["games/draws", "shared/timed-draws", "shared/offers"], {
    "keno-minuto": ["keno", "table"],
    "salao-75": ["pattern-card", "table"],
    "salao-de-bingo": ["bingo-hall", "table"],
    "seis-da-sorte": ["six-of-sixty", "table"],
  }),
  ...games(["shared/offers", "shared/shared"], {
    "bacara-ao-vivo": ["table"],
    "roleta-ao-vivo": ["table"],
    "voo-do-tucano": ["table"],
  }),
  ...games(["games/pescaria-da-mare/fish", "stakes"], { "pescaria-da-mare": ["game", "targets"] }),
  ...games(["games/liga-tucano/football/football", "games/liga-tucano/table"], {
    "liga-tucano/football": ["markets", "score"],
  }),
  ...games(["shared/offers", "risk/choices", "risk/risk"], { "liga-tucano": ["risk", "table"] }),
  ...games(["games/liga-tucano/slip/slip"], {
    "liga-tucano/slip": ["lines", "settle", "systems"],
  }),
  ...games(
    ["risk/choices", "risk/risk", "games/games", "offers/ways"],
    Object.fromEntries(risky.map((code) => [code, ["definition"]])),
  ),
  {
    folder: "risk",
    files: ["choices", "counted", "rules", "turnover"],
    tests: ["risk/risk"],
  },
  { folder: "games", files: ["registry"], tests: ["games/games", "shared/shared"] },
  { folder: ".", files: ["combinations"], tests: ["games/draws", "arcade/arcade"] },
  { folder: ".", files: ["outcomes"], tests: ["arcade/arcade", "tables/tables"] },
  { folder: ".", files: ["provably-fair"], tests: ["provably-fair"] },
  { folder: ".", files: ["rational"], tests: ["rational"] },
  { folder: ".", files: ["tier"], tests: ["arcade/arcade"] },
  { folder: ".", files: ["wheel"], tests: ["wheel"] },
];

/** Its own tests, where it has some, come first. */
function testsOf(path: string, tests: readonly string[]): string[] {
  const own = existsSync(join(root, `${maths}/${path}.test.ts`)) ? [path] : [];
  return [...new Set([...own, ...tests, "published-rounds"])].map(
    (one) => `${maths}/${one}.test.ts`,
  );
}

export const gameTargets: readonly Target[] = families.flatMap(({ folder, files, tests }) =>
  files.map((name) => {
    const path = folder === "." ? name : `${folder}/${name}`;
    return { file: `${maths}/${path}.ts`, tests: testsOf(path, tests) };
  }),
);
