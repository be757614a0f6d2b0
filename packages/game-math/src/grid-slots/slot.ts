/** A slot as its folder describes it, with every version of it that was ever offered. */
import type { GameFacts, InstantGame } from "../engine.ts";
import { instantGrid } from "./game.ts";
import { type MadeMode, type SlotMode, withModes } from "./modes.ts";
import type { GridEngine } from "./round.ts";

export interface SlotFacts extends Omit<GameFacts, "type" | "version"> {
  /** In the catalogue, for ever: records and favourites refer to it. */
  readonly id: number;
}

/** How a game is simulated that cannot be counted. */
export interface SimulationPlan {
  /** For a standard error of at most 0.05 percentage points. */
  readonly rounds: number;
  readonly seed: number;
  /** Of its other ways of playing, by their ids. */
  readonly modes?: Readonly<Record<string, number>>;
}

export interface SlotParts<Numbers> {
  readonly facts: SlotFacts;
  /** All that a round follows from beside its draws. */
  readonly numbers: Numbers;
  /** Ways of playing it beside the plain spin. */
  readonly modes?: readonly SlotMode<Numbers>[];
  /** Maxima of the versions before this one, oldest first. None of them had modes, nor did anything
   * else differ. */
  readonly formerMaxima?: readonly number[];
  readonly simulation?: SimulationPlan;
}

export interface SlotVersion<Numbers, Made, Game> {
  /** As they are published, with those of its modes. */
  readonly numbers: Numbers & { readonly modes?: readonly SlotMode<Numbers>[] };
  readonly made: Made;
  readonly modes: readonly MadeMode<Made>[];
  readonly game: Game;
}

export interface SlotOf<Kind extends string, Numbers, Made, Game> extends SlotVersion<
  Numbers,
  Made,
  Game
> {
  readonly kind: Kind;
  readonly id: number;
  readonly former: readonly SlotVersion<Numbers, Made, Game>[];
  readonly simulation: SimulationPlan | undefined;
}

/** A mechanic: how numbers become a machine, and the machine a game. */
export function slotKind<
  Kind extends string,
  Numbers extends { readonly maxWinMultiplier: number },
  Made,
  Game extends InstantGame,
>(
  kind: Kind,
  create: (numbers: Numbers) => Made,
  gameOf: (facts: GameFacts, made: Made, modes: readonly MadeMode<Made>[]) => Game,
): (parts: SlotParts<Numbers>) => SlotOf<Kind, Numbers, Made, Game> {
  return (parts) => {
    const { id, ...facts } = parts.facts;
    const { numbers: current, formerMaxima = [], simulation } = parts;
    const versionOf = (
      numbers: Numbers,
      version: number,
      modes: readonly SlotMode<Numbers>[] = [],
    ): SlotVersion<Numbers, Made, Game> => {
      const made = create(numbers);
      const own = modes.map((mode) => ({
        id: mode.id,
        units: mode.units,
        spins: mode.spins ?? null,
        made: mode.numbers === undefined ? made : create({ ...numbers, ...mode.numbers }),
      }));
      const game = gameOf({ ...facts, type: "slots", version }, made, own);
      return {
        numbers: modes.length === 0 ? numbers : { ...numbers, modes },
        made,
        modes: own,
        game,
      };
    };
    return {
      kind,
      id,
      ...versionOf(current, formerMaxima.length + 1, parts.modes),
      former: formerMaxima.map((maxWinMultiplier, index) =>
        versionOf({ ...current, maxWinMultiplier }, index + 1),
      ),
      simulation,
    };
  };
}

/** A spin, and what can be played beside it. */
export function plainGame<Made extends { readonly engine: GridEngine }>(
  facts: GameFacts,
  { engine }: Made,
  modes: readonly MadeMode<Made>[],
): InstantGame {
  return withModes(instantGrid(facts, engine), modes);
}
