/**
 * Rio, Minas and São Paulo: samba and choro, batucada, the ten-string viola, bossa nova,
 * marchinhas.
 */
import type { Playing } from "../compose.ts";

const samba: Playing = {
  stepsPerBar: 16,
  swing: 0.07,
  room: 0.22,
  parts: [
    { role: "melody", instrument: "clarinet", level: 0.545, turns: "x.x" },
    { role: "melody", instrument: "cavaquinho", level: 3.592, octave: 1, turns: ".x" },
    {
      role: "chords",
      instrument: "cavaquinho",
      level: 0.945,
      octave: 1,
      pattern: "x.ox.xo.x.x.ox.x",
    },
    { role: "chords", instrument: "guitar", level: 0.578, pattern: "..x..x....x..x.." },
    { role: "bass", instrument: "guitar", level: 0.641, octave: -1, pattern: "1--35-3-8--5--3-" },
    { role: "beat", instrument: "surdo", level: 1.331, pattern: "o...x...o...x.o." },
    { role: "beat", instrument: "pandeiro", level: 0.743, pattern: "xoohoxohxoohoxoh" },
    {
      role: "beat",
      instrument: "tamborim",
      level: 0.852,
      pattern: "x.x.xx.x.x.xx.x.",
      turns: ".x",
    },
  ],
};

const batucada: Playing = {
  stepsPerBar: 16,
  swing: 0.05,
  room: 0.35,
  parts: [
    { role: "melody", instrument: "brass", level: 1.025, turns: "x.x" },
    { role: "melody", instrument: "flute", level: 0.602, octave: 1, turns: ".x" },
    {
      role: "chords",
      instrument: "cavaquinho",
      level: 0.893,
      octave: 1,
      pattern: "x.ox.xo.x.x.ox.x",
    },
    { role: "bass", instrument: "tuba", level: 0.492, octave: -2, pattern: "1-....5-1-..5-8-" },
    { role: "beat", instrument: "surdo", level: 1.006, pattern: "h...x..oh...x.o." },
    { role: "beat", instrument: "caixa", level: 0.703, pattern: "xooxoxooxooxoxox" },
    { role: "beat", instrument: "tamborim", level: 0.789, pattern: "x.x.xx.x.x.xx.x." },
    { role: "beat", instrument: "agogo", level: 0.515, pattern: "x.x.h.hx.x.h.h..", turns: ".x" },
    { role: "beat", instrument: "caxixi", level: 0.283, pattern: "xooxxooxxooxxoox" },
  ],
};

const viola: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.4,
  parts: [
    { role: "melody", instrument: "viola", level: 2.299 },
    { role: "thirds", instrument: "viola", level: 2.189 },
    { role: "chords", instrument: "guitar", level: 1.707, pattern: "..2-3-2-..2-3-2-" },
    { role: "chords", instrument: "pad", level: 0.129, pattern: "x---------------", turns: ".x" },
    { role: "bass", instrument: "guitar", level: 1.031, octave: -1, pattern: "1-------5-----3-" },
    { role: "beat", instrument: "caxixi", level: 0.352, pattern: "x...o...x...o.o.", turns: ".xx" },
  ],
};

const bossa: Playing = {
  stepsPerBar: 16,
  swing: 0.04,
  room: 0.35,
  parts: [
    { role: "melody", instrument: "vibes", level: 0.962, octave: 1, turns: "x.x" },
    { role: "melody", instrument: "flute", level: 0.433, octave: 1, turns: ".x" },
    { role: "chords", instrument: "guitar", level: 0.533, pattern: "x..x..x...x..x.." },
    {
      role: "chords",
      instrument: "rhodes",
      level: 0.161,
      pattern: "x---------------",
      turns: ".x",
    },
    { role: "bass", instrument: "bass", level: 0.876, octave: -2, pattern: "1-....5-5-....1-" },
    { role: "beat", instrument: "brush", level: 0.293, pattern: "o.x.o.x.o.x.o.x." },
    { role: "beat", instrument: "claves", level: 0.473, pattern: "x..x..x...x..x..", turns: "..x" },
    { role: "beat", instrument: "surdo", level: 1.055, pattern: "x......oo......o" },
  ],
};

const lounge: Playing = {
  stepsPerBar: 16,
  swing: 0.22,
  room: 0.35,
  parts: [
    { role: "melody", instrument: "rhodes", level: 0.532, octave: 1, turns: "x.x" },
    { role: "melody", instrument: "vibes", level: 0.877, octave: 1, turns: ".xx" },
    { role: "chords", instrument: "rhodes", level: 0.188, pattern: "x-----..x---...." },
    { role: "bass", instrument: "bass", level: 0.898, octave: -2, pattern: "1---3---5---3---" },
    { role: "beat", instrument: "brush", level: 0.341, pattern: "o...x...o...x.o." },
    { role: "beat", instrument: "hat", level: 0.726, pattern: "o...o.o.o...o.o.", turns: ".x" },
  ],
};

const marchinha: Playing = {
  stepsPerBar: 16,
  swing: 0,
  room: 0.25,
  parts: [
    { role: "melody", instrument: "clarinet", level: 0.47, turns: "x.x" },
    { role: "melody", instrument: "brass", level: 0.932, turns: ".x" },
    { role: "thirds", instrument: "clarinet", level: 0.428, turns: "..x" },
    { role: "chords", instrument: "banjo", level: 1.162, octave: 1, pattern: "..x...x...x...xo" },
    { role: "bass", instrument: "tuba", level: 0.553, octave: -2, pattern: "1-..5-..1-..5-.." },
    { role: "beat", instrument: "surdo", level: 1.265, pattern: "x...o...x...o..." },
    { role: "beat", instrument: "caixa", level: 0.928, pattern: "..o.x.oo..o.x.ox" },
    {
      role: "beat",
      instrument: "pandeiro",
      level: 1.146,
      pattern: "o.h.o.h.o.h.o.h.",
      turns: ".x",
    },
  ],
};

export const southEast = { samba, batucada, viola, bossa, lounge, marchinha } as const;
