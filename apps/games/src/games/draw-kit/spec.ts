/** How a timed draw describes itself to the kit. */
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import type { NumbersDrawn } from "@tucano/game-math/shared/numbers-drawn.ts";
import type { SharedGame } from "@tucano/game-math/shared/shared-game.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Say, Words } from "@tucano/i18n/words.ts";
import type { SayDraw } from "./texts.ts";

/** What each game says in its own words. */
export type GameWords = Words<
  Readonly<Record<"buy" | "mine" | "hint" | "r1" | "r2" | "r3" | "r4", string>>
>;

/** A ticket of this round, as its player sees it. */
export interface OwnTicket<Bet> {
  readonly bet: Bet;
  readonly own: OwnBet;
}

export interface DrawView<Bet> {
  /** The numbers that have come out so far, in order. */
  readonly out: readonly number[];
  readonly tickets: readonly OwnTicket<Bet>[];
}

/** Where tickets are made, and where the draw is followed. */
export interface TicketBoard<Bet> {
  readonly root: HTMLElement;
  /** Buttons that help to make tickets. */
  readonly keys: readonly HTMLElement[];
  /** What the tickets at hand can win; null: the game shows it on the board. */
  readonly prizes: HTMLElement | null;
  /** What would be bought now, a bet for each ticket. */
  wishes: () => readonly Bet[];
  /** These were bought: the next ones are to be made. */
  clear: () => void;
  /** Null: the round takes bets. */
  showDraw: (view: DrawView<Bet> | null) => void;
  showOwn: (tickets: readonly OwnTicket<Bet>[]) => void;
}

export interface BoardTools {
  readonly language: Language;
  readonly say: SayDraw;
  readonly own: Say<GameWords>;
  onChange: () => void;
  onPick: () => void;
}

export interface DrawSpec<Bet> {
  readonly game: SharedGame<Bet, NumbersDrawn>;
  readonly theme: string;
  /** From the result to the first ball, and from ball to ball. */
  readonly firstMs: number;
  readonly ballMs: number;
  /** The most balls that are on the stage at once. */
  readonly ballsShown: number;
  readonly numbers: number;
  readonly count: number;
  readonly words: GameWords;
  createBoard: (tools: BoardTools) => TicketBoard<Bet>;
  /** A ticket in the list of the player's own; null: the board shows them. */
  viewTicket: ((bet: Bet, out: readonly number[]) => HTMLElement) | null;
  /** A ticket of an earlier draw, where `viewTicket` is null. */
  viewPast?: (bet: Bet, drawn: readonly number[]) => HTMLElement;
  /** The whole paytable, for the rules. */
  viewPrizes: (tools: Pick<BoardTools, "language" | "say" | "own">) => HTMLElement;
}
