/** Shots of others, told on this player's own sea: who plays their targets, and what is seen. */
import type { SeaShot } from "@tucano/contract/player/games/seas.ts";
import { findWeapon } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { make } from "../../../hud/dom.ts";
import type { FishScene } from "../drawing/scene.ts";
import type { Point } from "../swarm/lanes.ts";
import { isLent, lend } from "../swarm/lent.ts";
import type { Swimmer } from "../swarm/shoal.ts";

/** Several of one telling follow each other. */
const APART_MS = 90;
const APART_MAX_MS = 360;
/** More at once nobody reads. */
const FLOATS_MAX = 6;
const FLOAT_MS = 1_100;

interface GuestShotsOptions {
  readonly host: HTMLElement;
  readonly scene: () => FishScene;
  /** Whom the player aims at. */
  readonly aim: () => Swimmer | null;
}

export class GuestShots {
  readonly #options: GuestShotsOptions;
  #floats = 0;
  /** When the last of each place was told. */
  readonly #toldMs = new Map<number, number>();

  constructor(options: GuestShotsOptions) {
    this.#options = options;
  }

  tell({ seat, weapon: id, hits }: SeaShot, place: number): void {
    const { scene, aim } = this.#options;
    const weapon = findWeapon(id);
    if (weapon === null || document.hidden) return;
    const kinds = hits.map(({ target }) => target);
    const lent = lend(scene().shoal, kinds, aim());
    const targets = lent.filter((one) => one !== null);
    const onLanded = (): void => {
      for (const [index, { multiplier }] of hits.entries()) {
        const swimmer = lent[index] ?? null;
        if (multiplier > 0) this.#catch({ seat, place, times: multiplier, swimmer });
        else if (swimmer !== null && !swimmer.isGone) scene().flinch(swimmer);
      }
    };
    scene().passBy({ place, weapon, targets, delayMs: this.#delayOf(place) }, onLanded);
  }

  #delayOf(place: number): number {
    const nowMs = performance.now();
    const nextMs = Math.max(nowMs, (this.#toldMs.get(place) ?? 0) + APART_MS);
    this.#toldMs.set(place, nextMs);
    return Math.min(APART_MAX_MS, nextMs - nowMs);
  }

  /** Whom the player has meanwhile taken aim at stays: only the coins are seen. */
  #catch({ seat, place, times, swimmer }: GuestCatch): void {
    const { scene, aim } = this.#options;
    const isThere = swimmer !== null && !swimmer.isGone;
    const at = scene().burstFor(place, isThere ? swimmer : null);
    if (isThere && isLent(swimmer, aim())) scene().pullUp(swimmer);
    this.#float(at, { seat, times });
  }

  #float(
    { x, y }: Point,
    { seat, times }: { readonly seat: number; readonly times: number },
  ): void {
    if (this.#floats >= FLOATS_MAX) return;
    this.#floats += 1;
    const { host } = this.#options;
    const text = { class: "fish-float is-guest", "aria-hidden": "true", text: `${times}×` };
    const float = make("span", { ...text, "data-seat": seat });
    float.style.left = `${Math.max(30, Math.min(host.clientWidth - 30, x))}px`;
    float.style.top = `${Math.max(84, Math.min(host.clientHeight - 40, y))}px`;
    host.append(float);
    setTimeout(() => {
      float.remove();
      this.#floats -= 1;
    }, FLOAT_MS);
  }
}

interface GuestCatch {
  readonly seat: number;
  readonly place: number;
  readonly times: number;
  readonly swimmer: Swimmer | null;
}
