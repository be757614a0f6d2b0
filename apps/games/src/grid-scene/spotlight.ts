/**
 * What comes before the board in a great win and instead of it in a bonus: darkness or a place of
 * its own, rays of light, and the hero, who leaps out of the cabinet.
 */
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Atlas } from "../scene/atlas.ts";
import type { Hero, HeroPlace } from "../scene/hero.ts";
import type { Layout } from "../scene/layout.ts";
import { ownTexture } from "../scene/own-texture.ts";
import type { Theme } from "../scene/theme.ts";

interface SpotlightOptions {
  readonly atlas: Atlas;
  readonly theme: Theme;
  readonly hero: Hero;
  /** The hero's place behind the cabinet. */
  readonly home: Container;
}

/** How much nearer the camera comes, at most. */
const PUSH = 0.028;
const PUSH_MS = 460;

export class Spotlight {
  readonly view = new Container();
  readonly #options: SpotlightOptions;
  readonly #shade = new Graphics();
  readonly #place: Sprite;
  readonly #veil: Sprite;
  readonly #rays: readonly Sprite[];
  readonly #core: Sprite;
  readonly #rayTexture: Texture;
  readonly #veilTexture: Texture;
  #layout: Layout | null = null;
  #presence = 0;
  #isPlace = false;
  #pushMs = PUSH_MS;
  #strength = 0;

  constructor(options: SpotlightOptions) {
    const { theme, atlas } = options;
    this.#options = options;
    this.#rayTexture = ownTexture(paintRays());
    this.#veilTexture = ownTexture(paintVeil());
    this.#veil = new Sprite({ texture: this.#veilTexture, tint: mixed(theme.feature, 0, 0.78) });
    this.#place = new Sprite({ anchor: 0.5, tint: mixed(0xffffff, theme.feature, 0.55) });
    this.#rays = [0.75, 0.5].map((alpha) => {
      const ray = new Sprite({ texture: this.#rayTexture, anchor: 0.5, tint: theme.glow, alpha });
      ray.blendMode = "add";
      return ray;
    });
    this.#core = new Sprite({ texture: atlas.light, anchor: 0.5, tint: theme.glow, alpha: 0.55 });
    this.#core.blendMode = "add";
    this.view.addChild(this.#shade, this.#place, this.#veil, ...this.#rays, this.#core);
    this.view.visible = false;
  }

  /** Something of it is seen, so that frames are needed. */
  get isShowing(): boolean {
    return this.#presence > 0;
  }

  resize(layout: Layout, world: Texture): void {
    this.#layout = layout;
    const { width, height } = layout;
    this.#place.texture = world;
    const scale = Math.max(width / world.width, height / world.height) * 1.5;
    this.#place.scale.set(scale);
    this.#place.position.set(width / 2, height * 0.36);
    this.#shade.clear().rect(0, 0, width, height).fill(0x02040a);
    this.#veil.setSize(width, height);
    this.#draw();
  }

  setPresence(part: number): void {
    this.#presence = part;
    const { hero, home } = this.#options;
    const host = part > 0 ? this.view : home;
    if (hero.view.parent !== host) host.addChild(hero.view);
    this.#draw();
  }

  setPlace(isPlace: boolean): void {
    this.#isPlace = isPlace;
    this.#draw();
  }

  push(strength: number): void {
    this.#strength = strength;
    this.#pushMs = 0;
  }

  /** Of the whole picture: 1 but for the moment of a push. */
  get zoom(): number {
    if (this.#pushMs >= PUSH_MS) return 1;
    const t = this.#pushMs / PUSH_MS;
    return 1 + PUSH * this.#strength * Math.sin(Math.PI * t) * (1 - t * 0.4);
  }

  step(deltaMs: number): void {
    this.#pushMs = Math.min(PUSH_MS, this.#pushMs + deltaMs);
    if (this.#presence === 0) return;
    const [near, far] = this.#rays;
    if (near !== undefined) near.rotation += deltaMs / 5200;
    if (far !== undefined) far.rotation -= deltaMs / 8100;
  }

  /** For the first drawing: everything that it may ever show. */
  rehearse(): void {
    this.setPlace(true);
    this.setPresence(1);
  }

  destroy(): void {
    this.#rayTexture.destroy(true);
    this.#veilTexture.destroy(true);
  }

  #draw(): void {
    const layout = this.#layout;
    if (layout === null) return;
    const part = this.#presence;
    this.view.visible = part > 0;
    this.#shade.alpha = 0.7 * part;
    this.#place.visible = this.#isPlace;
    this.#veil.visible = this.#isPlace;
    const place = this.#heroPlace(layout);
    this.#options.hero.view.visible = layout.hero !== null || part > 0;
    this.#options.hero.stand(place);
    const glow = { x: place.x, y: place.y - place.width * 0.5 };
    const span = Math.max(layout.width, layout.height) * 0.85;
    for (const [index, ray] of this.#rays.entries()) {
      ray.position.set(glow.x, glow.y);
      ray.scale.set(((span * (1 + index * 0.25)) / ray.texture.width) * (0.4 + 0.6 * part));
      ray.alpha = part * (index === 0 ? 0.5 : 0.34);
    }
    this.#core.position.set(glow.x, glow.y);
    this.#core.scale.set((place.width * 1.9) / this.#core.texture.width);
    this.#core.alpha = 0.5 * part;
  }

  /** From behind the cabinet, or from below where there is no room for it, in one leap. */
  #heroPlace(layout: Layout): HeroPlace {
    const { width, height, reels } = layout;
    const front = frontOf(layout);
    const home = layout.hero ?? { x: front.x, y: height + front.width * 1.1, width: front.width };
    const t = this.#presence;
    if (t === 0) return home;
    const between = (from: number, to: number): number => from + (to - from) * t;
    return {
      x: between(home.x, front.x),
      y: between(home.y, front.y) - Math.sin(t * Math.PI) * Math.min(width, reels.height) * 0.16,
      width: between(home.width, front.width),
    };
  }
}

/** Above the letters on a tall screen, beside them on a wide one. */
function frontOf({ width, isPortrait, reels }: Layout): HeroPlace {
  if (isPortrait) {
    const y = reels.y + reels.height * 0.46;
    return { x: width / 2, y, width: Math.min(width * 0.8, y * 0.94) };
  }
  const edge = Math.min(reels.height * 0.62, reels.width * 0.5);
  return { x: reels.x + reels.width / 2, y: reels.y + reels.height * 0.56, width: edge };
}

const RAY_EDGE = 512;

/** White wedges that fade outwards, to be tinted. */
function paintRays(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = RAY_EDGE;
  canvas.height = RAY_EDGE;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const half = RAY_EDGE / 2;
  const fade = pen.createRadialGradient(half, half, 0, half, half, half);
  fade.addColorStop(0, "#ffffffd0");
  fade.addColorStop(0.35, "#ffffff6a");
  fade.addColorStop(1, "#ffffff00");
  pen.fillStyle = fade;
  const count = 14;
  for (let ray = 0; ray < count; ray += 1) {
    const turn = (ray / count) * Math.PI * 2;
    const wide = (ray % 2 === 0 ? 0.15 : 0.09) / 1.2;
    pen.beginPath();
    pen.moveTo(half, half);
    pen.arc(half, half, half, turn - wide, turn + wide);
    pen.fill();
  }
  return canvas;
}

/** Light above, where the hero is, and dark below, where one reads. */
function paintVeil(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 4;
  canvas.height = 128;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const fade = pen.createLinearGradient(0, 0, 0, canvas.height);
  fade.addColorStop(0, "#ffffff6a");
  fade.addColorStop(0.3, "#ffffff28");
  fade.addColorStop(0.62, "#ffffffa0");
  fade.addColorStop(1, "#ffffffe6");
  pen.fillStyle = fade;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A part of another colour in a colour. */
function mixed(from: number, to: number, part: number): number {
  const channel = (shift: number): number => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
