/** What covers the reels for a moment: the free spins' curtain, big wins, notices, reconnecting. */
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { easeOut, type Motion } from "../scene/motion.ts";
import type { Translate } from "../texts/index.ts";
import { make } from "./dom.ts";

export interface Curtain {
  title: string;
  /** A large number or word in gold. */
  figure: string;
  text: string;
  /** Goes on by itself after this time; a tap is quicker. */
  holdMs: number;
}

export interface Celebration {
  level: "big" | "mega" | "epic";
  word: string;
  amount: Centavos;
}

export interface Overlay {
  readonly root: HTMLElement;
  curtain: (curtain: Curtain) => Promise<void>;
  celebrate: (celebration: Celebration, onCount: () => void) => Promise<void>;
  /** A line above the panel that leaves by itself; with an action it stays until closed. */
  notice: (text: string, action?: { label: string; run(): void }) => void;
  clearNotice: () => void;
  /** Done when the player asks to try again. */
  reconnect: () => Promise<void>;
  /** Stays: the game cannot go on. */
  end: (text: string, action: { label: string; run(): void }) => void;
}

const NOTICE_MS = 4500;

/** Longer counts for bigger wins, and never longer than the player wants. */
const COUNT_MS = { big: 2200, mega: 3200, epic: 4200 } as const;

export function createOverlay(motion: Motion, t: Translate): Overlay {
  const stage = make("div", { class: "curtain", hidden: true });
  const notice = make("div", { class: "notice", role: "alert", hidden: true });
  const root = make("div", { class: "overlay" }, [stage, notice]);
  let noticeTimer = 0;

  const show = (className: string, children: readonly Node[]): void => {
    stage.className = `curtain ${className}`;
    stage.replaceChildren(...children);
    stage.hidden = false;
  };
  const hide = async (): Promise<void> => {
    stage.classList.add("is-leaving");
    await motion.wait(motion.isReduced ? 0 : 220);
    stage.hidden = true;
  };

  return {
    root,
    curtain: async ({ title, figure, text, holdMs }) => {
      show("is-feature", [
        make("p", { class: "curtain-title", text: title }),
        make("p", { class: "curtain-figure", text: figure }),
        make("p", { class: "curtain-text", text }),
      ]);
      await waitOrTap(stage, motion, holdMs);
      await hide();
    },
    celebrate: async ({ level, word, amount }, onCount) => {
      const value = make("p", { class: "curtain-figure" });
      show(`is-win is-${level}`, [make("p", { class: "curtain-title", text: word }), value]);
      let shown = -1;
      const write = (t: number): void => {
        const now = Math.floor(amount * t);
        if (now === shown) return;
        shown = now;
        value.textContent = formatMoney(formatWire(toCentavos(now)));
        onCount();
      };
      const tap = (): void => motion.skip();
      stage.addEventListener("pointerdown", tap);
      const durationMs = motion.isReduced ? 0 : COUNT_MS[level];
      await motion.move({ durationMs, ease: easeOut, step: write });
      stage.removeEventListener("pointerdown", tap);
      motion.resume();
      await waitOrTap(stage, motion, 1500);
      await hide();
    },
    notice: (text, action) => {
      clearTimeout(noticeTimer);
      const close = (): void => {
        notice.hidden = true;
      };
      const run = (): void => {
        close();
        action?.run();
      };
      const key =
        action === undefined
          ? null
          : make("button", { type: "button", class: "pill", text: action.label, onClick: run });
      notice.replaceChildren(make("span", { text }), ...(key === null ? [] : [key]));
      notice.hidden = false;
      noticeTimer = window.setTimeout(close, action === undefined ? NOTICE_MS : NOTICE_MS * 2);
    },
    clearNotice: () => {
      notice.hidden = true;
    },
    reconnect: () =>
      new Promise((again) => {
        const run = (): void => {
          stage.hidden = true;
          again();
        };
        const key = make("button", {
          type: "button",
          class: "pill is-primary",
          text: t("reconnect"),
          onClick: run,
        });
        show("is-lost", [
          make("p", { class: "curtain-title", text: t("lostTitle") }),
          make("p", { class: "curtain-text", text: t("lostText"), role: "alert" }),
          key,
        ]);
        key.focus();
      }),
    end: (text, action) => {
      const key = make("button", {
        type: "button",
        class: "pill is-primary",
        text: action.label,
        onClick: () => action.run(),
      });
      show("is-lost", [make("p", { class: "curtain-text", text, role: "alert" }), key]);
      key.focus();
    },
  };
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
