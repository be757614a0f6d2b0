/** The hands beside the main one: small, above it, each with what it brought. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { type CardView, createCard } from "../../cards-art/card-view.ts";
import { cardNames } from "../../cards-art/names.ts";
import { make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";
import type { SayPoker } from "./texts.ts";

const CARDS = 5;
const HAND_MS = 170;

interface SmallHand {
  readonly root: HTMLElement;
  readonly cards: readonly CardView[];
  readonly won: HTMLElement;
  readonly name: HTMLElement;
  pays: number;
}

export interface SmallHands {
  readonly root: HTMLElement;
  /** So many of them lie on the table, face down. */
  lay: (count: number) => void;
  /** By position; null: face down, as in every hand until the draw. */
  hold: (cards: readonly (Card | null)[]) => void;
  /** The next one that has not been drawn yet. */
  draw: (drawn: EventOf<"pokerDraw">) => Promise<void>;
  /** The round has returned more than it staked: whichever won in it may shine. */
  shine: () => void;
}

interface SmallHandsOptions {
  readonly tools: StageTools;
  readonly say: SayPoker;
}

export function createSmallHands({ tools, say }: SmallHandsOptions): SmallHands {
  const root = make("ul", { class: "vp-hands", "aria-label": say("otherHands"), hidden: true });
  let hands: SmallHand[] = [];
  let drawnCount = 0;
  return {
    root,
    lay: (count) => {
      hands = Array.from({ length: count }, makeHand);
      drawnCount = 0;
      root.hidden = count === 0;
      root.dataset["count"] = String(count);
      root.replaceChildren(...hands.map((hand) => hand.root));
    },
    hold: (cards) => {
      for (const hand of hands.slice(drawnCount)) {
        for (const [position, view] of hand.cards.entries()) view.show(cards[position] ?? null);
      }
    },
    draw: async ({ cards, hand: kind, winHundredths }) => {
      const hand = hands[drawnCount];
      if (hand === undefined) return;
      drawnCount += 1;
      for (const [position, view] of hand.cards.entries()) view.show(cards[position] ?? null);
      hand.pays = winHundredths;
      hand.won.textContent = winHundredths > 0 ? tools.money(winHundredths) : "";
      hand.root.classList.add(winHundredths > 0 ? "is-paid" : "is-lost");
      const number = drawnCount + 1;
      const listed = { number, cards: cardNames(cards, tools.language), hand: say(kind) };
      hand.name.textContent = say("handHas", listed);
      tools.sound.play("card", drawnCount % 5);
      await tools.motion.wait(tools.motion.isReduced ? 0 : HAND_MS);
    },
    shine: () => {
      for (const { root: hand, pays } of hands) hand.classList.toggle("is-winning", pays > 100);
    },
  };
}

function makeHand(): SmallHand {
  const cards = Array.from({ length: CARDS }, () => createCard(null, { isSmall: true }));
  const won = make("b", { class: "vp-won", "aria-hidden": "true" });
  const name = make("span", { class: "voice" });
  const row = make(
    "span",
    { class: "vp-hand-cards", "aria-hidden": "true" },
    cards.map((view) => view.root),
  );
  return { root: make("li", { class: "vp-hand" }, [name, row, won]), cards, won, name, pays: 0 };
}
