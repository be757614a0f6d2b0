/** This player's slips: those of the day at hand, then earlier ones, page by page. */
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import { type DayResult, placeOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import { make } from "../../hud/dom.ts";
import { type Moment, over } from "./live-clock.ts";
import { createSlipCard, type SlipCard } from "./slip-card.ts";
import { type League, momentNow, playedDay } from "./state.ts";

const before: Moment = { part: "before", minute: 0 };

/** The slips of the day at hand, kept up to date. */
export function createOwnSlips(league: League, root: HTMLElement) {
  const cards = new Map<string, SlipCard>();
  return {
    refresh: (): void => {
      const { bets } = league;
      for (const [key, card] of cards) {
        if (bets.has(key)) continue;
        card.root.remove();
        cards.delete(key);
      }
      const result = playedDay(league);
      const moment = momentNow(league) ?? before;
      for (const [key, bet] of bets) {
        const card = cards.get(key) ?? createSlipCard(league, bet);
        if (!cards.has(key)) root.prepend(card.root);
        cards.set(key, card);
        card.refresh(bet, result, moment);
      }
    },
  };
}

export interface BetsView {
  readonly root: HTMLElement;
  refresh: () => void;
  /** Reads the earlier slips again. */
  load: () => Promise<void>;
}

export function createBetsView(league: League): BetsView {
  const { say, tools } = league;
  const now = make("div", { class: "bets-now" });
  const own = createOwnSlips(league, now);
  const past = make("div", { class: "bets-past" });
  const none = make("p", { class: "list-none", text: say("noBets") });
  const more = make("button", { type: "button", class: "quiet-key", text: say("more") });
  const root = make("section", { class: "bets", "aria-label": say("myBets") }, [
    now,
    past,
    none,
    more,
  ]);
  let page = 0;
  const tell = (): void => {
    none.hidden = league.bets.size > 0 || past.childElementCount > 0;
  };
  const readPage = async (wanted: number): Promise<void> => {
    more.hidden = true;
    try {
      const { list, total, limit } = await tools.server.bets(wanted);
      page = wanted;
      if (wanted === 1) past.replaceChildren();
      const hidden = league.round?.round_id ?? "";
      for (const bet of list) {
        if (bet.round_id === hidden) continue;
        past.append(earlier(league, bet, bet.number, bet.result as DayResult | null));
      }
      more.hidden = wanted * limit >= total;
      tell();
    } catch {
      more.hidden = false;
    }
  };
  more.addEventListener("click", () => void readPage(page + 1));
  return {
    root,
    refresh: () => {
      own.refresh();
      tell();
    },
    load: () => readPage(1),
  };
}

function earlier(
  league: League,
  bet: OwnBet,
  number: number,
  result: DayResult | null,
): HTMLElement {
  const card = createSlipCard(league, bet);
  card.refresh(bet, result, over);
  const { season, day } = placeOf(number);
  card.root.prepend(
    make("p", { class: "card-day", text: league.say("seasonDay", { season, day }) }),
  );
  return card.root;
}
