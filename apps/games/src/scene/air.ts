/** What floats and flies: motes in the air, bursts of glints, a rain of coins. */
import { Container, Sprite, type Texture } from "pixi.js";
import type { Theme } from "./theme.ts";
import type { Atlas } from "./atlas.ts";
import type { Layout } from "./layout.ts";
import type { Motion } from "./motion.ts";

const MOTES = 16;
const PARTICLES_MAX = 140;

interface Particle {
  sprite: Sprite;
  vx: number;
  vy: number;
  gravity: number;
  spin: number;
  lifeMs: number;
  ageMs: number;
  size: number;
}

/** Decoration needs no fair draws: its own small generator keeps screenshots repeatable. */
function createChance(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A step after which nothing flies any more. */
export const REHEARSED_MS = 10_000;

export interface Air {
  readonly back: Container;
  readonly front: Container;
  resize: (layout: Layout) => void;
  burst: (x: number, y: number, count: number) => void;
  coins: (count: number) => void;
  /** Dust to both sides of a place where something heavy has come down. */
  dust: (x: number, y: number, count: number) => void;
  /** One particle of each kind, gone at the next step: whatever flies has been drawn once. */
  rehearse: () => void;
  /** Particles are in flight. */
  readonly isFlying: boolean;
  /** No motes and no particles from now on. */
  calm: () => void;
  step: (deltaMs: number) => void;
}

interface Mote {
  sprite: Sprite;
  x: number;
  y: number;
  phase: number;
  pace: number;
}

export function createAir(atlas: Atlas, theme: Theme, motion: Motion): Air {
  return new LivingAir(atlas, theme, motion);
}

class LivingAir implements Air {
  readonly back = new Container();
  readonly front = new Container();
  readonly #atlas: Atlas;
  readonly #theme: Theme;
  readonly #chance = createChance();
  readonly #motes: readonly Mote[];
  #layout: Layout | null = null;
  #clockMs = 0;
  #particles: Particle[] = [];
  #isCalm: boolean;

  constructor(atlas: Atlas, theme: Theme, motion: Motion) {
    this.#atlas = atlas;
    this.#theme = theme;
    this.#isCalm = motion.isReduced;
    this.#motes = Array.from({ length: motion.isReduced ? 0 : MOTES }, () => this.#makeMote());
  }

  get isFlying(): boolean {
    return this.#particles.length > 0;
  }

  resize(layout: Layout): void {
    this.#layout = layout;
    this.#stepMotes();
  }

  calm(): void {
    this.#isCalm = true;
    this.back.visible = false;
  }

  burst(x: number, y: number, count: number): void {
    if (this.#isCalm || this.#layout === null) return;
    const unit = this.#layout.cellWidth;
    for (let index = 0; index < count && this.#particles.length < PARTICLES_MAX; index += 1) {
      const tint = index % 3 === 0 ? 0xffffff : this.#theme.glow;
      const one = this.#throw(this.#atlas.glint, { x, y }, tint);
      const angle = this.#chance() * Math.PI * 2;
      const speed = unit * this.#between(0.5, 2.2);
      one.sprite.blendMode = "add";
      one.vx = Math.cos(angle) * speed;
      one.vy = Math.sin(angle) * speed - unit * 0.4;
      one.gravity = unit * 1.6;
      one.spin = this.#between(-3, 3);
      one.lifeMs = this.#between(500, 1100);
      one.size = unit * this.#between(0.12, 0.32);
    }
  }

  coins(count: number): void {
    if (this.#isCalm || this.#layout === null) return;
    const { width, height, cellWidth } = this.#layout;
    for (let index = 0; index < count && this.#particles.length < PARTICLES_MAX; index += 1) {
      const from = { x: this.#between(0.08, 0.92) * width, y: -cellWidth };
      const one = this.#throw(this.#atlas.coin, from, 0xffffff);
      one.vx = this.#between(-0.4, 0.4) * cellWidth;
      one.vy = this.#between(0.1, 0.5) * height;
      one.gravity = height * 0.55;
      one.spin = this.#between(-5, 5);
      one.lifeMs = this.#between(1400, 2300);
      one.size = cellWidth * this.#between(0.22, 0.42);
    }
  }

  dust(x: number, y: number, count: number): void {
    if (this.#isCalm || this.#layout === null) return;
    const unit = this.#layout.cellWidth;
    for (let index = 0; index < count && this.#particles.length < PARTICLES_MAX; index += 1) {
      const from = { x: x + this.#between(-0.5, 0.5) * unit, y };
      const one = this.#throw(this.#atlas.light, from, this.#theme.mote);
      one.vx = this.#between(-1.4, 1.4) * unit;
      one.vy = this.#between(-0.9, -0.2) * unit;
      one.gravity = unit * 0.7;
      one.lifeMs = this.#between(380, 760);
      one.size = unit * this.#between(0.25, 0.6);
    }
  }

  rehearse(): void {
    this.burst(0, 0, 1);
    this.coins(1);
  }

  step(deltaMs: number): void {
    this.#clockMs += deltaMs;
    if (!this.#isCalm) this.#stepMotes();
    if (this.isFlying)
      this.#particles = this.#particles.filter((one) => stepParticle(one, deltaMs));
  }

  #between(low: number, high: number): number {
    return low + this.#chance() * (high - low);
  }

  #makeMote(): Mote {
    const sprite = new Sprite({
      texture: this.#atlas.light,
      anchor: 0.5,
      tint: this.#theme.mote,
    });
    sprite.blendMode = "add";
    this.back.addChild(sprite);
    const [x, y, phase] = [this.#chance(), this.#chance(), this.#chance() * 7];
    return { sprite, x, y, phase, pace: this.#between(0.2, 0.7) };
  }

  #throw(texture: Texture, from: { x: number; y: number }, tint: number): Particle {
    const sprite = new Sprite({ texture, anchor: 0.5, ...from, tint });
    this.front.addChild(sprite);
    const still = { vx: 0, vy: 0, gravity: 0, spin: 0, ageMs: 0 };
    const particle: Particle = { sprite, ...still, lifeMs: 900, size: 20 };
    this.#particles.push(particle);
    return particle;
  }

  #stepMotes(): void {
    if (this.#layout === null) return;
    const { width, height } = this.#layout;
    for (const mote of this.#motes) {
      const t = (this.#clockMs / 1000) * mote.pace;
      const size = Math.min(width, height) * (0.012 + 0.01 * Math.sin(t + mote.phase));
      mote.sprite.position.set(
        (mote.x + Math.sin(t * 0.6 + mote.phase) * 0.03) * width,
        ((mote.y - t * 0.02 + 10) % 1) * height,
      );
      mote.sprite.scale.set((size * 2) / mote.sprite.texture.width);
      mote.sprite.alpha = 0.35 + 0.35 * Math.sin(t * 1.7 + mote.phase);
    }
  }
}

/** False when its time is over. */
function stepParticle(one: Particle, deltaMs: number): boolean {
  const { sprite } = one;
  const seconds = deltaMs / 1000;
  one.ageMs += deltaMs;
  if (one.ageMs >= one.lifeMs) {
    sprite.destroy();
    return false;
  }
  one.vy += one.gravity * seconds;
  sprite.x += one.vx * seconds;
  sprite.y += one.vy * seconds;
  sprite.rotation += one.spin * seconds;
  const rest = 1 - one.ageMs / one.lifeMs;
  sprite.scale.set((one.size * Math.min(1, rest * 3)) / sprite.texture.width);
  sprite.alpha = Math.min(1, rest * 2);
  return true;
}
