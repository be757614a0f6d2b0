/**
 * What swims when: by the clock, and by nothing that anybody does. It decides no outcome, since a
 * shot at any target returns the same.
 */
import type { Formation } from "./formations.ts";

export type WaveId = "calm" | "shoals" | "tide";

/** A kind of school: what it is made of, how many, and how often in comparison with the others. */
export interface School {
  readonly target: string;
  readonly least: number;
  readonly most: number;
  readonly often: number;
  readonly formation: Formation;
}

export interface Wave {
  readonly id: WaveId;
  /** The one that crosses while it lasts. */
  readonly boss: string;
  readonly schools: readonly School[];
}

export const WAVE_SECONDS = 40;
/** Its shadow is seen before it comes; then it takes so long to cross. */
export const BOSS_WARNED_MS = 8_000;
export const BOSS_ENTERS_MS = 11_000;
export const BOSS_CROSSES_MS = 20_000;

const school = (
  target: string,
  [least, most]: readonly [number, number],
  often: number,
  formation: Formation = "alone",
): School => ({ target, least, most, often, formation });

export const oneOf = (target: string): School => school(target, [1, 1], 1);

export const waves: readonly Wave[] = [
  {
    id: "calm",
    boss: "kingOctopus",
    schools: [
      school("sardine", [5, 7], 5, "wedge"),
      school("shrimp", [4, 5], 4, "ribbon"),
      school("clown", [4, 6], 5, "pairs"),
      school("seahorse", [1, 3], 4),
      school("puffer", [1, 2], 4),
      school("crab", [1, 2], 2),
      school("squid", [1, 3], 3, "wedge"),
      school("turtle", [1, 2], 3),
      school("lionfish", [1, 1], 2),
      school("ray", [1, 2], 2, "wedge"),
      school("shark", [1, 1], 1),
      school("whale", [1, 1], 0.6),
    ],
  },
  {
    id: "shoals",
    boss: "seaSerpent",
    schools: [
      school("sardine", [10, 14], 6, "ball"),
      school("sardine", [9, 13], 4, "wedge"),
      school("shrimp", [7, 10], 4, "ribbon"),
      school("clown", [8, 11], 5, "pairs"),
      school("clown", [8, 11], 3, "ball"),
      school("seahorse", [4, 6], 3, "ribbon"),
      school("puffer", [3, 5], 3, "wedge"),
      school("squid", [5, 7], 3, "wedge"),
      school("turtle", [1, 2], 1.5),
      school("ray", [2, 3], 1, "wedge"),
    ],
  },
  {
    id: "tide",
    boss: "goldenTide",
    schools: [
      school("turtle", [2, 4], 4, "wedge"),
      school("lionfish", [1, 2], 2),
      school("ray", [3, 5], 5, "wedge"),
      school("shark", [1, 3], 4, "wedge"),
      school("whale", [1, 2], 3),
      school("squid", [3, 5], 2, "wedge"),
      school("sardine", [6, 9], 5, "ball"),
      school("clown", [5, 7], 3, "pairs"),
    ],
  },
];

export interface WaveClock {
  readonly wave: Wave;
  /** Counted since the first. */
  readonly number: number;
  readonly sinceMs: number;
  readonly leftMs: number;
}

export function waveAt(timeMs: number): WaveClock {
  const lastsMs = WAVE_SECONDS * 1_000;
  const number = Math.floor(timeMs / lastsMs);
  const sinceMs = timeMs - number * lastsMs;
  const wave = waves[number % waves.length];
  if (wave === undefined) throw new RangeError("The clock does not run backwards.");
  return { wave, number, sinceMs, leftMs: lastsMs - sinceMs };
}
