/** What leaves the gun and what it does where it lands: spears and nets, lightning, blasts. */
import type { FishWeapon, WeaponId } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Motion } from "../../../scene/motion.ts";
import { metals } from "./gun.ts";
import type { Point } from "../swarm/lanes.ts";
import type { Lights } from "./lights.ts";
import type { Swimmer } from "../swarm/shoal.ts";
import type { Sparks } from "./sparks.ts";

const FLIGHT_MS = 200;
const BOMB_MS = 300;
const HOP_MS = 85;
const NET_MS = 620;
const BOLT_MS = 260;
const NETS = 8;

interface Net {
  readonly sprite: Sprite;
  ageMs: number;
  edge: number;
}

export interface Shot {
  readonly weapon: FishWeapon;
  readonly from: Point;
  readonly targets: readonly Swimmer[];
}

interface ShotParts {
  readonly motion: Motion;
  readonly lights: Lights;
  readonly sparks: Sparks;
}

export class Shots {
  readonly root = new Container();
  readonly #parts: ShotParts;
  readonly #flight = new Graphics();
  readonly #glow: Sprite;
  readonly #nets: Net[];
  /** Lightning that fades, from point to point. */
  #bolts: readonly Point[] = [];
  #boltMs = 0;
  #nextNet = 0;

  constructor(parts: ShotParts) {
    this.#parts = parts;
    const { lights } = parts;
    this.#flight.blendMode = "add";
    this.#glow = new Sprite({ texture: lights.glow, anchor: 0.5, visible: false });
    this.#glow.blendMode = "add";
    this.#nets = Array.from({ length: NETS }, () => ({
      sprite: new Sprite({ texture: lights.net, anchor: 0.5, visible: false }),
      ageMs: NET_MS,
      edge: 1,
    }));
    this.root.addChild(...this.#nets.map(({ sprite }) => sprite), this.#glow, this.#flight);
  }

  /** Done when it has reached the last of them. */
  async fire(shot: Shot): Promise<void> {
    const { weapon, targets } = shot;
    const [first] = targets;
    if (first === undefined) return;
    const { motion } = this.#parts;
    const hops = weapon.id === "chain" ? targets.length - 1 : 0;
    const durationMs = (weapon.id === "bomb" ? BOMB_MS : FLIGHT_MS) + hops * HOP_MS;
    this.#boltMs = 0;
    await motion.move({ durationMs, ease: (t) => t, step: (t) => this.#fly(shot, first, t) });
    this.#flight.clear();
    this.#glow.visible = false;
    if (!motion.isReduced) this.#land(shot, first);
  }

  step(deltaMs: number): void {
    for (const net of this.#nets) spread(net, deltaMs);
    if (this.#boltMs <= 0) return;
    this.#boltMs -= deltaMs;
    this.#flight.clear();
    if (this.#boltMs <= 0) return;
    drawBolts(this.#flight, this.#bolts, this.#boltMs / BOLT_MS);
  }

  #fly({ weapon: { id }, from, targets }: Shot, to: Point, t: number): void {
    const pen = this.#flight.clear();
    if (id === "chain") {
      const length = targets.length;
      const reached = Math.min(length, Math.max(1, Math.ceil(t * length)));
      drawBolts(pen, [from, ...targets.slice(0, reached)], 1);
      return;
    }
    const at = (part: number): Point => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - (id === "bomb" ? 60 * Math.sin(Math.PI * part) : 0),
    });
    const head = at(t);
    const tail = at(Math.max(0, t - 0.22));
    const { light } = metals[id];
    Object.assign(this.#glow, { visible: true, tint: light });
    this.#glow.scale.set(id === "harpoon" ? 0.7 : 1.2);
    this.#glow.position.set(head.x, head.y);
    if (id === "bomb") {
      pen.circle(head.x, head.y, 12).fill(0xff7a2a);
      pen.circle(head.x - 3, head.y - 3, 6).fill(0xfff0c0);
      return;
    }
    const width = id === "lance" ? 8 : 4.5;
    pen.moveTo(tail.x, tail.y).lineTo(head.x, head.y);
    pen.stroke({ color: light, width, alpha: 0.85, cap: "round" });
    pen.circle(head.x, head.y, width * 0.8).fill(0xffffff);
  }

  #land({ weapon: { id }, from, targets }: Shot, first: Swimmer): void {
    const { sparks } = this.#parts;
    const { light } = metals[id];
    const splash = { at: first, kind: "bubble", tint: 0xffffff, gravity: -160 } as const;
    sparks.burst({ ...splash, count: 7, speed: 130, lifeMs: 620, size: 13 });
    if (id === "chain") {
      this.#bolts = [from, ...targets].map(({ x, y }) => ({ x, y }));
      this.#boltMs = BOLT_MS;
      for (const { x, y } of targets) this.#flare({ x, y }, light, 5);
      return;
    }
    if (id === "bomb") {
      this.#flare(first, 0xffb04a, 22);
      for (const target of targets.slice(1)) this.#cast(target, target.radius * 2.6, id);
    }
    const edge = { harpoon: 70, lance: 96, bomb: 190, chain: 60 }[id];
    this.#cast(first, Math.max(edge, first.radius * 2.5), id);
  }

  #flare(at: Point, tint: number, count: number): void {
    const { sparks } = this.#parts;
    const light = { at, tint, count, kind: "glow", gravity: 0 } as const;
    sparks.burst({ ...light, speed: 40 + count * 14, lifeMs: 420, size: 20 + count });
  }

  #cast({ x, y }: Point, edge: number, weapon: WeaponId): void {
    const net = this.#nets[this.#nextNet];
    this.#nextNet = (this.#nextNet + 1) % this.#nets.length;
    if (net === undefined) return;
    net.ageMs = 0;
    net.edge = edge / (net.sprite.texture.width || 1);
    net.sprite.tint = metals[weapon].light;
    net.sprite.position.set(x, y);
    net.sprite.rotation = (x * 7 + y * 3) % 3;
    net.sprite.visible = true;
    spread(net, 0);
  }
}

/** Thrown open at once, drawn together slowly, and gone. */
function spread(net: Net, deltaMs: number): void {
  if (!net.sprite.visible) return;
  net.ageMs += deltaMs;
  const t = net.ageMs / NET_MS;
  if (t >= 1) {
    net.sprite.visible = false;
    return;
  }
  const open = t < 0.28 ? 1 - (1 - t / 0.28) ** 3 : 1 - 0.22 * ((t - 0.28) / 0.72) ** 2;
  net.sprite.scale.set(net.edge * (0.25 + 0.85 * open));
  net.sprite.alpha = t < 0.5 ? 0.95 : 0.95 * (1 - (t - 0.5) / 0.5);
}

function drawBolts(pen: Graphics, points: readonly Point[], strength: number): void {
  for (const [width, color, alpha] of [
    [13, 0x3a7dff, 0.28],
    [5.5, 0x8fe8ff, 0.75],
    [2, 0xffffff, 1],
  ] as const) {
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from === undefined) continue;
      traceBolt(pen, from, to);
      pen.stroke({ color, width: width * strength, alpha: alpha * strength, join: "round" });
    }
  }
}

/** A crooked line that ends where it should, and is the same for each of its strokes. */
function traceBolt(pen: Graphics, from: Point, to: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const steps = Math.max(4, Math.min(12, Math.round(length / 22)));
  pen.moveTo(from.x, from.y);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const off = step === steps ? 0 : Math.sin(step * 4.3 + length / 3) * Math.min(15, length / 7);
    pen.lineTo(
      from.x + (to.x - from.x) * part + normal.x * off,
      from.y + (to.y - from.y) * part + normal.y * off,
    );
  }
}
