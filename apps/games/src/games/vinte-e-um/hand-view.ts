/** One hand on the table: its cards, what they count, what is staked on it, and how it ended. */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { type CardView, createCard, dealCard } from "../../cards-art/card-view.ts";
import { make } from "../../hud/dom.ts";
import type { Motion } from "../../scene/motion.ts";

export interface HandView {
  readonly root: HTMLElement;
  readonly cards: CardView[];
  /** Null: a card that lies face down. */
  give: (card: Card | null) => Promise<void>;
  /** Without movement: a card that comes from another hand. */
  put: (view: CardView) => void;
  setTotal: (text: string) => void;
  setStake: (text: string) => void;
  setActive: (isActive: boolean) => void;
  setResult: (result: { text: string; tone: "win" | "push" | "lose" } | null) => void;
}

interface HandOptions {
  readonly motion: Motion;
  readonly shoe: HTMLElement;
  readonly onCard: () => void;
  readonly isDealer: boolean;
}

export function createHand({ motion, shoe, onCard, isDealer }: HandOptions): HandView {
  const row = make("div", { class: "bj-cards" });
  const total = make("span", { class: "bj-total", hidden: true });
  const stake = make("span", { class: "bj-stake", hidden: true });
  const result = make("span", { class: "bj-result", hidden: true });
  const root = make("div", { class: isDealer ? "bj-hand is-dealer" : "bj-hand" }, [
    make("div", { class: "bj-place" }, [row, total, result]),
    stake,
  ]);
  const cards: CardView[] = [];
  const write = (element: HTMLElement, text: string): void => {
    element.textContent = text;
    element.hidden = text === "";
  };
  return {
    root,
    cards,
    give: async (card) => {
      const view = createCard(null);
      cards.push(view);
      row.append(view.root);
      onCard();
      await dealCard(view, { motion, from: shoe, card });
    },
    put: (view) => {
      cards.push(view);
      row.append(view.root);
    },
    setTotal: (text) => write(total, text),
    setStake: (text) => write(stake, text),
    setActive: (isActive) => root.classList.toggle("is-active", isActive),
    setResult: (shown) => {
      write(result, shown?.text ?? "");
      result.dataset["tone"] = shown?.tone ?? "";
      root.classList.toggle("is-lost", shown?.tone === "lose");
      for (const { root: card } of cards) {
        card.classList.toggle("is-winning", shown?.tone === "win");
      }
    },
  };
}
