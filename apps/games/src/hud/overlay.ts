/** What covers the reels for a moment: the free spins' curtain, big wins, notices, reconnecting. */
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { easeOut, type Motion } from "../scene/motion.ts";
import type { Translate } from "../shell/texts.ts";
import { make } from "./dom.ts";

export interface Curtain {
  title: string;
  /** A large number or word in gold. */
  figure: string;
  text: string;
  /** Closes by itself after this time, or at a tap. */
  holdMs: number;
}

export interface Celebration {
  level: "big" | "mega" | "epic";
  word: string;
  amount: Centavos;
}

export interface Action {
  label: string;
  run: () => void;
}

export interface Overlay {
  readonly root: HTMLElement;
  curtain: (curtain: Curtain) => Promise<void>;
  celebrate: (celebration: Celebration, onCount: () => void) => Promise<void>;
  /** A line above the panel that disappears by itself; with an action it stays until closed. */
  notice: (text: string, action?: Action) => void;
  clearNotice: () => void;
  /** Done when the player asks to try again. */
  reconnect: () => Promise<void>;
  /** Stays: the game cannot go on. */
  end: (text: string, action: Action) => void;
}

const NOTICE_MS = 4500;

/** Counts up longer for bigger wins, and never longer than the player wants. */
const COUNT_MS = { big: 2200, mega: 3200, epic: 4200 } as const;

export function createOverlay(motion: Motion, translate: Translate): Overlay {
  return new StageOverlay(motion, translate);
}

class StageOverlay implements Overlay {
  readonly root: HTMLElement;
  readonly #motion: Motion;
  readonly #translate: Translate;
  readonly #stage = make("div", { class: "curtain", hidden: true });
  readonly #notice = make("div", { class: "notice", role: "alert", hidden: true });
  #noticeTimer = 0;

  constructor(motion: Motion, translate: Translate) {
    this.#motion = motion;
    this.#translate = translate;
    this.root = make("div", { class: "overlay" }, [this.#stage, this.#notice]);
  }

  async curtain({ title, figure, text, holdMs }: Curtain): Promise<void> {
    this.#show("is-feature", [
      make("p", { class: "curtain-title", text: title }),
      make("p", { class: "curtain-figure", text: figure }),
      make("p", { class: "curtain-text", text }),
    ]);
    await waitOrTap(this.#stage, this.#motion, holdMs);
    await this.#hide();
  }

  async celebrate({ level, word, amount }: Celebration, onCount: () => void): Promise<void> {
    const motion = this.#motion;
    const value = make("p", { class: "curtain-figure" });
    const title = make("p", { class: "curtain-title", text: word });
    this.#show(`is-win is-${level}`, [title, value]);
    let shown = -1;
    const write = (t: number): void => {
      const now = Math.floor(amount * t);
      if (now === shown) return;
      shown = now;
      value.textContent = formatMoney(formatWire(toCentavos(now)));
      onCount();
    };
    const tap = (): void => motion.skip();
    this.#stage.addEventListener("pointerdown", tap);
    const durationMs = motion.isReduced ? 0 : COUNT_MS[level];
    await motion.move({ durationMs, ease: easeOut, step: write });
    this.#stage.removeEventListener("pointerdown", tap);
    motion.resume();
    await waitOrTap(this.#stage, motion, 1500);
    await this.#hide();
  }

  notice(text: string, action?: Action): void {
    clearTimeout(this.#noticeTimer);
    const run = (): void => {
      this.clearNotice();
      action?.run();
    };
    const words = make("span", { text });
    this.#notice.replaceChildren(words, ...(action === undefined ? [] : [pill(action.label, run)]));
    this.#notice.hidden = false;
    const holdMs = action === undefined ? NOTICE_MS : NOTICE_MS * 2;
    this.#noticeTimer = window.setTimeout(() => this.clearNotice(), holdMs);
  }

  clearNotice(): void {
    this.#notice.hidden = true;
  }

  reconnect(): Promise<void> {
    const t = this.#translate;
    return new Promise((again) => {
      const key = pill(t("reconnect"), () => {
        this.#stage.hidden = true;
        again();
      });
      this.#show("is-lost", [
        make("p", { class: "curtain-title", text: t("lostTitle") }),
        make("p", { class: "curtain-text", text: t("lostText"), role: "alert" }),
        key,
      ]);
      key.focus();
    });
  }

  end(text: string, action: Action): void {
    const key = pill(action.label, action.run);
    this.#show("is-lost", [make("p", { class: "curtain-text", text, role: "alert" }), key]);
    key.focus();
  }

  #show(className: string, children: readonly Node[]): void {
    this.clearNotice();
    this.#stage.className = `curtain ${className}`;
    this.#stage.replaceChildren(...children);
    this.#stage.hidden = false;
  }

  async #hide(): Promise<void> {
    this.#stage.classList.add("is-leaving");
    await this.#motion.wait(this.#motion.isReduced ? 0 : 220);
    this.#stage.hidden = true;
  }
}

function pill(label: string, run: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "pill is-primary", text: label };
  return make("button", { ...attributes, onClick: () => run() });
}

/** A tap ends this wait only: what comes after plays at its own pace again. */
async function waitOrTap(stage: HTMLElement, motion: Motion, holdMs: number): Promise<void> {
  const stop = new AbortController();
  const tapped = new Promise<void>((done) => {
    const options = { signal: stop.signal, once: true };
    stage.addEventListener("pointerdown", () => done(), options);
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.code === "Space" || event.code === "Enter") done();
      },
      { signal: stop.signal },
    );
  });
  await Promise.race([motion.wait(holdMs), tapped]);
  stop.abort();
}
