/** Bingo do Luar: balls roll out under the moon, cards fill, and near prizes sell extra balls. */
import type { BingoPrize } from "@tucano/contract/events/draws.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { bingo, CARDS_MAX } from "@tucano/game-math/games/bingo-do-luar/game.ts";
import { patterns } from "@tucano/game-math/games/bingo-do-luar/patterns.ts";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { rulesPage } from "../../hud/rules.ts";
import { hundredthsIn } from "@tucano/i18n/numbers.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import "./bingo.css";
import { type BingoCardView, createBingoCard, patternSign } from "./card-view.ts";
import { dealCard, wordFromBrowser } from "./deal.ts";
import { type BingoTextKey, type SayBingo, bingoTexts } from "./texts.ts";

export const game: GameModule = {
  look: {
    className: "theme-saci",
    layout: "side",
    button: "bar",
    voice: { root: 220, shape: 0, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  },
  version: bingo.facts.version,
  createStage: createBingoStage,
};

const BALL_MS = 130;
const EXTRA_MS = 620;

interface Offer {
  readonly number: number;
  readonly costHundredths: number;
}

function createBingoStage(tools: StageTools): Stage {
  return new BingoStage(tools).stage;
}

class BingoStage {
  readonly #tools: StageTools;
  readonly #say: SayBingo;
  readonly #cards: BingoCardView[];
  readonly #balls = make("ol", { class: "bingo-balls", "aria-hidden": "true" });
  readonly #tube = make("div", { class: "bingo-tube", "aria-hidden": "true" });
  readonly #deck = make("div", { class: "bingo-deck" });
  readonly #offerText = make("p", { class: "bingo-offer", hidden: true });
  readonly #finish: HTMLButtonElement;
  readonly #shuffle: HTMLButtonElement;
  readonly #count;
  readonly #root: HTMLElement;
  #numbers: number[][];
  #shown: number = CARDS_MAX;
  #offer: Offer | null = null;

  constructor(tools: StageTools) {
    this.#tools = tools;
    this.#say = wordsFor(bingoTexts, tools.language);
    const say = this.#say;
    this.#cards = [1, 2, 3, 4].map((number) => createBingoCard(say("card", { number })));
    this.#numbers = this.#cards.map(() => dealCard(wordFromBrowser));
    this.#finish = make("button", {
      type: "button",
      class: "bingo-tool is-finish",
      text: say("finish"),
      hidden: true,
      onClick: () => tools.act({ kind: "end" }),
    });
    this.#shuffle = make("button", {
      type: "button",
      class: "bingo-tool",
      text: say("shuffle"),
      onClick: () => this.#deal(),
    });
    this.#count = segments({
      label: say("cards"),
      options: [1, 2, 3, 4].map((value) => ({ value, text: String(value) })),
      value: this.#shown,
      onChange: (value) => this.#showCards(value),
    });
    this.#deck.append(...this.#cards.map(({ root }) => root));
    this.#root = make("div", { class: "bingo" }, [
      make("div", { class: "bingo-sky" }, [this.#tube, this.#balls]),
      this.#deck,
      this.#offerText,
      this.#prizeList(),
    ]);
    this.#showNumbers();
    this.#showCards(this.#shown);
  }

  get stage(): Stage {
    const say = this.#say;
    return {
      mount: (host) => host.append(this.#root),
      destroy: () => this.#root.remove(),
      controls: make("div", { class: "bingo-controls" }, [
        this.#count.root,
        this.#shuffle,
        this.#finish,
      ]),
      choice: () => ({ cards: this.#numbers.slice(0, this.#shown) }),
      unitsOf: (choice) => (choice as { cards: unknown[] }).cards.length,
      playLabel: () => say("draw"),
      mainStep: () => {
        if (this.#offer === null) return { label: say("draw"), action: null };
        const price = this.#tools.money(this.#offer.costHundredths);
        return { label: say("buy", { price }), action: { kind: "extra" } };
      },
      startRound: () => this.#clear(),
      recall: (choice) => this.#takeCards(choice),
      cancelRound: async () => this.#clear(),
      setPhase: (phase) => {
        const isIdle = phase === "idle";
        if (isIdle) this.#closeOffer();
        this.#count.lock(!isIdle);
        this.#shuffle.disabled = !isIdle;
        this.#shuffle.hidden = phase === "open";
        this.#finish.hidden = phase !== "open";
      },
      players: playersOf<"bingoDraw" | "bingoOffer" | "bingoExtra">({
        bingoDraw: (event) => this.#draw(event),
        bingoOffer: (event) => this.#showOffer(event),
        bingoExtra: (event) => this.#drawExtra(event),
      }),
      rules: () => this.#rules(),
      optionName: (id) => say(id === "card" ? "optionCard" : "optionExtra"),
    };
  }

  #deal(): void {
    this.#numbers = this.#cards.map(() => dealCard(wordFromBrowser));
    this.#tools.sound.play("card");
    this.#clear();
    this.#showNumbers();
    this.#tools.refresh();
  }

  #showNumbers(): void {
    for (const [index, card] of this.#cards.entries()) card.setNumbers(this.#numbers[index] ?? []);
  }

  #showCards(count: number): void {
    this.#shown = count;
    for (const [index, card] of this.#cards.entries()) card.root.hidden = index >= count;
    this.#deck.dataset["count"] = String(count);
    this.#tools.refresh();
  }

  #clear(): void {
    for (const card of this.#cards) card.clear();
    this.#balls.replaceChildren();
    this.#tube.replaceChildren();
    this.#closeOffer();
  }

  #closeOffer(): void {
    this.#offer = null;
    this.#offerText.hidden = true;
    for (const card of this.#cards) card.setNear(new Set());
  }

  /** A round that is resumed, or shown again, has cards of its own. */
  #takeCards(choice: unknown): void {
    const { cards } = (choice ?? {}) as { cards?: number[][] };
    if (cards === undefined) return;
    this.#numbers = this.#numbers.map((own, index) => cards[index] ?? own);
    this.#showNumbers();
    this.#showCards(cards.length);
    this.#count.set(cards.length);
  }

  async #draw({ balls, prizes, totalHundredths }: EventOf<"bingoDraw">): Promise<void> {
    const { motion, sound } = this.#tools;
    for (const [index, ball] of balls.entries()) {
      this.#roll(ball);
      sound.play("ball", index % 8);
      await motion.wait(BALL_MS);
    }
    this.#showPrizes(prizes, totalHundredths);
    await motion.wait(prizes.length > 0 ? 700 : 250);
  }

  #roll(ball: number, isExtra = false): void {
    const column = Math.ceil(ball / 12);
    const kind = `ball is-column-${column}${isExtra ? " is-extra" : ""}`;
    this.#tube.replaceChildren(make("span", { class: `${kind} is-large` }, [bubble(ball)]));
    this.#balls.append(make("li", { class: kind }, [bubble(ball)]));
    for (const card of this.#cards.slice(0, this.#shown)) card.mark(ball);
  }

  #showPrizes(prizes: readonly BingoPrize[], totalHundredths: number): void {
    const { tools, say } = { tools: this.#tools, say: this.#say };
    for (const [index, card] of this.#cards.entries()) {
      const own = prizes.filter((prize) => prize.card === index);
      const sum = own.reduce((all, { winHundredths }) => all + winHundredths, 0);
      card.setPrizes(
        own.map(({ pattern }) => pattern),
        own.length === 0 ? "" : tools.money(sum),
      );
    }
    tools.showWin(totalHundredths === 0 ? null : totalHundredths);
    if (totalHundredths > 100 * this.#shown) tools.sound.fanfare(Math.min(5, prizes.length + 1));
    const told = prizes.map(({ card, pattern, winHundredths }) =>
      say("prize", {
        pattern: say(nameOf(pattern)),
        card: say("card", { number: card + 1 }),
        amount: tools.money(winHundredths),
      }),
    );
    if (told.length > 0) tools.announce(told.join(". "));
  }

  async #showOffer(event: EventOf<"bingoOffer">): Promise<void> {
    const { language, sound } = this.#tools;
    this.#offer = event;
    const rtp = hundredthsIn(language, event.returnBasisPoints);
    const chances = { count: event.winning.length, balls: event.remaining, rtp };
    this.#offerText.replaceChildren(
      make("strong", { text: this.#say("offer", { number: event.number }) }),
      make("span", { text: this.#say("chances", chances) }),
    );
    this.#offerText.hidden = false;
    const near = new Set(event.winning.map(({ ball }) => ball));
    for (const card of this.#cards.slice(0, this.#shown)) card.setNear(near);
    sound.play("expect");
    this.#tools.refresh();
  }

  async #drawExtra(event: EventOf<"bingoExtra">): Promise<void> {
    this.#closeOffer();
    this.#roll(event.ball, true);
    this.#tools.sound.play("pick", event.number);
    await this.#tools.motion.wait(EXTRA_MS);
    this.#showPrizes(event.prizes, event.totalHundredths);
  }

  #prizeList(): HTMLElement {
    const shown = patterns.filter(({ id }) => !/^line[23]$|^lines(13|23)$/.test(id)).toReversed();
    return make(
      "ul",
      { class: "bingo-prizes" },
      shown.map(({ id, mask, payHundredths }) =>
        make("li", {}, [
          patternSign(mask),
          make("span", { text: this.#say(nameOf(id)) }),
          make("b", { text: `${payHundredths / 100}×` }),
        ]),
      ),
    );
  }

  #rules(): HTMLElement {
    const say = this.#say;
    const rules = [say("rule1"), say("rule2"), say("rule3"), say("rule4")];
    return rulesPage(rules, [this.#prizeList()]);
  }
}

const bubble = (ball: number): HTMLElement =>
  make("span", { class: "ball-face", text: String(ball) });

function nameOf(pattern: string): BingoTextKey {
  if (pattern.startsWith("lines")) return "lines";
  return pattern.startsWith("line") ? "line" : (pattern as BingoTextKey);
}
