/** The cards of a round: two hands on the cloth, dealt one by one as the rules drew them. */
import type { BaccaratResult } from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { pointsOf } from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { clearCards, createCard, dealCard } from "../../cards-art/card-view.ts";
import { cardNames } from "../../cards-art/names.ts";
import { createShoe } from "../../cards-art/shoe.ts";
import { make } from "../../hud/dom.ts";
import type { SayBaccarat } from "../bacara/texts.ts";
import type { LiveTools } from "../live-kit/live-game.ts";

type Side = "player" | "banker";
const sides = ["player", "banker"] as const;

const PAUSE_MS = 420;
const THIRD_PAUSE_MS = 900;

interface SideView {
  readonly root: HTMLElement;
  readonly cards: HTMLElement;
  readonly total: HTMLElement;
}

export interface Coup {
  readonly root: HTMLElement;
  clear: () => void;
  play: (result: BaccaratResult) => Promise<void>;
}

export function createCoup({ motion, sound, tools, say: call }: LiveTools, say: SayBaccarat): Coup {
  const shoe = createShoe();
  const views = { player: sideView("player", say), banker: sideView("banker", say) };
  const root = make("div", { class: "live-coup" }, [views.player.root, views.banker.root, shoe]);

  const take = async (side: Side, cards: readonly string[], index: number): Promise<void> => {
    const { cards: row, total } = views[side];
    const card = cards[index];
    if (card === undefined) return;
    const view = createCard(null);
    if (index === 2) view.root.classList.add("is-third");
    row.append(view.root);
    sound.play("card", side === "player" ? 0 : 2);
    await dealCard(view, { motion, from: shoe, card });
    row.setAttribute("aria-label", cardNames(cards.slice(0, index + 1), tools.language));
    total.hidden = false;
    total.textContent = String(pointsOf(cards.slice(0, index + 1)));
    await motion.wait(PAUSE_MS);
  };
  const third = async (side: Side, cards: readonly string[]): Promise<void> => {
    if (cards.length < 3) return;
    call(say("draws", { side: say(side), total: pointsOf(cards) }));
    await motion.wait(THIRD_PAUSE_MS);
    await take(side, cards, 2);
  };
  const wipe = (): HTMLElement[] => {
    for (const side of sides) {
      views[side].total.hidden = true;
      views[side].root.classList.remove("is-winner", "is-loser");
    }
    return sides.flatMap((side) => Array.from(views[side].cards.children) as HTMLElement[]);
  };
  return {
    root,
    clear: () => void clearCards(wipe(), motion),
    play: async (result) => {
      for (const card of wipe()) card.remove();
      const hands = { player: result.player, banker: result.banker };
      for (const index of [0, 1]) {
        for (const side of sides) await take(side, hands[side], index);
      }
      const isStill = hands.player.length === 2 && hands.banker.length === 2;
      const most = Math.max(result.playerPoints, result.bankerPoints);
      if (isStill && most >= 8) call(say("natural"));
      for (const side of sides) await third(side, hands[side]);
      for (const side of sides) {
        const isLoser = result.winner !== side && result.winner !== "tie";
        views[side].root.classList.toggle("is-winner", result.winner === side);
        views[side].root.classList.toggle("is-loser", isLoser);
      }
    },
  };
}

function sideView(side: Side, say: SayBaccarat): SideView {
  const cards = make("div", { class: "coup-cards", role: "img", "aria-label": say(side) });
  const total = make("span", { class: "coup-total", hidden: true });
  const head = make("h2", {}, [make("span", { text: say(side) }), total]);
  return { root: make("section", { class: `coup-side is-${side}` }, [head, cards]), cards, total };
}
