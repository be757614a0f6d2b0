/** The sea with its fish, the gun, and what shots look like. Knows no money and no rules. */
import type { FishWeapon } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Graphics, Rectangle, type Renderer, Sprite, Texture } from "pixi.js";
import order from "../../art/pescaria-da-mare/creatures.json";
import type { Motion } from "../../scene/motion.ts";
import { openRenderer, type RendererOptions } from "../../scene/renderer.ts";
import { createSea, type Sea } from "./sea.ts";
import { Shoal, type Swimmer } from "./shoal.ts";

const FLIGHT_MS = 190;
const CATCH_MS = 520;

export interface FishScene {
  readonly shoal: Shoal;
  aimAt: (swimmer: Swimmer | null) => void;
  /** The shot flies; done when it has reached its targets. */
  fire: (weapon: FishWeapon, targets: readonly Swimmer[]) => Promise<void>;
  /** Pulled up and gone; runs by itself. */
  pullUp: (swimmer: Swimmer) => void;
  flinch: (swimmer: Swimmer) => void;
  resize: () => void;
  render: () => void;
  destroy: () => void;
}

export interface SceneOptions extends RendererOptions {
  readonly sheet: ImageBitmap;
  readonly motion: Motion;
  /** Of a scene that is replaced: the same fish swim on. */
  readonly shoal?: Shoal;
}

export async function createFishScene(options: SceneOptions): Promise<FishScene> {
  const { renderer, isCalm } = await openRenderer(options);
  return new PixiFishScene(renderer, options, isCalm);
}

class PixiFishScene implements FishScene {
  readonly shoal: Shoal;
  readonly #renderer: Renderer;
  readonly #options: SceneOptions;
  readonly #sea: Sea;
  readonly #root = new Container();
  readonly #crowd = new Container();
  readonly #shots = new Graphics();
  readonly #reticle = new Graphics();
  readonly #gun = new Container();
  readonly #barrel = new Graphics();
  readonly #sprites = new Map<number, Sprite>();
  readonly #textures: ReadonlyMap<string, Texture>;
  readonly #stopFrames: () => void;
  #aim: Swimmer | null = null;
  #timeMs = 0;

  constructor(renderer: Renderer, options: SceneOptions, isCalm: boolean) {
    this.#renderer = renderer;
    this.#options = options;
    this.#textures = cut(options.sheet);
    this.#sea = createSea(isCalm);
    this.shoal = options.shoal ?? new Shoal(this.#region);
    this.#shots.blendMode = "add";
    this.#gun.addChild(drawMount(), this.#barrel);
    drawBarrel(this.#barrel);
    drawReticle(this.#reticle);
    this.#root.addChild(this.#sea.back, this.#crowd, this.#reticle, this.#shots, this.#gun);
    this.#stopFrames = options.motion.onFrame((deltaMs) => this.#step(deltaMs));
    this.resize();
  }

  get #region() {
    const { clientWidth: width, clientHeight: height } = this.#options.host;
    return { width: Math.max(1, width), height: Math.max(1, height) };
  }

  resize(): void {
    const region = this.#region;
    this.#renderer.resize(region.width, region.height);
    this.#sea.resize(region);
    this.shoal.resize(region);
    const scale = Math.max(0.8, Math.min(1.35, region.height / 620));
    this.#gun.scale.set(scale);
    this.#gun.position.set(region.width / 2, region.height - 6);
    this.#draw();
  }

  render(): void {
    this.#renderer.render(this.#root);
  }

  destroy(): void {
    this.#stopFrames();
    this.#renderer.canvas.remove();
    this.#renderer.destroy();
  }

  aimAt(swimmer: Swimmer | null): void {
    this.#aim = swimmer;
  }

  async fire(weapon: FishWeapon, targets: readonly Swimmer[]): Promise<void> {
    const [first] = targets;
    if (first === undefined) return;
    const { motion } = this.#options;
    const from = this.#muzzle(first);
    const recoil = (t: number): void => {
      this.#barrel.position.y = 12 * (1 - t) ** 2;
    };
    await motion.move({
      durationMs: FLIGHT_MS,
      ease: (t) => t,
      step: (t) => {
        recoil(t);
        drawFlight(this.#shots.clear(), { weapon: weapon.id, from, to: first, t });
      },
    });
    this.#shots.clear();
    recoil(1);
    if (targets.length > 1 || weapon.id === "bomb") void this.#spread(weapon, targets);
  }

  async #spread(weapon: FishWeapon, targets: readonly Swimmer[]): Promise<void> {
    const [first, ...others] = targets;
    if (first === undefined) return;
    const burst = new Graphics();
    burst.blendMode = "add";
    this.#root.addChild(burst);
    await this.#options.motion.move({
      durationMs: 380,
      step: (t) => drawSpread(burst.clear(), { weapon: weapon.id, first, others, t }),
    });
    burst.destroy();
  }

  pullUp(swimmer: Swimmer): void {
    const sprite = this.#sprites.get(swimmer.key);
    this.#sprites.delete(swimmer.key);
    this.shoal.take(swimmer);
    if (this.#aim === swimmer) this.#aim = null;
    if (sprite === undefined) return;
    const { x, y } = sprite.position;
    const scale = Math.abs(sprite.scale.x);
    const ring = new Graphics();
    ring.blendMode = "add";
    this.#root.addChild(ring);
    const done = this.#options.motion.move({
      durationMs: CATCH_MS,
      ease: (t) => t,
      step: (t) => {
        const pop = 1 + 0.45 * Math.sin(Math.min(1, t * 2.2) * Math.PI * 0.5);
        sprite.scale.set(scale * pop * (1 - 0.6 * t * t));
        sprite.rotation = 5.5 * t * t;
        sprite.position.set(x, y - 90 * t * t);
        sprite.alpha = 1 - t ** 3;
        ring
          .clear()
          .circle(x, y, swimmer.radius * (0.7 + 1.5 * t))
          .stroke({ color: 0xffe08a, width: 7 * (1 - t), alpha: 0.9 * (1 - t) });
      },
    });
    void done.then(() => {
      sprite.destroy();
      ring.destroy();
    });
  }

  flinch(swimmer: Swimmer): void {
    const sprite = this.#sprites.get(swimmer.key);
    if (sprite === undefined) return;
    void this.#options.motion.move({
      durationMs: 260,
      ease: (t) => t,
      step: (t) => {
        if (sprite.destroyed) return;
        sprite.tint = t < 0.5 ? 0xff9a8a : 0xffffff;
        sprite.pivot.x = Math.sin(t * Math.PI * 5) * 9 * (1 - t);
      },
    });
  }

  #muzzle(target: { readonly x: number; readonly y: number }) {
    const { x, y } = this.#gun.position;
    const angle = Math.atan2(target.x - x, y - target.y);
    const long = 74 * this.#gun.scale.y;
    return { x: x + Math.sin(angle) * long, y: y - 22 - Math.cos(angle) * long };
  }

  #step(deltaMs: number): void {
    const step = Math.min(deltaMs, 80);
    this.#timeMs += step;
    if (!this.#options.motion.isReduced) {
      this.shoal.step(step);
      this.#sea.step(step);
    }
    this.#draw();
  }

  #draw(): void {
    const { swimmers } = this.shoal;
    for (const [key, sprite] of this.#sprites) {
      if (swimmers.some((swimmer) => swimmer.key === key)) continue;
      sprite.destroy();
      this.#sprites.delete(key);
    }
    for (const swimmer of swimmers) this.#place(swimmer);
    const aim = this.#aim;
    if (aim?.isGone === true) this.#aim = null;
    this.#reticle.visible = aim !== null;
    if (aim === null) return;
    this.#reticle.position.set(aim.x, aim.y);
    const pulse = 1 + 0.05 * Math.sin(this.#timeMs / 160);
    this.#reticle.scale.set(((aim.radius * 1.12) / 50) * pulse);
    this.#reticle.rotation = this.#timeMs / 1_600;
    const { x, y } = this.#gun.position;
    this.#barrel.rotation = Math.atan2(aim.x - x, y - 22 - aim.y);
  }

  #place(swimmer: Swimmer): void {
    let sprite = this.#sprites.get(swimmer.key);
    if (sprite === undefined) {
      sprite = new Sprite(this.#textures.get(swimmer.target.id) ?? Texture.EMPTY);
      sprite.anchor.set(0.5);
      sprite.zIndex = swimmer.radius;
      this.#sprites.set(swimmer.key, sprite);
      this.#crowd.sortableChildren = true;
      this.#crowd.addChild(sprite);
    }
    const scale = (swimmer.radius * 2.35) / order.cell;
    const wag = Math.sin(this.#timeMs / 240 + swimmer.phase);
    sprite.position.set(swimmer.x, swimmer.y);
    // The pictures look to the left.
    sprite.scale.set(-swimmer.direction * scale * (1 + 0.025 * wag), scale * (1 - 0.02 * wag));
    sprite.rotation = 0.05 * wag;
  }
}

function cut(sheet: ImageBitmap): ReadonlyMap<string, Texture> {
  const { source } = Texture.from(sheet);
  return new Map(
    order.names.map((name, index) => {
      const x = (index % order.columns) * order.cell;
      const y = Math.floor(index / order.columns) * order.cell;
      return [name, new Texture({ source, frame: new Rectangle(x, y, order.cell, order.cell) })];
    }),
  );
}

function drawMount(): Graphics {
  return new Graphics()
    .ellipse(0, 2, 62, 26)
    .fill(0x3a2412)
    .ellipse(0, -4, 58, 22)
    .fill(0x8a5a1e)
    .ellipse(0, -8, 48, 16)
    .fill(0xc98a2e);
}

function drawBarrel(barrel: Graphics): void {
  barrel.position.set(0, -22);
  barrel
    .roundRect(-13, -66, 26, 76, 9)
    .fill(0x5b3a14)
    .roundRect(-10, -64, 20, 72, 7)
    .fill(0xe0a640)
    .roundRect(-10, -64, 7, 72, 4)
    .fill(0xffe0a0)
    .rect(-13, -44, 26, 6)
    .fill(0x8a5a1e)
    .rect(-13, -20, 26, 6)
    .fill(0x8a5a1e)
    .poly([0, -92, 9, -70, 3, -72, 3, -60, -3, -60, -3, -72, -9, -70])
    .fill(0xe6f2f6)
    .circle(0, 8, 17)
    .fill(0x7a4e18)
    .circle(0, 8, 11)
    .fill(0xf0c060);
}

function drawReticle(reticle: Graphics): void {
  for (let part = 0; part < 4; part += 1) {
    const start = (part * Math.PI) / 2 + 0.25;
    reticle
      .moveTo(50 * Math.cos(start), 50 * Math.sin(start))
      .arc(0, 0, 50, start, start + Math.PI / 2 - 0.5)
      .stroke({ color: 0xffd65a, width: 4, alpha: 0.95 });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly weapon: FishWeapon["id"];
  readonly from: Point;
  readonly to: Point;
  readonly t: number;
}

function drawFlight(pen: Graphics, { weapon, from, to, t }: Flight): void {
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const head = at(t);
  const tail = at(Math.max(0, t - 0.28));
  if (weapon === "chain") {
    drawBolt(pen, from, head);
    return;
  }
  if (weapon === "bomb") {
    const lift = -40 * Math.sin(Math.PI * t);
    pen
      .circle(head.x, head.y + lift, 13)
      .fill(0xff8a3a)
      .circle(head.x, head.y + lift, 7);
    pen.fill(0xfff0c0);
    return;
  }
  const colour = weapon === "lance" ? 0xffd65a : 0xe6fbff;
  const width = weapon === "lance" ? 7 : 4;
  pen.moveTo(tail.x, tail.y).lineTo(head.x, head.y).stroke({ color: colour, width, cap: "round" });
  pen.circle(head.x, head.y, width).fill(0xffffff);
}

/** A crooked line that is the same at both ends. */
function drawBolt(pen: Graphics, from: Point, to: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  pen.moveTo(from.x, from.y);
  const steps = 7;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const off = step === steps ? 0 : Math.sin(step * 4.3 + length) * 13;
    pen.lineTo(
      from.x + (to.x - from.x) * part + normal.x * off,
      from.y + (to.y - from.y) * part + normal.y * off,
    );
  }
  pen.stroke({ color: 0xa8f4ff, width: 4, join: "round" });
}

interface Spread {
  readonly weapon: FishWeapon["id"];
  readonly first: Swimmer;
  readonly others: readonly Swimmer[];
  readonly t: number;
}

function drawSpread(pen: Graphics, { weapon, first, others, t }: Spread): void {
  if (weapon === "chain") {
    pen.alpha = 1 - t;
    let from: Point = first;
    for (const other of others) {
      drawBolt(pen, from, other);
      from = other;
    }
    return;
  }
  pen
    .circle(first.x, first.y, 40 + 110 * t)
    .stroke({ color: 0xffb347, width: 16 * (1 - t), alpha: 1 - t })
    .circle(first.x, first.y, 60 * (1 - t))
    .setFillStyle({ color: 0xffe9b0, alpha: 0.8 * (1 - t) })
    .fill();
}
