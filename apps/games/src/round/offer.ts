/**
 * What the round button offers, and which presses count. The panel shows the button by it and the
 * control obeys it, so that a button that can be pressed never leaves a press without effect.
 */

/**
 * open: a round of several steps waits for its player. resting: the result was seen; the button is
 * not yet a spin for those who still mean to skip.
 */
export type Phase = "idle" | "waiting" | "playing" | "open" | "resting" | "blocked";

export type Offer = "spin" | "skip" | "stop" | "step";

/** What the game itself has to say about the button. */
export interface Readiness {
  /** There is something to play: false for a table without a chip. */
  readonly canPlay: boolean;
  /** The button does something in the open round. */
  readonly canStep: boolean;
}

const READY: Readiness = { canPlay: true, canStep: true };

/** Null: a press would do nothing now, and the button has to say so. */
export function offerOf(phase: Phase, isAuto: boolean, ready: Readiness = READY): Offer | null {
  if (phase === "blocked") return null;
  if (isAuto) return "stop";
  if (phase === "idle") return ready.canPlay ? "spin" : null;
  if (phase === "open") return ready.canStep ? "step" : null;
  return phase === "playing" ? "skip" : null;
}

/** Without an offer it has the next one's name already: nobody gets ready for another press. */
export function nameOf(phase: Phase, isAuto: boolean): Offer {
  return offerOf(phase, isAuto) ?? (phase === "waiting" ? "skip" : "spin");
}

export interface Touch {
  /** The finger, or the mouse button, goes down. */
  begin: () => void;
  /** A click arrives: whether the player gets what the button offered when the press began. */
  end: (isByPointer: boolean) => boolean;
}

/**
 * A click arrives when the finger leaves. Held over the end of a round, what was put down on "skip"
 * would be let go on "spin", and stake money nobody meant to stake.
 */
export function createTouch(offerNow: () => Offer | null): Touch {
  let begun: { offer: Offer | null } | null = null;
  return {
    begin: () => {
      begun = { offer: offerNow() };
    },
    end: (isByPointer) => {
      const offer = offerNow();
      // Keys have no finger to lift, and aids for the disabled may click without putting one down.
      const meant = isByPointer && begun !== null ? begun.offer : offer;
      begun = null;
      return offer !== null && offer === meant;
    },
  };
}
