/** The sea with its fish, the gun, and what shots look like. Knows no money and no rules. */
import {
  type FishTarget,
  type FishWeapon,
  fishWeapons,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, type Renderer } from "pixi.js";
import type { Motion } from "../../../scene/motion.ts";
import { openRenderer, type RendererOptions } from "../../../scene/renderer.ts";
import { Catches } from "./catches.ts";
import { Crowd } from "./crowd.ts";
import type { Neighbour } from "../company/seats.ts";
import { Guests } from "./guests.ts";
import { Gun } from "./gun.ts";
import { paintLights } from "./lights.ts";
import { Omen } from "./omen.ts";
import { Reticle } from "./reticle.ts";
import { createSea, type Sea } from "./sea.ts";
import type { Point } from "../swarm/lanes.ts";
import { Shoal, type Swimmer } from "../swarm/shoal.ts";
import type { WaveId } from "../swarm/waves.ts";
import { Shots } from "./shots.ts";
import { Sparks } from "./sparks.ts";
import { poseCreatures, type Sheets } from "./swim-cycle.ts";

export interface FishScene {
  readonly shoal: Shoal;
  aimAt: (swimmer: Swimmer | null, isLocked: boolean) => void;
  load: (weapon: FishWeapon) => void;
  /** The shot flies; done when it has reached its targets. */
  fire: (weapon: FishWeapon, targets: readonly Swimmer[]) => Promise<void>;
  /** Pulled up and gone; runs by itself. */
  pullUp: (swimmer: Swimmer) => void;
  flinch: (swimmer: Swimmer) => void;
  /** A wave is over: foam rolls through, and the water changes its colour. */
  turnTide: (wave: WaveId) => void;
  /** Something large passes below. */
  foretell: (boss: FishTarget) => void;
  /** Those around: null where one is alone. */
  seat: (neighbours: readonly Neighbour[] | null) => void;
  /** Somebody else's shot, from their place; done when it has landed. Tells where it came from. */
  passBy: (shot: GuestShot, onLanded: () => void) => void;
  /** Coins burst where somebody else has caught something; `swimmer` null: at their gun. */
  burstFor: (place: number, swimmer: Swimmer | null) => Point;
  resize: () => void;
  render: () => void;
  destroy: () => void;
}

export interface GuestShot {
  readonly place: number;
  readonly weapon: FishWeapon;
  readonly targets: readonly Swimmer[];
  readonly delayMs: number;
}

export interface SceneOptions extends RendererOptions {
  readonly sheets: Sheets;
  readonly motion: Motion;
  /** Of a scene that is replaced: the same fish swim on. */
  readonly shoal?: Shoal;
}

export async function createFishScene(options: SceneOptions): Promise<FishScene> {
  const { renderer, isCalm } = await openRenderer(options);
  return new PixiFishScene(renderer, options, isCalm);
}

/** So many frames, until the last net is drawn together. */
const REHEARSED = 16;
const REHEARSED_MS = 80;
/** A hand turns no faster; longer pauses are no time in the sea. */
const STEP_MAX_MS = 80;

class PixiFishScene implements FishScene {
  readonly shoal: Shoal;
  readonly #renderer: Renderer;
  readonly #options: SceneOptions;
  readonly #sea: Sea;
  readonly #root = new Container();
  readonly #crowd: Crowd;
  readonly #shots: Shots;
  readonly #sparks: Sparks;
  readonly #catches: Catches;
  readonly #reticle: Reticle;
  readonly #omen: Omen;
  readonly #gun: Gun;
  readonly #guests: Guests;
  readonly #stopFrames: () => void;
  #aim: Swimmer | null = null;
  #isLocked = false;
  #timeMs = 0;

  constructor(renderer: Renderer, options: SceneOptions, isCalm: boolean) {
    const { sheets, motion } = options;
    const lights = paintLights();
    const poses = poseCreatures(sheets);
    this.#renderer = renderer;
    this.#options = options;
    this.#sea = createSea(lights, isCalm);
    this.shoal = options.shoal ?? new Shoal(this.#region, motion.isReduced);
    this.#sea.colour(this.shoal.clock.wave.id, true);
    this.#crowd = new Crowd(poses, isCalm);
    this.#sparks = new Sparks(lights, isCalm);
    this.#catches = new Catches(lights.ring, this.#sparks);
    this.#shots = new Shots({ motion, lights, sparks: this.#sparks });
    this.#reticle = new Reticle(lights);
    this.#omen = new Omen(poses);
    this.#gun = new Gun(lights);
    this.#guests = new Guests(lights);
    this.#root.addChild(
      this.#sea.back,
      this.#omen.root,
      this.#crowd.shadows,
      this.#crowd.root,
      this.#sea.front,
      this.#guests.root,
      this.#reticle.root,
      this.#shots.root,
      this.#catches.root,
      this.#sparks.root,
      this.#gun.root,
    );
    this.#stopFrames = motion.onFrame((deltaMs) => this.#step(deltaMs));
    this.resize();
    if (!isCalm && !motion.isReduced) this.#rehearse();
  }

  /**
   * Whatever a shot may show is drawn once before anybody shoots: programs are linked, pictures
   * sent to the graphics card, and the code has run.
   */
  #rehearse(): void {
    const targets = this.shoal.swimmers.slice(0, 4);
    const [at] = targets;
    if (at === undefined) return;
    const light = { at, count: 3, tint: 0xffffff, speed: 60, lifeMs: 300, size: 12, gravity: 0 };
    for (const kind of ["coin", "star"] as const) this.#sparks.burst({ ...light, kind });
    for (const weapon of fishWeapons) {
      const shot = { weapon, from: this.#gun.muzzle(at), targets };
      this.#shots.pass(shot, 0, () => {});
    }
    for (let step = 0; step < REHEARSED; step += 1) {
      this.#shots.step(REHEARSED_MS);
      this.#sparks.step(REHEARSED_MS);
      this.render();
    }
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
    this.#gun.root.scale.set(Math.max(0.8, Math.min(1.3, region.height / 620)));
    this.#gun.root.position.set(region.width / 2, region.height - 6);
    this.#guests.resize(region);
    this.#draw(0);
  }

  render(): void {
    this.#renderer.render(this.#root);
  }

  destroy(): void {
    this.#stopFrames();
    this.#renderer.canvas.remove();
    this.#renderer.destroy();
  }

  aimAt(swimmer: Swimmer | null, isLocked: boolean): void {
    this.#aim = swimmer;
    this.#isLocked = isLocked;
  }

  load(weapon: FishWeapon): void {
    this.#gun.load(weapon.id);
  }

  async fire(weapon: FishWeapon, targets: readonly Swimmer[]): Promise<void> {
    const [first] = targets;
    if (first === undefined) return;
    if (!this.#options.motion.isReduced) this.#gun.kick();
    await this.#shots.fire({ weapon, from: this.#gun.muzzle(first), targets });
  }

  pullUp(swimmer: Swimmer): void {
    const sprite = this.#crowd.release(swimmer);
    this.shoal.take(swimmer);
    if (this.#aim === swimmer) this.#aim = null;
    if (sprite === null) return;
    if (this.#options.motion.isReduced) sprite.destroy();
    else this.#catches.haul(sprite, swimmer.radius);
  }

  flinch(swimmer: Swimmer): void {
    if (!this.#options.motion.isReduced) this.#crowd.flinch(swimmer);
  }

  seat(neighbours: readonly Neighbour[] | null): void {
    this.#guests.seat(neighbours);
  }

  passBy({ place, weapon, targets, delayMs }: GuestShot, onLanded: () => void): void {
    const [first] = targets;
    if (first === undefined || this.#options.motion.isReduced) return onLanded();
    const from = this.#guests.fire(place, weapon, first);
    this.#shots.pass({ weapon, from, targets }, delayMs, onLanded);
  }

  burstFor(place: number, swimmer: Swimmer | null): Point {
    const at = swimmer ?? this.#guests.at(place);
    const coins = { at, kind: "coin", tint: 0xffffff, gravity: 420 } as const;
    const { isReduced } = this.#options.motion;
    if (!isReduced) this.#sparks.burst({ ...coins, count: 6, speed: 190, lifeMs: 760, size: 17 });
    return { x: at.x, y: at.y };
  }

  turnTide(wave: WaveId): void {
    this.#sea.colour(wave, this.#options.motion.isReduced);
    if (!this.#options.motion.isReduced) this.#sea.sweep();
  }

  foretell(boss: FishTarget): void {
    if (!this.#options.motion.isReduced) this.#omen.pass(boss, this.#region);
  }

  #step(deltaMs: number): void {
    // The first frame may have begun before the clock was read.
    const step = Math.min(Math.max(0, deltaMs), STEP_MAX_MS);
    this.shoal.step(step);
    if (!this.#options.motion.isReduced) {
      this.#timeMs += step;
      this.#sea.step(step);
      this.#omen.step(step);
      this.#shots.step(step);
      this.#sparks.step(step);
      this.#catches.step(step);
      this.#guests.step(step);
    }
    this.#draw(step);
  }

  #draw(deltaMs: number): void {
    this.#crowd.draw(this.shoal.swimmers, this.#timeMs, deltaMs);
    if (this.#aim?.isGone === true) this.#aim = null;
    const aim = this.#aim;
    this.#gun.aim(aim, this.#options.motion.isReduced ? 0 : deltaMs);
    this.#reticle.show(aim, this.#isLocked, this.#gun.muzzle(aim ?? { x: 0, y: 0 }), this.#timeMs);
  }
}
