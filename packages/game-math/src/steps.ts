/** A round of several steps, from its choice and actions to its present state. */
import type { Draws } from "./draws.ts";
import type { SteppedGame } from "./engine.ts";

export interface Steps {
  readonly choice: unknown;
  /** In the order in which they were taken. */
  readonly actions: readonly unknown[];
}

/**
 * The same draws, choice and actions give the same state, today and in ten years. Throws a
 * RangeError for a choice or an action that the game would not have taken.
 */
export function replaySteps(game: SteppedGame, { choice, actions }: Steps, draws: Draws): unknown {
  const chosen = game.readChoice(choice);
  if (chosen === null) throw new RangeError(`${game.facts.code} does not offer this choice.`);
  let state = game.begin(chosen, draws);
  for (const each of actions) {
    const action = game.readAction(each);
    if (action === null || game.costOf(state, action) === null) {
      throw new RangeError(`${game.facts.code} does not allow this action here.`);
    }
    state = game.act(state, action, draws);
  }
  return state;
}
