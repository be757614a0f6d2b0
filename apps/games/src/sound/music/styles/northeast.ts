/** The north-east: forró with its three instruments, xote, the carnival of Recife, ijexá. */
import type { Playing } from "../compose.ts";

const forro: Playing = {
  stepsPerBar: 16,
  swing: 0.06,
  room: 0.25,
  parts: [
    { role: "melody", instrument: "accordion", level: 0.964 },
    { role: "thirds", instrument: "accordion", level: 0.897, turns: ".x" },
    {
      role: "chords",
      instrument: "accordion",
      level: 0.442,
      pattern: "..x...x...x...x.",
      turns: "x.",
    },
    {
      role: "chords",
      instrument: "cavaquinho",
      level: 0.667,
      pattern: "..x.o.x...x.o.x.",
      turns: ".xx",
    },
    { role: "bass", instrument: "bass", level: 0.722, octave: -2, pattern: "1--.5-..1--.8-5." },
    { role: "beat", instrument: "zabumba", level: 1.103, pattern: "x..x..h.x..x..ho" },
    { role: "beat", instrument: "triangle", level: 0.31, pattern: "oox.oox.oox.oox." },
    { role: "beat", instrument: "caxixi", level: 0.332, pattern: "x.ox.ox.x.ox.ox.", turns: ".x" },
  ],
};

const xote: Playing = {
  stepsPerBar: 16,
  swing: 0.14,
  room: 0.25,
  parts: [
    { role: "melody", instrument: "accordion", level: 0.964, turns: "x.x" },
    { role: "melody", instrument: "viola", level: 1.577, turns: ".x" },
    { role: "chords", instrument: "cavaquinho", level: 0.888, pattern: "..x...x...x...xo" },
    { role: "bass", instrument: "bass", level: 0.871, octave: -2, pattern: "1---5---1---3-5-" },
    { role: "beat", instrument: "zabumba", level: 1.459, pattern: "x.....h.x..o..h." },
    { role: "beat", instrument: "triangle", level: 0.369, pattern: "o.x.o.x.o.x.o.x." },
    { role: "beat", instrument: "caxixi", level: 0.415, pattern: "x.o.x.o.x.o.x.o." },
  ],
};

const frevo: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.3,
  parts: [
    { role: "melody", instrument: "brass", level: 0.964, turns: "xxx" },
    { role: "melody", instrument: "clarinet", level: 0.271, octave: 1, turns: ".x" },
    {
      role: "chords",
      instrument: "brass",
      level: 0.414,
      pattern: "..x...x...x..xx.",
      turns: "x.xx",
    },
    {
      role: "chords",
      instrument: "clarinet",
      level: 0.071,
      pattern: "x-------x-------",
      turns: ".x",
    },
    { role: "bass", instrument: "tuba", level: 0.503, octave: -2, pattern: "1-..5-..1-..5-8." },
    { role: "beat", instrument: "caixa", level: 0.607, pattern: "x.oox.oxx.oox.xx" },
    { role: "beat", instrument: "surdo", level: 1.209, pattern: "o...x...o...x..." },
    {
      role: "beat",
      instrument: "pandeiro",
      level: 0.622,
      pattern: "x.ohx.ohx.ohx.oh",
      turns: ".x",
    },
  ],
};

const maracatu: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.4,
  parts: [
    { role: "melody", instrument: "brass", level: 1.034 },
    { role: "thirds", instrument: "brass", level: 0.948, turns: ".x" },
    { role: "chords", instrument: "pad", level: 0.123, pattern: "x---------------" },
    { role: "bass", instrument: "tuba", level: 0.458, octave: -2, pattern: "1--1--..1--.5-8." },
    { role: "beat", instrument: "alfaia", level: 1.061, pattern: "x..x..x...x.x..h" },
    { role: "beat", instrument: "agogo", level: 0.475, pattern: "x.h.x.hhx.h.x.h." },
    { role: "beat", instrument: "caixa", level: 0.749, pattern: "xooxooxoxooxooxo" },
    { role: "beat", instrument: "caxixi", level: 0.29, pattern: "xoxoxoxoxoxoxoxo", turns: ".x" },
  ],
};

const ijexa: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.4,
  parts: [
    { role: "melody", instrument: "marimba", level: 1.223, octave: 1, turns: "x.x" },
    { role: "melody", instrument: "flute", level: 0.573, octave: 1, turns: ".xx" },
    { role: "chords", instrument: "guitar", level: 0.792, pattern: "1..23.1..23.1.2." },
    { role: "bass", instrument: "bass", level: 0.762, octave: -2, pattern: "1-....5-1-..8-5-" },
    { role: "beat", instrument: "agogo", level: 0.496, pattern: "x.x.h.h.h.x.x.hh" },
    { role: "beat", instrument: "atabaque", level: 0.935, pattern: "x..ox.h.o..ox.h." },
    { role: "beat", instrument: "caxixi", level: 0.401, pattern: "x.o.x.o.x.o.x.o." },
  ],
};

export const northeast = { forro, xote, frevo, maracatu, ijexa } as const;
