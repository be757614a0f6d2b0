/** A small room around a loop, and the limit to its height. Both know that its end is its start. */
import type { Samples } from "./instruments/strike.ts";

/** Seconds that the echo needs to settle: so much of the end is heard before the start. */
const SETTLING = 1.5;
const combs = [0.0297, 0.0371, 0.0411, 0.0437];
const diffusers = [0.005, 0.0017];
const FEEDBACK = 0.72;
const DAMPING = 0.35;

class Comb {
  readonly #line: Float32Array;
  #at = 0;
  #smooth = 0;
  constructor(length: number) {
    this.#line = new Float32Array(length);
  }
  next(input: number): number {
    const out = this.#line[this.#at] ?? 0;
    this.#smooth += (1 - DAMPING) * (out - this.#smooth);
    this.#line[this.#at] = input + FEEDBACK * this.#smooth;
    this.#at = this.#at + 1 === this.#line.length ? 0 : this.#at + 1;
    return out;
  }
}

class Diffuser {
  readonly #line: Float32Array;
  #at = 0;
  constructor(length: number) {
    this.#line = new Float32Array(length);
  }
  next(input: number): number {
    const held = this.#line[this.#at] ?? 0;
    const out = held - 0.5 * input;
    this.#line[this.#at] = input + 0.5 * out;
    this.#at = this.#at + 1 === this.#line.length ? 0 : this.#at + 1;
    return out;
  }
}

/** Adds the room's echo to a loop: what rings on beyond its end is heard at its start. */
export function addRoom(loop: Samples, rate: number, share: number): void {
  const inRoom = combs.map((seconds) => new Comb(Math.round(seconds * rate)));
  const smear = diffusers.map((seconds) => new Diffuser(Math.round(seconds * rate)));
  const before = Math.min(loop.length, Math.round(SETTLING * rate));
  for (let index = -before; index < loop.length; index += 1) {
    const dry = loop[index < 0 ? index + loop.length : index] ?? 0;
    let wet = 0;
    for (const comb of inRoom) wet += comb.next(dry);
    for (const diffuser of smear) wet = diffuser.next(wet);
    // The start has not been changed before the end is reached: it is read before it is written.
    if (index >= 0) loop[index] = dry + share * 0.25 * wet;
  }
}

const ATTACK = 0.002;
const RELEASE = 0.1;

/** Lowers what would stand above the ceiling, a little ahead and back slowly: no edge is heard. */
export function limit(loop: Samples, rate: number, ceiling: number): void {
  const { length } = loop;
  const gains = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const height = Math.abs(loop[index] ?? 0);
    gains[index] = height > ceiling ? ceiling / height : 1;
  }
  // Twice round each way: what begins before the start, or ends after the end, is one movement.
  ease(gains, Math.exp(-1 / (ATTACK * rate)), -1);
  ease(gains, Math.exp(-1 / (RELEASE * rate)), 1);
  for (let index = 0; index < length; index += 1) {
    loop[index] = (loop[index] ?? 0) * (gains[index] ?? 1);
  }
}

function ease(gains: Float32Array, keep: number, direction: 1 | -1): void {
  const { length } = gains;
  let gain = 1;
  for (let turn = 0; turn < 2; turn += 1) {
    for (let index = 0; index < length; index += 1) {
      const at = direction === 1 ? index : length - 1 - index;
      const eased = 1 - (1 - gain) * keep;
      const wanted = gains[at] ?? 1;
      gain = wanted < eased ? wanted : eased;
      gains[at] = gain;
    }
  }
}
