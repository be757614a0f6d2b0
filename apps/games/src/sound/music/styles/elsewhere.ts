/** Of no one place: a waltz of the night, an afternoon at the beach, a flight that climbs. */
import type { Playing } from "../compose.ts";

const valsa: Playing = {
  stepsPerBar: 12,
  swing: 0,
  room: 0.55,
  parts: [
    { role: "melody", instrument: "clarinet", level: 0.362, turns: "x.x" },
    { role: "melody", instrument: "bell", level: 1.138, octave: 1, turns: ".xx" },
    { role: "chords", instrument: "guitar", level: 0.686, pattern: "....x...x..." },
    { role: "chords", instrument: "pad", level: 0.13, pattern: "x-----------", turns: ".x" },
    { role: "bass", instrument: "bass", level: 0.94, octave: -2, pattern: "1-------5---" },
    { role: "beat", instrument: "triangle", level: 0.287, pattern: "x.......o...", turns: ".x" },
    { role: "beat", instrument: "caxixi", level: 0.31, pattern: "o...x...x.o.", turns: "..x" },
  ],
};

const praia: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.35,
  parts: [
    { role: "melody", instrument: "marimba", level: 1.17, octave: 1 },
    { role: "melody", instrument: "kalimba", level: 0.415, octave: 2, turns: ".x" },
    { role: "chords", instrument: "rhodes", level: 0.212, pattern: "..x-..x-..x-..x-" },
    { role: "bass", instrument: "bass", level: 0.831, octave: -2, pattern: "1-.1..5-1-.1..8-" },
    { role: "beat", instrument: "kick", level: 1.051, pattern: "x...x...x...x..." },
    { role: "beat", instrument: "caxixi", level: 0.399, pattern: "o.x.o.x.o.x.o.xo" },
    { role: "beat", instrument: "claves", level: 0.59, pattern: "x..x..x...x.x...", turns: ".x" },
    {
      role: "beat",
      instrument: "atabaque",
      level: 1.355,
      pattern: "..o..oh...o.ohh.",
      turns: "..x",
    },
  ],
};

const voo: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.5,
  parts: [
    { role: "melody", instrument: "vibes", level: 1.11, octave: 1, turns: ".xxx" },
    { role: "chords", instrument: "pad", level: 0.122, pattern: "x---------------" },
    {
      role: "chords",
      instrument: "pulse",
      level: 0.237,
      octave: 1,
      pattern: "1.2.3.4.1.2.3.4.",
      turns: "xxxx",
    },
    {
      role: "chords",
      instrument: "kalimba",
      level: 0.49,
      octave: 1,
      pattern: "..1...3...2...4.",
      turns: "..xx",
    },
    {
      role: "bass",
      instrument: "bass",
      level: 0.797,
      octave: -2,
      pattern: "1-1-1-1-1-1-1-5-",
      turns: ".xxx",
    },
    { role: "beat", instrument: "kick", level: 1.052, pattern: "x...x...x...x...", turns: "..xx" },
    { role: "beat", instrument: "hat", level: 0.38, pattern: "..h...h...h...h.", turns: ".xxx" },
    { role: "beat", instrument: "caxixi", level: 0.35, pattern: "xoxoxoxoxoxoxoxo", turns: "...x" },
  ],
};

export const elsewhere = { valsa, praia, voo } as const;
