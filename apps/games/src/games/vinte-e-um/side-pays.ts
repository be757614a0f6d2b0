/** What the bets beside a hand pay and return, in words: for the rules, and for who lays them. */
import {
  type SideBet,
  type SideResult,
  sideReturns,
} from "@tucano/game-math/games/vinte-e-um/sides.ts";
import { closeKey, make } from "../../hud/dom.ts";
import { paytable } from "../../hud/rules.ts";
import type { BlackjackTextKey, SayBlackjack } from "./texts.ts";

const how: Readonly<Record<Exclude<SideResult, "nothing">, BlackjackTextKey>> = {
  mixedPair: "howMixedPair",
  colouredPair: "howColouredPair",
  perfectPair: "howPerfectPair",
  flush: "howFlush",
  straight: "howStraight",
  threeOfAKind: "howThree",
  straightFlush: "howStraightFlush",
  suitedTrips: "howSuitedTrips",
};

function tableOf(bet: SideBet, say: SayBlackjack): HTMLElement {
  const results = Object.entries(sideReturns[bet]) as [Exclude<SideResult, "nothing">, number][];
  const rows = results
    .toSorted(([, one], [, other]) => other - one)
    .map(([result, returned]) => [
      make("div", {}, [
        make("b", { text: say(result) }),
        make("div", { class: "hint", text: say(how[result]) }),
      ]),
      `${returned / 100 - 1}:1`,
    ]);
  return make("section", {}, [make("h3", { text: say(bet) }), paytable([], rows)]);
}

export function sidePays(say: SayBlackjack): HTMLElement {
  return make("div", { class: "bj-side-pays" }, [
    tableOf("perfectPairs", say),
    tableOf("plusThree", say),
    make("p", { class: "hint", text: say("ruleSidesRtp") }),
  ]);
}

export interface PaySheet {
  readonly root: HTMLDialogElement;
  readonly key: HTMLButtonElement;
}

/** One tap away from where the bets are laid. */
export function createPaySheet(say: SayBlackjack, close: string): PaySheet {
  const root = make("dialog", { class: "panel is-small", "aria-label": say("sideBets") });
  root.append(
    make("header", { class: "panel-head" }, [
      make("h2", { text: say("sideBets") }),
      closeKey(close, () => root.close()),
    ]),
    make("div", { class: "panel-body" }, [sidePays(say)]),
  );
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const key = make("button", {
    type: "button",
    class: "bj-pays",
    text: say("sidePays"),
    onClick: () => root.showModal(),
  });
  return { root, key };
}
