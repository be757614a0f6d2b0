/** What flies apart for a moment: a fixed number of sprites, thrown again and again. */
import { Container, Sprite, Texture } from "pixi.js";
import type { Lights } from "./lights.ts";
import type { Point } from "../swarm/lanes.ts";

interface Spark {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  gravity: number;
  size: number;
  spin: number;
  ageMs: number;
  lifeMs: number;
}

export interface Burst {
  readonly at: Point;
  readonly count: number;
  readonly kind: "glow" | "star" | "bubble" | "coin";
  readonly tint: number;
  /** Pixels a second at most, and how long they are seen. */
  readonly speed: number;
  readonly lifeMs: number;
  /** Edge in pixels. */
  readonly size: number;
  /** Pixels a second each second; negative rises. */
  readonly gravity: number;
}

const MOST = 110;

export class Sparks {
  readonly root = new Container();
  readonly #lights: Lights;
  readonly #sparks: Spark[];
  #next = 0;
  #turn = 0;
  #alive = 0;

  constructor(lights: Lights, isCalm: boolean) {
    this.#lights = lights;
    this.#sparks = Array.from({ length: isCalm ? 36 : MOST }, () => ({
      sprite: new Sprite({ texture: Texture.EMPTY, anchor: 0.5, visible: false }),
      vx: 0,
      vy: 0,
      gravity: 0,
      size: 1,
      spin: 0,
      ageMs: 0,
      lifeMs: 0,
    }));
    this.root.addChild(...this.#sparks.map(({ sprite }) => sprite));
  }

  burst({ at, count, kind, tint, speed, lifeMs, size, gravity }: Burst): void {
    for (let index = 0; index < count; index += 1) {
      const spark = this.#sparks[this.#next];
      this.#next = (this.#next + 1) % this.#sparks.length;
      if (spark === undefined) return;
      this.#turn = (this.#turn + 2.399_963) % (Math.PI * 2);
      const fast = speed * (0.35 + 0.65 * ((index * 0.618) % 1));
      spark.vx = Math.cos(this.#turn) * fast;
      spark.vy = Math.sin(this.#turn) * fast;
      spark.gravity = gravity;
      spark.spin = kind === "bubble" ? 0 : 6 * Math.sin(this.#turn);
      spark.ageMs = 0;
      spark.lifeMs = lifeMs * (0.7 + 0.3 * ((index * 0.414) % 1));
      const texture = this.#lights[kind];
      spark.size = (size * (0.6 + 0.4 * ((index * 0.732) % 1))) / (texture.width || 1);
      spark.sprite.texture = texture;
      spark.sprite.tint = tint;
      spark.sprite.blendMode = kind === "glow" || kind === "star" ? "add" : "normal";
      spark.sprite.position.set(at.x, at.y);
      spark.sprite.visible = true;
    }
    this.#alive = this.#sparks.length;
  }

  step(deltaMs: number): void {
    if (this.#alive === 0) return;
    const seconds = deltaMs / 1_000;
    let alive = 0;
    for (const spark of this.#sparks) {
      const { sprite } = spark;
      if (!sprite.visible) continue;
      spark.ageMs += deltaMs;
      const gone = spark.ageMs / spark.lifeMs;
      if (gone >= 1) {
        sprite.visible = false;
        continue;
      }
      alive += 1;
      spark.vx *= 1 - 1.8 * seconds;
      spark.vy += (spark.gravity - 1.2 * spark.vy) * seconds;
      sprite.position.set(sprite.x + spark.vx * seconds, sprite.y + spark.vy * seconds);
      sprite.rotation += spark.spin * seconds;
      sprite.scale.set(spark.size * Math.min(1, 0.5 + gone * 4) * (1 - gone * gone * 0.6));
      sprite.alpha = 1 - gone ** 2;
    }
    this.#alive = alive;
  }
}
