/** One that is caught is hauled up: it turns over, shrinks into a ring of light and is gone. */
import { Container, Sprite, type Texture } from "pixi.js";
import type { Sparks } from "./sparks.ts";

const CATCH_MS = 620;

interface Catch {
  readonly sprite: Sprite;
  readonly ring: Sprite;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly scale: { readonly x: number; readonly y: number };
  ageMs: number;
}

export class Catches {
  readonly root = new Container();
  readonly #ring: Texture;
  readonly #sparks: Sparks;
  readonly #caught = new Set<Catch>();

  constructor(ring: Texture, sparks: Sparks) {
    this.#ring = ring;
    this.#sparks = sparks;
  }

  haul(sprite: Sprite, radius: number): void {
    const { x, y } = sprite.position;
    const ring = new Sprite({ texture: this.#ring, anchor: 0.5, blendMode: "add" });
    ring.position.set(x, y);
    this.root.addChild(ring, sprite);
    const scale = { x: sprite.scale.x, y: sprite.scale.y };
    this.#caught.add({ sprite, ring, x, y, radius, scale, ageMs: 0 });
    const light = { at: { x, y }, kind: "star", tint: 0xffe08a, gravity: 60 } as const;
    const count = Math.round(Math.min(26, 6 + radius / 4));
    this.#sparks.burst({ ...light, count, speed: 110 + radius * 4, lifeMs: 720, size: 22 });
  }

  step(deltaMs: number): void {
    for (const one of this.#caught) {
      one.ageMs += deltaMs;
      const t = Math.min(1, one.ageMs / CATCH_MS);
      const pop = 1 + 0.5 * Math.sin(Math.min(1, t * 2.4) * Math.PI * 0.5);
      const size = pop * (1 - 0.75 * t * t);
      one.sprite.scale.set(one.scale.x * size, one.scale.y * size);
      one.sprite.rotation = 6 * t * t;
      one.sprite.position.set(one.x, one.y - 70 * t * t);
      one.sprite.alpha = 1 - t ** 4;
      one.ring.scale.set((one.radius / 50) * (0.6 + 1.8 * t));
      one.ring.alpha = (1 - t) ** 1.5;
      if (t < 1) continue;
      one.sprite.destroy();
      one.ring.destroy();
      this.#caught.delete(one);
    }
  }
}
