/** The drum above the tickets: the time that is left, then one ball after the other. */
import { make } from "../../hud/dom.ts";
import type { SayDraw } from "./texts.ts";

export interface Stage {
  readonly root: HTMLElement;
  /** Before the draw: what is waited for, and for how long. */
  showClock: (title: string, clock: string, isUrgent: boolean) => void;
  /** The balls that are out; the last one stands in the drum. */
  showBalls: (title: string, out: readonly number[], isOver: boolean) => void;
  /** Shows what the draw brought; "" clears it. */
  showOutcome: (text: string, kind: "win" | "back" | "none") => void;
  /** Numbers that are on a ticket of the player's. */
  markOwn: (numbers: ReadonlySet<number>) => void;
}

const HUES = 6;

/** Each group of ten has its colour. */
export function ballOf(number: number): HTMLElement {
  const hue = Math.floor((number - 1) / 10) % HUES;
  return make("span", { class: `ball hue-${hue}`, "data-number": number }, [
    make("i", { text: String(number) }),
  ]);
}

export function createStage(options: {
  readonly say: SayDraw;
  readonly count: number;
  readonly ballsShown: number;
}): Stage {
  const { say, count, ballsShown } = options;
  const title = make("p", { class: "stage-title" });
  const clock = make("output", { class: "stage-clock", role: "timer" });
  const current = make("div", { class: "stage-current" });
  const swarm = make(
    "div",
    { class: "swarm", "aria-hidden": "true" },
    Array.from({ length: 9 }, (_, index) =>
      make("span", { class: `ball hue-${index % HUES}`, style: `--turn:${index}` }),
    ),
  );
  const drum = make("div", { class: "drum" }, [swarm, clock, current]);
  const counter = make("span", { class: "stage-count" });
  const balls = make("div", { class: "stage-balls" });
  const outcome = make("p", { class: "stage-outcome", hidden: true });
  const skip = make("span", { class: "stage-skip", text: say("skip") });
  const root = make("section", { class: "draw-stage" }, [
    drum,
    make("div", { class: "stage-side" }, [
      make("div", { class: "stage-head" }, [title, counter]),
      balls,
      outcome,
      skip,
    ]),
  ]);
  let shown: number[] = [];
  let own: ReadonlySet<number> = new Set();
  const mark = (): void => {
    for (const ball of balls.querySelectorAll<HTMLElement>(".ball")) {
      ball.classList.toggle("is-own", own.has(Number(ball.dataset["number"])));
    }
  };
  const slots = Array.from({ length: ballsShown }, () =>
    make("span", { class: "slot", "aria-hidden": "true" }),
  );
  balls.append(...slots);
  const fill = (out: readonly number[]): void => {
    const last = out.slice(-ballsShown);
    const row = slots.map((slot, index) => {
      const number = last[index];
      if (number === undefined) return slot;
      const ball = ballOf(number);
      ball.setAttribute("role", "listitem");
      return ball;
    });
    balls.replaceChildren(...row);
    // A list of empty places would be announced as one of nothing.
    if (last.length > 0) balls.setAttribute("role", "list");
    else balls.removeAttribute("role");
    const newest = row[last.length - 1];
    if (out.length - shown.length === 1) newest?.classList.add("is-new");
    mark();
  };
  return {
    root,
    showClock: (text, time, isUrgent) => {
      root.dataset["mode"] = isUrgent ? "closed" : "clock";
      if (title.textContent !== text) title.textContent = text;
      if (clock.textContent !== time) clock.textContent = time;
    },
    showBalls: (text, out, isOver) => {
      root.dataset["mode"] = isOver ? "over" : "drawing";
      if (title.textContent !== text) title.textContent = text;
      const told = `${out.length}/${count}`;
      if (counter.textContent !== told) counter.textContent = told;
      if (out.length === shown.length && out.every((number, index) => number === shown[index])) {
        return;
      }
      fill(out);
      const newest = out.at(-1);
      current.replaceChildren(...(newest === undefined ? [] : [ballOf(newest)]));
      shown = [...out];
    },
    showOutcome: (text, kind) => {
      outcome.hidden = text === "";
      outcome.textContent = text;
      outcome.dataset["kind"] = kind;
    },
    markOwn: (numbers) => {
      own = numbers;
      mark();
    },
  };
}
