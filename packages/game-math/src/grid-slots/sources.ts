/** Where each game's published figures come from: what is written down, and how it is reckoned. */
import type { GameFacts } from "../engine.ts";
import { exactHold } from "./exact/exact-hold.ts";
import { exactLadder } from "./exact/exact-ladder.ts";
import { exactFreeLines, freeLinesReturn } from "./exact/exact-free-lines.ts";
import { exactLines, exactRespin } from "./exact/exact-three-reels.ts";
import { exactWays, waysReturn } from "./exact/exact-ways.ts";
import { boteco777, boteco777Slot } from "./games/boteco-777.ts";
import { botecoCherries, botecoTriples, botecoWildsPay } from "./games/boteco-rule.ts";
import { botoEncantado, botoEncantadoSlot } from "./games/boto-encantado.ts";
import { cascataDoOuro, cascataDoOuroSlot, cascataPays } from "./games/cascata-do-ouro.ts";
import { luarDoSertao, luarDoSertaoSlot } from "./games/luar-do-sertao.ts";
import { noiteDeSaoJoao, noiteDeSaoJoaoSlot } from "./games/noite-de-sao-joao.ts";
import { recifePays, recifeSpotMax, recifeVivo, recifeVivoSlot } from "./games/recife-vivo.ts";
import { piranhasPays, rioDasPiranhas, rioDasPiranhasSlot } from "./games/rio-das-piranhas.ts";
import { createWaysSlot } from "./spins/ways-spin.ts";
import { trilhaDoCurupira, trilhaDoCurupiraSlot } from "./games/trilha-do-curupira.ts";
import { tucanoDaSorte, tucanoDaSorteSlot } from "./games/tucano-da-sorte.ts";
import { lineGames } from "./index.ts";
import type { LineGame } from "./spins/line-spin.ts";
import type { Outcome } from "./outcome.ts";
import type { GridEngine } from "./round.ts";

interface Source {
  readonly facts: GameFacts;
  /** Everything that could change an outcome, as it is written down. */
  readonly definition: object;
}

export type Counted = Outcome & {
  readonly cycle: number;
  /** The most that a round pays, in stakes. */
  readonly most: number;
};

/** Every combination counted. */
export interface ExactSource extends Source {
  readonly kind: "exact";
  /** How, in a sentence. */
  readonly how: string;
  /** Outcomes in stakes by option; the first is what a newcomer gets. */
  compute(): ReadonlyMap<string, Counted>;
  /**
   * The return without a cap in closed form, where there is one; and counted, with a far one, where
   * counting has not been held against it already.
   */
  readonly uncapped?: { closedForm(): number; counted?(): number };
  /** Whether players are told which part of the return the feature is. */
  readonly tellsParts?: boolean;
}

export interface SimulatedSource extends Source {
  readonly kind: "simulated";
  readonly engine: GridEngine;
  /** For a standard error of at most 0.05 percentage points. */
  readonly rounds: number;
  /** How often a feature that was won is played. */
  readonly splits: number;
  readonly seed: number;
  readonly bought?: { readonly spins: number; readonly units: number; readonly rounds: number };
}

export type GridSource = ExactSource | SimulatedSource;

/** The option of games that have none. */
export const ONLY_WAY = "spin";

function exact(
  facts: GameFacts,
  { definition }: { readonly definition: { readonly maxWinMultiplier: number } },
  how: string,
  compute: () => Outcome & { readonly cycle: number },
): ExactSource {
  const most = definition.maxWinMultiplier;
  return {
    kind: "exact",
    facts,
    definition,
    how,
    compute: () => new Map([[ONLY_WAY, { ...compute(), most }]]),
  };
}

/** In whole stakes: as many units as lines. */
function botecoOutcomes(): ReadonlyMap<string, Counted> {
  const { definition, table, strips, cap } = boteco777Slot;
  const all = new Map<string, Counted>();
  for (let lines = definition.screen.lines.length; lines > 0; lines -= 1) {
    const outcome = exactLines({ shape: definition.screen, table, strips }, { lines, cap });
    all.set(`lines-${lines}`, {
      ...outcome,
      mean: outcome.mean / lines,
      baseMean: outcome.baseMean / lines,
      standardDeviation: outcome.standardDeviation / lines,
      most: outcome.largest / lines,
    });
  }
  return all;
}

const splits = 10;
/** A cap that hardly anything reaches. */
const FAR = 2_000;

function freeLines({ facts, slot }: LineGame): ExactSource {
  return {
    ...exact(
      facts,
      slot,
      "Every combination of stops of both stages is counted, and must give, digit for digit, what " +
        "a closed form gives; the free spins are sums of independent spins, by convolution.",
      () => exactFreeLines(slot),
    ),
    uncapped: { closedForm: () => freeLinesReturn(slot) },
    tellsParts: true,
  };
}

export const gridSources: readonly GridSource[] = [
  ...lineGames.map(freeLines),
  exact(
    tucanoDaSorte.facts,
    tucanoDaSorteSlot,
    "Every combination of stops is shown once; respins are followed through every filling.",
    () => exactRespin(tucanoDaSorteSlot),
  ),
  {
    ...exact(
      botoEncantado.facts,
      botoEncantadoSlot,
      "Every combination of stops of both stages is counted; the free spins are sums of " +
        "independent spins, by convolution. A closed form must agree.",
      () => exactWays(botoEncantadoSlot),
    ),
    uncapped: {
      closedForm: () => waysReturn(botoEncantadoSlot),
      counted: () => {
        const far = { ...botoEncantadoSlot.definition, maxWinMultiplier: FAR };
        return exactWays(createWaysSlot(far)).mean;
      },
    },
  },
  {
    kind: "simulated",
    facts: cascataDoOuro.facts,
    definition: { ...cascataDoOuroSlot.definition, pays: cascataPays },
    engine: cascataDoOuroSlot.engine,
    rounds: 70_000_000,
    splits,
    seed: 20_261_101,
  },
  {
    kind: "simulated",
    facts: recifeVivo.facts,
    definition: { ...recifeVivoSlot.definition, pays: recifePays, spotMax: recifeSpotMax },
    engine: recifeVivoSlot.engine,
    rounds: 36_000_000,
    splits,
    seed: 20_261_102,
  },
  exact(
    luarDoSertao.facts,
    luarDoSertaoSlot,
    "Every combination of stops is counted; the moons are a Markov chain over the held cells.",
    () => exactHold(luarDoSertaoSlot),
  ),
  {
    kind: "simulated",
    facts: rioDasPiranhas.facts,
    definition: { ...rioDasPiranhasSlot.definition, pays: piranhasPays },
    engine: rioDasPiranhasSlot.engine,
    rounds: 60_000_000,
    splits,
    seed: 20_261_103,
  },
  {
    kind: "simulated",
    facts: trilhaDoCurupira.facts,
    definition: trilhaDoCurupiraSlot.definition,
    engine: trilhaDoCurupiraSlot.engine,
    rounds: 28_000_000,
    splits,
    seed: 20_261_104,
    bought: {
      spins: trilhaDoCurupiraSlot.definition.spins[0],
      units: trilhaDoCurupiraSlot.definition.buyUnits,
      rounds: 4_000_000,
    },
  },
  exact(
    noiteDeSaoJoao.facts,
    noiteDeSaoJoaoSlot,
    "Every combination of stops is counted; the climb is a Markov chain over the rungs.",
    () => exactLadder(noiteDeSaoJoaoSlot),
  ),
  {
    kind: "exact",
    facts: boteco777.facts,
    definition: {
      ...boteco777Slot.definition,
      triples: botecoTriples,
      wilds: botecoWildsPay,
      cherries: botecoCherries,
    },
    how: "Every combination of stops is shown once, for each number of lines.",
    compute: botecoOutcomes,
  },
];
