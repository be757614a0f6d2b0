/** The Amazon and Pará: slow toadas over the river, the forest's drums, carimbó, guitarrada. */
import type { Playing } from "../compose.ts";

const toada: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.5,
  parts: [
    { role: "melody", instrument: "flute", level: 0.465, octave: 1, turns: "xxx" },
    { role: "thirds", instrument: "viola", level: 1.372, turns: ".x" },
    { role: "chords", instrument: "guitar", level: 0.826, pattern: "1-2-3-2-1-2-3-2-" },
    { role: "chords", instrument: "pad", level: 0.123, pattern: "x---------------" },
    { role: "bass", instrument: "bass", level: 1.043, octave: -2, pattern: "1-------5---1---" },
    { role: "beat", instrument: "surdo", level: 1.138, pattern: "x.......o.....o.", turns: ".xxx" },
    { role: "beat", instrument: "caxixi", level: 0.321, pattern: "x.o.x.o.x.o.x.oo" },
  ],
};

const mata: Playing = {
  stepsPerBar: 16,
  swing: 0.08,
  room: 0.45,
  parts: [
    { role: "melody", instrument: "flute", level: 0.552, octave: 1, turns: "x.xx" },
    { role: "melody", instrument: "marimba", level: 1.22, turns: ".xx" },
    { role: "chords", instrument: "kalimba", level: 0.457, octave: 1, pattern: "1.3.2.1.3.2.1.2." },
    { role: "bass", instrument: "bass", level: 0.974, octave: -2, pattern: "1-....1-5-....1-" },
    { role: "beat", instrument: "atabaque", level: 1.069, pattern: "x..o..h.x.oo..h." },
    { role: "beat", instrument: "claves", level: 0.593, pattern: "x..x..x...x.x...", turns: ".x" },
    { role: "beat", instrument: "caxixi", level: 0.358, pattern: "x.oox.oox.oox.oo" },
  ],
};

const batuque: Playing = {
  stepsPerBar: 16,
  swing: 0.05,
  room: 0.4,
  parts: [
    { role: "melody", instrument: "marimba", level: 1.236, octave: 1 },
    { role: "melody", instrument: "brass", level: 0.632, turns: "..xx" },
    { role: "chords", instrument: "viola", level: 0.481, pattern: "..x...x...x...xo", turns: ".x" },
    { role: "bass", instrument: "bass", level: 0.931, octave: -2, pattern: "1--1..5-1--1..8-" },
    { role: "beat", instrument: "alfaia", level: 1.193, pattern: "x...o..xx...o.h." },
    { role: "beat", instrument: "atabaque", level: 1.036, pattern: "o.hoo.hoo.hoohoh" },
    { role: "beat", instrument: "agogo", level: 0.561, pattern: "x.x..h.h.x.x..h.", turns: ".xxx" },
    { role: "beat", instrument: "caxixi", level: 0.406, pattern: "o.x.o.x.o.x.o.x." },
  ],
};

const carimbo: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.3,
  parts: [
    { role: "melody", instrument: "clarinet", level: 0.46 },
    { role: "thirds", instrument: "flute", level: 0.569, octave: 1, turns: ".xx" },
    { role: "chords", instrument: "banjo", level: 0.949, octave: 1, pattern: "x.ox.ox.x.ox.oxo" },
    { role: "bass", instrument: "bass", level: 0.735, octave: -2, pattern: "1-..5-1-1-..5-8-" },
    { role: "beat", instrument: "atabaque", level: 0.77, pattern: "x..ox.h.x..ox.hh" },
    { role: "beat", instrument: "caxixi", level: 0.262, pattern: "x.xxx.xxx.xxx.xx" },
    { role: "beat", instrument: "surdo", level: 1.17, pattern: "x.......x.....o." },
  ],
};

const lambada: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.3,
  parts: [
    { role: "melody", instrument: "electric", level: 0.903, turns: "xxx" },
    { role: "melody", instrument: "accordion", level: 0.646, octave: 1, turns: ".x.x" },
    { role: "chords", instrument: "electric", level: 0.322, pattern: "..x...x...x...x." },
    { role: "bass", instrument: "bass", level: 0.825, octave: -2, pattern: "1-..1.5-1-..8.5-" },
    { role: "beat", instrument: "kick", level: 1.059, pattern: "x...x...x...x..." },
    { role: "beat", instrument: "caixa", level: 0.944, pattern: "...x..x....x..x.", turns: ".x" },
    { role: "beat", instrument: "hat", level: 0.381, pattern: "o.h.o.h.o.h.o.h." },
    { role: "beat", instrument: "agogo", level: 0.602, pattern: "x..x..h...x.h...", turns: "..x" },
  ],
};

export const north = { toada, mata, batuque, carimbo, lambada } as const;
