/** One shot on its way: a trail of light, a ball, or lightning. Sprites that move, not drawings. */
import type { FishWeapon } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Sprite } from "pixi.js";
import type { Point } from "../swarm/lanes.ts";
import type { Swimmer } from "../swarm/shoal.ts";
import { metals } from "./gun.ts";
import type { Lights } from "./lights.ts";

const FLIGHT_MS = 200;
const BOMB_MS = 300;
const HOP_MS = 85;
const BOLT_MS = 260;
/** What a trail is of the whole way. */
const TRAIL = 0.22;
const BOLTS = 4;
/** The part of its picture that lightning leaps over. */
const BOLT_LENGTH = 240;

export interface Shot {
  readonly weapon: FishWeapon;
  readonly from: Point;
  readonly targets: readonly Swimmer[];
}

export function lastsMs({ weapon, targets }: Shot): number {
  const hops = weapon.id === "chain" ? Math.max(0, targets.length - 1) : 0;
  return (weapon.id === "bomb" ? BOMB_MS : FLIGHT_MS) + hops * HOP_MS;
}

export class Flight {
  readonly root = new Container({ visible: false });
  readonly #glow: Sprite;
  readonly #streak: Sprite;
  readonly #ball: Sprite;
  readonly #bolts: readonly Sprite[];
  #fadesMs = 0;

  constructor({ glow, streak, ball, bolt }: Lights) {
    this.#glow = new Sprite({ texture: glow, anchor: 0.5, blendMode: "add" });
    this.#streak = new Sprite({ texture: streak, anchor: { x: 0.96, y: 0.5 }, blendMode: "add" });
    this.#ball = new Sprite({ texture: ball, anchor: 0.5 });
    this.#bolts = Array.from({ length: BOLTS }, () => {
      const anchor = { x: 8 / 256, y: 0.5 };
      return new Sprite({ texture: bolt, anchor, blendMode: "add" });
    });
    this.root.addChild(this.#glow, this.#streak, this.#ball, ...this.#bolts);
  }

  get isBusy(): boolean {
    return this.root.visible;
  }

  /** So far: 0 at the muzzle, 1 at the last of its targets. */
  show({ weapon: { id }, from, targets }: Shot, t: number): void {
    const [to] = targets;
    if (to === undefined) return;
    this.root.visible = true;
    this.root.alpha = 1;
    this.#fadesMs = 0;
    this.#streak.visible = id === "harpoon" || id === "lance";
    this.#ball.visible = id === "bomb";
    this.#glow.visible = id !== "chain";
    const reached = id === "chain" ? Math.max(1, Math.ceil(t * targets.length)) : 0;
    let last: Point = from;
    for (const [index, bolt] of this.#bolts.entries()) {
      const target = targets[index];
      bolt.visible = index < reached && target !== undefined;
      if (target === undefined) continue;
      if (bolt.visible) leap(bolt, last, target);
      last = target;
    }
    if (id === "chain") return;
    const lift = id === "bomb" ? 60 * Math.sin(Math.PI * t) : 0;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - lift;
    this.#glow.position.set(x, y);
    this.#glow.scale.set(id === "harpoon" ? 0.7 : 1.2);
    this.#glow.tint = metals[id].light;
    if (id === "bomb") this.#ball.position.set(x, y);
    else this.#trail(id === "lance" ? 1.3 : 0.75, { from, to, t });
  }

  /** It has arrived: lightning fades, everything else is gone. */
  end(isFading: boolean): void {
    this.#fadesMs = isFading ? BOLT_MS : 0;
    this.root.visible = isFading;
  }

  step(deltaMs: number): void {
    if (this.#fadesMs <= 0) return;
    this.#fadesMs -= deltaMs;
    this.root.alpha = Math.max(0, this.#fadesMs / BOLT_MS);
    if (this.#fadesMs <= 0) this.root.visible = false;
  }

  #trail(thick: number, { from, to, t }: { from: Point; to: Point; t: number }): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) * Math.min(TRAIL, t);
    this.#streak.position.copyFrom(this.#glow.position);
    this.#streak.rotation = Math.atan2(dy, dx);
    this.#streak.scale.set(Math.max(0.1, length / 120), thick);
    this.#streak.tint = this.#glow.tint;
  }
}

function leap(bolt: Sprite, from: Point, to: Point): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  bolt.position.set(from.x, from.y);
  bolt.rotation = Math.atan2(dy, dx);
  bolt.scale.set(length / BOLT_LENGTH, Math.min(1, 0.35 + length / 260));
}
