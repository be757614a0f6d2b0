/**
 * What swims on the screen: where, how fast, and what a shot would reach. Decoration decides no
 * outcome, since every target returns the same; so its chance is a plain counter.
 */
import {
  fishTargets,
  type FishTarget,
  type FishWeapon,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";

export interface Swimmer {
  readonly key: number;
  readonly target: FishTarget;
  readonly isBoss: boolean;
  /** Centre and half its size, in pixels of the region. */
  x: number;
  y: number;
  readonly radius: number;
  readonly direction: -1 | 1;
  readonly speed: number;
  readonly depth: number;
  readonly phase: number;
  /** A shot is under way: it may not leave before its result is shown. */
  isHeld: boolean;
  isGone: boolean;
}

export interface Region {
  readonly width: number;
  readonly height: number;
}

const BOSS_PAUSE_MS = 14_000;
const CROWD_A_PIXEL = 1 / 26_000;

const ordinary = fishTargets.filter(({ chest }) => chest === undefined);
const bosses = fishTargets.filter(({ chest }) => chest !== undefined);

export class Shoal {
  readonly swimmers: Swimmer[] = [];
  #seed = 20_261;
  #keys = 0;
  #timeMs = 0;
  #bossDueMs = 3_000;
  #region: Region;

  constructor(region: Region) {
    this.#region = region;
    for (let count = 0; count < this.#crowd; count += 1) this.#enter(false, true);
  }

  get #crowd(): number {
    const { width, height } = this.#region;
    return Math.round(Math.min(22, Math.max(9, width * height * CROWD_A_PIXEL)));
  }

  resize(region: Region): void {
    const [fromWidth, fromHeight] = [this.#region.width, this.#region.height];
    this.#region = region;
    for (const swimmer of this.swimmers) {
      swimmer.x *= region.width / fromWidth;
      swimmer.y *= region.height / fromHeight;
    }
    while (this.swimmers.length < this.#crowd) this.#enter(false, true);
  }

  step(deltaMs: number): void {
    this.#timeMs += deltaMs;
    const { width } = this.#region;
    for (const swimmer of this.swimmers) {
      swimmer.x += swimmer.direction * swimmer.speed * deltaMs;
      swimmer.y +=
        Math.sin(this.#timeMs / 900 + swimmer.phase) * 0.012 * deltaMs * (swimmer.isBoss ? 0.6 : 1);
      const isOut =
        swimmer.direction > 0 ? swimmer.x > width + swimmer.radius : swimmer.x < -swimmer.radius;
      if (isOut && swimmer.isHeld) swimmer.x = swimmer.direction > 0 ? width : 0;
      else if (isOut) swimmer.isGone = true;
    }
    this.#removeGone();
    const hasBoss = this.swimmers.some(({ isBoss }) => isBoss);
    if (!hasBoss && this.#timeMs >= this.#bossDueMs) this.#enter(true, false);
    while (this.swimmers.length < this.#crowd) this.#enter(false, false);
  }

  /** Caught: it is no longer anybody's target. */
  take(swimmer: Swimmer): void {
    Object.assign(swimmer, { isGone: true, isHeld: false });
    this.#removeGone();
  }

  at(x: number, y: number): Swimmer | null {
    const near = this.#byDistance(x, y)[0];
    if (near === undefined) return null;
    return Math.hypot(near.x - x, near.y - y) < Math.max(30, near.radius * 1.1) ? near : null;
  }

  nearest(x: number, y: number, isWanted: (swimmer: Swimmer) => boolean): Swimmer | null {
    return this.#byDistance(x, y).find(isWanted) ?? null;
  }

  /** The one aimed at and those around it that the weapon reaches; a boss takes the whole shot. */
  reachedBy(weapon: FishWeapon, aim: Swimmer): Swimmer[] {
    if (aim.isBoss) return [aim];
    const others = this.#byDistance(aim.x, aim.y).filter(
      (swimmer) => swimmer !== aim && !swimmer.isBoss && this.isInside(swimmer),
    );
    return [aim, ...others.slice(0, weapon.targetsMax - 1)];
  }

  isInside({ x, y }: Swimmer): boolean {
    const { width, height } = this.#region;
    return x > 8 && x < width - 8 && y > 8 && y < height - 8;
  }

  #byDistance(x: number, y: number): Swimmer[] {
    const far = (swimmer: Swimmer): number => Math.hypot(swimmer.x - x, swimmer.y - y);
    return this.swimmers.toSorted((a, b) => far(a) - far(b));
  }

  #removeGone(): void {
    for (let index = this.swimmers.length - 1; index >= 0; index -= 1) {
      const swimmer = this.swimmers[index];
      if (swimmer?.isGone !== true) continue;
      if (swimmer.isBoss) this.#bossDueMs = this.#timeMs + BOSS_PAUSE_MS;
      this.swimmers.splice(index, 1);
    }
  }

  #enter(isBoss: boolean, isAnywhere: boolean): void {
    const kinds = isBoss ? bosses : ordinary;
    // Small ones come in numbers, large ones seldom.
    const place = this.#next() ** (isBoss ? 1 : 1.7);
    const target = kinds[Math.floor(place * kinds.length)];
    if (target === undefined) return;
    const { width, height } = this.#region;
    const rank = fishTargets.indexOf(target);
    const least = Math.min(width, height);
    const size = isBoss ? least * 0.19 : least * (0.052 + 0.0062 * rank);
    const radius = Math.max(20, Math.min(isBoss ? 130 : 78, size));
    const direction = this.#next() < 0.5 ? -1 : 1;
    this.swimmers.push({
      key: (this.#keys += 1),
      target,
      isBoss,
      radius,
      direction,
      x: isAnywhere ? this.#next() * width : direction > 0 ? -radius : width + radius,
      y: radius + 16 + this.#next() * Math.max(1, height * 0.74 - 2 * radius),
      speed: (isBoss ? 0.022 : 0.03 + 0.05 * this.#next()) * (width / 700 + 0.5),
      depth: this.#next(),
      phase: this.#next() * 7,
      isHeld: false,
      isGone: false,
    });
  }

  /** 0 to 1, evenly enough for the eye. */
  #next(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 4_294_967_296;
  }
}
