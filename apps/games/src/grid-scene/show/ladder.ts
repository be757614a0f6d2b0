/** The ladder of fixed prizes and the wheel that decides the climb: an overlay in the page. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { WheelSegment } from "@tucano/game-math/grid-slots/spins/ladder-spin.ts";
import { make } from "../../hud/dom.ts";
import { drawWheel } from "./wheel.ts";

type Rungs = EventOf<"gridLadderStart">["rungs"];

/** What the page shows during the climb. */
export interface Ladder {
  readonly root: HTMLElement;
  open: (rungs: Rungs, words: (rung: Rungs[number]) => { name: string; amount: string }) => void;
  /** Degrees of the wheel. */
  turn: (degrees: number) => void;
  climb: (rung: number) => void;
  tell: (text: string) => void;
  close: () => void;
}

export function createLadder(
  segments: readonly WheelSegment[],
  label: (segment: WheelSegment) => string,
): Ladder {
  const { wheel, face } = drawWheel(segments, label);
  const list = make("ol", { class: "ladder-rungs" });
  const text = make("p", { class: "ladder-text" });
  const climber = make("div", { class: "ladder" }, [list]);
  const spinner = make("div", { class: "ladder-wheel" }, [wheel]);
  const root = make("div", { class: "ladder-stage", hidden: true }, [climber, spinner, text]);
  let steps: HTMLElement[] = [];
  return {
    root,
    open: (rungs, words) => {
      const top = rungs.at(-1)?.rung ?? 0;
      steps = Array.from({ length: top }, (_, index) => {
        const prize = rungs.find(({ rung }) => rung === index + 1);
        if (prize === undefined) return make("li", { class: "rung" });
        const { name, amount } = words(prize);
        const children = [make("b", { text: name }), make("span", { text: amount })];
        return make("li", { class: `rung is-prize is-${prize.jackpot}` }, children);
      });
      list.replaceChildren(...steps.toReversed());
      text.textContent = "";
      root.hidden = false;
    },
    turn: (degrees) => face.setAttribute("transform", `rotate(${degrees})`),
    climb: (rung) => {
      for (const [index, step] of steps.entries()) {
        step.classList.toggle("is-reached", index < rung);
        step.classList.toggle("is-here", index === rung - 1);
      }
    },
    tell: (words) => {
      text.textContent = words;
    },
    close: () => {
      root.hidden = true;
    },
  };
}
