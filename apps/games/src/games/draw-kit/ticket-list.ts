/** The player's tickets in the draw at hand, with their hits as they come. */
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import type { OwnTicket } from "./spec.ts";
import { ballOf } from "./stage.ts";

export interface TicketListOptions<Bet> {
  readonly title: string;
  readonly none: string;
  view: (bet: Bet, out: readonly number[]) => HTMLElement;
}

export interface TicketList<Bet> {
  readonly root: HTMLElement;
  show: (tickets: readonly OwnTicket<Bet>[], out: readonly number[], isOver: boolean) => void;
}

export function createTicketList<Bet>(options: TicketListOptions<Bet>): TicketList<Bet> {
  const count = make("b");
  const list = make("ul", { class: "ticket-list", tabindex: "0", "aria-label": options.title });
  const root = make("section", { class: "draw-mine", "aria-label": options.title }, [
    make("h2", {}, [make("span", { text: options.title }), count]),
    list,
  ]);
  return {
    root,
    show: (tickets, out, isOver) => {
      count.textContent = tickets.length > 0 ? String(tickets.length) : "";
      // Once it is over, winning tickets come first.
      const winOf = ({ own }: OwnTicket<Bet>) => fromWire(own.win ?? "0.00");
      const sorted = isOver ? tickets.toSorted((a, b) => winOf(b) - winOf(a)) : tickets;
      const rows = sorted.map(({ bet, own }) => {
        const win = isOver && own.status === "settled" ? own.win : null;
        const isPaid = win !== null && !/^[0.]+$/.test(win);
        return make("li", { class: isPaid ? "ticket is-paid" : "ticket" }, [
          options.view(bet, out),
          make("span", { class: "ticket-money" }, [
            make("small", { text: formatMoney(own.stake) }),
            isPaid && win !== null ? make("b", { text: formatMoney(win) }) : null,
          ]),
        ]);
      });
      const none = make("li", { class: "ticket-none", text: options.none });
      list.replaceChildren(...(rows.length > 0 ? rows : [none]));
    },
  };
}

/** The numbers of a ticket; those that were drawn light up. */
export function viewPicks(picks: readonly number[], out: readonly number[]): HTMLElement {
  const drawn = new Set(out);
  const balls = picks.map((number) => {
    const ball = ballOf(number);
    ball.classList.toggle("is-hit", drawn.has(number));
    return ball;
  });
  const hits = picks.filter((number) => drawn.has(number)).length;
  const told = out.length > 0 ? `${hits}/${picks.length}` : "";
  return make("div", { class: "ticket-picks" }, [
    ...balls,
    make("span", { class: "ticket-hits", text: told }),
  ]);
}
