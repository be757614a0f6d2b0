/** What lies over the stage in case of need: notices, reconnecting, the end of a session. */
import type { Translate } from "../shell/texts.ts";
import { make } from "./dom.ts";

export interface Action {
  label: string;
  run: () => void;
}

export interface Overlay {
  readonly root: HTMLElement;
  /** Puts these above the stage and below all that is said here. */
  lay: (...elements: readonly HTMLElement[]) => void;
  /** A line above the panel that disappears by itself; with an action it stays until closed. */
  notice: (text: string, action?: Action) => void;
  clearNotice: () => void;
  /** Done when the player asks to try again. */
  reconnect: () => Promise<void>;
  /** Stays: the game cannot go on. */
  end: (text: string, action: Action) => void;
}

const NOTICE_MS = 4500;

export function createOverlay(translate: Translate): Overlay {
  return new StageOverlay(translate);
}

class StageOverlay implements Overlay {
  readonly root: HTMLElement;
  readonly #translate: Translate;
  readonly #stage = make("div", { class: "curtain", hidden: true });
  readonly #notice = make("div", { class: "notice", role: "alert", hidden: true });
  #noticeTimer = 0;

  constructor(translate: Translate) {
    this.#translate = translate;
    this.root = make("div", { class: "overlay" }, [this.#stage, this.#notice]);
  }

  lay(...elements: readonly HTMLElement[]): void {
    this.#stage.before(...elements);
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
}

function pill(label: string, run: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "pill is-primary", text: label };
  return make("button", { ...attributes, onClick: () => run() });
}
