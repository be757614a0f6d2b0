/**
 * A game as its folder describes it. Slots have a shape of their own (`grid-slots/slot.ts`), which
 * has the same parts.
 */
import type { Definition } from "../definitions/types.ts";
import type { HouseGame } from "../engine.ts";
import type { Steered } from "../offers/steered.ts";
import type { RiskRules } from "../risk/rules.ts";
import type { SharedGame } from "../shared/shared-game.ts";

interface GameVersion<Game> {
  readonly game: Game;
  /** All that a round follows from beside its draws: what a proof carries. */
  readonly numbers: Definition;
}

export interface GameDefinition<
  Game extends HouseGame | SharedGame = HouseGame,
> extends GameVersion<Game> {
  /** In the catalogue, for ever: records and favourites refer to it. */
  readonly id: number;
  /** The versions before this one, the first one first. */
  readonly former?: readonly GameVersion<Game>[];
  /** Missing: every choice risks its stake alike. */
  readonly risk?: RiskRules;
  /** Missing: whoever plays it has no say in how boldly. */
  readonly steered?: Steered;
}

export type TableDefinition = GameDefinition<SharedGame>;
