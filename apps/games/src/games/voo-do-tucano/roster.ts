/** Who has bet in this round, what, and where each has left. */
import type { RosterEntry } from "@tucano/contract/player/games/shared-tables.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { multiplierIn } from "@tucano/i18n/numbers.ts";
import { make } from "../../hud/dom.ts";
import type { SayFlight } from "./texts.ts";

export interface Roster {
  readonly root: HTMLElement;
  clear: () => void;
  take: (entries: readonly RosterEntry[], count: number) => void;
}

const SHOWN_MAX = 60;

export function createRoster(language: Language, say: SayFlight): Roster {
  const known = new Map<string, RosterEntry>();
  const count = make("b", { text: "0" });
  const list = make("ul", { class: "roster-list" });
  const root = make("aside", { class: "roster", "aria-label": say("players") }, [
    make("h2", {}, [make("span", { text: say("players") }), count]),
    list,
  ]);
  const draw = (): void => {
    const rows = [...known.values()].slice(0, SHOWN_MAX).map(rowOf);
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [make("li", { class: "roster-none", text: say("noBets") })]),
    );
  };
  const rowOf = (entry: RosterEntry): HTMLElement => {
    const { cashed_hundredths: cashed, win } = entry;
    return make("li", { class: cashed === null ? "" : "is-out" }, [
      make("i", { class: "face", style: `--hue:${hueOf(entry.name)}` }),
      make("span", { class: "who", text: entry.name }),
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
      count.textContent = "0";
      draw();
    },
    take: (entries, all) => {
      for (const entry of entries) known.set(entry.id, entry);
      count.textContent = String(all);
      draw();
    },
  };
}

function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
}
