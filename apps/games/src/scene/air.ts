/** What floats and flies: motes in the air, bursts of glints, rain of coins. In measure. */
import { Container, Sprite, type Texture } from "pixi.js";
import type { Theme } from "../themes.ts";
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

/** Decoration needs no fairness: a small generator of its own keeps photographs repeatable. */
function createChance(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

export interface Air {
  readonly back: Container;
  readonly front: Container;
  resize: (layout: Layout) => void;
  burst: (x: number, y: number, count: number) => void;
  coins: (count: number) => void;
  /** Particles are in flight. */
  readonly isFlying: boolean;
  /** No motes and no particles from now on. */
  calm: () => void;
  step: (deltaMs: number) => void;
}

export function createAir(atlas: Atlas, theme: Theme, motion: Motion): Air {
  const chance = createChance();
  const between = (low: number, high: number): number => low + chance() * (high - low);
  const back = new Container();
  const front = new Container();
  let layout: Layout | null = null;
  let clockMs = 0;
  let particles: Particle[] = [];
  let isCalm = motion.isReduced;

  const motes = Array.from({ length: motion.isReduced ? 0 : MOTES }, () => {
    const sprite = new Sprite({ texture: atlas.light, anchor: 0.5, tint: theme.mote });
    sprite.blendMode = "add";
    back.addChild(sprite);
    return { sprite, x: chance(), y: chance(), phase: chance() * 7, pace: between(0.2, 0.7) };
  });

  const throwOne = (texture: Texture, x: number, y: number, tint: number): Particle => {
    const sprite = new Sprite({ texture, anchor: 0.5, x, y, tint });
    front.addChild(sprite);
    const particle = {
      sprite,
      vx: 0,
      vy: 0,
      gravity: 0,
      spin: 0,
      lifeMs: 900,
      ageMs: 0,
      size: 20,
    };
    particles.push(particle);
    return particle;
  };

  const stepMotes = (): void => {
    if (layout === null) return;
    const { width, height } = layout;
    for (const mote of motes) {
      const t = (clockMs / 1000) * mote.pace;
      const size = Math.min(width, height) * (0.012 + 0.01 * Math.sin(t + mote.phase));
      mote.sprite.position.set(
        (mote.x + Math.sin(t * 0.6 + mote.phase) * 0.03) * width,
        ((mote.y - t * 0.02 + 10) % 1) * height,
      );
      mote.sprite.width = size * 2;
      mote.sprite.height = size * 2;
      mote.sprite.alpha = 0.35 + 0.35 * Math.sin(t * 1.7 + mote.phase);
    }
  };

  const stepParticles = (deltaMs: number): void => {
    const seconds = deltaMs / 1000;
    particles = particles.filter((one) => {
      one.ageMs += deltaMs;
      if (one.ageMs >= one.lifeMs) {
        one.sprite.destroy();
        return false;
      }
      one.vy += one.gravity * seconds;
      one.sprite.x += one.vx * seconds;
      one.sprite.y += one.vy * seconds;
      one.sprite.rotation += one.spin * seconds;
      const rest = 1 - one.ageMs / one.lifeMs;
      const size = one.size * Math.min(1, rest * 3);
      one.sprite.width = size;
      one.sprite.height = size;
      one.sprite.alpha = Math.min(1, rest * 2);
      return true;
    });
  };

  return {
    back,
    front,
    resize: (next) => {
      layout = next;
      stepMotes();
    },
    burst: (x, y, count) => {
      if (isCalm || layout === null) return;
      const unit = layout.cellWidth;
      for (let index = 0; index < count && particles.length < PARTICLES_MAX; index += 1) {
        const tint = index % 3 === 0 ? 0xffffff : theme.glow;
        const one = throwOne(atlas.glint, x, y, tint);
        const angle = chance() * Math.PI * 2;
        const speed = unit * between(0.5, 2.2);
        one.sprite.blendMode = "add";
        one.vx = Math.cos(angle) * speed;
        one.vy = Math.sin(angle) * speed - unit * 0.4;
        one.gravity = unit * 1.6;
        one.spin = between(-3, 3);
        one.lifeMs = between(500, 1100);
        one.size = unit * between(0.12, 0.32);
      }
    },
    coins: (count) => {
      if (isCalm || layout === null) return;
      const { width, height, cellWidth } = layout;
      for (let index = 0; index < count && particles.length < PARTICLES_MAX; index += 1) {
        const one = throwOne(atlas.coin, between(0.08, 0.92) * width, -cellWidth, 0xffffff);
        one.vx = between(-0.4, 0.4) * cellWidth;
        one.vy = between(0.1, 0.5) * height;
        one.gravity = height * 0.55;
        one.spin = between(-5, 5);
        one.lifeMs = between(1400, 2300);
        one.size = cellWidth * between(0.22, 0.42);
      }
    },
    get isFlying() {
      return particles.length > 0;
    },
    calm: () => {
      isCalm = true;
      back.visible = false;
    },
    step: (deltaMs) => {
      clockMs += deltaMs;
      if (!isCalm) stepMotes();
      stepParticles(deltaMs);
    },
  };
}
