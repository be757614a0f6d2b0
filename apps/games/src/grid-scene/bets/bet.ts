/** What a slot on a grid is played with, as its stage asks for it. */
import type { Stage } from "../../shell/stage.ts";

export interface Bet {
  controls: HTMLElement | null;
  choice: () => unknown;
  recall: (choice: unknown) => void;
  unitsOf: (choice: unknown) => number;
  allowUnits?: NonNullable<Stage["allowUnits"]>;
  setPhase: NonNullable<Stage["setPhase"]>;
  /** Of the round being shown. */
  units: () => number;
  /** Lets go of what it has put into the page. */
  destroy?: () => void;
}
