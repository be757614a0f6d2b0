/** The table of Vinte e Um: the dealer above, the player's hands below, the shoe at the right. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { readHands, unitsOfHands } from "@tucano/game-math/games/vinte-e-um/choice.ts";
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { basicStrategy } from "@tucano/game-math/games/vinte-e-um/strategy.ts";
import { clearCards, flipCard } from "../../cards-art/card-view.ts";
import { cardName } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { make } from "../../hud/dom.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { type Actions, createActions, hotkeys, type Kind } from "./actions.ts";
import { createHand, type HandView } from "./hand-view.ts";
import { blackjackRules } from "./rules.ts";
import { handsOf, tellDeal, tellResult, tellSides, totalText } from "./sentences.ts";
import { createSeats, type Seats, unitsOfChoice } from "./seats.ts";
import { isSideBet } from "./side-chips.ts";
import { createPaySheet } from "./side-pays.ts";
import { type SayBlackjack, texts } from "./texts.ts";

type Turn = EventOf<"blackjackTurn">;

const STAKE = 100;
const SIDE_MS = 500;

export function createBlackjackStage(tools: StageTools): Stage {
  return new BlackjackStage(tools).stage;
}

class BlackjackStage {
  readonly #tools: StageTools;
  readonly #say: SayBlackjack;
  readonly #shoe = createShoe();
  readonly #dealerPlace = make("div", { class: "bj-dealer" });
  readonly #seats: Seats;
  /** Before the deal the panel asks what is laid, then what is done. */
  readonly #setup: HTMLElement;
  readonly #insurance = make("p", { class: "bj-insurance", hidden: true });
  readonly #hint: HTMLButtonElement;
  readonly #actions: Actions;
  readonly #root: HTMLElement;
  #dealer: HandView;
  #hands: HandView[] = [];
  #insured = 0;
  #up = "";
  #turn: Turn | null = null;
  /** The hand that was asked last; of several. */
  #asked: number | null = null;
  #phase: Phase = "resting";
  #isHinting = false;
  #isAdvising = false;

  constructor(tools: StageTools) {
    this.#tools = tools;
    this.#say = wordsFor(texts, tools.language);
    this.#dealer = this.#makeHand(true);
    this.#actions = createActions({
      say: this.#say,
      money: tools.money,
      onAction: (kind) => this.#do(kind),
    });
    this.#seats = createSeats({
      say: this.#say,
      money: tools.money,
      onCount: () => this.#layBare(),
      onChange: () => {
        tools.sound.play("chip");
        tools.refresh();
      },
    });
    const pays = createPaySheet(this.#say, tools.translate("close"));
    this.#setup = make("div", { class: "bj-setup" }, [this.#seats.count, pays.key]);
    this.#hint = make("button", {
      type: "button",
      class: "bj-hint",
      text: this.#say("hint"),
      "aria-pressed": "false",
      onClick: () => this.#toggleHint(),
    });
    const felt = make("div", { class: "bj-felt", "aria-hidden": "true" }, [
      make("b", { text: this.#say("feltPays") }),
      make("span", { text: this.#say("feltRules") }),
    ]);
    this.#dealerPlace.append(this.#dealer.root);
    this.#root = make("div", { class: "bj table-cloth" }, [
      this.#shoe,
      this.#dealerPlace,
      felt,
      this.#insurance,
      this.#seats.root,
      this.#hint,
      pays.root,
    ]);
  }

  get stage(): Stage {
    return {
      mount: (host) => {
        host.append(this.#root);
        document.addEventListener("keydown", this.#onKey);
      },
      destroy: () => document.removeEventListener("keydown", this.#onKey),
      controls: make("div", {}, [this.#setup, this.#actions.root]),
      choice: () => this.#choice(),
      unitsOf: unitsOfChoice,
      allowUnits: (isAllowed) => {
        if (!isAllowed(unitsOfChoice(this.#choice()))) this.#recall(undefined);
      },
      recall: (choice) => this.#recall(choice),
      playLabel: () => this.#say("deal"),
      mainStep: () => this.#mainStep(),
      startRound: () => {
        this.#tools.showWin(null);
        this.#tools.say("");
        this.#setTurn(null);
      },
      setPhase: (phase) => {
        this.#phase = phase;
        const isIdle = phase === "idle";
        this.#setup.hidden = !isIdle;
        this.#actions.root.hidden = isIdle;
        this.#seats.lock(!isIdle);
        this.#actions.lock(phase !== "open");
        this.#advise();
      },
      rules: () => blackjackRules(this.#say),
      optionName: (id) => this.#say(isSideBet(id) ? id : "insuranceBet"),
      players: this.#players(),
    };
  }

  #players(): Stage["players"] {
    return playersOf<
      | "blackjackDeal"
      | "blackjackSides"
      | "blackjackTurn"
      | "blackjackInsurance"
      | "blackjackPeek"
      | "blackjackCard"
      | "blackjackStand"
      | "blackjackDouble"
      | "blackjackSplit"
      | "blackjackSurrender"
      | "blackjackReveal"
      | "blackjackDealerCard"
      | "blackjackResult"
    >({
      blackjackDeal: (event) => this.#deal(event),
      blackjackSides: (event) => this.#showSides(event),
      blackjackTurn: async (event) => this.#takeTurn(event),
      blackjackInsurance: async (event) => this.#insure(event.isTaken),
      blackjackPeek: (event) => this.#peek(event.hasBlackjack),
      blackjackCard: (event) => this.#card(event),
      blackjackStand: async () => this.#setTurn(null),
      blackjackDouble: async ({ hand }) => this.#stake(this.#hands[hand], STAKE * 2),
      blackjackSplit: async ({ hand }) => this.#split(hand),
      blackjackSurrender: async () => this.#setTurn(null),
      blackjackReveal: (event) => this.#reveal(event),
      blackjackDealerCard: (event) => this.#dealerCard(event),
      blackjackResult: (event) => this.#result(event),
    });
  }

  #makeHand(isDealer: boolean): HandView {
    const { motion, sound } = this.#tools;
    return createHand({
      motion,
      shoe: this.#shoe,
      onCard: () => sound.play("card"),
      isDealer,
    });
  }

  #do(kind: Kind): void {
    const isOffered = this.#turn?.actions.some((each) => each.kind === kind) ?? false;
    if (this.#phase !== "open" || !isOffered) return;
    this.#tools.sound.play("pick");
    this.#tools.act({ kind });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.closest("input, dialog") !== null)
      return;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = hotkeys[event.key.toLowerCase()];
    if (kind !== undefined) this.#do(kind);
  };

  #mainStep(): { label: string; action: unknown } {
    const kinds = this.#turn?.actions.map(({ kind }) => kind) ?? [];
    if (kinds.includes("decline"))
      return { label: this.#say("decline"), action: { kind: "decline" } };
    return { label: this.#say("hit"), action: kinds.includes("hit") ? { kind: "hit" } : null };
  }

  /** Undefined: one hand alone, as a round has it that says nothing. */
  #choice(): unknown {
    const { choice } = this.#seats;
    return unitsOfHands(choice) === 1 ? undefined : choice;
  }

  #recall(wanted: unknown): void {
    const choice = readHands(wanted);
    if (choice !== null) this.#seats.lay(choice);
    this.#layBare();
  }

  /** Of several hands it is told which one is asked. */
  #takeTurn(turn: Turn): void {
    this.#setTurn(turn);
    if (this.#hands.length < 2 || turn.hand === this.#asked) return;
    this.#asked = turn.hand;
    this.#tools.announce(this.#say("turnOf", { number: turn.hand + 1 }));
  }

  #setTurn(turn: Turn | null): void {
    this.#turn = turn;
    this.#actions.offer(turn?.actions ?? []);
    for (const [index, hand] of this.#hands.entries()) {
      hand.setActive(turn !== null && this.#hands.length > 1 && index === turn.hand);
    }
    this.#advise();
  }

  #toggleHint(): void {
    this.#isHinting = !this.#isHinting;
    this.#hint.setAttribute("aria-pressed", String(this.#isHinting));
    this.#tools.sound.play("click");
    this.#advise();
  }

  #advise(): void {
    const turn = this.#phase === "open" && this.#isHinting ? this.#turn : null;
    const cards = turn === null ? [] : (this.#hands[turn.hand]?.cards ?? []);
    if (turn === null) {
      this.#actions.advise(null);
      // Only its own words: what the round won stays to be read.
      if (this.#isAdvising) this.#tools.say("");
      this.#isAdvising = false;
      return;
    }
    const kind = basicStrategy({
      cards: cards.flatMap(({ card }) => (card === null ? [] : [card])),
      up: this.#up,
      allowed: (wanted) => turn.actions.some((each) => each.kind === wanted),
    });
    this.#actions.advise(kind);
    this.#isAdvising = true;
    this.#tools.say(this.#say("hintSays", { action: this.#say(kind) }));
  }

  async #deal(event: EventOf<"blackjackDeal">): Promise<void> {
    const { motion, language, announce } = this.#tools;
    const old = [this.#dealer, ...this.#hands].flatMap(({ cards }) => cards);
    this.#forget();
    await clearCards(
      old.map(({ root }) => root),
      motion,
    );
    this.#layBare();
    const dealt = handsOf(event);
    this.#hands = dealt.map(() => this.#makeHand(false));
    this.#seats.deal(this.#hands);
    this.#up = event.dealer;
    for (const hand of this.#hands) this.#stake(hand, STAKE);
    await this.#round((index) => dealt[index]?.cards[0] ?? null);
    await this.#dealer.give(event.dealer);
    await this.#round((index) => dealt[index]?.cards[1] ?? null);
    await this.#dealer.give(null);
    for (const [index, hand] of dealt.entries()) {
      const text = hand.isBlackjack ? this.#say("blackjack") : totalText(hand);
      this.#hands[index]?.setTotal(text);
    }
    announce(tellDeal(event, this.#say, language));
  }

  /** One card to each hand, from left to right. */
  async #round(cardOf: (index: number) => Card | null): Promise<void> {
    for (const [index, hand] of this.#hands.entries()) await hand.give(cardOf(index));
  }

  /** No card lies on the table. */
  #layBare(): void {
    this.#hands = [];
    this.#asked = null;
    this.#dealer = this.#makeHand(true);
    this.#dealerPlace.replaceChildren(this.#dealer.root);
    this.#forget();
  }

  /** Decided by the deal, and paid with the round. */
  async #showSides(event: EventOf<"blackjackSides">): Promise<void> {
    const { money, announce, motion } = this.#tools;
    const { hand, bets } = event;
    this.#seats.sides[hand]?.show(bets);
    announce(tellSides(event, this.#say, money));
    const isWon = bets.some(({ winHundredths }) => winHundredths > 0);
    await motion.wait(motion.isReduced || !isWon ? 0 : SIDE_MS);
  }

  /** Bubbles and tags go before the cards do. */
  #forget(): void {
    for (const hand of [this.#dealer, ...this.#hands]) {
      hand.setTotal("");
      hand.setStake("");
      hand.setResult(null);
    }
    this.#insurance.hidden = true;
    this.#insured = 0;
  }

  #stake(hand: HandView | undefined, hundredths: number): void {
    hand?.setStake(this.#tools.money(hundredths));
    this.#tools.sound.play("chip");
  }

  #insure(isTaken: boolean): void {
    this.#setTurn(null);
    if (isTaken) this.#insured += STAKE / 2;
    this.#insurance.hidden = this.#insured === 0;
    this.#insurance.textContent = `${this.#say("insurance")} ${this.#tools.money(this.#insured)}`;
    if (isTaken) this.#tools.sound.play("chip");
  }

  /** The dealer lifts the corner of the card that lies face down. */
  async #peek(hasBlackjack: boolean): Promise<void> {
    const { motion, say } = this.#tools;
    const hole = this.#dealer.cards[1]?.root;
    await motion.move({
      durationMs: motion.isReduced ? 0 : 420,
      ease: (t) => Math.sin(Math.PI * t),
      step: (t) => {
        if (hole !== undefined)
          hole.style.transform = `translateY(${-8 * t}px) rotate(${5 * t}deg)`;
      },
    });
    if (hole !== undefined) hole.style.transform = "";
    if (!hasBlackjack) say(this.#say("noBlackjack"));
  }

  async #card({ hand, card, ...total }: EventOf<"blackjackCard">): Promise<void> {
    const view = this.#hands[hand];
    this.#setTurn(null);
    view?.setActive(this.#hands.length > 1);
    await view?.give(card);
    view?.setTotal(totalText(total));
    const { language, announce } = this.#tools;
    announce(this.#say("gotCard", { card: cardName(card, language), total: total.total }));
  }

  #split(index: number): void {
    const hand = this.#hands[index];
    const moved = hand?.cards.pop();
    if (hand === undefined || moved === undefined) return;
    const right = this.#makeHand(false);
    right.put(moved);
    hand.root.after(right.root);
    this.#hands.splice(index + 1, 0, right);
    this.#stake(right, STAKE);
    hand.setTotal("");
    this.#seats.crowd(this.#hands.length);
  }

  async #reveal({ card, ...total }: EventOf<"blackjackReveal">): Promise<void> {
    const { motion, sound, language, announce } = this.#tools;
    this.#setTurn(null);
    const hole = this.#dealer.cards[1];
    sound.play("card");
    if (hole !== undefined) await flipCard(hole, card, motion);
    this.#dealer.setTotal(totalText(total));
    announce(this.#say("dealerHas", { card: cardName(card, language), total: total.total }));
  }

  async #dealerCard({ card, ...total }: EventOf<"blackjackDealerCard">): Promise<void> {
    const { motion, language, announce } = this.#tools;
    await motion.wait(motion.isReduced ? 0 : 120);
    await this.#dealer.give(card);
    this.#dealer.setTotal(totalText(total));
    announce(this.#say("dealerHas", { card: cardName(card, language), total: total.total }));
  }

  async #result(event: EventOf<"blackjackResult">): Promise<void> {
    const { motion, money, sound, announce } = this.#tools;
    this.#setTurn(null);
    const { hands, words, isLittle } = tellResult(event, this.#say, money);
    for (const [index, hand] of hands.entries()) this.#hands[index]?.setResult(hand);
    announce(words);
    if (isLittle) sound.play("lose");
    await motion.wait(motion.isReduced ? 0 : 240);
  }
}
