/** The machine of Pôquer 9/6: the paytable above, five cards, and which of them are held. */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { type PokerHand, pokerPays } from "@tucano/game-math/games/video-poker/evaluate.ts";
import { bestHold, positionsOf } from "@tucano/game-math/games/video-poker/hold.ts";
import {
  type CardView,
  clearCards,
  createCard,
  dealCard,
  flipCard,
} from "../../cards-art/card-view.ts";
import { cardName, cardNames } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { make } from "../../hud/dom.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { pokerRules } from "./rules.ts";
import { type SayPoker, texts } from "./texts.ts";

interface Place {
  readonly root: HTMLButtonElement;
  readonly slot: HTMLElement;
  /** The name of its card, read and not seen. */
  readonly name: HTMLElement;
  view: CardView | null;
  isHeld: boolean;
}

const positions = [0, 1, 2, 3, 4];
const paying = pokerHands.filter((hand) => pokerPays[hand] > 0).toReversed();

export function createPokerStage(tools: StageTools): Stage {
  return new PokerStage(tools).stage;
}

class PokerStage {
  readonly #tools: StageTools;
  readonly #say: SayPoker;
  readonly #shoe = createShoe();
  readonly #places: readonly Place[];
  readonly #pays: ReadonlyMap<PokerHand, { row: HTMLElement; amount: HTMLElement }>;
  readonly #hint: HTMLButtonElement;
  readonly #root: HTMLElement;
  #cards: readonly Card[] = [];
  /** What was sent to be held: shown by the draw even if the player taps on. */
  #phase: Phase = "resting";
  #isHinting = false;

  constructor(tools: StageTools) {
    this.#tools = tools;
    this.#say = wordsFor(texts, tools.language);
    this.#places = positions.map((position) => this.#makePlace(position));
    this.#pays = new Map(paying.map((hand) => [hand, this.#makeRow(hand)]));
    this.#hint = make("button", {
      type: "button",
      class: "vp-hint",
      text: this.#say("hint"),
      "aria-pressed": "false",
      onClick: () => this.#toggleHint(),
    });
    const rows = [...this.#pays.values()].map(({ row }) => row);
    this.#root = make("div", { class: "vp" }, [
      make("ul", { class: "vp-pays", "aria-label": this.#say("pays") }, rows),
      make("div", { class: "vp-tools" }, [this.#hint, this.#shoe]),
      make(
        "div",
        { class: "vp-cards", role: "group", "aria-label": this.#say("cards") },
        this.#places.map(({ root }) => root),
      ),
    ]);
    for (const place of this.#places) place.slot.append(createCard(null).root);
    this.#lock();
  }

  get stage(): Stage {
    return {
      mount: (host) => {
        host.append(this.#root);
        document.addEventListener("keydown", this.#onKey);
        this.#price();
      },
      destroy: () => document.removeEventListener("keydown", this.#onKey),
      choice: () => {
        // Asked whenever the stake changes: the table shows money.
        if (this.#root.isConnected) this.#price();
        return undefined;
      },
      playLabel: () => this.#say("deal"),
      mainStep: () => this.#mainStep(),
      startRound: () => {
        this.#tools.showWin(null);
        this.#tools.say("");
        this.#mark(null);
      },
      setPhase: (phase) => {
        this.#phase = phase;
        this.#lock();
      },
      players: playersOf<"pokerDeal" | "pokerDraw">({
        pokerDeal: (event) => this.#deal(event),
        pokerDraw: (event) => this.#draw(event),
      }),
      rules: () => pokerRules(this.#say, this.#tools.language),
    };
  }

  #makePlace(position: number): Place {
    const slot = make("span", { class: "vp-slot" });
    const name = make("span", { class: "voice" });
    const root = make(
      "button",
      { type: "button", class: "vp-place", onClick: () => this.#toggle(position) },
      [
        make("span", { class: "vp-held", "aria-hidden": "true", text: this.#say("held") }),
        name,
        slot,
      ],
    );
    return { root, slot, name, view: null, isHeld: false };
  }

  #makeRow(hand: PokerHand) {
    const amount = make("b");
    const row = make("li", {}, [
      make("span", { text: this.#say(hand) }),
      make("i", { text: `${pokerPays[hand]}×` }),
      amount,
    ]);
    return { row, amount };
  }

  #price(): void {
    for (const [hand, { amount }] of this.#pays) {
      amount.textContent = this.#tools.money(pokerPays[hand] * 100);
    }
  }

  #mark(hand: PokerHand | null): void {
    for (const [name, { row }] of this.#pays) row.classList.toggle("is-hit", name === hand);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.closest("input, dialog") !== null)
      return;
    const position = "12345".indexOf(event.key);
    if (position >= 0 && !event.repeat) this.#toggle(position);
  };

  #toggle(position: number): void {
    const place = this.#places[position];
    if (this.#phase !== "open" || place === undefined) return;
    place.isHeld = !place.isHeld;
    this.#tools.sound.play("pick", place.isHeld ? 3 : 0);
    this.#lock();
    this.#tools.refresh();
  }

  #mainStep(): { label: string; action: unknown } {
    const held = positions.filter((position) => this.#places[position]?.isHeld === true);
    const label =
      held.length === 5 ? this.#say("keep") : this.#say("draw", { count: 5 - held.length });
    return { label, action: { kind: "hold", positions: held } };
  }

  #toggleHint(): void {
    this.#isHinting = !this.#isHinting;
    this.#hint.setAttribute("aria-pressed", String(this.#isHinting));
    this.#tools.sound.play("click");
    this.#lock();
  }

  /** Words and marks of the cards as they stand. */
  #lock(): void {
    const isOpen = this.#phase === "open";
    const advised = isOpen && this.#isHinting ? positionsOf(bestHold(this.#cards).mask) : [];
    for (const [position, place] of this.#places.entries()) {
      const { root, name, isHeld } = place;
      const card = this.#cards[position];
      root.setAttribute("aria-pressed", String(isHeld));
      root.setAttribute("aria-disabled", String(!isOpen));
      root.classList.toggle("is-held", isHeld);
      root.classList.toggle("is-advised", advised.includes(position));
      name.textContent =
        card === undefined ? this.#say("noCard") : cardName(card, this.#tools.language);
    }
    if (!isOpen || !this.#isHinting) return;
    const kept = advised.flatMap((position) => this.#cards[position] ?? []);
    const text =
      kept.length === 0
        ? this.#say("hintNone")
        : this.#say("hintSays", { cards: cardNames(kept, this.#tools.language) });
    this.#tools.say(kept.length === 0 ? text : this.#say("hintShort"));
    this.#tools.announce(text);
  }

  async #deal({ cards, hand }: EventOf<"pokerDeal">): Promise<void> {
    const { motion, sound, language, announce, say } = this.#tools;
    this.#price();
    const old = this.#places.flatMap(({ slot }) => Array.from(slot.children));
    this.#cards = [];
    for (const place of this.#places) {
      place.isHeld = false;
      place.root.classList.remove("is-winning", "is-lost");
    }
    this.#lock();
    await clearCards(old as HTMLElement[], motion);
    this.#cards = cards;
    for (const [index, place] of this.#places.entries()) {
      place.view = createCard(null);
      place.slot.replaceChildren(place.view.root);
      sound.play("card", index);
      await dealCard(place.view, { motion, from: this.#shoe, card: cards[index] ?? null });
    }
    const name = this.#say(hand);
    this.#mark(hand);
    if (hand !== "nothing") say(name);
    announce(`${cardNames(cards, language)}. ${name}`);
    this.#lock();
  }

  async #draw(event: EventOf<"pokerDraw">): Promise<void> {
    const { motion, sound, language, announce, say } = this.#tools;
    const { held, cards, hand, winHundredths } = event;
    for (const [position, place] of this.#places.entries()) {
      place.isHeld = held.includes(position);
    }
    this.#cards = cards;
    this.#lock();
    this.#mark(null);
    const drawn = positions.filter((position) => !held.includes(position));
    for (const position of drawn) await this.#replace(position, cards[position] ?? "2s");
    this.#mark(hand);
    const won = winHundredths > 100 ? winningPositions(cards, hand) : [];
    for (const [position, { view, root }] of this.#places.entries()) {
      view?.root.classList.toggle("is-winning", won.includes(position));
      root.classList.toggle("is-lost", hand === "nothing");
    }
    const name = this.#say(hand);
    say(hand === "nothing" ? "" : name);
    announce(`${cardNames(cards, language)}. ${name}`);
    if (hand === "nothing") sound.play("lose");
    await motion.wait(motion.isReduced ? 0 : 220);
  }

  /** The old card goes face down and away; the new one comes and is turned. */
  async #replace(position: number, card: Card): Promise<void> {
    const place = this.#places[position];
    if (place === undefined) return;
    const { motion, sound } = this.#tools;
    place.view = createCard(null);
    place.slot.replaceChildren(place.view.root);
    sound.play("card", position);
    await flipCard(place.view, card, motion);
  }
}

/** The cards that make the hand; those beside a pair or three are left out. */
function winningPositions(cards: readonly Card[], hand: PokerHand): number[] {
  const isWhole = !["jacksOrBetter", "twoPair", "threeOfAKind", "fourOfAKind"].includes(hand);
  if (isWhole) return positions;
  const count = (rank: string): number => cards.filter((card) => card.charAt(0) === rank).length;
  return positions.filter((position) => count(cards[position]?.charAt(0) ?? "") > 1);
}
