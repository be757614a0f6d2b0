/** The gun on its rock: a barrel for each weapon, which turns after the aim and kicks back. */
import type { WeaponId } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Point } from "../swarm/lanes.ts";
import type { Lights } from "./lights.ts";

const PIVOT_Y = -24;
const FLASH_MS = 160;

/** What a weapon looks like: dark, plain and bright metal, and the light of its shots. */
interface Metal {
  readonly dark: number;
  readonly plain: number;
  readonly bright: number;
  readonly light: number;
}

export const metals: Readonly<Record<WeaponId, Metal>> = {
  harpoon: { dark: 0x5b3a14, plain: 0xe0a640, bright: 0xffe6ac, light: 0x9ff0ff },
  lance: { dark: 0x6b1f2a, plain: 0xe86a4a, bright: 0xffd9a0, light: 0xffd65a },
  chain: { dark: 0x1d2c78, plain: 0x5a8cf2, bright: 0xd4f2ff, light: 0x8fe8ff },
  bomb: { dark: 0x3a1f52, plain: 0x9a5fd0, bright: 0xf0d0ff, light: 0xff9a4a },
};

export class Gun {
  readonly root = new Container();
  readonly #turret = new Container();
  readonly #barrel = new Graphics();
  readonly #mount = drawMount();
  readonly #flash: Sprite;
  #loaded: WeaponId | null = null;
  #flashMs = 0;
  #turn = 0;

  constructor(lights: Lights) {
    this.#flash = new Sprite({ texture: lights.glow, anchor: 0.5, visible: false });
    this.#flash.blendMode = "add";
    this.#flash.position.set(0, -88);
    this.#turret.position.y = PIVOT_Y;
    this.#turret.addChild(this.#barrel, this.#flash);
    this.root.addChild(drawRock(), this.#turret, this.#mount);
    this.load("harpoon");
  }

  load(weapon: WeaponId): void {
    if (weapon === this.#loaded) return;
    this.#loaded = weapon;
    drawBarrel(this.#barrel.clear(), weapon);
    this.#flash.tint = metals[weapon].light;
  }

  /** Turns smoothly: an eye follows it to a new aim. */
  aim(at: Point | null, deltaMs: number): void {
    const wanted = at === null ? 0 : this.#towards(at);
    const part = deltaMs === 0 ? 1 : 1 - Math.exp(-deltaMs / 45);
    this.#turn += (wanted - this.#turn) * part;
    this.#turret.rotation = this.#turn;
    if (this.#flashMs <= 0) return;
    this.#flashMs -= deltaMs;
    const left = Math.max(0, this.#flashMs / FLASH_MS);
    this.#flash.visible = left > 0;
    this.#flash.scale.set(2.4 * left);
    this.#barrel.position.y = 14 * left ** 2;
  }

  kick(): void {
    this.#flashMs = FLASH_MS;
  }

  /** Where shots at this point leave it. Turned over, it hangs from the top. */
  muzzle(at: Point): Point {
    const turn = this.#towards(at);
    const { x: wide, y: high } = this.root.scale;
    const { x, y } = this.#pivot;
    return { x: x + Math.sin(turn) * 92 * wide, y: y - Math.cos(turn) * 92 * high };
  }

  /** Without anybody at it, only the rock is there. */
  set isManned(isManned: boolean) {
    this.#turret.visible = isManned;
    this.#mount.visible = isManned;
    this.root.alpha = isManned ? 1 : 0.4;
  }

  get #pivot(): Point {
    const { position, scale } = this.root;
    return { x: position.x, y: position.y + PIVOT_Y * scale.y };
  }

  #towards(at: Point): number {
    const { x, y } = this.#pivot;
    const up = (y - at.y) * Math.sign(this.root.scale.y);
    return Math.max(-1.45, Math.min(1.45, Math.atan2(at.x - x, up)));
  }
}

function drawRock(): Graphics {
  return new Graphics()
    .ellipse(0, 6, 96, 26)
    .setFillStyle({ color: 0x020d24, alpha: 0.5 })
    .fill()
    .poly([-88, 12, -74, -8, -52, -16, -20, -22, 22, -20, 56, -15, 78, -6, 90, 12])
    .fill(0x14345c)
    .poly([-60, 12, -50, -9, -20, -16, 24, -14, 52, -8, 64, 12])
    .fill(0x1f4a78);
}

function drawMount(): Graphics {
  return new Graphics()
    .ellipse(0, 0, 54, 20)
    .fill(0x3a2412)
    .ellipse(0, -6, 50, 17)
    .fill(0x8a5a1e)
    .ellipse(0, -10, 42, 13)
    .fill(0xd49a36)
    .ellipse(0, -13, 30, 8)
    .fill(0xffdf94)
    .circle(0, -12, 7)
    .fill(0x0c5a78)
    .circle(-1.5, -13.5, 4)
    .fill(0x7fe9ff);
}

function drawBarrel(pen: Graphics, weapon: WeaponId): void {
  const { dark, plain, bright, light } = metals[weapon];
  const wide = { harpoon: 13, lance: 16, chain: 15, bomb: 21 }[weapon];
  const long = { harpoon: 66, lance: 74, chain: 68, bomb: 62 }[weapon];
  pen
    .roundRect(-wide, -long, 2 * wide, long + 12, 9)
    .fill(dark)
    .roundRect(3 - wide, 2 - long, 2 * wide - 6, long + 6, 7)
    .fill(plain)
    .roundRect(3 - wide, 2 - long, wide * 0.6, long + 6, 4)
    .fill(bright);
  for (const ring of [0.28, 0.62]) {
    pen.roundRect(-wide - 2, -long * ring - 4, 2 * wide + 4, 8, 3).fill(dark);
    pen.roundRect(-wide, -long * ring - 3, 2 * wide, 3, 2).fill(bright);
  }
  if (weapon === "bomb") {
    pen.ellipse(0, -long, wide + 4, 9).fill(dark);
    pen.ellipse(0, -long, wide - 2, 5).fill(0x12061f);
  } else if (weapon === "chain") {
    for (const side of [-1, 1]) {
      pen.poly([side * 5, -long, side * 12, -long - 20, side * 8, -long - 2]).fill(bright);
    }
    pen
      .circle(0, -long - 8, 7)
      .setFillStyle({ color: light, alpha: 0.55 })
      .fill();
    pen.circle(0, -long - 8, 3.6).fill(0xffffff);
  } else {
    const tip = -long - (weapon === "lance" ? 34 : 26);
    pen.poly([0, tip, 9, tip + 22, 3, tip + 19, 3, -long, -3, -long, -3, tip + 19, -9, tip + 22]);
    pen.fill(weapon === "lance" ? 0xfff0b0 : 0xe6f2f6);
  }
  pen.circle(0, 8, 19).fill(dark).circle(0, 8, 14).fill(plain).circle(-3, 5, 6).fill(bright);
}
