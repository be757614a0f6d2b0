/** The time that is left to bet: a ring that empties, with whole seconds in it. */
import { make } from "../../hud/dom.ts";

export interface Ring {
  readonly root: HTMLElement;
  /** Null: no bets are taken now. */
  show: (leftMs: number | null, allMs: number) => void;
}

const HURRY_MS = 5_000;

export function createRing(): Ring {
  const figure = make("b");
  const root = make("div", { class: "live-ring", "aria-hidden": "true" }, [figure]);
  return {
    root,
    show: (leftMs, allMs) => {
      root.classList.toggle("is-off", leftMs === null);
      const left = leftMs ?? 0;
      root.style.setProperty("--left", String(Math.min(1, left / allMs)));
      root.classList.toggle("is-hurry", left < HURRY_MS);
      const text = leftMs === null ? "" : String(Math.ceil(left / 1_000));
      if (figure.textContent !== text) figure.textContent = text;
    },
  };
}
