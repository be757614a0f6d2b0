/** The keys of a blackjack player beside the main button, and what basic strategy would do. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { make } from "../../hud/dom.ts";
import type { SayBlackjack } from "./texts.ts";

type Offer = EventOf<"blackjackTurn">["actions"][number];
export type Kind = Offer["kind"];

export const hotkeys: Readonly<Record<string, Kind>> = {
  h: "hit",
  s: "stand",
  d: "double",
  p: "split",
  r: "surrender",
  i: "insure",
  n: "decline",
};

export interface Actions {
  readonly root: HTMLElement;
  /** What may be done now; empty: nothing. */
  offer: (offers: readonly Offer[]) => void;
  /** Marks what basic strategy would do; null: nothing. */
  advise: (kind: Kind | null) => void;
  lock: (isLocked: boolean) => void;
}

interface ActionOptions {
  readonly say: SayBlackjack;
  readonly money: (hundredths: number) => string;
  readonly onAction: (kind: Kind) => void;
}

/** Hit and "no insurance" are the main button's. */
const keys = ["stand", "double", "split", "surrender", "insure"] as const;

export function createActions({ say, money, onAction }: ActionOptions): Actions {
  const buttons = keys.map((kind) => {
    const cost = make("small");
    const root = make(
      "button",
      { type: "button", class: `bj-action is-${kind}`, onClick: () => onAction(kind) },
      [make("b", { text: say(kind) }), cost],
    );
    return { kind, root, cost };
  });
  let offers: readonly Offer[] = [];
  let isLocked = true;
  const refresh = (): void => {
    const isInsurance = offers.some(({ kind }) => kind === "insure");
    for (const { kind, root, cost } of buttons) {
      const offer = offers.find((each) => each.kind === kind);
      root.hidden = isInsurance ? kind !== "insure" : kind === "insure";
      root.disabled = isLocked || offer === undefined;
      const price = offer?.costHundredths ?? 0;
      cost.textContent = price > 0 ? money(price) : "";
    }
  };
  refresh();
  return {
    root: make(
      "div",
      { class: "bj-actions", role: "group", "aria-label": say("actions") },
      buttons.map(({ root }) => root),
    ),
    offer: (next) => {
      offers = next;
      refresh();
    },
    advise: (wanted) => {
      for (const { kind, root } of buttons) root.classList.toggle("is-advised", kind === wanted);
    },
    lock: (locked) => {
      isLocked = locked;
      refresh();
    },
  };
}
