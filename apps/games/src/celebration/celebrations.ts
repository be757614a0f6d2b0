/**
 * Great wins and bonuses as the player sees them. Wins rise through the tiers of what they are
 * worth; a bonus has a place of its own, entered and left under a cover. A tap jumps to the end of
 * what climbs, another one closes it. Nothing at or below the stake passes through here as a win.
 */
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import type { ShowerKind } from "@tucano/game-math/grid-slots/look.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Bonus, Cues } from "../scene/cues.ts";
import { easeInOut, easeOut, type Motion } from "../scene/motion.ts";
import { type Outcome, type Tier, tiers } from "../scene/tiers.ts";
import type { Sound } from "../sound/sound.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Billboard, createBillboard, type Words } from "./billboard.ts";
import { type Climb, planClimb } from "./climb.ts";
import type { Film } from "./film.ts";
import { createShower, type Shower } from "./showers.ts";

export interface Celebrations {
  readonly root: HTMLElement;
  /** Tells a win above the stake, unless this round has told as great a one already. */
  celebrate: (outcome: Outcome, heading?: string) => Promise<void>;
  /** A few words over the board, for a moment inside a round. */
  proclaim: (words: Words, holdMs: number) => Promise<void>;
  /** `changeBoard` is done while nobody sees the board. */
  enterBonus: (bonus: Bonus, words: Words, changeBoard: () => void) => Promise<void>;
  /** Tells what the bonus paid: as a win if that is more than the stake, else quietly. */
  leaveBonus: (left: LeftBonus, changeBoard: () => void) => Promise<void>;
}

export interface LeftBonus extends Outcome {
  readonly bonus: Bonus;
  readonly heading: string;
}

export interface CelebrationOptions {
  readonly motion: Motion;
  readonly sound: Sound;
  readonly cues: Cues;
  readonly film: Film;
  readonly shower: ShowerKind;
  backdrop: () => Backdrop;
  /** What a tier is called; a mere gain has no title. */
  word: (tier: Exclude<Tier, "gain">) => string;
}

const COVER_MS = 620;
const PRESENCE_MS = 420;
const PASSING_MS = 620;
const HOLD_MS: Readonly<Record<Tier, number>> = {
  gain: 900,
  nice: 1100,
  big: 1500,
  mega: 1900,
  epic: 2400,
};

export function createCelebrations(options: CelebrationOptions): Celebrations {
  return new Director(options);
}

class Director implements Celebrations {
  readonly root: HTMLElement;
  readonly #options: CelebrationOptions;
  readonly #board: Billboard;
  readonly #shower: Shower;
  /** The greatest tier that this round has told. */
  #told = -1;
  #presence = 0;
  /** How much of the screen the cover hides. */
  #part = 0;
  /** Counts what was opened, so that what passes by does not close what came after it. */
  #opened = 0;

  constructor(options: CelebrationOptions) {
    this.#options = options;
    this.#board = createBillboard(options.motion);
    this.#shower = createShower(options.film, options.shower);
    this.root = this.#board.root;
    options.cues.listen(({ type }) => {
      if (type !== "round.began") return;
      this.#told = -1;
      if (this.root.hidden || !this.root.classList.contains("is-passing")) return;
      this.#opened += 1;
      this.root.hidden = true;
      options.cues.tell({ type: "celebration.ended" });
    });
  }

  async celebrate(outcome: Outcome, heading = ""): Promise<void> {
    const climb = planClimb(outcome);
    if (climb === null || !this.#isNews(climb)) return;
    const { cues, motion } = this.#options;
    const backdrop = this.#options.backdrop();
    const last = lastOf(climb);
    const passesBy = last === "gain" || (last === "nice" && !backdrop.isRich);
    if (passesBy) {
      if (backdrop.isRich || last !== "gain") void this.#pass(climb, outcome);
      else this.#options.sound.fanfare(4, "win");
      return;
    }
    motion.resume();
    this.#openFilm();
    void this.#present(1);
    const stop = this.#run();
    await this.#tell(climb, outcome, heading);
    await Promise.all([this.#present(0), this.#board.close()]);
    stop();
    this.#closeFilm();
    cues.tell({ type: "celebration.ended" });
  }

  async proclaim({ title, figure, text }: Words, holdMs: number): Promise<void> {
    this.#options.motion.resume();
    void this.#present(1);
    this.#open(figure);
    this.#board.title(title, "place");
    this.#board.figure(figure);
    this.#board.text(text);
    this.#board.land();
    await this.#board.waitOrTap(holdMs);
    await Promise.all([this.#present(0), this.#board.close()]);
  }

  async enterBonus(bonus: Bonus, words: Words, changeBoard: () => void): Promise<void> {
    const { cues, motion, sound } = this.#options;
    motion.resume();
    sound.play("feature");
    cues.tell({ type: "bonus.entered", bonus });
    await this.#underCover(async () => {
      this.#options.backdrop().setPlace(true);
      this.#open(words.figure);
      this.#board.title(words.title, "place");
      this.#board.figure(words.figure);
      this.#board.text(words.text);
      await this.#cover(0);
      motion.resume();
      this.#board.land();
      this.#burst(0.5, 26);
      await this.#board.waitOrTap(1900);
    }, changeBoard);
  }

  async leaveBonus({ bonus, heading, ...outcome }: LeftBonus, changeBoard: () => void) {
    const { cues, motion } = this.#options;
    const climb = planClimb(outcome);
    motion.resume();
    cues.tell({ type: "bonus.closing", bonus });
    await this.#underCover(async () => {
      this.#options.backdrop().setPlace(true);
      changeBoard();
      this.#open(written(outcome.amount));
      await this.#cover(0);
      motion.resume();
      if (climb !== null && this.#isNews(climb)) await this.#tell(climb, outcome, heading);
      else await this.#state(heading, outcome.amount);
      cues.tell({ type: "bonus.left", bonus });
    });
  }

  #isNews(climb: Climb): boolean {
    const rank = tiers.indexOf(lastOf(climb));
    if (rank <= this.#told) return false;
    this.#told = rank;
    return true;
  }

  /** A small gain floats by while the round goes to rest. */
  async #pass(climb: Climb, outcome: Outcome): Promise<void> {
    const { cues, motion, sound } = this.#options;
    const tier = lastOf(climb);
    this.#open(written(outcome.amount));
    const mine = this.#opened;
    this.root.classList.add("is-passing");
    cues.tell({ type: "celebration.started", tier, last: tier });
    sound.fanfare(tier === "gain" ? 4 : 6, "win");
    if (tier !== "gain") this.#board.title(this.#options.word(tier), tier);
    await motion.move({
      durationMs: PASSING_MS,
      step: (t) => {
        if (mine === this.#opened) this.#board.figure(written(climb.amountAt(t)));
      },
    });
    if (mine === this.#opened) this.#board.land();
    await motion.wait(HOLD_MS[tier]);
    if (mine !== this.#opened) return;
    await this.#board.close();
    cues.tell({ type: "celebration.ended" });
  }

  /** Without joy: what came back. */
  async #state(heading: string, amount: Centavos): Promise<void> {
    this.#board.title(heading, "place");
    this.#board.figure(written(amount));
    this.#board.land();
    await this.#board.waitOrTap(1500);
  }

  /** The climb itself: title after title, until the amount is whole and was looked at. */
  async #tell(climb: Climb, outcome: Outcome, heading: string): Promise<void> {
    const { motion, cues, sound } = this.#options;
    const last = lastOf(climb);
    let tier = climb.tiers[0] ?? last;
    let ticks = 0;
    this.#open(written(outcome.amount));
    this.#board.text(heading);
    cues.tell({ type: "celebration.started", tier, last });
    this.#announceTier(tier);
    const stopRain = motion.onFrame((deltaMs) => this.#shower.rain(tier, deltaMs));
    const stopTaps = this.#board.onTap(() => motion.skip());
    await motion.move({
      durationMs: motion.isReduced ? 0 : climb.durationMs,
      ease: (t) => t,
      step: (t) => {
        const amount = climb.amountAt(t);
        this.#board.figure(written(amount));
        ticks += 1;
        if (ticks % 6 === 0) sound.play("count", Math.min(7, Math.floor(ticks / 24)));
        const now = climb.tierAt(amount);
        if (now === tier) return;
        tier = now;
        cues.tell({ type: "celebration.rose", tier });
        this.#announceTier(tier);
      },
    });
    stopTaps();
    motion.resume();
    cues.tell({ type: "celebration.counted", tier: last });
    this.#board.land();
    this.#burst(0.72, 40);
    await this.#board.waitOrTap(HOLD_MS[last]);
    stopRain();
  }

  #announceTier(tier: Tier): void {
    const rank = tiers.indexOf(tier);
    if (tier !== "gain") this.#board.title(this.#options.word(tier), tier);
    this.#options.sound.fanfare(3 + rank * 3, "big");
    if (this.#options.motion.isReduced) return;
    this.#options.backdrop().push(rank / (tiers.length - 1));
    this.#burst(0.45, 14 + rank * 16);
  }

  #burst(down: number, count: number): void {
    const { x, y, width, height } = this.#options.backdrop().box();
    this.#shower.burst({ x: x + width / 2, y: y + height * down }, count);
  }

  #open(longest: string): void {
    this.#opened += 1;
    const backdrop = this.#options.backdrop();
    this.root.classList.remove("is-passing");
    this.root.classList.toggle("is-plain", !backdrop.isRich);
    this.#board.open(backdrop.box(), longest);
  }

  async #present(to: number): Promise<void> {
    const { motion } = this.#options;
    const from = this.#presence;
    await motion.move({
      durationMs: PRESENCE_MS,
      ease: to > from ? easeOut : easeInOut,
      step: (t) => {
        this.#presence = from + (to - from) * t;
        this.#options.backdrop().setPresence(this.#presence);
      },
    });
  }

  /** Between two covers: what is shown in the place of a bonus. */
  async #underCover(show: () => Promise<void>, afterwards = (): void => {}): Promise<void> {
    this.#openFilm();
    const stop = this.#run();
    await this.#cover(1);
    await show();
    await this.#cover(1);
    this.root.hidden = true;
    afterwards();
    this.#options.backdrop().setPlace(false);
    this.#set(0);
    await this.#cover(0);
    stop();
    this.#closeFilm();
  }

  /** Where nothing can be drawn over the board, the place itself comes and goes. */
  async #cover(to: number): Promise<void> {
    const { motion, film } = this.#options;
    const from = this.#part;
    await motion.move({
      durationMs: COVER_MS,
      ease: easeInOut,
      step: (t) => {
        this.#part = from + (to - from) * t;
        film.setCover(this.#part);
      },
    });
    if (to === 1) this.#set(1);
  }

  #set(presence: number): void {
    this.#presence = presence;
    this.#options.backdrop().setPresence(presence);
  }

  #openFilm(): void {
    if (!this.#options.motion.isReduced) this.#options.film.open();
  }

  #closeFilm(): void {
    this.#options.film.close();
  }

  /** The film runs by the same clock as everything else. */
  #run(): () => void {
    const { motion, film } = this.#options;
    return motion.onFrame((deltaMs) => film.step(deltaMs));
  }
}

function lastOf({ tiers: told }: Climb): Tier {
  return told.at(-1) ?? "gain";
}

function written(amount: Centavos): string {
  return formatMoney(formatWire(amount));
}
