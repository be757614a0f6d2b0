/**
 * What swims on the screen: where, how fast, and what a shot would reach. Decoration decides no
 * outcome, since every target returns the same; so its chance is a plain counter.
 */
import {
  findTarget,
  fishTargets,
  type FishTarget,
  type FishWeapon,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { placesOf } from "./formations.ts";
import { type Lane, layLane, type Point, type Region, type Spot } from "./lanes.ts";
import {
  BOSS_CROSSES_MS,
  BOSS_ENTERS_MS,
  BOSS_WARNED_MS,
  oneOf,
  type School,
  type Wave,
  waveAt,
  type WaveClock,
} from "./waves.ts";

export interface Swimmer {
  readonly key: number;
  readonly target: FishTarget;
  readonly isBoss: boolean;
  /** Centre and half its size, in pixels of the region. */
  x: number;
  y: number;
  readonly radius: number;
  /** Where it swims, of length one. */
  dx: number;
  dy: number;
  readonly lane: Lane;
  travelled: number;
  /** Pixels beside its lane. */
  readonly beside: number;
  /** Pixels a millisecond, and how many times faster it leaves when its wave is over. */
  readonly speed: number;
  hurry: number;
  /** 0: far away, 1: near. */
  readonly depth: number;
  readonly phase: number;
  /** A shot is under way: it may not leave before its result is shown. */
  isHeld: boolean;
  isGone: boolean;
}

/** What there is to be told of the sea. */
export type SeaNews =
  | { readonly type: "wave"; readonly wave: Wave }
  | { readonly type: "bossWarned" | "bossEntered" | "bossLeft"; readonly target: FishTarget };

const CROWD_A_PIXEL = 1 / 4_600;
/** A wave that ends takes its fish along. */
const HURRY = 2.2;
/** Schools come one after the other. */
const SCHOOL_EVERY_MS = 260;
/** What one on its way counts for. */
const COMING = 0.7;
/** Of so many places for a school that is there at once, the emptiest is taken. */
const TRIES = 6;
/** Lightning is to be seen when it jumps. */
const HOP = 58;
/** Of a large window not everything grows with it. */
const EDGE_MAX = 640;

export class Shoal {
  readonly swimmers: Swimmer[] = [];
  /** Told what changes; one listener is enough. */
  listen: (news: SeaNews) => void = () => {};
  readonly #isStill: boolean;
  readonly #spot: Spot = { x: 0, y: 0, dx: 1, dy: 0 };
  #seed = 20_261;
  #keys = 0;
  #timeMs = 0;
  #clock: WaveClock = waveAt(0);
  #bossTold: "nothing" | "bossWarned" | "bossEntered" = "nothing";
  #schoolDueMs = 0;
  #region: Region;

  /** Still: nothing moves by itself, for those who asked for that; the clock goes on. */
  constructor(region: Region, isStill = false) {
    this.#region = region;
    this.#isStill = isStill;
    this.#fillAtOnce();
  }

  get timeMs(): number {
    return this.#timeMs;
  }

  get clock(): WaveClock {
    return this.#clock;
  }

  /** How many are to be seen at once. */
  get crowd(): number {
    const { width, height } = this.#region;
    return Math.round(Math.min(76, Math.max(28, width * height * CROWD_A_PIXEL)));
  }

  resize(region: Region): void {
    const byWidth = region.width / this.#region.width;
    const byHeight = region.height / this.#region.height;
    this.#region = region;
    for (const lane of new Set(this.swimmers.map((swimmer) => swimmer.lane))) {
      lane.stretch(byWidth, byHeight);
    }
    for (const swimmer of this.swimmers) this.#place(swimmer);
    this.#fillAtOnce();
  }

  step(deltaMs: number): void {
    this.#timeMs += deltaMs;
    this.#follow(waveAt(this.#timeMs));
    if (!this.#isStill) for (const swimmer of this.swimmers) this.#swim(swimmer, deltaMs);
    this.#removeGone();
    if (this.#isStill) this.#fillAtOnce();
    else this.#fill();
  }

  /** By a clock that others share: the same waves and bosses come to them at the same time. */
  turnTo(timeMs: number): void {
    const clock = waveAt(timeMs);
    this.#schoolDueMs += timeMs - this.#timeMs;
    this.#timeMs = timeMs;
    if (clock.number !== this.#clock.number) {
      for (const swimmer of this.swimmers) {
        if (swimmer.isBoss && !swimmer.isHeld) swimmer.isGone = true;
      }
      this.#removeGone();
      this.#bossTold = "nothing";
      // The same wave by another clock goes on.
      if (clock.wave === this.#clock.wave) this.#clock = clock;
    }
    this.#follow(clock);
  }

  /** Caught: it is no longer anybody's target. */
  take(swimmer: Swimmer): void {
    Object.assign(swimmer, { isGone: true, isHeld: false });
    this.#removeGone();
  }

  /** What a finger means: the nearest to the eye that it touches, or else the closest by. */
  at(x: number, y: number): Swimmer | null {
    let touched: Swimmer | null = null;
    let close: Swimmer | null = null;
    let gap = 26;
    for (const swimmer of this.swimmers) {
      const far = Math.hypot(swimmer.x - x, swimmer.y - y);
      if (far < swimmer.radius && (touched === null || swimmer.depth > touched.depth)) {
        touched = swimmer;
      }
      if (far - swimmer.radius >= gap) continue;
      gap = far - swimmer.radius;
      close = swimmer;
    }
    return touched ?? close;
  }

  nearest(x: number, y: number, isWanted: (swimmer: Swimmer) => boolean): Swimmer | null {
    let found: Swimmer | null = null;
    let least = Infinity;
    for (const swimmer of this.swimmers) {
      const far = Math.hypot(swimmer.x - x, swimmer.y - y);
      if (far >= least || !isWanted(swimmer)) continue;
      least = far;
      found = swimmer;
    }
    return found;
  }

  /**
   * The one aimed at and those that the weapon reaches with it: lightning jumps from each to the
   * next, a bomb takes those around. A boss takes the whole shot.
   */
  reachedBy(weapon: FishWeapon, aim: Swimmer): Swimmer[] {
    const reached = [aim];
    if (aim.isBoss) return reached;
    let from = aim;
    const isNew = (one: Swimmer): boolean =>
      !one.isBoss && !reached.includes(one) && this.isInside(one);
    while (reached.length < weapon.targetsMax) {
      const { x, y } = from;
      const isFar = (one: Swimmer): boolean => isNew(one) && Math.hypot(one.x - x, one.y - y) > HOP;
      const next =
        (weapon.id === "chain" ? this.nearest(x, y, isFar) : null) ?? this.nearest(x, y, isNew);
      if (next === null) break;
      reached.push(next);
      if (weapon.id === "chain") from = next;
    }
    return reached;
  }

  isInside({ x, y }: Point): boolean {
    const { width, height } = this.#region;
    return x > 8 && x < width - 8 && y > 8 && y < height - 8;
  }

  /** Those of a recorded shot: whoever is there, and the others come for it. */
  gather(ids: readonly string[]): Swimmer[] {
    const found: Swimmer[] = [];
    for (const id of ids) {
      const isIt = (one: Swimmer): boolean =>
        one.target.id === id && !found.includes(one) && this.isInside(one);
      if (!this.swimmers.some(isIt)) {
        this.#enter(oneOf(id), true);
      }
      const one = this.swimmers.find(isIt);
      if (one !== undefined) found.push(one);
    }
    return found;
  }

  /** Waves and bosses come by the clock, in this order and no other. */
  #follow(clock: WaveClock): void {
    const isNew = clock.number !== this.#clock.number;
    this.#clock = clock;
    if (isNew) {
      this.#bossTold = "nothing";
      for (const swimmer of this.swimmers) {
        if (this.#isStill && !swimmer.isHeld) swimmer.isGone = true;
        if (!swimmer.isBoss) swimmer.hurry = HURRY;
      }
      this.listen({ type: "wave", wave: clock.wave });
    }
    const target = findTarget(clock.wave.boss);
    if (target === null) return;
    const lateMs = clock.sinceMs - BOSS_ENTERS_MS;
    const isOver = lateMs >= BOSS_CROSSES_MS;
    if (this.#bossTold === "nothing" && clock.sinceMs >= BOSS_WARNED_MS) {
      this.#bossTold = "bossWarned";
      if (!isOver) this.listen({ type: "bossWarned", target });
    }
    if (this.#bossTold === "bossWarned" && lateMs >= 0) {
      this.#bossTold = "bossEntered";
      if (!isOver) this.#enterBoss(target, lateMs);
    }
  }

  /** By a clock that was turned, it may be under way. */
  #enterBoss(target: FishTarget, lateMs: number): void {
    this.#enter(oneOf(target.id), this.#isStill);
    const boss = this.swimmers.at(-1);
    if (boss !== undefined && !this.#isStill) {
      boss.travelled += boss.speed * lateMs;
      this.#place(boss);
    }
    this.listen({ type: "bossEntered", target });
  }

  #swim(swimmer: Swimmer, deltaMs: number): void {
    const { x, y, travelled } = swimmer;
    const wasInside = this.isInside(swimmer);
    swimmer.travelled += swimmer.speed * swimmer.hurry * deltaMs;
    this.#place(swimmer);
    if (!swimmer.isHeld) swimmer.isGone = swimmer.travelled > swimmer.lane.length;
    else if (wasInside && !this.isInside(swimmer)) Object.assign(swimmer, { x, y, travelled });
  }

  /** Beside its lane, further and nearer as it swims: no school keeps its ranks exactly. */
  #place(swimmer: Swimmer): void {
    const { lane, radius, phase } = swimmer;
    const spot = this.#spot;
    lane.at(swimmer.travelled, spot);
    const sway = this.#isStill ? 0 : Math.sin(this.#timeMs / 1_150 + phase) * radius * 0.3;
    const beside = swimmer.beside + sway;
    swimmer.x = spot.x - spot.dy * beside;
    swimmer.y = spot.y + spot.dx * beside;
    swimmer.dx = spot.dx;
    swimmer.dy = spot.dy;
  }

  #removeGone(): void {
    for (let index = this.swimmers.length - 1; index >= 0; index -= 1) {
      const swimmer = this.swimmers[index];
      if (swimmer?.isGone !== true) continue;
      this.swimmers.splice(index, 1);
      if (swimmer.isBoss) this.listen({ type: "bossLeft", target: swimmer.target });
    }
  }

  /** As many as the eye should see; of those on their way not all are there at once. */
  #fill(): void {
    if (this.#timeMs < this.#schoolDueMs) return;
    let staying = 0;
    for (const swimmer of this.swimmers) {
      if (swimmer.hurry !== 1) continue;
      if (this.isInside(swimmer)) staying += 1;
      else if (swimmer.travelled < swimmer.lane.length / 2) staying += COMING;
    }
    if (staying >= this.crowd || this.swimmers.length > 2 * this.crowd) return;
    this.#schoolDueMs = this.#timeMs + SCHOOL_EVERY_MS;
    this.#enter(this.#pick(), false);
  }

  /** The same without waiting for anybody: when the sea is opened, and where nothing moves. */
  #fillAtOnce(): void {
    while (this.swimmers.length < 2 * this.crowd) {
      const inside = this.swimmers.filter((swimmer) => this.isInside(swimmer)).length;
      if (inside >= this.crowd) return;
      this.#enter(this.#pick(), true);
    }
  }

  #pick(): School {
    const { schools } = this.#clock.wave;
    let ticket = this.#next() * schools.reduce((sum, { often }) => sum + often, 0);
    for (const school of schools) {
      ticket -= school.often;
      if (ticket < 0) return school;
    }
    return schools[0] ?? oneOf("sardine");
  }

  #enter(school: School, isUnderWay: boolean): void {
    const target = findTarget(school.target);
    if (target === null) return;
    const isBoss = target.chest !== undefined;
    const depth = this.#depthOf(target);
    const radius = this.#radiusOf(target, depth);
    const count = school.least + Math.floor(this.#next() * (school.most - school.least + 1));
    const places = placesOf(count === 1 ? "alone" : school.formation, count);
    const widest = Math.max(...places.map(({ beside }) => Math.abs(beside)));
    const { lane, start } = this.#lay(school, radius * (1.3 + widest), isUnderWay);
    const pace = (0.02 + 0.02 * this.#next()) * (0.7 + 0.5 * depth);
    const broad = this.#region.width / 700 + 0.55;
    const speed = pace * broad * (22 / (radius + 12)) ** 0.35;
    for (const place of places) {
      const swimmer: Swimmer = {
        key: (this.#keys += 1),
        target,
        isBoss,
        radius,
        lane,
        depth,
        travelled: start - place.behind * radius,
        beside: place.beside * radius,
        speed: isBoss ? lane.length / BOSS_CROSSES_MS : speed,
        hurry: 1,
        phase: this.#next() * 7,
        x: 0,
        y: 0,
        dx: 1,
        dy: 0,
        isHeld: false,
        isGone: false,
      };
      this.#place(swimmer);
      this.swimmers.push(swimmer);
    }
  }

  /** Its way, and where on it: at the beginning, or wherever there is most room now. */
  #lay(school: School, reach: number, isUnderWay: boolean) {
    const draft = {
      region: this.#region,
      reach,
      isLow: school.target === "crab",
      isWhole: findTarget(school.target)?.chest !== undefined,
      next: () => this.#next(),
    };
    let best = { lane: layLane(draft), start: 0, room: -1 };
    for (let tried = 0; isUnderWay && tried < TRIES; tried += 1) {
      const lane = layLane(draft);
      const start = lane.length * (0.1 + 0.8 * this.#next());
      const spot = lane.spotAt(start);
      const near = this.nearest(spot.x, spot.y, () => true);
      const far = near === null ? Infinity : Math.hypot(near.x - spot.x, near.y - spot.y);
      const room = this.isInside(spot) ? far : 0;
      if (room > best.room) best = { lane, start, room };
    }
    return best;
  }

  /** Small ones are far away as a rule, and large ones near. */
  #depthOf(target: FishTarget): number {
    if (target.chest !== undefined) return 1;
    const rank = fishTargets.indexOf(target) / fishTargets.length;
    return Math.min(0.96, 0.62 * rank + 0.42 * this.#next());
  }

  #radiusOf(target: FishTarget, depth: number): number {
    const { width, height } = this.#region;
    const edge = Math.min(EDGE_MAX, width, height);
    if (target.chest !== undefined) return edge * 0.2;
    const rank = fishTargets.indexOf(target);
    return Math.max(13, edge * (0.034 + 0.0068 * rank) * (0.86 + 0.3 * depth));
  }

  /** 0 to 1, evenly enough for the eye. */
  #next(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 4_294_967_296;
  }
}
