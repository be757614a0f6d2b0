/** The water behind the fish: painted once for each size, light and bubbles drawn over it. */
import { Container, Graphics, GraphicsContext, Sprite, Texture } from "pixi.js";
import type { Region } from "../swarm/lanes.ts";
import type { WaveId } from "../swarm/waves.ts";
import type { Lights } from "./lights.ts";
import { paintWater } from "./paint-water.ts";

const RAYS = 6;
const BUBBLES = 18;
const FOAM = 22;
const SWEEP_MS = 1_500;

export interface Sea {
  readonly back: Container;
  /** Over the fish. */
  readonly front: Container;
  resize: (region: Region) => void;
  /** The water of a wave: at once, or bit by bit. */
  colour: (wave: WaveId, isAtOnce: boolean) => void;
  /** Foam rolls through, from one side to the other. */
  sweep: () => void;
  step: (deltaMs: number) => void;
}

/** What the water is seen through: clear, green with life, or the violet of the deep. */
const tints: Readonly<Record<WaveId, readonly [number, number, number]>> = {
  calm: [255, 255, 255],
  shoals: [196, 255, 226],
  tide: [226, 190, 255],
};
const TINT_MS = 900;

export function createSea(lights: Lights, isCalm: boolean): Sea {
  const back = new Container();
  const front = new Container();
  const water = new Sprite(Texture.EMPTY);
  const beam = new GraphicsContext();
  const rays = Array.from({ length: RAYS }, () => {
    const ray = new Graphics(beam);
    ray.blendMode = "add";
    return ray;
  });
  const bubbles = Array.from({ length: BUBBLES }, () => new Sprite(lights.bubble));
  const foam = Array.from(
    { length: FOAM },
    () => new Sprite({ texture: lights.glow, anchor: 0.5 }),
  );
  back.addChild(water, ...rays, ...bubbles);
  front.addChild(...foam);
  front.visible = false;
  let region: Region = { width: 1, height: 1 };
  let tint: readonly [number, number, number] = tints.calm;
  let wanted = tint;
  let timeMs = 0;
  let sweptMs = SWEEP_MS;

  /** One point wide at half its top; its shape is made once, and swayed by moving it. */
  const drawBeam = (): void => {
    const { height } = region;
    beam.clear().poly([-1, -10, 1, -10, 3, height, -1, height]).fill(0x8fe9ff);
  };
  const placeRays = (): void => {
    const { width, height } = region;
    for (const [index, ray] of rays.entries()) {
      const sway = Math.sin(timeMs / 4_000 + index * 1.7);
      ray.x = width * ((index + 0.5) / RAYS) + sway * 26;
      ray.scale.x = width * (0.045 + 0.025 * Math.sin(timeMs / 3_100 + index));
      ray.skew.x = (30 * sway) / height;
      ray.alpha = 0.03 + 0.016 * Math.sin(timeMs / 2_300 + index * 2);
    }
  };
  const placeBubbles = (): void => {
    const { width, height } = region;
    for (const [index, sprite] of bubbles.entries()) {
      const speed = 0.018 + (index % 5) * 0.006;
      const rise = (timeMs * speed + index * 137) % (height + 40);
      const x = ((index * 211) % width) + 9 * Math.sin(timeMs / 700 + index);
      sprite.position.set(x, height + 20 - rise);
      sprite.scale.set(0.12 + (index % 4) * 0.1);
    }
  };
  const placeFoam = (): void => {
    const { width, height } = region;
    const t = sweptMs / SWEEP_MS;
    front.visible = t < 1;
    if (t >= 1) return;
    const line = width * (1.25 - 1.5 * t);
    for (const [index, sprite] of foam.entries()) {
      const part = (index + 0.5) / FOAM;
      const curl = Math.sin(part * 9 + t * 6) * 0.05 * width;
      sprite.position.set(line + curl + (index % 3) * 0.05 * width, height * part);
      sprite.scale.set((height / FOAM / 64) * (5 + (index % 4) * 1.6));
      sprite.alpha = 0.42 * Math.sin(Math.PI * t);
    }
  };

  const mixTint = (part: number): void => {
    if (tint === wanted) return;
    const mixed = tint.map((from, index) => from + ((wanted[index] ?? from) - from) * part);
    const [red = 255, green = 255, blue = 255] = mixed;
    const isThere = Math.hypot(wanted[0] - red, wanted[1] - green, wanted[2] - blue) < 1;
    tint = isThere ? wanted : [red, green, blue];
    water.tint = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  };

  return {
    back,
    front,
    resize: (next) => {
      region = next;
      const old = water.texture;
      water.texture = paintWater(next);
      if (old !== Texture.EMPTY) old.destroy(true);
      drawBeam();
      placeRays();
      placeBubbles();
    },
    colour: (wave, isAtOnce) => {
      wanted = tints[wave];
      if (isAtOnce) mixTint(1);
    },
    sweep: () => {
      sweptMs = 0;
    },
    step: (deltaMs) => {
      timeMs += deltaMs;
      if (isCalm) mixTint(1);
      else mixTint(1 - Math.exp(-deltaMs / TINT_MS));
      if (!isCalm) placeRays();
      placeBubbles();
      if (sweptMs >= SWEEP_MS) return;
      sweptMs += deltaMs;
      placeFoam();
    },
  };
}
