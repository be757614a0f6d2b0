/** Title, amount and a line of text in front of the board: what is told, large. */
import { make } from "../hud/dom.ts";
import type { Motion } from "../scene/motion.ts";
import type { Tier } from "../scene/tiers.ts";
import type { Box } from "./backdrop.ts";
import { createLettering } from "./lettering.ts";

export interface Words {
  readonly title: string;
  readonly figure: string;
  readonly text: string;
}

export interface Billboard {
  readonly root: HTMLElement;
  /** `longest`: the figure as it will end, so that its size stays while it climbs. */
  open: (box: Box, longest: string) => void;
  /** The letters of a greater title come out of those before. */
  title: (text: string, tier: Tier | "place") => void;
  figure: (text: string) => void;
  /** The figure is complete: it lands. */
  land: () => void;
  text: (text: string) => void;
  close: () => Promise<void>;
  /** Done at a tap or a key, or when the time is over. */
  waitOrTap: (holdMs: number) => Promise<void>;
  /** While it is there, a tap does this. */
  onTap: (act: () => void) => () => void;
}

const FADE_MS = 220;

export function createBillboard(motion: Motion): Billboard {
  return new Letters(motion);
}

class Letters implements Billboard {
  readonly root = make("div", { class: "billboard", hidden: true });
  readonly #motion: Motion;
  readonly #figure = createLettering("billboard-figure");
  readonly #text = make("p", { class: "billboard-text" });
  readonly #titles = make("div", { class: "billboard-titles" });
  readonly #board: HTMLElement;
  #written = "";

  constructor(motion: Motion) {
    this.#motion = motion;
    const parts = [this.#titles, this.#figure.root, this.#text];
    this.#board = make("div", { class: "billboard-board" }, parts);
    this.root.append(this.#board);
  }

  open(box: Box, longest: string): void {
    this.#titles.replaceChildren();
    this.#text.textContent = "";
    this.#text.hidden = true;
    this.figure("");
    this.#figure.name(longest);
    const { style } = this.#board;
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.#figure.root.style.fontSize = `${sizeFor(longest, box)}px`;
    this.#titles.style.fontSize = `${Math.min(box.width * 0.155, box.height * 0.26, 96)}px`;
    this.root.classList.remove("is-leaving");
    this.root.hidden = false;
  }

  title(text: string, tier: Tier | "place"): void {
    const old = this.#titles.lastElementChild;
    const lettering = createLettering(`billboard-title is-${tier}`);
    lettering.write(text);
    lettering.name(text);
    this.#titles.append(lettering.root);
    arch(lettering.letters);
    if (this.#motion.isReduced) return old?.remove();
    if (old !== null) this.#outgrow(old);
    popIn(lettering.letters);
  }

  figure(text: string): void {
    if (text === this.#written) return;
    this.#written = text;
    this.#figure.write(text);
  }

  land(): void {
    if (this.#motion.isReduced) return;
    const pop = [{ scale: 1 }, { scale: 1.14, offset: 0.3 }, { scale: 0.97, offset: 0.65 }];
    this.#figure.root.animate([...pop, { scale: 1 }], { duration: 520, easing: "ease-out" });
  }

  text(text: string): void {
    this.#text.textContent = text;
    this.#text.hidden = text === "";
  }

  async close(): Promise<void> {
    this.root.classList.add("is-leaving");
    await this.#motion.wait(this.#motion.isReduced ? 0 : FADE_MS);
    this.root.hidden = true;
  }

  async waitOrTap(holdMs: number): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    const tapped = new Promise<void>((done) => {
      this.root.addEventListener("pointerdown", () => done(), { signal, once: true });
      window.addEventListener(
        "keydown",
        (event) => {
          if (event.code === "Space" || event.code === "Enter") done();
        },
        { signal },
      );
    });
    await Promise.race([this.#motion.wait(holdMs), tapped]);
    stop.abort();
  }

  onTap(act: () => void): () => void {
    this.root.addEventListener("pointerdown", act);
    return () => this.root.removeEventListener("pointerdown", act);
  }

  /** The smaller title swells and is gone while the greater one comes out of it. */
  #outgrow(old: Element): void {
    const gone = old.animate(
      [
        { scale: 1, opacity: 1 },
        { scale: 1.9, opacity: 0 },
      ],
      { duration: 320, easing: "ease-in", fill: "forwards" },
    );
    gone.addEventListener("finish", () => old.remove());
  }
}

const FONT = `"Lilita One", system-ui, sans-serif`;

/** The size at which a text fills nine tenths of the width. */
function sizeFor(text: string, { width, height }: Box): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return 48;
  pen.font = `100px ${FONT}`;
  // Digits stand in places of one width; edges and depth need a little more.
  const wide = pen.measureText(text.replaceAll(/\d/g, "0")).width * 1.06;
  return Math.min((width * 0.94 * 100) / Math.max(1, wide), height * 0.4, width * 0.34);
}

/** Letters stand on a shallow arch, as on a sign. */
function arch(letters: readonly HTMLElement[]): void {
  const middle = (letters.length - 1) / 2;
  for (const [index, letter] of letters.entries()) {
    const side = middle === 0 ? 0 : (index - middle) / middle;
    letter.style.translate = `0 ${side * side * 0.24}em`;
    letter.style.rotate = `${side * 8}deg`;
  }
}

function popIn(letters: readonly HTMLElement[]): void {
  for (const [index, letter] of letters.entries()) {
    letter.animate(
      [
        { scale: 0, opacity: 0 },
        { scale: 1.5, opacity: 1, offset: 0.5 },
        { scale: 0.92, offset: 0.78 },
        { scale: 1 },
      ],
      { duration: 440, delay: index * 28, easing: "ease-out", fill: "backwards" },
    );
  }
}
