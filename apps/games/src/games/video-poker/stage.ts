/**
 * The machine of Pôquer 9/6: the paytable above, five cards and which of them are held, and the
 * hands that are drawn from the same deal.
 */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { type PokerHand, pokerPays } from "@tucano/game-math/games/video-poker/evaluate.ts";
import {
  HAND_COUNTS,
  type PokerChoice,
  videoPoker,
} from "@tucano/game-math/games/video-poker/game.ts";
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
import { type ChoiceField, segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { pokerRules } from "./rules.ts";
import { createSmallHands, type SmallHands } from "./small-hands.ts";
import { type SayPoker, texts } from "./texts.ts";

type Hands = PokerChoice["hands"];
type Drawn = EventOf<"pokerDraw">;

interface PayRow {
  readonly row: HTMLElement;
  readonly name: HTMLElement;
  readonly amount: HTMLElement;
}

interface Place {
  readonly root: HTMLButtonElement;
  readonly slot: HTMLElement;
  /** The name of its card, read and not seen. */
  readonly name: HTMLElement;
  view: CardView | null;
  isHeld: boolean;
}

const positions = [0, 1, 2, 3, 4];
const STAKE = 100;
const paying = pokerHands.filter((hand) => pokerPays[hand] > 0).toReversed();

export function createPokerStage(tools: StageTools): Stage {
  return new PokerStage(tools).stage;
}

class PokerStage {
  readonly #tools: StageTools;
  readonly #say: SayPoker;
  readonly #shoe = createShoe();
  readonly #places: readonly Place[];
  readonly #pays: ReadonlyMap<PokerHand, PayRow>;
  readonly #hint: HTMLButtonElement;
  readonly #small: SmallHands;
  readonly #count: ChoiceField<Hands>;
  readonly #root: HTMLElement;
  #hands: Hands = 1;
  #cards: readonly Card[] = [];
  /** Hands of this round that have been drawn. */
  #drawn: readonly Drawn[] = [];
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
    this.#small = createSmallHands({ tools, say: this.#say });
    this.#count = segments({
      label: this.#say("hands"),
      options: HAND_COUNTS.map((value) => ({ value, text: String(value) })),
      value: this.#hands,
      onChange: (hands) => this.#setHands(hands),
    });
    const rows = [...this.#pays.values()].map(({ row }) => row);
    this.#root = make("div", { class: "vp" }, [
      make("ul", { class: "vp-pays", "aria-label": this.#say("pays") }, rows),
      make("div", { class: "vp-tools" }, [this.#hint, this.#count.root, this.#shoe]),
      this.#small.root,
      make(
        "div",
        { class: "vp-cards", role: "group", "aria-label": this.#say("cards") },
        this.#places.map(({ root }) => root),
      ),
    ]);
    for (const place of this.#places) place.slot.append(createCard(null).root);
    this.#setHands(1);
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
        return this.#hands === 1 ? undefined : { hands: this.#hands };
      },
      unitsOf,
      allowUnits: (isAllowed) => {
        if (!isAllowed(this.#hands)) this.#setHands(HAND_COUNTS.find(isAllowed) ?? 1);
      },
      recall: (choice) => this.#setHands(videoPoker.readChoice(choice)?.hands ?? 1),
      playLabel: () => this.#say("deal"),
      mainStep: () => this.#mainStep(),
      startRound: () => {
        this.#tools.showWin(null);
        this.#tools.say("");
        this.#mark([]);
      },
      setPhase: (phase) => {
        this.#phase = phase;
        this.#count.lock(phase !== "idle");
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

  #makeRow(hand: PokerHand): PayRow {
    const [name, amount] = [make("span", { text: this.#say(hand) }), make("b")];
    const row = make("li", {}, [name, make("i", { text: `${pokerPays[hand]}×` }), amount]);
    return { row, name, amount };
  }

  #price(): void {
    for (const [hand, { amount }] of this.#pays) {
      amount.textContent = this.#tools.money(pokerPays[hand] * 100);
    }
  }

  /** Lights the rows of these hands, and says how many there are where there are several. */
  #mark(hands: readonly PokerHand[]): void {
    for (const [kind, { row, name }] of this.#pays) {
      const count = hands.filter((each) => each === kind).length;
      row.classList.toggle("is-hit", count > 0);
      name.dataset["count"] = hands.length > 1 && count > 0 ? String(count) : "";
    }
  }

  #setHands(hands: Hands): void {
    const isSame = this.#hands === hands;
    this.#hands = hands;
    this.#count.set(hands);
    this.#root.dataset["hands"] = String(hands);
    this.#small.lay(hands - 1);
    this.#mark([]);
    if (!isSame) this.#tools.refresh();
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
    this.#holdAll();
    this.#tools.refresh();
  }

  /** What is held lies in every hand. */
  #holdAll(): void {
    this.#small.hold(
      this.#places.map(({ isHeld }, position) => (isHeld ? (this.#cards[position] ?? null) : null)),
    );
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
    this.#drawn = [];
    this.#root.classList.remove("is-gain");
    this.#small.lay(this.#hands - 1);
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
    this.#mark([hand]);
    if (hand !== "nothing") say(name);
    announce(`${cardNames(cards, language)}. ${name}`);
    this.#lock();
  }

  async #draw(event: Drawn): Promise<void> {
    this.#drawn = [...this.#drawn, event];
    if (this.#drawn.length === 1) await this.#drawFirst(event);
    else await this.#small.draw(event);
    this.#mark(this.#drawn.map(({ hand }) => hand));
    if (this.#hands > 1) this.#tools.showWin(this.#won() || null);
    if (this.#drawn.length === this.#hands) await this.#finish();
  }

  /** The one that the player chose in. */
  async #drawFirst({ held, cards }: Drawn): Promise<void> {
    for (const [position, place] of this.#places.entries()) {
      place.isHeld = held.includes(position);
    }
    this.#holdAll();
    this.#cards = cards;
    this.#lock();
    this.#mark([]);
    const drawn = positions.filter((position) => !held.includes(position));
    for (const position of drawn) await this.#replace(position, cards[position] ?? "2s");
  }

  #won(): number {
    return this.#drawn.reduce((sum, { winHundredths }) => sum + winHundredths, 0);
  }

  /** Nothing shines that has not brought more than everything staked. */
  async #finish(): Promise<void> {
    const { motion, sound, say, announce } = this.#tools;
    const [first] = this.#drawn;
    const won = this.#won();
    const isGain = won > STAKE * this.#hands;
    if (first !== undefined) this.#show(first, isGain);
    if (isGain) this.#small.shine();
    this.#root.classList.toggle("is-gain", isGain);
    const told = this.#sentence();
    say(won > 0 ? told.shown : "");
    announce(told.read);
    if (won === 0) sound.play("lose");
    await motion.wait(motion.isReduced ? 0 : 220);
  }

  #show({ cards, hand, winHundredths }: Drawn, isGain: boolean): void {
    const winning = isGain && winHundredths > STAKE ? winningPositions(cards, hand) : [];
    for (const [position, { view, root }] of this.#places.entries()) {
      view?.root.classList.toggle("is-winning", winning.includes(position));
      root.classList.toggle("is-lost", hand === "nothing");
    }
  }

  /** What came of the round: the hand, or how many of each kind. */
  #sentence(): { shown: string; read: string } {
    const [first] = this.#drawn;
    const name = this.#say(first?.hand ?? "nothing");
    const read = `${cardNames(first?.cards ?? [], this.#tools.language)}. ${name}`;
    if (this.#hands === 1) return { shown: name, read };
    const hands = this.#drawn.map(({ hand }) => hand);
    const paid = hands.filter((hand) => hand !== "nothing").length;
    const kinds = paying.flatMap((kind) => {
      const count = hands.filter((hand) => hand === kind).length;
      return count === 0 ? [] : [`${count} × ${this.#say(kind)}`];
    });
    const shown = this.#say("handsPaid", { count: paid, hands: this.#hands });
    return { shown, read: [read, shown, ...kinds].join(". ") };
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

function unitsOf(choice: unknown): number {
  return videoPoker.readChoice(choice)?.hands ?? 1;
}

/** The cards that make the hand; those beside a pair or three are left out. */
function winningPositions(cards: readonly Card[], hand: PokerHand): number[] {
  const isWhole = !["jacksOrBetter", "twoPair", "threeOfAKind", "fourOfAKind"].includes(hand);
  if (isWhole) return positions;
  const count = (rank: string): number => cards.filter((card) => card.charAt(0) === rank).length;
  return positions.filter((position) => count(cards[position]?.charAt(0) ?? "") > 1);
}
