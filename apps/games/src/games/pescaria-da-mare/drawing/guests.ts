/** The guns of those who sit at the same sea: in the corners, each in the colour of its seat. */
import type { FishWeapon } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Container, Sprite } from "pixi.js";
import type { Neighbour } from "../company/seats.ts";
import type { Point, Region } from "../swarm/lanes.ts";
import { Gun } from "./gun.ts";
import type { Lights } from "./lights.ts";

/** By the seat's number, like the plates beside them. */
const seatLights: readonly number[] = [0xffd65a, 0x5fe3ff, 0xff9c86, 0xa9f59a];

/** Left of one's own gun, across, and right of it. */
const corners = [
  { isRight: false, isTop: false },
  { isRight: false, isTop: true },
  { isRight: true, isTop: false },
] as const;

interface Guest {
  readonly gun: Gun;
  readonly shine: Sprite;
  /** What it was shot at last. */
  aim: Point | null;
}

export class Guests {
  readonly root = new Container({ visible: false });
  readonly #guests: readonly Guest[];

  constructor(lights: Lights) {
    this.#guests = corners.map(() => {
      const shine = new Sprite({ texture: lights.glow, anchor: 0.5, blendMode: "add" });
      const gun = new Gun(lights);
      shine.scale.set(3.4, 1.2);
      shine.alpha = 0.75;
      gun.root.addChildAt(shine, 0);
      gun.isManned = false;
      this.root.addChild(gun.root);
      return { gun, shine, aim: null };
    });
  }

  /** Null: one is alone. */
  seat(neighbours: readonly Neighbour[] | null): void {
    this.root.visible = neighbours !== null;
    for (const [place, guest] of this.#guests.entries()) {
      const neighbour = neighbours?.[place];
      guest.gun.isManned = neighbour?.isTaken === true;
      guest.shine.visible = neighbour?.isTaken === true;
      guest.shine.tint = seatLights[(neighbour?.seat ?? 1) - 1] ?? 0xffffff;
      if (neighbour?.isTaken !== true) guest.aim = null;
    }
  }

  resize({ width, height }: Region): void {
    const size = Math.max(0.46, Math.min(0.85, height / 900));
    for (const [place, { isRight, isTop }] of corners.entries()) {
      const gun = this.#guests[place]?.gun.root;
      gun?.scale.set(size, isTop ? -size : size);
      const x = 78 * size;
      gun?.position.set(isRight ? width - x : x, isTop ? 2 : height - 22);
    }
  }

  /** Turns to its target and fires; where the shot leaves it. */
  fire(place: number, weapon: FishWeapon, at: Point): Point {
    const guest = this.#guests[place];
    if (guest === undefined) return at;
    guest.gun.load(weapon.id);
    guest.aim = { x: at.x, y: at.y };
    guest.gun.kick();
    return guest.gun.muzzle(at);
  }

  /** Where it stands. */
  at(place: number): Point {
    const root = this.#guests[place]?.gun.root;
    return { x: root?.x ?? 0, y: root?.y ?? 0 };
  }

  step(deltaMs: number): void {
    if (!this.root.visible) return;
    for (const { gun, aim } of this.#guests) if (aim !== null) gun.aim(aim, deltaMs);
  }
}
