/** What a round asks of the stage that it is played on. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { RoundEventType } from "@tucano/contract/events/round-events.ts";
import type { Phase } from "./offer.ts";

/** The main button while a stepped round waits for its player. */
export interface MainStep {
  readonly label: string;
  /** Null: there is nothing to do by this button now; it rests. */
  readonly action: unknown;
}

export interface RoundStage {
  /**
   * What the next round is played with. `undefined` for a game without choices, null when there is
   * nothing to play yet (no chip on the table): the main button rests.
   */
  choice: () => unknown;
  /** Units that the choice stakes; 1 where it is missing. */
  unitsOf?: (choice: unknown) => number;
  /**
   * The stake of a free round is given: makes the choice one that divides it into units on offer.
   * Told again whenever that may have changed; where it is missing, other choices rest the button.
   * `isFree`: the next round is one, and only what the game always offers can be played.
   */
  allowUnits?: (isAllowed: (units: number) => boolean, isFree: boolean) => void;
  /** How long the main button rests after a result, where the shell's own is too long. */
  readonly restMs?: number;
  /** Words of the main button when a round may begin; "Play" where it is missing. */
  playLabel?: () => string;
  /** Words of the main button in a stepped round; asked for after every event and `refresh`. */
  mainStep?: () => MainStep;
  /**
   * A recorded round is about to be told, or one that was left is taken up: shows what it was
   * played with where no event does.
   */
  recall?: (choice: unknown) => void;
  /** At the tap, before anybody knows the result: clear the table, let the reels turn. */
  startRound?: () => void;
  /** The round did not take place: back to where it was. */
  cancelRound?: () => Promise<void>;
  /** A step was refused: what `act` set in motion goes back. */
  cancelStep?: () => void;
  /** A round was seen to its end: the net result after each since the game was opened. */
  settled?: (course: readonly Centavos[]) => void;
  /** Lock what may not be changed now. */
  setPhase?: (phase: Phase) => void;
  /** Automatic play stops at such a book when the player asked for it (free spins). */
  hasFeature?: (types: readonly RoundEventType[]) => boolean;
}
