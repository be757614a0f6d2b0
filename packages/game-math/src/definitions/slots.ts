/** The definitions of the slots. A strip is one text, its symbols with a space between. */
import type { GameFacts } from "../engine.ts";
import { boteco777, boteco777Slot } from "../grid-slots/games/boteco-777.ts";
import { botecoCherries, botecoTriples, botecoWildsPay } from "../grid-slots/games/boteco-rule.ts";
import { botoEncantado, botoEncantadoSlot } from "../grid-slots/games/boto-encantado.ts";
import {
  cascataDoOuro,
  cascataDoOuroSlot,
  cascataPays,
} from "../grid-slots/games/cascata-do-ouro.ts";
import { luarDoSertao, luarDoSertaoSlot } from "../grid-slots/games/luar-do-sertao.ts";
import { noiteDeSaoJoao, noiteDeSaoJoaoSlot } from "../grid-slots/games/noite-de-sao-joao.ts";
import {
  recifePays,
  recifeSpotMax,
  recifeVivo,
  recifeVivoSlot,
} from "../grid-slots/games/recife-vivo.ts";
import {
  piranhasPays,
  rioDasPiranhas,
  rioDasPiranhasSlot,
} from "../grid-slots/games/rio-das-piranhas.ts";
import { trilhaDoCurupira, trilhaDoCurupiraSlot } from "../grid-slots/games/trilha-do-curupira.ts";
import { tucanoDaSorte, tucanoDaSorteSlot } from "../grid-slots/games/tucano-da-sorte.ts";
import { lineVersions } from "../grid-slots/index.ts";
import type { Definition } from "./types.ts";

function oneLine(strip: string): string {
  return strip.trim().replaceAll(/\s+/g, " ");
}

type Strips =
  | readonly string[]
  | { readonly base: readonly string[]; readonly free: readonly string[] };

function tidyStrips(strips: Strips): Strips {
  return "base" in strips
    ? { base: strips.base.map(oneLine), free: strips.free.map(oneLine) }
    : strips.map(oneLine);
}

/** As the game is written down, and what its rules have beside that. */
function published(
  kind: string,
  definition: { readonly maxWinMultiplier: number; readonly strips?: Strips },
  more: Readonly<Record<string, unknown>> = {},
): Definition {
  const { strips } = definition;
  return { kind, ...definition, ...(strips && { strips: tidyStrips(strips) }), ...more };
}

/** Its rule is a function; what it says stands in the definition as data. */
const { rule: _rule, ...boteco } = boteco777Slot.definition;

type Entry = readonly [game: { readonly facts: GameFacts }, definition: Definition];

const grid: readonly Entry[] = [
  [tucanoDaSorte, published("respin-slot", tucanoDaSorteSlot.definition)],
  [botoEncantado, published("ways-slot", botoEncantadoSlot.definition)],
  [cascataDoOuro, published("cascade-slot", cascataDoOuroSlot.definition, { pays: cascataPays })],
  [
    recifeVivo,
    published("cascade-slot", recifeVivoSlot.definition, {
      pays: recifePays,
      spotMax: recifeSpotMax,
    }),
  ],
  [
    rioDasPiranhas,
    published("cascade-slot", rioDasPiranhasSlot.definition, { pays: piranhasPays }),
  ],
  [luarDoSertao, published("hold-slot", luarDoSertaoSlot.definition)],
  [trilhaDoCurupira, published("sticky-slot", trilhaDoCurupiraSlot.definition)],
  [noiteDeSaoJoao, published("ladder-slot", noiteDeSaoJoaoSlot.definition)],
  [
    boteco777,
    published("classic-slot", boteco, {
      triples: botecoTriples,
      wilds: botecoWildsPay,
      cherries: botecoCherries,
    }),
  ],
];

const keyOf = ({ code, version }: Pick<GameFacts, "code" | "version">): string =>
  `${code}@${version}`;

/** First versions whose maximum, and nothing else, was another than today's. */
const firstMaxima: Readonly<Record<string, number>> = {
  "boto-encantado": 1_000,
  "cascata-do-ouro": 2_000,
  "recife-vivo": 5_000,
  "rio-das-piranhas": 3_000,
  "trilha-do-curupira": 1_000,
};

function firstOf([{ facts }, definition]: Entry): [string, Definition][] {
  const maxWinMultiplier = firstMaxima[facts.code];
  if (maxWinMultiplier === undefined) return [];
  return [[keyOf({ ...facts, version: 1 }), { ...definition, maxWinMultiplier }]];
}

export const slotDefinitions: Readonly<Record<string, Definition>> = Object.fromEntries([
  ...lineVersions.map(
    ({ facts, slot }) => [keyOf(facts), published("line-slot", slot.definition)] as const,
  ),
  ...grid.flatMap(firstOf),
  ...grid.map(([{ facts }, definition]) => [keyOf(facts), definition] as const),
]);
