/**
 * What a game is to the shell around it. The shell loads, opens the session, takes stakes, asks
 * the server, moves balances, tells time and net result, and shows rules, fairness and history. A
 * game has a stage: what it draws, what it lets players choose, and how it shows each event.
 */
import type { CoverColours } from "../celebration/covers.ts";
import type { CoverKind, ShowerKind } from "@tucano/game-math/grid-slots/look.ts";
import type { GameSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { RoundEventType } from "@tucano/contract/events/round-events.ts";
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Hud } from "../hud/hud.ts";
import type { Backdrop } from "../celebration/backdrop.ts";
import type { Words } from "../celebration/billboard.ts";
import type { Overlay } from "../hud/overlay.ts";
import type { Progress } from "../platform/load.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Opened } from "../round/desk.ts";
import type { Phase } from "../round/offer.ts";
import type { RoundStage } from "../round/round-stage.ts";
import type { PlayersOf } from "../round/sequence.ts";
import type { Bonus, Cues } from "../scene/cues.ts";
import type { Motion } from "../scene/motion.ts";
import type { Sound, Voice } from "../sound/sound.ts";
import type { Translate } from "./texts.ts";

/** How a game looks and sounds beside its own drawing. */
export interface Look {
  /** Colours of the studio; the class may be a game's own, imported with its style sheet. */
  readonly className: string;
  /**
   * The panel's place. side: below in portrait, at the left in landscape; for boards. bottom:
   * always below; for wide tables. over: the stage fills the page and the panel lies on it; for
   * slots and shots.
   */
  readonly layout: "side" | "bottom" | "over";
  /** The main button: a round key with an arrow (slots), or a wide one with words. */
  readonly button: "spin" | "bar";
  readonly voice: Voice;
  /** What flies in a great win, and what hides the board before a bonus; coins and lights. */
  readonly celebration?: CelebrationLook;
}

export interface CelebrationLook {
  readonly shower: ShowerKind;
  readonly cover: CoverKind;
  readonly colours: CoverColours;
}

/** What `games/<code>/game.ts` exports as `game`. */
export interface GameModule {
  readonly look: Look;
  /** The version of the definition that is drawn: another one on the server is a reload. */
  readonly version?: number;
  /** Pictures fetched while the session is opened. The stage finds them where it put them. */
  load?: (onProgress: (progress: Progress) => void) => Promise<void>;
  /** What is played while it is looked at; fetched when somebody wants to hear it. */
  loadSong?: () => Promise<Song | undefined>;
  createStage: (tools: StageTools) => Stage | Promise<Stage>;
}

/** What a bonus paid, and what that is called. */
interface LeftBonus {
  readonly bonus: Bonus;
  readonly heading: string;
  readonly hundredths: number;
}

/** What the shell lends to a stage. */
export interface StageTools {
  /** The region the game draws in: beside the panel, or the whole page where that lies over it. */
  readonly host: HTMLElement;
  readonly sheet: GameSheet;
  readonly opened: Opened;
  readonly language: Language;
  /** The shell's own words; a game's are in its `texts.ts`, read by `wordsFor`. */
  readonly translate: Translate;
  readonly motion: Motion;
  readonly sound: Sound;
  /** What the stage shows, for whoever accompanies it. */
  readonly cues: Cues;
  readonly isDemo: boolean;
  /** What this player chose before on this device. */
  readonly settings: SettingsStore;
  /** What a line of the game's own says hello with; null: play money, or a recorded round. */
  readonly playToken: string | null;
  readonly canBuyFeature: boolean;
  readonly canAutoPlay: boolean;
  /** One unit: of the round being shown, otherwise the one chosen for the next. */
  unit: () => Centavos;
  /** What units may be, ascending, and the choice of another one (chips). */
  readonly units: readonly Centavos[];
  chooseUnit: (unit: Centavos) => void;
  /** The most one round may stake in all. */
  readonly maxStake: Centavos;
  balance: () => Centavos;
  phase: () => Phase;
  /** Automatic play is under way: a press would stop it. */
  isAuto: () => boolean;
  /** Hundredths of a unit as text: "R$ 2,50". The only way a stage makes money. */
  money: (hundredths: number) => string;
  /** The win shown in the panel; null: none yet. */
  showWin: (hundredths: number | null) => void;
  /** The line above the panel; "" empties it. */
  say: (text: string) => void;
  /** For those who listen: one sentence, politely. */
  announce: (text: string) => void;
  /** A line that disappears by itself. */
  notice: (text: string) => void;
  /** Celebrates so many hundredths, if they exceed the stake and are this round's greatest. */
  celebrate: (hundredths: number, heading?: string) => Promise<void>;
  /** A few large words over the stage, for a moment inside a round. */
  proclaim: (words: Words, holdMs: number) => Promise<void>;
  /** A bonus has a place of its own; `changeBoard` is done while nobody sees the board. */
  enterBonus: (bonus: Bonus, words: Words, changeBoard: () => void) => Promise<void>;
  leaveBonus: (left: LeftBonus, changeBoard: () => void) => Promise<void>;
  /** The choice, the units or the main button changed: the shell asks the stage again. */
  refresh: () => void;
  /** The same as the main button. */
  press: () => void;
  /** Stepped rounds: does this, unless something is under way. Plays the events that follow. */
  act: (action: unknown) => void;
  /** Height of the panel, for stages that it lies over. */
  hudHeight: () => number;
  /** For what the functions above do not reach: badges of free spins, great wins. */
  readonly hud: Hud;
  readonly overlay: Overlay;
}

export interface Stage extends RoundStage {
  /** Puts the game into the page; `host` has a size by now. */
  mount: (host: HTMLElement) => void;
  /** Lets go of listeners, timers, canvases. */
  destroy: () => void;
  /** The region changed its size. */
  resize?: () => void;
  /** The game's own controls, shown in the panel above the main button. */
  readonly controls?: HTMLElement;
  /** The panel's stake stepper makes no sense (the game has chips, or a price list). */
  readonly hidesStake?: boolean;
  /**
   * One function per event type: it shows the event and resolves when the next may begin. Use
   * `playersOf` below, so that a new event of the family does not compile until it is shown.
   * `finalWin` may be left to the shell, which shows the amount and celebrates what is worth it.
   */
  readonly players: Partial<PlayersOf<RoundEventType>>;
  /** The panel's first page: how to play, what it pays. Rebuilt at every opening. */
  rules: () => HTMLElement;
  /** Shown beside the figures that every game publishes: a name and a value. */
  figures?: () => readonly (readonly [string, string])[];
  /** What an option of the sheet is called: "risk-high" as "High risk". */
  optionName?: (id: string) => string;
  /** Drawn at every frame; `isLively` is false while only the air moves. */
  frame?: (deltaMs: number, isLively: boolean) => void;
  /** How it steps back behind a great win; the shell has one for plain boards. */
  readonly backdrop?: Backdrop;
  /** Something moves that `motion` does not know of. */
  isLively?: () => boolean;
}

/** Exhaustive players of a game: `playersOf<"diceRoll">({ diceRoll: async (event) => … })`. */
export function playersOf<Type extends RoundEventType>(
  players: Omit<PlayersOf<Type>, "finalWin"> & Partial<PlayersOf<"finalWin">>,
): Partial<PlayersOf<RoundEventType>> {
  return players;
}
