/**
 * What leaves the guns and what it does where it lands: spears and nets, lightning, blasts. The
 * player's own shot is waited for; those of others pass by.
 */
import type { WeaponId } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Sprite } from "pixi.js";
import type { Motion } from "../../../scene/motion.ts";
import type { Point } from "../swarm/lanes.ts";
import type { Swimmer } from "../swarm/shoal.ts";
import { Flight, lastsMs, type Shot } from "./flight.ts";
import { metals } from "./gun.ts";
import type { Lights } from "./lights.ts";
import type { Sparks } from "./sparks.ts";

const NET_MS = 620;
const NETS = 12;
/** Of others, at once; one more is seen only where it lands. */
const PASSING = 6;
/** What others do is smaller than what the player does. */
const OTHERS_SIZE = 0.75;

interface Net {
  readonly sprite: Sprite;
  ageMs: number;
  edge: number;
}

interface Passing {
  readonly flight: Flight;
  shot: Shot | null;
  /** Below 0 it has not left yet. */
  ageMs: number;
  onLanded: () => void;
}

interface ShotParts {
  readonly motion: Motion;
  readonly lights: Lights;
  readonly sparks: Sparks;
}

interface Landing {
  readonly id: WeaponId;
  readonly targets: readonly Swimmer[];
  /** 1, or less of others' shots. */
  readonly size: number;
}

export class Shots {
  readonly root = new Container();
  readonly #parts: ShotParts;
  readonly #own: Flight;
  readonly #passing: readonly Passing[];
  readonly #nets: Net[];
  #nextNet = 0;

  constructor(parts: ShotParts) {
    this.#parts = parts;
    const { lights } = parts;
    this.#own = new Flight(lights);
    this.#passing = Array.from({ length: PASSING }, () => ({
      flight: new Flight(lights),
      shot: null,
      ageMs: 0,
      onLanded: () => {},
    }));
    this.#nets = Array.from({ length: NETS }, () => ({
      sprite: new Sprite({ texture: lights.net, anchor: 0.5, visible: false }),
      ageMs: NET_MS,
      edge: 1,
    }));
    this.root.addChild(
      ...this.#nets.map(({ sprite }) => sprite),
      ...this.#passing.map(({ flight }) => flight.root),
      this.#own.root,
    );
  }

  /** Done when it has reached the last of them. */
  async fire(shot: Shot): Promise<void> {
    const { weapon, targets } = shot;
    if (targets.length === 0) return;
    const { motion } = this.#parts;
    const step = (t: number): void => this.#own.show(shot, t);
    await motion.move({ durationMs: lastsMs(shot), ease: (t) => t, step });
    this.#own.end(weapon.id === "chain" && !motion.isReduced);
    if (!motion.isReduced) this.#land({ id: weapon.id, targets, size: 1 });
  }

  /** Of somebody else: nothing waits for it, and no tap hurries it. */
  pass(shot: Shot, delayMs: number, onLanded: () => void): void {
    const free = this.#passing.find((one) => one.shot === null && !one.flight.isBusy);
    if (free === undefined || shot.targets.length === 0) return onLanded();
    Object.assign(free, { shot, ageMs: -delayMs, onLanded });
  }

  step(deltaMs: number): void {
    for (const net of this.#nets) spread(net, deltaMs);
    this.#own.step(deltaMs);
    for (const one of this.#passing) this.#fly(one, deltaMs);
  }

  #fly(passing: Passing, deltaMs: number): void {
    const { flight, shot } = passing;
    if (shot === null) return flight.step(deltaMs);
    passing.ageMs += deltaMs;
    const t = passing.ageMs / lastsMs(shot);
    if (t < 0) return;
    if (t < 1) return flight.show(shot, t);
    flight.end(shot.weapon.id === "chain");
    passing.shot = null;
    this.#land({ id: shot.weapon.id, targets: shot.targets, size: OTHERS_SIZE });
    passing.onLanded();
  }

  #land({ id, targets, size }: Landing): void {
    const [first] = targets;
    if (first === undefined) return;
    const { sparks } = this.#parts;
    const { light } = metals[id];
    const splash = { at: first, kind: "bubble", tint: 0xffffff, gravity: -160 } as const;
    const count = size < 1 ? 3 : 7;
    sparks.burst({ ...splash, count, speed: 130, lifeMs: 620, size: 13 });
    if (id === "chain") {
      for (const { x, y } of targets) this.#flare({ x, y }, light, size < 1 ? 2 : 5);
      return;
    }
    if (id === "bomb") {
      this.#flare(first, 0xffb04a, size < 1 ? 9 : 22);
      for (const target of targets.slice(1)) this.#cast(target, target.radius * 2.6 * size, id);
    }
    const edge = { harpoon: 70, lance: 96, bomb: 190 }[id];
    this.#cast(first, Math.max(edge, first.radius * 2.5) * size, id);
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
