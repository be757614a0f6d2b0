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

const families: readonly Family[] = [
  {
    folder: "grid-slots",
    files: ["evaluators", "lines", "paylines", "round", "screen", "slot", "tell", "ways"],
    tests: ["grid-slots/rules", "grid-slots/books", "grid-slots/figures"],
  },
  {
    folder: "grid-slots/spins",
    files: [
      "cascade-slot",
      "cascade-spin",
      "classic-spin",
      "hold-spin",
      "ladder-spin",
      "line-spin",
      "line-spinner",
      "respin-spin",
      "sticky-spin",
      "ways-spin",
    ],
    tests: ["grid-slots/rules", "grid-slots/books", "grid-slots/figures"],
  },
  ...slotCodes().map((code) => ({
    folder: `slots/${code}`,
    files: ["definition"],
    tests: ["stakes"],
  })),
  { folder: "slots/boteco-777", files: ["rule"], tests: ["grid-slots/rules"] },
  {
    folder: "arcade",
    files: [
      "dados",
      "estrela-cadente",
      "garimpo",
      "plinko-tropical",
      "roda-da-praia",
      "stakes",
      "torre-do-saci",
    ],
    tests: ["arcade/by-hand", "arcade/arcade", "forms"],
  },
  {
    folder: "tables",
    files: ["chip-table", "dragon-tiger", "options", "roulette", "sic-bo"],
    tests: ["tables/pay-tables", "tables/rounds", "tables/tables"],
  },
  {
    folder: "cards",
    files: ["deck"],
    tests: ["cards/cards", "cards/hilo/hilo", "cards/baccarat/rounds"],
  },
  {
    folder: "cards/baccarat",
    files: ["game", "rules"],
    tests: ["cards/baccarat/baccarat", "cards/baccarat/rounds"],
  },
  {
    folder: "cards/blackjack",
    files: ["game", "hands", "table"],
    tests: ["cards/blackjack/blackjack", "cards/cards"],
  },
  {
    folder: "cards/hilo",
    files: ["game", "rules"],
    tests: ["cards/hilo/hilo", "cards/cards"],
  },
  {
    folder: "cards/poker",
    files: ["evaluate", "game"],
    tests: ["cards/poker/poker", "cards/cards"],
  },
  {
    folder: "draws",
    files: ["scratch"],
    tests: ["draws/draws", "stakes"],
  },
  {
    folder: "draws/bingo",
    files: ["bingo", "patterns", "rules"],
    tests: ["draws/bingo/bingo", "draws/draws", "stakes"],
  },
  {
    folder: "draws/shared",
    files: ["bingo-hall", "keno", "six-of-sixty"],
    tests: ["draws/draws", "shared/timed-draws"],
  },
  {
    folder: "shared",
    files: [
      "crash",
      "keno-minuto",
      "live-baccarat",
      "live-roulette",
      "salao-de-bingo",
      "seis-da-sorte",
    ],
    tests: ["shared/offers", "shared/shared", "shared/timed-draws"],
  },
  { folder: "fish", files: ["fishing", "targets"], tests: ["fish/fish", "stakes"] },
  {
    folder: "sports/football",
    files: ["markets", "score"],
    tests: ["sports/football/football", "sports/league"],
  },
  { folder: "sports", files: ["league"], tests: ["sports/league", "shared/offers"] },
  {
    folder: "sports/slip",
    files: ["lines", "settle", "systems"],
    tests: ["sports/slip/slip"],
  },
  {
    folder: "risk",
    files: ["choices", "counted", "turnover"],
    tests: ["risk/risk"],
  },
  { folder: ".", files: ["combinations"], tests: ["draws/draws", "arcade/arcade"] },
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
