/**
 * How many ways the screen has, large on the cabinet's edge or beside it: it counts up while reel
 * after reel comes to rest. Figures are pictures, changed only when the number does.
 */
import { Container, Graphics, Sprite } from "pixi.js";
import { inked } from "../../scene/ink.ts";
import type { Layout } from "../../scene/layout.ts";
import { easeOut, type Motion } from "../../scene/motion.ts";
import type { Labels } from "../labels.ts";

/** How the number is told in the player's language. */
export interface WaysWords {
  /** Its figures. */
  readonly write: (ways: number) => string;
  /** "ways". */
  readonly word: string;
}

interface WaysOptions extends WaysWords {
  readonly labels: Labels;
  readonly motion: Motion;
  readonly glow: number;
  /** The most there can be: the board is made for it. */
  readonly most: number;
}

/** Of a label, as it is painted: what is left free on both sides, and its height. */
const GLYPH_MARGIN = 32;
const LABEL_HEIGHT = 88;
/** Of the word, beside figures of 1. */
const WORD_SIZE = 0.66;
const EVERY_FIGURE = 1_234_567_890;
const COUNT_MS = 220;

/** Each choice of one cell a reel is a way. */
export function waysOf(rows: readonly number[]): number {
  return rows.reduce((product, height) => product * Math.max(1, height), 1);
}

export class WaysCount {
  readonly view = new Container();
  readonly #options: WaysOptions;
  readonly #board = new Graphics();
  readonly #figures = new Container();
  readonly #word: Sprite;
  #edge = 30;
  #shown = 0;
  #counts = 0;

  constructor(options: WaysOptions) {
    this.#options = options;
    this.#word = new Sprite({ texture: options.labels.of(options.word, "quiet"), anchor: 0.5 });
    this.view.addChild(this.#board, this.#figures, this.#word);
  }

  /** On the lower edge; on a wide screen, where messages stand below it, beside the cabinet. */
  resize({ reels, frameWidth, isPortrait, width }: Layout): void {
    this.#edge = Math.max(30, Math.min(54, reels.width * 0.088));
    const right = reels.x + reels.width + frameWidth;
    const beside = right + this.#boardWidth() / 2 + frameWidth;
    if (!isPortrait && beside + this.#boardWidth() / 2 < width) {
      this.view.position.set(beside, reels.y + reels.height * 0.5);
    } else {
      const y = reels.y + reels.height + frameWidth * 0.7;
      this.view.position.set(reels.x + reels.width / 2, y);
    }
    this.#drawBoard();
    this.#write(this.#shown);
  }

  /** Counts from what is shown to this many. */
  async count(ways: number): Promise<void> {
    const from = this.#shown;
    if (from === ways) return;
    const { motion } = this.#options;
    this.#counts += 1;
    const count = this.#counts;
    await motion.move({
      durationMs: motion.isReduced ? 0 : COUNT_MS,
      ease: easeOut,
      step: (t) => {
        if (count !== this.#counts) return;
        this.#write(Math.round(from + (ways - from) * t));
        this.#figures.scale.set(motion.isReduced ? 1 : 1 + 0.16 * Math.sin(Math.PI * t));
      },
    });
  }

  /** Draws every figure once in advance. */
  rehearse(): void {
    const shown = this.#shown;
    this.show(EVERY_FIGURE);
    this.#write(shown);
  }

  /** Without counting. */
  show(ways: number): void {
    this.#counts += 1;
    this.#figures.scale.set(1);
    this.#write(ways);
  }

  #write(ways: number): void {
    const { labels, write } = this.#options;
    this.#shown = ways;
    const glyphs = write(ways).split("");
    const scale = this.#edge / LABEL_HEIGHT;
    let x = 0;
    for (const [index, glyph] of glyphs.entries()) {
      const sprite = this.#glyph(index);
      const texture = labels.of(glyph, "value");
      if (sprite.texture !== texture) sprite.texture = texture;
      sprite.visible = true;
      sprite.scale.set(scale);
      const wide = (texture.width - GLYPH_MARGIN) * scale;
      sprite.position.set(x + wide / 2, 0);
      x += wide;
    }
    for (const sprite of this.#figures.children.slice(glyphs.length)) sprite.visible = false;
    this.#arrange(x);
  }

  #glyph(index: number): Sprite {
    const known = this.#figures.children[index];
    if (known instanceof Sprite) return known;
    return this.#figures.addChild(new Sprite({ anchor: 0.5 }));
  }

  /** Figures, then the word, both in the middle of the board. */
  #arrange(figures: number): void {
    const all = figures + this.#wordWidth();
    this.#figures.pivot.x = figures / 2;
    this.#figures.x = (figures - all) / 2;
    this.#word.scale.set((this.#edge * WORD_SIZE) / LABEL_HEIGHT);
    this.#word.position.set(all / 2 - (this.#wordWidth() - this.#gap()) / 2, this.#edge * 0.05);
  }

  #gap(): number {
    return this.#edge * 0.16;
  }

  #wordWidth(): number {
    const scale = (this.#edge * WORD_SIZE) / LABEL_HEIGHT;
    return this.#gap() + (this.#word.texture.width - GLYPH_MARGIN) * scale;
  }

  #boardWidth(): number {
    const { labels, write, most } = this.#options;
    const figures = write(most)
      .split("")
      .reduce((sum, glyph) => sum + labels.of(glyph, "value").width - GLYPH_MARGIN, 0);
    return (figures * this.#edge) / LABEL_HEIGHT + this.#wordWidth() + this.#edge * 0.9;
  }

  #drawBoard(): void {
    const edge = this.#edge;
    const width = this.#boardWidth();
    this.#board
      .clear()
      .roundRect(-width / 2, -edge / 2, width, edge, edge / 2)
      .fill(inked(0x05090c, 0.88))
      .stroke({ width: Math.max(1.5, edge * 0.06), color: this.#options.glow, alpha: 0.8 });
  }
}
