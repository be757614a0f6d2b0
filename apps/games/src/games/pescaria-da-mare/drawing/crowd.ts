/** Draws what swims: far ones small and blue, near ones large in front, each over its shadow. */
import { Container, Sprite, Texture } from "pixi.js";
import type { Swimmer } from "../swarm/shoal.ts";
import { type Manner, mannerOf, type Poses } from "./swim-cycle.ts";

interface Body {
  readonly sprite: Sprite;
  /** Far ones have none, and on a slow machine nobody has. */
  readonly shadow: Sprite | null;
  readonly poses: Poses;
  readonly manner: Manner;
  readonly tint: number;
  readonly scale: number;
  /** 1 when it was hit and got away, down to 0. */
  shake: number;
  /** Of the last frame that it was seen in. */
  frame: number;
}

const FLINCH_MS = 300;
const NO_SHADOW = 0.36;
const HURT = 0xff8f7d;
/** Pictures are somewhat larger than what is drawn in them. */
const SIZE = 2.35;

/** What lies between the eye and those far away; in a few steps, which are drawn together. */
const WATER_TINTS = [0x8fb9d8, 0xa9cbe2, 0xc6dded, 0xe4f0f8, 0xffffff] as const;

export class Crowd {
  readonly root = new Container({ sortableChildren: true });
  readonly shadows = new Container();
  readonly #poses: ReadonlyMap<string, Poses>;
  readonly #isCalm: boolean;
  readonly #bodies = new Map<number, Body>();
  #frame = 0;

  constructor(poses: ReadonlyMap<string, Poses>, isCalm: boolean) {
    this.#poses = poses;
    this.#isCalm = isCalm;
  }

  draw(swimmers: readonly Swimmer[], timeMs: number, deltaMs: number): void {
    this.#frame += 1;
    for (const swimmer of swimmers) {
      const body = this.#bodies.get(swimmer.key) ?? this.#enter(swimmer);
      body.frame = this.#frame;
      body.shake = Math.max(0, body.shake - deltaMs / FLINCH_MS);
      pose(body, swimmer, timeMs);
    }
    for (const [key, body] of this.#bodies) {
      if (body.frame === this.#frame) continue;
      body.sprite.destroy();
      body.shadow?.destroy();
      this.#bodies.delete(key);
    }
  }

  flinch(swimmer: Swimmer): void {
    const body = this.#bodies.get(swimmer.key);
    if (body !== undefined) body.shake = 1;
  }

  /** Its picture, which whoever asks for it has to put away. */
  release(swimmer: Swimmer): Sprite | null {
    const body = this.#bodies.get(swimmer.key);
    if (body === undefined) return null;
    this.#bodies.delete(swimmer.key);
    body.shadow?.destroy();
    body.sprite.tint = 0xffffff;
    body.sprite.pivot.set(0);
    return body.sprite;
  }

  #enter(swimmer: Swimmer): Body {
    const poses = this.#poses.get(swimmer.target.id) ?? [Texture.EMPTY];
    const [first = Texture.EMPTY] = poses;
    const step = Math.min(WATER_TINTS.length - 1, Math.floor(swimmer.depth * WATER_TINTS.length));
    const hasShadow = !this.#isCalm && swimmer.depth > NO_SHADOW;
    const body: Body = {
      sprite: new Sprite({ texture: first, anchor: 0.5 }),
      shadow: hasShadow ? new Sprite({ texture: first, anchor: 0.5 }) : null,
      poses,
      manner: mannerOf(swimmer.target.id),
      tint: this.#isCalm ? 0xffffff : (WATER_TINTS[step] ?? 0xffffff),
      scale: (swimmer.radius * SIZE) / (first.width || 1),
      shake: 0,
      frame: 0,
    };
    body.sprite.zIndex = swimmer.depth * 100 + swimmer.radius / 10;
    body.sprite.tint = body.tint;
    if (body.shadow !== null) {
      Object.assign(body.shadow, { tint: 0x00142c, alpha: swimmer.isBoss ? 0.34 : 0.2 });
      this.shadows.addChild(body.shadow);
    }
    this.#bodies.set(swimmer.key, body);
    this.root.addChild(body.sprite);
    return body;
  }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Pictures look to the left: one that turns is seen from the front for a moment. */
function pose(body: Body, swimmer: Swimmer, timeMs: number): void {
  const { sprite, shadow, poses, manner, scale, shake } = body;
  const { x, y, dx, dy, phase, isBoss } = swimmer;
  const stroke = timeMs / (isBoss ? 1_500 : 520 + 9 * swimmer.radius) + phase;
  if (poses.length > 1) {
    const texture = poses[Math.floor((stroke % 1) * poses.length)];
    if (texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
  }
  const beat = Math.sin(stroke * Math.PI * 2);
  const facing = clamp(dx * 2.6, 1);
  let side = Math.sign(facing) * Math.max(0.4, Math.abs(facing));
  const tilt = clamp(Math.atan2(dy, Math.max(0.25, Math.abs(dx))), 0.7) * Math.sign(facing);
  let [wide, high, turn, lift] = [1, 1, tilt, 0];
  if (manner === "pulses") {
    [wide, high, turn] = [1 + 0.07 * beat, 1 - 0.08 * beat, 0.14 * dx];
    lift = swimmer.radius * 0.08 * beat;
  } else if (manner === "walks") [turn, lift] = [0.07 * beat, -Math.abs(beat) * 2.5];
  else if (manner === "rolls") turn = tilt * 0.7 + 0.07 * beat;
  // Seen from the front, these have no side to turn.
  if (manner === "pulses" || manner === "walks") side = 1;
  sprite.position.set(x, y + lift);
  sprite.scale.set(-side * scale * wide, scale * high);
  sprite.rotation = turn;
  const tint = shake > 0.45 ? HURT : body.tint;
  if (sprite.tint !== tint) sprite.tint = tint;
  sprite.pivot.x = shake === 0 ? 0 : (Math.sin(shake * 16) * 9 * shake) / Math.max(0.2, scale);
  if (shadow === null) return;
  const deep = 6 + 22 * swimmer.depth;
  if (shadow.texture !== sprite.texture) shadow.texture = sprite.texture;
  shadow.position.set(x + deep * 0.5, y + lift + deep);
  shadow.scale.set(sprite.scale.x * 0.96, sprite.scale.y * 0.96);
  shadow.rotation = turn;
}
