/** The shadow that passes below before a boss comes: large, dark, faster than the boss itself. */
import type { FishTarget } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Sprite, Texture } from "pixi.js";
import type { Region } from "../swarm/lanes.ts";
import type { Poses } from "./swim-cycle.ts";

const PASSES_MS = 3_400;
const DARKNESS = 0.42;

export class Omen {
  readonly root = new Container();
  readonly #poses: ReadonlyMap<string, Poses>;
  readonly #shadow = new Sprite({ texture: Texture.EMPTY, anchor: 0.5, visible: false });
  #region: Region = { width: 1, height: 1 };
  #ageMs = PASSES_MS;

  constructor(poses: ReadonlyMap<string, Poses>) {
    this.#poses = poses;
    this.#shadow.tint = 0x000a1c;
    this.root.addChild(this.#shadow);
  }

  pass({ id }: FishTarget, region: Region): void {
    const texture = this.#poses.get(id)?.[0] ?? Texture.EMPTY;
    this.#region = region;
    this.#shadow.texture = texture;
    const edge = Math.min(region.width, region.height) * 1.05;
    this.#shadow.scale.set(-edge / (texture.width || 1), edge / (texture.height || 1));
    this.#ageMs = 0;
    this.step(0);
  }

  step(deltaMs: number): void {
    if (this.#ageMs >= PASSES_MS) return;
    this.#ageMs += deltaMs;
    const t = Math.min(1, this.#ageMs / PASSES_MS);
    const { width, height } = this.#region;
    const half = this.#shadow.width / 2;
    this.#shadow.visible = t < 1;
    this.#shadow.alpha = DARKNESS * Math.sin(Math.PI * t);
    const x = (width + 2 * half) * t - half;
    this.#shadow.position.set(x, height * (0.5 - 0.1 * Math.sin(t * 6)));
    this.#shadow.rotation = 0.1 * Math.sin(t * 9);
  }
}
