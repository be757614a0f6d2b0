/** Where the player's hands lie: one place for each that is dealt, with its side bets below. */
import {
  type BlackjackChoice,
  readHands,
  SEATS_MAX,
  unitsOfHands,
} from "@tucano/game-math/games/vinte-e-um/choice.ts";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import type { HandView } from "./hand-view.ts";
import { createSideChips, type SideChips } from "./side-chips.ts";
import type { SayBlackjack } from "./texts.ts";

export interface Seats {
  readonly root: HTMLElement;
  /** How many hands are dealt. */
  readonly count: HTMLElement;
  readonly choice: BlackjackChoice;
  readonly sides: readonly SideChips[];
  lay: (choice: BlackjackChoice) => void;
  lock: (isLocked: boolean) => void;
  /** A hand for each place, in place of what lies there. */
  deal: (hands: readonly HandView[]) => void;
  /** The number of hands, by which their cards are as large as there is room. */
  crowd: (hands: number) => void;
  /** Nothing lies there any more. */
  clear: () => void;
}

interface SeatsOptions {
  readonly say: SayBlackjack;
  readonly money: (hundredths: number) => string;
  /** Hands were taken or given back: what lies on the table belongs to another round. */
  readonly onCount: () => void;
  readonly onChange: () => void;
}

export function createSeats({ say, money, onCount, onChange }: SeatsOptions): Seats {
  const places = Array.from({ length: SEATS_MAX }, (_, index) => {
    const sides = createSideChips({ say, number: index + 1, money, onChange });
    const hands = make("div", { class: "bj-seat-hands" });
    return { sides, hands, root: make("div", { class: "bj-seat" }, [hands, sides.root]) };
  });
  const root = make(
    "div",
    { class: "bj-hands" },
    places.map((place) => place.root),
  );
  let taken = 1;
  const seat = (count: number): void => {
    taken = count;
    root.dataset["seats"] = String(count);
    root.dataset["hands"] = String(count);
    for (const [index, place] of places.entries()) place.root.hidden = index >= count;
  };
  const clear = (): void => {
    for (const { hands, sides } of places) {
      hands.replaceChildren(make("div", { class: "bj-empty", "aria-hidden": "true" }));
      sides.clear();
    }
  };
  const count = segments({
    label: say("hands"),
    options: places.map((_, index) => ({ value: index + 1, text: String(index + 1) })),
    value: taken,
    onChange: (value) => {
      seat(value);
      clear();
      onCount();
      onChange();
    },
  });
  seat(taken);
  clear();
  return {
    root,
    count: count.root,
    get choice() {
      const hands = places.slice(0, taken).map(({ sides }) => sides.laid);
      return { hands };
    },
    sides: places.map(({ sides }) => sides),
    lay: ({ hands }) => {
      seat(hands.length);
      count.set(hands.length);
      for (const [index, { sides }] of places.entries()) {
        sides.lay(hands[index] ?? []);
      }
      clear();
    },
    lock: (isLocked) => {
      count.lock(isLocked);
      for (const { sides } of places) sides.lock(isLocked);
    },
    deal: (hands) => {
      clear();
      for (const [index, hand] of hands.entries()) places[index]?.hands.replaceChildren(hand.root);
      root.dataset["hands"] = String(hands.length);
    },
    crowd: (hands) => {
      root.dataset["hands"] = String(Math.min(hands, 7));
    },
    clear,
  };
}

/** Of any choice that a round may have been played with. */
export function unitsOfChoice(choice: unknown): number {
  const read = readHands(choice);
  return read === null ? 1 : unitsOfHands(read);
}
