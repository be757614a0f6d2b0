/** Where the gun aims: a thin ring, or golden corners and a line of beads to what is locked on. */
import { Container, Graphics, Sprite } from "pixi.js";
import type { Point } from "../swarm/lanes.ts";
import type { Lights } from "./lights.ts";
import type { Swimmer } from "../swarm/shoal.ts";

const BEADS = 12;

export class Reticle {
  readonly root = new Container();
  readonly #free = new Graphics();
  readonly #locked = new Graphics();
  readonly #beads: readonly Sprite[];

  constructor(lights: Lights) {
    drawFree(this.#free);
    drawLocked(this.#locked);
    this.#beads = Array.from({ length: BEADS }, () => {
      const bead = new Sprite({ texture: lights.glow, anchor: 0.5, tint: 0xffd65a });
      bead.blendMode = "add";
      return bead;
    });
    this.root.addChild(...this.#beads, this.#free, this.#locked);
  }

  show(aim: Swimmer | null, isLocked: boolean, from: Point, timeMs: number): void {
    this.root.visible = aim !== null;
    if (aim === null) return;
    const ring = isLocked ? this.#locked : this.#free;
    this.#free.visible = !isLocked;
    this.#locked.visible = isLocked;
    ring.position.set(aim.x, aim.y);
    ring.scale.set(((aim.radius * 1.2 + 5) / 50) * (1 + 0.05 * Math.sin(timeMs / 160)));
    ring.rotation = isLocked ? 0.12 * Math.sin(timeMs / 420) : timeMs / 1_600;
    this.#string(aim, isLocked, from, timeMs);
  }

  /** Beads run towards the target, up to its ring. */
  #string(aim: Swimmer, isLocked: boolean, from: Point, timeMs: number): void {
    const far = Math.hypot(aim.x - from.x, aim.y - from.y);
    const end = Math.max(0, 1 - (aim.radius * 1.2) / Math.max(1, far));
    for (const [index, bead] of this.#beads.entries()) {
      bead.visible = isLocked;
      if (!isLocked) continue;
      const part = (((index + ((timeMs / 260) % 1)) / BEADS) * end) % 1;
      bead.position.set(from.x + (aim.x - from.x) * part, from.y + (aim.y - from.y) * part);
      bead.scale.set(0.17 + 0.07 * part);
      bead.alpha = 0.35 + 0.5 * part;
    }
  }
}

function drawFree(pen: Graphics): void {
  for (let part = 0; part < 4; part += 1) {
    const start = (part * Math.PI) / 2 + 0.3;
    pen
      .moveTo(50 * Math.cos(start), 50 * Math.sin(start))
      .arc(0, 0, 50, start, start + Math.PI / 2 - 0.6)
      .stroke({ color: 0xe8fbff, width: 3, alpha: 0.85 });
  }
}

function drawLocked(pen: Graphics): void {
  pen.circle(0, 0, 50).stroke({ color: 0xffd65a, width: 2, alpha: 0.5 });
  for (let part = 0; part < 4; part += 1) {
    const middle = (part * Math.PI) / 2 + Math.PI / 4;
    pen
      .moveTo(50 * Math.cos(middle - 0.42), 50 * Math.sin(middle - 0.42))
      .arc(0, 0, 50, middle - 0.42, middle + 0.42)
      .stroke({ color: 0xffd65a, width: 6, alpha: 1, cap: "round" });
    const turn = (part * Math.PI) / 2;
    pen
      .moveTo(44 * Math.cos(turn), 44 * Math.sin(turn))
      .lineTo(60 * Math.cos(turn), 60 * Math.sin(turn))
      .stroke({ color: 0xfff2c0, width: 4, cap: "round" });
  }
}
