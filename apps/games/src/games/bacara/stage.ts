/** The table of Bacará Tropical: two sides with their cards, the road of results, five spots. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { BaccaratBet } from "@tucano/game-math/cards/baccarat/exact.ts";
import {
  bacara,
  BACCARAT_CHIPS_MAX,
  type BaccaratChoice,
} from "@tucano/game-math/games/bacara/game.ts";
import { pointsOf } from "@tucano/game-math/cards/baccarat/rules.ts";
import { type Card, rankOf } from "@tucano/game-math/cards/deck.ts";
import {
  type CardView,
  clearCards,
  createCard,
  dealCard,
  flipCard,
} from "../../cards-art/card-view.ts";
import { cardNames } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { squeezeCard } from "../../cards-art/squeeze.ts";
import { published } from "@tucano/game-math/games/bacara/published.ts";
import { make } from "../../hud/dom.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createSpotBoard, type SpotBoard } from "../chip-tables/spot-board.ts";
import { createTable, type Table } from "../chip-tables/table.ts";
import { baccaratRules, paysText } from "./rules.ts";
import { type SayBaccarat, texts } from "./texts.ts";

type Side = "player" | "banker";
type Result = EventOf<"baccaratResult">;

type BaccaratStakes = Readonly<Partial<Record<BaccaratBet, number>>>;

interface SideView {
  readonly root: HTMLElement;
  readonly cards: HTMLElement;
  readonly total: HTMLElement;
}

const ROAD_MAX = 36;
const RESULT_MS = 700;
const sides = ["player", "banker"] as const;

/** Parts of the board: the pairs and the tie above, the two great spots below. */
const boxes = new Map<BaccaratBet, { x: number; y: number; w: number; h: number }>([
  ["playerPair", { x: 0, y: 0, w: 0.31, h: 0.4 }],
  ["tie", { x: 0.325, y: 0, w: 0.35, h: 0.4 }],
  ["bankerPair", { x: 0.69, y: 0, w: 0.31, h: 0.4 }],
  ["player", { x: 0, y: 0.44, w: 0.4925, h: 0.56 }],
  ["banker", { x: 0.5075, y: 0.44, w: 0.4925, h: 0.56 }],
]);

export function createBaccaratStage(tools: StageTools): Stage {
  return new BaccaratStage(tools).stage;
}

class BaccaratStage {
  readonly #tools: StageTools;
  readonly #say: SayBaccarat;
  readonly #shoe = createShoe();
  readonly #sides: Readonly<Record<Side, SideView>>;
  readonly #road = make("ol", { class: "bac-road" });
  readonly #board: SpotBoard;
  readonly #table: Table;
  readonly #root: HTMLElement;
  readonly #squeeze: HTMLButtonElement;
  #shown: Readonly<Record<Side, Card[]>> = { player: [], banker: [] };

  constructor(tools: StageTools) {
    this.#tools = tools;
    this.#say = wordsFor(texts, tools.language);
    this.#sides = { player: this.#makeSide("player"), banker: this.#makeSide("banker") };
    this.#board = createSpotBoard({
      name: tools.sheet.name,
      spots: baccaratBets.map((id) => ({
        id,
        className: `bac-spot is-${id}`,
        name: `${this.#say(id)}, ${paysText(id, tools.language)}`,
        content: [
          make("b", { text: this.#say(id) }),
          make("small", { text: paysText(id, tools.language) }),
        ],
      })),
      onTap: (spot) => this.#table.lay([[spot, 1]]),
    });
    this.#board.place(boxes);
    this.#board.root.classList.add("bac-board");
    this.#table = createTable({
      tools,
      chipsMax: BACCARAT_CHIPS_MAX,
      board: () => this.#board,
    });
    this.#road.setAttribute("aria-label", this.#say("road"));
    this.#squeeze = this.#makeSwitch();
    this.#root = make("div", { class: "bac table-cloth" }, [
      make("div", { class: "bac-coup" }, [
        this.#sides.player.root,
        this.#shoe,
        this.#sides.banker.root,
      ]),
      make("div", { class: "bac-past" }, [this.#road, this.#squeeze]),
      this.#board.root,
    ]);
  }

  get stage(): Stage {
    const table = this.#table;
    return {
      mount: (host) => host.append(this.#root),
      destroy: () => this.#root.remove(),
      controls: table.rack.root,
      hidesStake: true,
      choice: () => table.choice()?.chips ?? null,
      unitsOf: (choice) => bacara.unitsOf(choice as BaccaratChoice),
      recall: (chips) => table.recall({ chips }),
      playLabel: () => this.#say("deal"),
      startRound: () => {
        table.startRound();
        this.#board.mark("is-hit", []);
        this.#tools.say("");
        this.#tools.showWin(null);
      },
      setPhase: table.setPhase,
      players: playersOf<"baccaratDeal" | "baccaratThird" | "baccaratResult">({
        baccaratDeal: (event) => this.#deal(event),
        baccaratThird: (event) => this.#third(event),
        baccaratResult: (event) => this.#result(event),
      }),
      rules: () => baccaratRules(this.#say, this.#tools.language, published),
      optionName: (id) => this.#say(id as BaccaratBet),
    };
  }

  /** Where movement is not wanted, there is nothing to lift. */
  #makeSwitch(): HTMLButtonElement {
    const name = this.#say("squeeze");
    const attributes = { type: "button", class: "bac-squeeze", "aria-label": name, title: name };
    const { settings } = this.#tools;
    const isFirst = settings.read().isSqueezed;
    const button = make("button", { ...attributes, "aria-pressed": String(isFirst) });
    button.hidden = this.#tools.motion.isReduced;
    button.addEventListener("pointerdown", (event) => event.stopPropagation());
    button.addEventListener("click", () => {
      const isOn = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(isOn));
      settings.write({ isSqueezed: isOn });
      this.#tools.sound.play("click", 0);
    });
    return button;
  }

  /** The side that the player has staked more on is theirs to turn; nobody's, if neither. */
  #ownSide(): Side | null {
    const isOn = this.#squeeze.getAttribute("aria-pressed") === "true";
    if (!isOn || this.#tools.isAuto() || this.#tools.motion.speed > 1) return null;
    const { player = 0, banker = 0 } = (this.#table.choice()?.chips ?? {}) as BaccaratStakes;
    if (player === banker) return null;
    return player > banker ? "player" : "banker";
  }

  #makeSide(side: Side): SideView {
    const cards = make("div", { class: "bac-cards" });
    const total = make("span", { class: "bac-total", hidden: true });
    const root = make("section", { class: `bac-side is-${side}` }, [
      make("h2", {}, [make("span", { text: this.#say(side) }), total]),
      cards,
    ]);
    return { root, cards, total };
  }

  async #deal({ player, banker, isNatural }: EventOf<"baccaratDeal">): Promise<void> {
    const { motion, sound } = this.#tools;
    await this.#clear();
    const deals = [0, 1].flatMap((index) => sides.map((side) => ({ side, index })));
    const cards = { player, banker };
    for (const { side } of deals) {
      const view = createCard(null);
      this.#sides[side].cards.append(view.root);
      sound.play("card", side === "player" ? 0 : 2);
      await dealCard(view, { motion, from: this.#shoe, card: null });
    }
    const own = this.#ownSide();
    // What is turned by hand comes last.
    for (const side of own === "player" ? sides.toReversed() : sides) {
      await this.#turn(side, cards[side]);
      await motion.wait(motion.isReduced ? 0 : 160);
    }
    if (isNatural) this.#tools.say(this.#say("natural"));
  }

  async #clear(): Promise<void> {
    this.#shown = { player: [], banker: [] };
    for (const side of sides) {
      this.#sides[side].total.hidden = true;
      this.#sides[side].root.classList.remove("is-winner", "is-loser");
    }
    const old = sides.flatMap((side) => Array.from(this.#sides[side].cards.children));
    await clearCards(old as HTMLElement[], this.#tools.motion);
  }

  /** Both cards of a side are turned, one shortly after the other. */
  async #turn(side: Side, cards: readonly Card[]): Promise<void> {
    const { motion, sound } = this.#tools;
    const row = this.#sides[side].cards;
    for (const card of cards) {
      const view = createCard(null);
      row.children[this.#shown[side].length]?.replaceWith(view.root);
      sound.play("card", 4);
      const isLast = this.#shown[side].length === cards.length - 1;
      if (isLast && side === this.#ownSide()) await this.#turnByHand(view, card);
      else await flipCard(view, card, motion);
      this.#show(side, card);
    }
  }

  async #turnByHand(view: CardView, card: Card): Promise<void> {
    const label = this.#say("lift");
    this.#tools.say(label);
    await squeezeCard(view, card, { motion: this.#tools.motion, label });
    this.#tools.say("");
  }

  #show(side: Side, card: Card): void {
    this.#shown[side].push(card);
    const sum = this.#shown[side].reduce((all, each) => all + pointsOf(rankOf(each)), 0);
    const { total } = this.#sides[side];
    total.hidden = false;
    total.textContent = String(sum % 10);
  }

  async #third({ side, card, total }: EventOf<"baccaratThird">): Promise<void> {
    const { motion, sound } = this.#tools;
    await motion.wait(motion.isReduced ? 0 : 240);
    const view = createCard(null);
    view.root.classList.add("is-third");
    this.#sides[side].cards.append(view.root);
    sound.play("card");
    const isOwn = side === this.#ownSide();
    view.root.classList.toggle("is-squeezed", isOwn);
    await dealCard(view, { motion, from: this.#shoe, card: isOwn ? null : card });
    if (isOwn) await this.#turnByHand(view, card);
    this.#show(side, card);
    this.#tools.announce(this.#say("draws", { side: this.#say(side), total }));
  }

  async #result(result: Result): Promise<void> {
    const { motion, language, announce, say } = this.#tools;
    const { winner, playerTotal, bankerTotal, wins } = result;
    for (const side of sides) {
      const { root } = this.#sides[side];
      root.classList.toggle("is-winner", winner === side);
      root.classList.toggle("is-loser", winner !== side && winner !== "tie");
    }
    const values = { player: playerTotal, banker: bankerTotal };
    const text = this.#say(`${winner}Wins` as const, values);
    say(text);
    const cards = sides.map((side) => {
      return `${this.#say(side)}: ${cardNames(this.#shown[side], language)}`;
    });
    announce(`${text}. ${cards.join(". ")}`);
    this.#tell(result);
    this.#board.mark("is-hit", hitsOf(result));
    this.#table.showWins(
      wins
        .filter(({ chips, winHundredths }) => winHundredths > chips * 100)
        .map(({ bet, chips, winHundredths }) => ({ spot: bet, chips, winHundredths })),
    );
    await motion.wait(motion.isReduced ? 0 : RESULT_MS);
  }

  /** One bead more on the road. */
  #tell({ winner, isPlayerPair, isBankerPair }: Result): void {
    const letter = Array.from(this.#say(winner))[0] ?? "";
    const names = [`is-${winner}`];
    if (isPlayerPair) names.push("has-player-pair");
    if (isBankerPair) names.push("has-banker-pair");
    this.#road.append(make("li", { class: names.join(" "), text: letter.toUpperCase() }));
    while (this.#road.children.length > ROAD_MAX) this.#road.firstElementChild?.remove();
    this.#road.scrollLeft = this.#road.scrollWidth;
  }
}

function hitsOf({ winner, isPlayerPair, isBankerPair }: Result): BaccaratBet[] {
  const hits: BaccaratBet[] = [winner];
  if (isPlayerPair) hits.push("playerPair");
  if (isBankerPair) hits.push("bankerPair");
  return hits;
}
