/** The cards of a player: those on offer while cards are sold, those bought while balls roll. */
import {
  HALL_DRAWN,
  hallPays,
  hallPrizes,
  makeHallCard,
} from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import type { HallTicket } from "@tucano/game-math/games/salao-de-bingo/table.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { icon, make } from "../../hud/dom.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { deviceDraws } from "../draw-kit/chance.ts";
import { prizeTimes } from "../draw-kit/prize-text.ts";
import type { BoardTools, DrawView, OwnTicket, TicketBoard } from "../draw-kit/spec.ts";
import { viewCard } from "./card-view.ts";
import { hallTexts, type SayHall } from "./texts.ts";

/** Bought with one press; several presses buy more. */
const OFFERED_MAX = 6;
const OFFERED_FIRST = 2;

const newCard = (): HallTicket => ({ card: makeHallCard(deviceDraws) });

export function createHallBoard(tools: BoardTools): TicketBoard<HallTicket> {
  const { language, say, onChange, onPick } = tools;
  const hall = wordsFor(hallTexts, language);
  let offered = Array.from({ length: OFFERED_FIRST }, newCard);
  let bought: readonly OwnTicket<HallTicket>[] = [];
  let view: DrawView<HallTicket> | null = null;
  let shownKey = "";
  const root = make("div", { class: "hall-board", tabindex: "0", role: "group" });
  root.setAttribute("aria-label", hall("mine"));
  const prizes = make("div", { class: "prize-row" });
  const draw = (): void => {
    const out = new Set(view?.out);
    const own = view?.tickets ?? bought;
    const cards = own.map(({ bet, own: { win, status } }, index) => {
      const isPaid = status === "settled" && out.size === HALL_DRAWN && !/^[0.]+$/.test(win ?? "0");
      const won = isPaid && win !== null ? formatMoney(win) : "";
      const title = hall("card", { number: index + 1 });
      return viewCard(bet.card, { title, out, isBought: true, won });
    });
    const rest = (view === null ? offered : []).map(({ card }, index) => {
      const title = hall("card", { number: own.length + index + 1 });
      return viewCard(card, { title, out, isBought: false, won: "" });
    });
    const none = make("p", { class: "hall-none", text: say("noTickets") });
    root.replaceChildren(...(cards.length + rest.length > 0 ? [...rest, ...cards] : [none]));
    showPrizes(prizes, { language, hall, balls: Math.min(HALL_DRAWN, out.size + 1) });
  };
  const change = (next: HallTicket[]): void => {
    offered = next;
    onPick();
    redraw();
    onChange();
  };
  /** The page asks often; cards are drawn when something has changed. */
  const redraw = (): void => {
    const states = bought.map(({ own }) => own.bet_key + own.status);
    const key = JSON.stringify([offered, states, view?.out ?? null]);
    if (key === shownKey) return;
    shownKey = key;
    draw();
  };
  const step = (name: "minus" | "plus", text: string, by: number) =>
    make(
      "button",
      {
        type: "button",
        class: "tool hall-step",
        "aria-label": text,
        onClick: () => {
          const count = Math.max(1, Math.min(OFFERED_MAX, offered.length + by));
          change(Array.from({ length: count }, (_, index) => offered[index] ?? newCard()));
        },
      },
      [icon(name)],
    );
  const swap = make("button", {
    type: "button",
    class: "tool hall-swap",
    text: hall("swap"),
    onClick: () => change(offered.map(newCard)),
  });
  redraw();
  return {
    root,
    keys: [swap, step("minus", say("less"), -1), step("plus", say("more"), 1)],
    prizes,
    wishes: () => offered,
    clear: () => change(offered.map(newCard)),
    showOwn: (tickets) => {
      bought = tickets;
      redraw();
    },
    showDraw: (next) => {
      view = next;
      redraw();
    },
  };
}

/** What each prize pays if it comes with the next ball. */
function showPrizes(
  row: HTMLElement,
  options: {
    readonly language: BoardTools["language"];
    readonly hall: SayHall;
    readonly balls: number;
  },
): void {
  const { language, hall, balls } = options;
  const pills = hallPrizes.map((prize) => {
    const band = hallPays[prize].find((each) => balls <= each.balls);
    const times = band === undefined ? "–" : prizeTimes(language, band.payHundredths);
    return make("span", { class: "prize" }, [
      make("small", { text: hall(prize) }),
      make("b", { text: times }),
    ]);
  });
  row.replaceChildren(...pills);
}
