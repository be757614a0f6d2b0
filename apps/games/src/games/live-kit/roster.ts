/** The bets of this round, exactly as the server sends them. */
import type { RosterEntry } from "@tucano/contract/player/games/shared-tables.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import { ownFirst } from "../../shared/own-first.ts";
import type { SayLive } from "./texts.ts";

export interface LiveRoster {
  readonly root: HTMLElement;
  clear: () => void;
  take: (entries: readonly RosterEntry[], count: number) => void;
  /** A bet of whoever looks at it: it comes first, under "You". */
  own: (betId: string) => void;
  /** Wins arrive with the round, but are shown only when its end has been seen. */
  reveal: () => void;
}

const SHOWN_MAX = 60;

export function createLiveRoster(say: SayLive): LiveRoster {
  const known = new Map<string, RosterEntry>();
  const own = new Set<string>();
  let isRevealed = false;
  const count = make("b", { text: "0" });
  const list = make("ul", { class: "live-roster-list" });
  const row = (entry: RosterEntry): HTMLElement => {
    const won = isRevealed && entry.win !== null && Number(entry.win) > 0 ? entry.win : null;
    const isOwn = own.has(entry.id);
    const name = isOwn ? say("you") : entry.name;
    return make("li", { class: won === null ? "" : "is-won", "data-own": isOwn }, [
      make("span", { class: "who", text: name }),
      entry.is_demo ? make("small", { text: say("demo") }) : null,
      make("span", { text: formatMoney(entry.stake) }),
      won === null ? null : make("b", { text: formatMoney(won) }),
    ]);
  };
  const draw = (): void => {
    const rows = ownFirst(known.values(), own).slice(0, SHOWN_MAX).map(row);
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [make("li", { class: "is-none", text: say("noBets") })]),
    );
  };
  draw();
  return {
    root: make("section", { class: "live-roster", "aria-label": say("players") }, [
      make("h2", {}, [make("span", { text: say("players") }), count]),
      list,
    ]),
    clear: () => {
      known.clear();
      own.clear();
      isRevealed = false;
      count.textContent = "0";
      draw();
    },
    take: (entries, all) => {
      for (const entry of entries) known.set(entry.id, entry);
      count.textContent = String(all);
      draw();
    },
    own: (betId) => {
      if (own.has(betId)) return;
      own.add(betId);
      draw();
    },
    reveal: () => {
      isRevealed = true;
      draw();
    },
  };
}
