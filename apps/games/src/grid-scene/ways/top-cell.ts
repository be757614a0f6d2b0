/** The cell of a reel that lies over a column: it moves sideways, and knows no other. */
import { Container, type NineSliceSprite, Sprite } from "pixi.js";
import type { Atlas } from "../../scene/atlas.ts";
import { wear } from "../../scene/wear.ts";
import { fitOf } from "../board.ts";
import type { Plates } from "./plates.ts";

/** How it differs from simply standing there. */
interface TopPose {
  readonly scale: number;
  readonly alpha: number;
  readonly hidden: boolean;
}

export class TopCell {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #plates: Plates | null;
  readonly #plate: NineSliceSprite | null;
  readonly #sprite = new Sprite({ anchor: 0.5 });
  #width = 1;
  #height = 1;
  #x = 0;
  #slide = 0;

  constructor(atlas: Atlas, plates: Plates | null) {
    this.#atlas = atlas;
    this.#plates = plates;
    this.#plate = plates === null ? null : plates.open();
    if (this.#plate !== null) this.view.addChild(this.#plate);
    this.view.addChild(this.#sprite);
  }

  resize(x: number, width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#x = x;
    this.slide(this.#slide);
  }

  /** So many cells to the right of its place. */
  slide(cells: number): void {
    this.#slide = cells;
    this.view.x = this.#x + cells * this.#width;
  }

  draw(symbol: string | undefined, { scale, alpha, hidden }: TopPose): void {
    this.view.visible = symbol !== undefined && !hidden;
    if (symbol === undefined) return;
    const { edge, stretch } = fitOf(this.#width, this.#height, true);
    const [x, y] = [this.#width / 2, this.#height / 2];
    wear(this.#sprite, this.#atlas.symbol(symbol).sharp, { edge: edge * 0.96 * scale, stretch });
    this.#sprite.position.set(x, y);
    this.#sprite.alpha = alpha;
    if (this.#plate === null) return;
    this.#plate.alpha = alpha;
    const [width, height] = [this.#width * scale, this.#height * scale];
    this.#plates?.stand(this.#plate, symbol, { x, y, width, height });
  }
}
