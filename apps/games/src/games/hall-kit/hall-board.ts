/** The cards of a player: those on offer while cards are sold, those bought while balls roll. */
import type { Band } from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { icon, make } from "../../hud/dom.ts";
import { prizeTimes } from "../draw-kit/prize-text.ts";
import type { BoardTools, DrawView, OwnTicket, TicketBoard } from "../draw-kit/spec.ts";
import "../draw-kit/styles.ts";
import "./hall.css";
import { hallKitTexts } from "./texts.ts";

export interface CardState {
  readonly title: string;
  /** In the order in which they came out. */
  readonly out: ReadonlySet<number>;
  readonly isBought: boolean;
  /** What it has won, once the draw is over; "" where nothing. */
  readonly won: string;
}

export interface HallPrizeLine {
  readonly name: string;
  /** What has to be complete, drawn; null: its name says it. */
  readonly sign: HTMLElement | null;
  readonly bands: readonly Band[];
}

interface HallRules<Ticket> {
  readonly drawn: number;
  readonly prizes: readonly HallPrizeLine[];
  newTicket: () => Ticket;
  viewTicket: (ticket: Ticket, state: CardState) => HTMLElement;
}

/** Bought with one press; several presses buy more. */
const OFFERED_MAX = 6;
const OFFERED_FIRST = 2;

export function createHallBoard<Ticket>(
  { language, say, own, onChange, onPick }: BoardTools,
  { drawn, prizes, newTicket, viewTicket }: HallRules<Ticket>,
): TicketBoard<Ticket> {
  const hall = wordsFor(hallKitTexts, language);
  let offered = Array.from({ length: OFFERED_FIRST }, newTicket);
  let bought: readonly OwnTicket<Ticket>[] = [];
  let view: DrawView<Ticket> | null = null;
  let shownKey = "";
  const root = make("div", { class: "hall-board", tabindex: "0", role: "group" });
  root.setAttribute("aria-label", own("mine"));
  const row = make("div", { class: "prize-row" });
  const draw = (): void => {
    const out = new Set(view?.out);
    const tickets = view?.tickets ?? bought;
    const cards = tickets.map(({ bet, own: { win, status } }, index) => {
      const isPaid = status === "settled" && out.size === drawn && !/^[0.]+$/.test(win ?? "0");
      const won = isPaid && win !== null ? formatMoney(win) : "";
      const title = hall("card", { number: index + 1 });
      return viewTicket(bet, { title, out, isBought: true, won });
    });
    const rest = (view === null ? offered : []).map((ticket, index) => {
      const title = hall("card", { number: tickets.length + index + 1 });
      return viewTicket(ticket, { title, out, isBought: false, won: "" });
    });
    const none = make("p", { class: "hall-none", text: say("noTickets") });
    root.replaceChildren(...(cards.length + rest.length > 0 ? [...rest, ...cards] : [none]));
    const next = Math.min(drawn, out.size + 1);
    row.replaceChildren(...prizes.map((prize) => pillOf(language, prize, next)));
  };
  const change = (next: Ticket[]): void => {
    offered = next;
    onPick();
    redraw();
    onChange();
  };
  /** The page asks often; cards are drawn when something has changed. */
  const redraw = (): void => {
    const states = bought.map((each) => each.own.bet_key + each.own.status);
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
          change(Array.from({ length: count }, (_, index) => offered[index] ?? newTicket()));
        },
      },
      [icon(name)],
    );
  const swap = make("button", {
    type: "button",
    class: "tool hall-swap",
    text: hall("swap"),
    onClick: () => change(offered.map(newTicket)),
  });
  redraw();
  return {
    root,
    keys: [swap, step("minus", say("less"), -1), step("plus", say("more"), 1)],
    prizes: row,
    wishes: () => offered,
    clear: () => change(offered.map(newTicket)),
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

/** What a prize pays if it comes with the next ball. */
function pillOf(
  language: BoardTools["language"],
  { name, sign, bands }: HallPrizeLine,
  balls: number,
): HTMLElement {
  const band = bands.find((each) => balls <= each.balls);
  const times = band === undefined ? "–" : prizeTimes(language, band.payHundredths);
  return make("span", { class: "prize" }, [
    sign?.cloneNode(true) ?? null,
    make("small", { text: name }),
    make("b", { text: times }),
  ]);
}

/** Marked, and by which ball: the latest one moves. */
export function markOf({ out }: CardState, number: number): string {
  if (!out.has(number)) return "";
  return number === [...out].at(-1) ? " is-marked is-new" : " is-marked";
}

/** A card's head and its numbers; `told` is how far it has come. */
export function hallCard(
  { title, isBought, won }: CardState,
  told: string,
  grid: HTMLElement,
): HTMLElement {
  const kind = `hall-card${isBought ? " is-bought" : ""}${won === "" ? "" : " is-paid"}`;
  return make("article", { class: kind, "aria-label": title }, [
    make("header", {}, [
      make("span", { text: title }),
      make("b", { text: won === "" ? told : won }),
    ]),
    grid,
  ]);
}
