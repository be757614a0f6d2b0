/** The table of Vinte e Um: the dealer above, the player's hands below, the shoe at the right. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { basicStrategy } from "@tucano/game-math/games/vinte-e-um/strategy.ts";
import { clearCards, flipCard } from "../../cards-art/card-view.ts";
import { cardName, cardNames } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { make } from "../../hud/dom.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { type Actions, createActions, type Kind } from "./actions.ts";
import { createHand, type HandView } from "./hand-view.ts";
import { blackjackRules } from "./rules.ts";
import { type SayBlackjack, texts } from "./texts.ts";

type Turn = EventOf<"blackjackTurn">;

const hotkeys: Readonly<Record<string, Kind>> = {
  h: "hit",
  s: "stand",
  d: "double",
  p: "split",
  r: "surrender",
  i: "insure",
  n: "decline",
};

const STAKE = 100;

export function createBlackjackStage(tools: StageTools): Stage {
  return new BlackjackStage(tools).stage;
}

class BlackjackStage {
  readonly #tools: StageTools;
  readonly #say: SayBlackjack;
  readonly #shoe = createShoe();
  readonly #dealerPlace = make("div", { class: "bj-dealer" });
  readonly #handsPlace = make("div", { class: "bj-hands" });
  readonly #insurance = make("p", { class: "bj-insurance", hidden: true });
  readonly #hint: HTMLButtonElement;
  readonly #actions: Actions;
  readonly #root: HTMLElement;
  #dealer: HandView;
  #hands: HandView[] = [];
  #stakes: number[] = [];
  #up = "";
  #turn: Turn | null = null;
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
      this.#handsPlace,
      this.#hint,
    ]);
  }

  get stage(): Stage {
    return {
      mount: (host) => {
        host.append(this.#root);
        document.addEventListener("keydown", this.#onKey);
      },
      destroy: () => document.removeEventListener("keydown", this.#onKey),
      controls: this.#actions.root,
      choice: () => undefined,
      playLabel: () => this.#say("deal"),
      mainStep: () => this.#mainStep(),
      startRound: () => {
        this.#tools.showWin(null);
        this.#tools.say("");
        this.#setTurn(null);
      },
      setPhase: (phase) => {
        this.#phase = phase;
        this.#actions.lock(phase !== "open");
        this.#advise();
      },
      rules: () => blackjackRules(this.#say),
      optionName: () => this.#say("insuranceBet"),
      players: this.#players(),
    };
  }

  #players(): Stage["players"] {
    return playersOf<
      | "blackjackDeal"
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
      blackjackTurn: async (event) => this.#setTurn(event),
      blackjackInsurance: async (event) => this.#insure(event.isTaken),
      blackjackPeek: (event) => this.#peek(event.hasBlackjack),
      blackjackCard: (event) => this.#card(event),
      blackjackStand: async () => this.#setTurn(null),
      blackjackDouble: async ({ hand }) => this.#stake(hand, STAKE * 2),
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
    this.#dealer.root.remove();
    this.#dealer = this.#makeHand(true);
    this.#dealerPlace.replaceChildren(this.#dealer.root);
    const hand = this.#makeHand(false);
    this.#hands = [hand];
    this.#handsPlace.replaceChildren(hand.root);
    this.#handsPlace.dataset["hands"] = "1";
    this.#up = event.dealer;
    this.#stake(0, STAKE);
    const [first, second] = event.player;
    await hand.give(first ?? null);
    await this.#dealer.give(event.dealer);
    await hand.give(second ?? null);
    await this.#dealer.give(null);
    hand.setTotal(event.isBlackjack ? this.#say("blackjack") : totalText(event));
    const player = cardNames(event.player, language);
    const values = { player, total: event.total, dealer: cardName(event.dealer, language) };
    announce(this.#say("dealt", values));
  }

  /** Bubbles and tags go before the cards do. */
  #forget(): void {
    for (const hand of [this.#dealer, ...this.#hands]) {
      hand.setTotal("");
      hand.setStake("");
      hand.setResult(null);
    }
    this.#insurance.hidden = true;
    this.#stakes = [];
  }

  #stake(hand: number, hundredths: number): void {
    this.#stakes[hand] = hundredths;
    this.#hands[hand]?.setStake(this.#tools.money(hundredths));
    this.#tools.sound.play("chip");
  }

  #insure(isTaken: boolean): void {
    this.#setTurn(null);
    this.#insurance.hidden = !isTaken;
    this.#insurance.textContent = `${this.#say("insurance")} ${this.#tools.money(STAKE / 2)}`;
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
    this.#stakes.splice(index + 1, 0, STAKE);
    right.setStake(this.#tools.money(STAKE));
    hand.setTotal("");
    this.#handsPlace.dataset["hands"] = String(this.#hands.length);
    this.#tools.sound.play("chip");
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
    const { motion, money, sound } = this.#tools;
    this.#setTurn(null);
    const words: string[] = [];
    for (const [index, hand] of event.hands.entries()) {
      const isWin = hand.winHundredths > hand.stakedHundredths;
      const tone = isWin ? "win" : hand.outcome === "push" ? "push" : "lose";
      const word = this.#say(hand.outcome === "surrender" ? "surrendered" : hand.outcome);
      const text = isWin ? `${word}\n${money(hand.winHundredths)}` : word;
      words.push(text.replace("\n", " "));
      this.#hands[index]?.setResult({ text, tone });
    }
    const won = event.hands.reduce((sum, hand) => sum + hand.winHundredths, 0);
    const total = won + event.insuranceHundredths;
    if (event.insuranceHundredths > 0) words.push(this.#say("insuranceWon"));
    this.#tools.announce(words.join(". "));
    if (total <= event.stakedHundredths / 2) sound.play("lose");
    await motion.wait(motion.isReduced ? 0 : 240);
  }
}

/** "7/17": a soft hand may count both ways. */
function totalText({ total, isSoft }: { total: number; isSoft: boolean }): string {
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}
