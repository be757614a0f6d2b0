/** The two places beside a hand where its side bets are laid, and what they brought. */
import { blackjackSideBets } from "@tucano/contract/events/cards.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { SideBet } from "@tucano/game-math/games/vinte-e-um/sides.ts";
import { make } from "../../hud/dom.ts";
import type { SayBlackjack } from "./texts.ts";

type Told = EventOf<"blackjackSides">["bets"];

export interface SideChips {
  readonly root: HTMLElement;
  /** In their order. */
  readonly laid: readonly SideBet[];
  lay: (bets: readonly SideBet[]) => void;
  /** Only before the deal; then only what was laid is seen. */
  lock: (isLocked: boolean) => void;
  show: (told: Told) => void;
  clear: () => void;
}

interface SideChipsOptions {
  readonly say: SayBlackjack;
  /** Of the hand, from 1. */
  readonly number: number;
  readonly money: (hundredths: number) => string;
  readonly onChange: () => void;
}

export function createSideChips({ say, number, money, onChange }: SideChipsOptions): SideChips {
  const chips = blackjackSideBets.map((bet) => {
    const won = make("b", { class: "bj-side-won", "aria-hidden": "true" });
    const key = make(
      "button",
      {
        type: "button",
        class: `bj-side is-${bet}`,
        "aria-label": say("layOn", { bet: say(bet), number }),
        "aria-pressed": "false",
        onClick: () => {
          key.setAttribute("aria-pressed", String(!isLaid(key)));
          onChange();
        },
      },
      [make("span", { text: say(bet === "perfectPairs" ? "pairsShort" : bet) })],
    );
    return { bet, key, won, place: make("span", { class: "bj-side-place" }, [key, won]) };
  });
  const laid = (): SideBet[] => chips.flatMap(({ bet, key }) => (isLaid(key) ? [bet] : []));
  const clear = (): void => {
    for (const { key, won } of chips) {
      won.textContent = "";
      key.classList.remove("is-won", "is-lost");
    }
  };
  return {
    root: make(
      "div",
      { class: "bj-sides", role: "group", "aria-label": say("sidesOf", { number }) },
      chips.map(({ place }) => place),
    ),
    get laid() {
      return laid();
    },
    lay: (bets) => {
      for (const { bet, key } of chips)
        key.setAttribute("aria-pressed", String(bets.includes(bet)));
    },
    lock: (isLocked) => {
      for (const { key, place } of chips) {
        key.disabled = isLocked;
        place.hidden = isLocked && !isLaid(key);
      }
    },
    show: (told) => {
      for (const { bet, key, won } of chips) {
        const own = told.find((each) => each.bet === bet);
        if (own === undefined) continue;
        won.textContent = own.winHundredths > 0 ? money(own.winHundredths) : "";
        key.classList.add(own.winHundredths > 0 ? "is-won" : "is-lost");
      }
    },
    clear,
  };
}

function isLaid(key: HTMLElement): boolean {
  return key.getAttribute("aria-pressed") === "true";
}

export function isSideBet(id: string): id is SideBet {
  return blackjackSideBets.some((bet) => bet === id);
}
