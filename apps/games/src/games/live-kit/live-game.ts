/** What a live table's own folder brings: its board, what turns or is dealt, its history. */
import type { PastRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { Motion } from "../../scene/motion.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { Sound, Voice } from "../../sound/sound.ts";
import type { Laid } from "../chip-tables/bets.ts";

export interface LiveTools {
  readonly tools: TableTools;
  readonly motion: Motion;
  readonly sound: Sound;
  /** So many chips of the chosen value on each spot. */
  lay: (spots: Laid) => void;
  say: (text: string) => void;
}

export interface LivePart {
  /** Above the felt, in the scene. */
  readonly stage: HTMLElement;
  readonly board: HTMLElement;
  readonly history: HTMLElement;
  place: (isUpright: boolean) => void;
  setChips: (chips: ReadonlyMap<string, HTMLElement>, pending: Iterable<string>) => void;
  lock: (isLocked: boolean) => void;
  /** The server's name of a spot, and back. */
  toWire: (spot: string) => string;
  /** What the spot is called for people. */
  spotName: (spot: string) => string;
  fromWire: (spot: string) => string;
  open: () => void;
  close: () => void;
  /** Ends when the result has been seen; at once where it is known already. */
  reveal: (result: unknown, isLate: boolean) => Promise<void>;
  resultText: (result: unknown) => string;
  showHistory: (past: readonly PastRound[]) => void;
  rules: () => HTMLElement;
}

export interface LiveGame {
  readonly className: string;
  readonly voice: Voice;
  /** What chips are worth, in units of the table. */
  readonly chipUnits: readonly number[];
  /** Where the dealer stands, of 800. */
  readonly dealerAt: number;
  create: (tools: LiveTools) => LivePart;
}
