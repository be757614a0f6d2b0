/** A slot as its folder describes it, with every version of it that was ever offered. */
import type { GameFacts, InstantGame } from "../engine.ts";
import { instantGrid } from "./game.ts";
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
  readonly boughtRounds?: number;
}

export interface SlotParts<Numbers> {
  readonly facts: SlotFacts;
  /** All that a round follows from beside its draws. */
  readonly numbers: Numbers;
  /** Maxima of the versions before this one, oldest first: nothing else differed. */
  readonly formerMaxima?: readonly number[];
  readonly simulation?: SimulationPlan;
}

export interface SlotVersion<Numbers, Made, Game> {
  readonly numbers: Numbers;
  readonly made: Made;
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
  gameOf: (facts: GameFacts, made: Made) => Game,
): (parts: SlotParts<Numbers>) => SlotOf<Kind, Numbers, Made, Game> {
  return ({ facts: { id, ...facts }, numbers: current, formerMaxima = [], simulation }) => {
    const versionOf = (numbers: Numbers, version: number): SlotVersion<Numbers, Made, Game> => {
      const made = create(numbers);
      return { numbers, made, game: gameOf({ ...facts, type: "slots", version }, made) };
    };
    return {
      kind,
      id,
      ...versionOf(current, formerMaxima.length + 1),
      former: formerMaxima.map((maxWinMultiplier, index) =>
        versionOf({ ...current, maxWinMultiplier }, index + 1),
      ),
      simulation,
    };
  };
}

/** One bet, no choice. */
export function plainGame(facts: GameFacts, { engine }: { readonly engine: GridEngine }) {
  return instantGrid(facts, engine);
}
