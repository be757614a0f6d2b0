/** The table of Maior ou Menor: the card in the middle, where it came from, and the two guesses. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { GUESSES_MAX, SKIPS_MAX } from "@tucano/game-math/games/maior-ou-menor/rules.ts";
import { clearCards, createCard, dealCard } from "../../cards-art/card-view.ts";
import { cardName } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { make } from "../../hud/dom.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { hiloRules } from "./rules.ts";
import { createVisit, type Visit } from "../arcade-kit/visit.ts";
import { type SayHilo, texts } from "./texts.ts";

type Direction = "higher" | "lower";
type Turn = EventOf<"hiloTurn">;

interface ChoiceKey {
  readonly root: HTMLButtonElement;
  readonly name: HTMLElement;
  readonly chance: HTMLElement;
  readonly prize: HTMLElement;
}

const TRAIL_MAX = 18;

export function createHiloStage(tools: StageTools): Stage {
  return new HiloStage(tools).stage;
}

class HiloStage {
  readonly #tools: StageTools;
  readonly #say: SayHilo;
  readonly #shoe = createShoe();
  readonly #slot = make("div", { class: "hilo-slot" });
  readonly #trail = make("ol", { class: "hilo-trail", "aria-hidden": "true" });
  readonly #count = make("p", { class: "hilo-count" });
  readonly #choices: Readonly<Record<Direction, ChoiceKey>>;
  readonly #skip: HTMLButtonElement;
  readonly #visit: Visit;
  readonly #root: HTMLElement;
  #turn: Turn | null = null;
  #card: Card | null = null;
  #phase: Phase = "resting";

  constructor(tools: StageTools) {
    this.#tools = tools;
    this.#say = wordsFor(texts, tools.language);
    this.#choices = { higher: this.#choiceKey("higher"), lower: this.#choiceKey("lower") };
    this.#skip = make("button", {
      type: "button",
      class: "hilo-skip",
      text: this.#say("skip"),
      onClick: () => this.#do("skip"),
    });
    this.#visit = createVisit(tools);
    this.#root = make("div", { class: "hilo table-cloth" }, [
      this.#trail,
      make("div", { class: "hilo-table" }, [
        this.#choices.lower.root,
        make("div", { class: "hilo-middle" }, [this.#shoe, this.#slot, this.#skip]),
        this.#choices.higher.root,
      ]),
      make("div", { class: "hilo-foot" }, [this.#visit.root, this.#count]),
    ]);
    this.#slot.append(createCard(null).root);
    this.#refresh();
  }

  get stage(): Stage {
    const tools = this.#tools;
    return {
      mount: (host) => {
        host.append(this.#root);
        document.addEventListener("keydown", this.#onKey);
      },
      destroy: () => document.removeEventListener("keydown", this.#onKey),
      settled: this.#visit.settled,
      choice: () => undefined,
      mainStep: () => this.#mainStep(),
      startRound: () => {
        this.#turn = null;
        tools.showWin(null);
        tools.say("");
        this.#refresh();
      },
      cancelRound: async () => this.#refresh(),
      cancelStep: () => this.#refresh(),
      setPhase: (phase) => this.#lock(phase),
      rules: () => hiloRules(this.#say, tools.language),
      optionName: (id) => this.#say("option", { ranks: id.split("-")[0] ?? "" }),
      players: playersOf<"hiloDeal" | "hiloTurn" | "hiloGuess" | "hiloSkip" | "hiloCashOut">({
        hiloDeal: (event) => this.#deal(event.card),
        hiloTurn: async (event) => this.#ask(event),
        hiloGuess: (event) => this.#guess(event),
        hiloSkip: (event) => this.#change(event.card),
        hiloCashOut: async (event) => this.#cashOut(event),
      }),
    };
  }

  #choiceKey(direction: Direction): ChoiceKey {
    const name = make("b");
    const chance = make("span", { class: "hilo-chance" });
    const prize = make("span", { class: "hilo-prize" });
    const arrow = make("i", { class: `hilo-arrow is-${direction}`, "aria-hidden": "true" });
    const root = make(
      "button",
      {
        type: "button",
        class: `hilo-choice is-${direction}`,
        onClick: () => this.#do(direction),
      },
      [arrow, name, prize, chance],
    );
    return { root, name, chance, prize };
  }

  #do(kind: Direction | "skip"): void {
    const turn = this.#turn;
    const isOffered = turn !== null && (kind === "skip" ? turn.canSkip : turn[kind] !== null);
    if (!isOffered || this.#phase !== "open") return;
    this.#tools.sound.play("pick");
    this.#tools.act({ kind });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.closest("input, dialog") !== null)
      return;
    if (event.repeat) return;
    if (event.key === "ArrowUp" || event.key === "ArrowRight") this.#do("higher");
    if (event.key === "ArrowDown" || event.key === "ArrowLeft") this.#do("lower");
    if (event.key.toLowerCase() === "s") this.#do("skip");
  };

  #mainStep(): { label: string; action: unknown } {
    const turn = this.#turn;
    if (turn === null || !turn.canCashOut) return { label: this.#say("choose"), action: null };
    const amount = this.#tools.money(turn.winHundredths);
    return { label: this.#say("cashOut", { amount }), action: { kind: "cashOut" } };
  }

  async #deal(card: Card): Promise<void> {
    const old = [...this.#trail.children, ...this.#slot.children] as HTMLElement[];
    await clearCards(old, this.#tools.motion);
    this.#card = null;
    await this.#lay(card);
    this.#tell("first", card);
  }

  /** The previous card moves to the trail; the new one comes from the shoe. */
  async #lay(card: Card): Promise<HTMLElement> {
    const { motion, sound } = this.#tools;
    if (this.#card !== null) this.#leaveTrail(this.#card);
    const view = createCard(card);
    this.#slot.replaceChildren(view.root);
    this.#card = card;
    sound.play("card");
    await dealCard(view, { motion, from: this.#shoe, card });
    return view.root;
  }

  #leaveTrail(card: Card): void {
    this.#trail.append(make("li", {}, [createCard(card).root]));
    while (this.#trail.children.length > TRAIL_MAX) this.#trail.firstElementChild?.remove();
    this.#trail.scrollLeft = this.#trail.scrollWidth;
  }

  #ask(turn: Turn): void {
    this.#turn = turn;
    this.#refresh();
    if (turn.guesses > 0) this.#tools.showWin(turn.winHundredths);
  }

  async #guess({ direction, card, isRight }: EventOf<"hiloGuess">): Promise<void> {
    const { sound, motion } = this.#tools;
    const steps = this.#turn?.guesses ?? 0;
    this.#turn = null;
    this.#lock("playing");
    this.#choices[direction].root.classList.add("is-chosen");
    const shown = await this.#lay(card);
    shown.classList.add(isRight ? "is-right" : "is-wrong");
    sound.play(isRight ? "win" : "lose", isRight ? Math.min(steps, 7) : 0);
    this.#tell(isRight ? "right" : "wrong", card);
    if (!isRight) this.#tools.showWin(0);
    await motion.wait(motion.isReduced ? 0 : isRight ? 160 : 320);
    this.#choices[direction].root.classList.remove("is-chosen");
  }

  async #change(card: Card): Promise<void> {
    this.#turn = null;
    this.#lock("playing");
    await this.#lay(card);
    this.#tell("skipped", card);
  }

  #cashOut({ isForced }: EventOf<"hiloCashOut">): void {
    this.#turn = null;
    this.#refresh();
    this.#tools.sound.play("cash");
    this.#slot.firstElementChild?.classList.add("is-winning");
    if (isForced) this.#tools.notice(this.#say("forced"));
  }

  #tell(key: "first" | "right" | "wrong" | "skipped", card: Card): void {
    this.#tools.announce(this.#say(key, { card: cardName(card, this.#tools.language) }));
  }

  #refresh(): void {
    const turn = this.#turn;
    for (const direction of ["higher", "lower"] as const) this.#refreshChoice(direction);
    const count = turn?.guesses ?? 0;
    this.#count.textContent =
      turn === null ? "" : this.#say("guesses", { count, max: GUESSES_MAX });
    this.#skip.textContent =
      turn === null ? this.#say("skip") : this.#say("skipLeft", { count: SKIPS_MAX - turn.skips });
    this.#lock(this.#phase);
  }

  #refreshChoice(direction: Direction): void {
    const { name, chance, prize } = this.#choices[direction];
    const offer = this.#turn?.[direction] ?? null;
    if (offer === null) {
      name.textContent = this.#say(direction);
      chance.textContent = "–";
      prize.textContent = "";
      return;
    }
    const withSame = direction === "higher" ? "higherSame" : "lowerSame";
    const isOnlySame = offer.ranks === 1 && offer.isTieWin;
    name.textContent = this.#say(isOnlySame ? "same" : offer.isTieWin ? withSame : direction);
    const tenths = Math.round((offer.ranks * 1000) / 13);
    const percent = figureIn(this.#tools.language, `${Math.floor(tenths / 10)}.${tenths % 10}`);
    chance.textContent = this.#say("chance", { percent });
    prize.textContent = this.#tools.money(offer.winHundredths);
  }

  #lock(phase: Phase): void {
    this.#phase = phase;
    const turn = phase === "open" ? this.#turn : null;
    this.#choices.higher.root.disabled = turn === null || turn.higher === null;
    this.#choices.lower.root.disabled = turn === null || turn.lower === null;
    this.#skip.disabled = turn === null || !turn.canSkip;
  }
}
