import { useState } from "react";
import type { PlayMode } from "../../platform/records/choices.ts";
import { monotonicNow } from "../../platform/clock.ts";
import { addRound, emptyTally, type Tally } from "./game-tally.ts";

export interface Sitting {
  readonly startMs: number;
  readonly tally: Tally;
  readonly add: (round: { stake: string; win: string }) => void;
}

/**
 * The time and the result of this visit. A game that is loaded again goes on with both; only
 * changing between real and play money starts over, because the two do not add up.
 */
export function useSitting(mode: PlayMode | undefined): Sitting {
  const [state, setState] = useState({ mode, startMs: monotonicNow(), tally: emptyTally });
  if (state.mode !== mode) setState({ mode, startMs: monotonicNow(), tally: emptyTally });
  return {
    startMs: state.startMs,
    tally: state.tally,
    add: (round) => setState((before) => ({ ...before, tally: addRound(before.tally, round) })),
  };
}
