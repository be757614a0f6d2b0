/** Who has bet in this round, what, and where each has left. */
import type { RosterEntry } from "@tucano/contract/player/games/shared-tables.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { multiplierIn } from "@tucano/i18n/numbers.ts";
import { make } from "../../hud/dom.ts";
import { ownFirst } from "../../shared/own-first.ts";
import type { SayFlight } from "./texts.ts";

export interface Roster {
  readonly root: HTMLElement;
  clear: () => void;
  take: (entries: readonly RosterEntry[], count: number) => void;
  /** A bet of whoever looks at it: it comes first, under "You". */
  own: (betId: string) => void;
}

const SHOWN_MAX = 60;

export function createRoster(language: Language, say: SayFlight): Roster {
  const known = new Map<string, RosterEntry>();
  const own = new Set<string>();
  const count = make("b", { text: "0" });
  const list = make("ul", { class: "roster-list" });
  const root = make("aside", { class: "roster", "aria-label": say("players") }, [
    make("h2", {}, [make("span", { text: say("players") }), count]),
    list,
  ]);
  const draw = (): void => {
    const rows = ownFirst(known.values(), own).slice(0, SHOWN_MAX).map(rowOf);
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [make("li", { class: "roster-none", text: say("noBets") })]),
    );
  };
  const rowOf = (entry: RosterEntry): HTMLElement => {
    const { cashed_hundredths: cashed, win } = entry;
    const isOwn = own.has(entry.id);
    const name = isOwn ? say("you") : entry.name;
    return make("li", { class: cashed === null ? "" : "is-out", "data-own": isOwn }, [
      make("i", { class: "face", style: `--hue:${hueOf(entry.name)}` }),
      make("span", { class: "who", text: name }),
      entry.is_demo ? make("span", { class: "demo", text: say("demo") }) : null,
      make("span", { class: "stake", text: formatMoney(entry.stake) }),
      make("span", { class: "out", text: cashed === null ? "" : multiplierIn(language, cashed) }),
      make("span", {
        class: "won",
        text: cashed === null || win === null ? "" : formatMoney(win),
      }),
    ]);
  };
  draw();
  return {
    root,
    clear: () => {
      known.clear();
      own.clear();
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
  };
}

function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
}
