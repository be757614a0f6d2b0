/**
 * The canvas above the board: particles in flight and the cover between board and bonus. It has no
 * size while nothing is on it, and is not there at all on machines that draw with their processor.
 */
import type { CoverKind } from "@tucano/game-math/grid-slots/look.ts";
import { make } from "../hud/dom.ts";
import { drawsBySoftware } from "../scene/power.ts";
import { Cover, type CoverColours } from "./covers.ts";
import { ParticleField, type Thrown } from "./particle-field.ts";

const RESOLUTION_MAX = 1.5;

export interface Film {
  readonly canvas: HTMLElement;
  readonly width: number;
  readonly height: number;
  readonly isFlying: boolean;
  /** False: nothing is drawn here; whatever it would show is shown more plainly. */
  readonly isLively: boolean;
  open: () => void;
  close: () => void;
  throwOne: (one: Thrown) => void;
  /** 0: nothing is hidden; 1: everything. */
  setCover: (part: number) => void;
  step: (deltaMs: number) => void;
  destroy: () => void;
}

/** For reduced motion, and where there is no graphics card. */
export function noFilm(): Film {
  return {
    canvas: make("span", { hidden: true }),
    width: 0,
    height: 0,
    isFlying: false,
    isLively: false,
    open: () => {},
    close: () => {},
    throwOne: () => {},
    setCover: () => {},
    step: () => {},
    destroy: () => {},
  };
}

export function openFilm(cover: CoverKind, colours: CoverColours): Film {
  const canvas = make("canvas", { class: "film", "aria-hidden": "true", hidden: true });
  const gl = canvas.getContext("webgl2", {
    alpha: true,
    antialias: false,
    depth: false,
    powerPreference: "high-performance",
  });
  if (gl === null) return noFilm();
  if (!drawsBySoftware(gl)) return new DrawnFilm(canvas, gl, { cover, colours });
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return noFilm();
}

class DrawnFilm implements Film {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #field: ParticleField;
  readonly #cover: Cover;
  #part = 0;
  #nowSeconds = 0;
  width = 1;
  height = 1;

  constructor(
    canvas: HTMLCanvasElement,
    gl: WebGL2RenderingContext,
    { cover, colours }: { cover: CoverKind; colours: CoverColours },
  ) {
    this.canvas = canvas;
    this.#gl = gl;
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#field = new ParticleField(gl);
    this.#cover = new Cover(gl, cover, colours);
    this.#rehearse();
  }

  get isFlying(): boolean {
    return this.#field.isFlying;
  }

  get isLively(): boolean {
    return !this.#gl.isContextLost();
  }

  open(): void {
    const { canvas } = this;
    if (!canvas.hidden) return;
    canvas.hidden = false;
    this.width = canvas.clientWidth;
    this.height = canvas.clientHeight;
    const scale = Math.min(RESOLUTION_MAX, window.devicePixelRatio || 1);
    canvas.width = Math.round(this.width * scale);
    canvas.height = Math.round(this.height * scale);
    this.#gl.viewport(0, 0, canvas.width, canvas.height);
  }

  close(): void {
    this.#field.clear();
    this.#part = 0;
    this.canvas.hidden = true;
    this.canvas.width = 1;
    this.canvas.height = 1;
  }

  throwOne(one: Thrown): void {
    if (!this.canvas.hidden) this.#field.throwOne(one);
  }

  setCover(part: number): void {
    this.#part = part;
  }

  step(deltaMs: number): void {
    if (this.canvas.hidden) return;
    const gl = this.#gl;
    this.#nowSeconds = (this.#nowSeconds + deltaMs / 1000) % 600;
    this.#field.step(deltaMs);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const aspect = this.width / Math.max(1, this.height);
    if (this.#part > 0) this.#cover.draw(this.#part, this.#nowSeconds, aspect);
    this.#field.draw(this.width, this.height);
  }

  destroy(): void {
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
    this.canvas.remove();
  }

  /** Both programs are linked while the game is loading. */
  #rehearse(): void {
    this.#cover.draw(0.5, 0, 1);
    this.#field.draw(1, 1);
    this.#gl.clear(this.#gl.COLOR_BUFFER_BIT);
  }
}
