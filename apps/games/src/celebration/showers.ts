/** What flies in a win, by a game's theme: how much of it, from where, how it moves. */
import type { ShowerKind } from "@tucano/game-math/grid-slots/look.ts";
import type { Tier } from "../scene/tiers.ts";
import type { Film } from "./film.ts";
import type { Thrown } from "./particle-field.ts";
import { type ShapeName, shapeNames } from "./shapes.ts";

/** How the pieces of a theme come: from below and back, from above, or upwards and away. */
interface Pieces {
  readonly shape: ShapeName;
  readonly tints: readonly number[];
  readonly way: "thrown" | "falling" | "rising";
  readonly glow: number;
  /** Edge, as a part of the screen's shorter side. */
  readonly size: readonly [number, number];
  readonly flips: boolean;
}

const WHITE = 0xffffff;

const themes: Readonly<Record<ShowerKind, Pieces>> = {
  coins: {
    shape: "coin",
    tints: [WHITE, 0xffe9b0],
    way: "thrown",
    glow: 0,
    size: [0.06, 0.115],
    flips: true,
  },
  leaves: {
    shape: "leaf",
    tints: [0x7ddc4a, 0x3fae4a, 0xd8e24a, 0xf0b23a],
    way: "falling",
    glow: 0,
    size: [0.05, 0.1],
    flips: true,
  },
  bubbles: {
    shape: "bubble",
    tints: [WHITE, 0xbff4ff, 0xd9e6ff],
    way: "rising",
    glow: 0.35,
    size: [0.03, 0.115],
    flips: false,
  },
  sparks: {
    shape: "spark",
    tints: [WHITE, 0xfff0a8, 0xffd24a],
    way: "thrown",
    glow: 1,
    size: [0.05, 0.12],
    flips: false,
  },
  embers: {
    shape: "ember",
    tints: [0xffb04a, 0xff6a2a, 0xffe08a],
    way: "rising",
    glow: 1,
    size: [0.03, 0.09],
    flips: false,
  },
  petals: {
    shape: "petal",
    tints: [0xff8ccf, 0xffc2ea, 0xc88cff, WHITE],
    way: "falling",
    glow: 0,
    size: [0.05, 0.09],
    flips: true,
  },
  stars: {
    shape: "star",
    tints: [0xfff3c0, 0xd8c2ff, WHITE],
    way: "falling",
    glow: 0.6,
    size: [0.03, 0.075],
    flips: false,
  },
  papers: {
    shape: "paper",
    tints: [0xff5a5a, 0xffd23a, 0x4ad27a, 0x4aa8ff, 0xff7ad0],
    way: "falling",
    glow: 0,
    size: [0.03, 0.055],
    flips: true,
  },
};

/** Pieces a second while the amount climbs, coins and those of the theme. */
const RATE: Readonly<Record<Tier, { coins: number; own: number }>> = {
  gain: { coins: 0, own: 0 },
  nice: { coins: 14, own: 12 },
  big: { coins: 34, own: 22 },
  mega: { coins: 62, own: 34 },
  epic: { coins: 96, own: 46 },
};

/** Decoration needs no fair draws: its own small generator keeps pictures repeatable. */
function createChance(): (low: number, high: number) => number {
  let state = 0x51ed270b;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return low + ((state >>> 0) / 2 ** 32) * (high - low);
  };
}

export interface Shower {
  /** For so long at the pace of a tier. */
  rain: (tier: Tier, deltaMs: number) => void;
  /** All around a point, at once. */
  burst: (at: { x: number; y: number }, count: number) => void;
}

export function createShower(film: Film, kind: ShowerKind): Shower {
  const between = createChance();
  const own = themes[kind];
  const owed = { coins: 0, own: 0 };
  const edge = (): number => Math.min(film.width, film.height, 620);

  const still = (pieces: Pieces): Thrown => ({
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    gravity: 0,
    drag: 0,
    sway: 0,
    spin: between(-2.4, 2.4),
    flip: pieces.flips ? between(4, 9) : 0,
    size: edge() * between(...pieces.size),
    lifeSeconds: 2.6,
    delaySeconds: 0,
    shape: shapeNames.indexOf(pieces.shape),
    tint: pieces.tints[Math.floor(between(0, pieces.tints.length))] ?? WHITE,
    glow: pieces.glow,
  });

  const send = (pieces: Pieces): void => {
    const { width, height } = film;
    const one = still(pieces);
    if (pieces.way === "thrown") {
      const isLeft = between(0, 1) < 0.5;
      one.x = width * (isLeft ? between(0.02, 0.3) : between(0.7, 0.98));
      one.y = height * between(0.98, 1.04);
      one.vx = (isLeft ? 1 : -1) * width * between(-0.1, 0.42);
      one.vy = -height * between(0.7, 1.2);
      one.gravity = height * 1.15;
      one.lifeSeconds = between(2.1, 2.7);
    } else {
      const isFalling = pieces.way === "falling";
      one.x = width * between(-0.05, 1.05);
      one.y = isFalling ? -one.size : height * between(0.9, 1.05);
      one.vy = (isFalling ? 1 : -1) * height * between(0.2, 0.42);
      one.sway = width * between(0.03, 0.09);
      one.gravity = (isFalling ? 1 : -1) * height * 0.06;
      one.lifeSeconds = between(2.4, 3.4);
    }
    film.throwOne(one);
  };

  return {
    rain: (tier, deltaMs) => {
      const rate = RATE[tier];
      owed.coins += (rate.coins * deltaMs) / 1000;
      owed.own += (rate.own * deltaMs) / 1000;
      for (; owed.coins >= 1; owed.coins -= 1) send(themes.coins);
      for (; owed.own >= 1; owed.own -= 1) send(own);
    },
    burst: ({ x, y }, count) => {
      for (let index = 0; index < count; index += 1) {
        const pieces = index % 3 === 0 ? themes.sparks : own;
        const turn = between(0, Math.PI * 2);
        const speed = edge() * between(0.5, 2.1);
        film.throwOne({
          ...still(pieces),
          x,
          y,
          vx: Math.cos(turn) * speed,
          vy: Math.sin(turn) * speed,
          drag: 2.4,
          gravity: edge() * 0.5,
          lifeSeconds: between(0.7, 1.5),
        });
      }
    },
  };
}
