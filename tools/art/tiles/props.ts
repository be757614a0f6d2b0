/** Things that are played with, drawn by ourselves: cards, dice, balls, wheels, chips. */
import { ball, down, own } from "../grids/kit.ts";
import { line } from "../lettering.ts";
import { type Drawing, emoji, n, oklch, place } from "../svg.ts";

/** Words as a path around a point. */
function words(text: string, at: { x: number; y: number; size: number; fill: string }): string {
  return `<path transform="translate(${n(at.x)} ${n(at.y)})" d="${line(text, at.size).path}"
 fill="${at.fill}"/>`;
}

const SUITS = {
  spades: "spade-suit",
  hearts: "heart-suit",
  diamonds: "diamond-suit",
  clubs: "club-suit",
};

export function card(rank: string, suit: keyof typeof SUITS): Drawing {
  const red = suit === "hearts" || suit === "diamonds";
  const ink = red ? "#d3202f" : "#182233";
  const pip = emoji(SUITS[suit]);
  return {
    width: 70,
    height: 100,
    body: `<defs>${down("paper", ["#ffffff", "#f3ecdf"])}</defs>
<rect width="70" height="100" rx="9" fill="url(#paper)"/><rect x="1.500" y="1.500" width="67"
 height="97" rx="8" fill="none" stroke="#c9b58e" stroke-width="1.500"/>
${words(rank, { x: 15, y: 25, size: 26, fill: ink })}
${place(pip, { x: 15, y: 39, width: 17 })}${place(pip, { x: 40, y: 66, width: 48 })}`,
  };
}

export function cardBack(hue: number): Drawing {
  const lines = [0, 1, 2, 3, 4, 5].map(
    (index) => `<path d="M${-30 + index * 24} 100L${30 + index * 24} 0" stroke="#fff"
 stroke-opacity=".28" stroke-width="5"/>`,
  );
  return {
    width: 70,
    height: 100,
    body: `<defs><clipPath id="inside">
<rect x="6" y="6" width="58" height="88" rx="6"/></clipPath></defs>
<rect width="70" height="100" rx="9" fill="#fbf6ea"/><rect x="6" y="6" width="58" height="88" rx="6"
 fill="${oklch(0.42, 0.16, hue)}"/><g clip-path="url(#inside)">${lines.join("")}</g>`,
  };
}

const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
};

export function die(face: number, hue: number, light = 0.62): Drawing {
  const dots = (DOTS[face] ?? []).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#fff"/><circle cx="${x}" cy="${y}" r="9"
 fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
  );
  const fill = [
    oklch(light + 0.16, 0.17, hue),
    oklch(light, 0.2, hue),
    oklch(light - 0.22, 0.17, hue),
  ];
  return own(`<defs>${ball("face", fill)}</defs><rect x="6" y="6" width="88" height="88" rx="20"
 fill="url(#face)"/><rect x="9" y="9" width="82" height="82" rx="18" fill="none" stroke="#fff"
 stroke-opacity=".45" stroke-width="3"/>${dots.join("")}
<path d="M18 30Q20 16 36 15" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none"
 stroke-linecap="round"/>`);
}

export function numberBall(text: string, hue: number): Drawing {
  const fill = [oklch(0.86, 0.13, hue), oklch(0.62, 0.2, hue), oklch(0.34, 0.15, hue)];
  return own(`<defs>${ball("globe", fill)}</defs><circle cx="50" cy="50" r="46" fill="url(#globe)"/>
<circle cx="50" cy="50" r="25" fill="#fffdf6"/><circle cx="50" cy="50" r="25" fill="none"
 stroke="#000" stroke-opacity=".12" stroke-width="2"/>
${words(text, { x: 50, y: 61, size: 30, fill: "#1c2230" })}
<path d="M20 34Q28 14 50 11" stroke="#fff" stroke-opacity=".85" stroke-width="6" fill="none"
 stroke-linecap="round"/>`);
}

export function chip(hue: number): Drawing {
  const marks = Array.from(
    { length: 8 },
    (_, index) => `<rect x="44" y="3" width="12" height="17" rx="3" fill="#fff8e6"
 transform="rotate(${index * 45} 50 50)"/>`,
  );
  const fill = [oklch(0.72, 0.19, hue), oklch(0.5, 0.2, hue)];
  return own(`<defs>${ball("chip", fill)}</defs><circle cx="50" cy="50" r="48" fill="url(#chip)"/>
${marks.join("")}<circle cx="50" cy="50" r="29" fill="none" stroke="#fff8e6" stroke-width="3"
 stroke-dasharray="5 4"/><circle cx="50" cy="50" r="24" fill="${oklch(0.58, 0.2, hue)}"/>
<path d="M24 36Q32 22 46 19" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"
 stroke-linecap="round"/>`);
}

const sector = (from: number, to: number, radius: number): string => {
  const point = (turn: number): string => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    return `${n(50 + Math.cos(angle) * radius)} ${n(50 + Math.sin(angle) * radius)}`;
  };
  return `M50 50L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z`;
};

export function rouletteWheel(): Drawing {
  const count = 37;
  const pockets = Array.from({ length: count }, (_, index) => {
    const fill = index === 0 ? "#12824a" : index % 2 === 1 ? "#c41f2d" : "#15181f";
    return `<path d="${sector(index / count, (index + 1) / count, 40)}" fill="${fill}"
 stroke="#e5bd62" stroke-width=".5"/>`;
  });
  const spokes = [0, 90, 180, 270].map(
    (turn) => `<g transform="rotate(${turn + 20} 50 50)"><rect x="48.400" y="31" width="3.200"
 height="19" rx="1.600" fill="#f4d58a"/><circle cx="50" cy="31" r="3.400" fill="#fff0c0"/></g>`,
  );
  return own(`<defs>${ball("rim", ["#a86a2c", "#6b3812", "#2f1505"])}
${ball("hub", ["#fff3c9", "#dba640", "#7a4a0c"])}
${ball("bowl", ["#8a5424", "#4d270c"])}</defs>
<circle cx="50" cy="50" r="49" fill="url(#rim)"/><circle cx="50" cy="50" r="42.500" fill="#e7c069"/>
${pockets.join("")}<circle cx="50" cy="50" r="27" fill="url(#bowl)" stroke="#e7c069"/>
${spokes.join("")}<circle cx="50" cy="50" r="7" fill="url(#hub)"/>
<circle cx="66" cy="19.500" r="3.200" fill="#fff"/><path d="M14 30Q24 10 46 5" stroke="#fff"
 stroke-opacity=".45" stroke-width="2.500" fill="none" stroke-linecap="round"/>`);
}

export function fortuneWheel(hues: readonly number[]): Drawing {
  const count = 12;
  const sectors = Array.from({ length: count }, (_, index) => {
    const hue = hues[index % hues.length] ?? 60;
    return `<path d="${sector(index / count, (index + 1) / count, 41)}"
 fill="${oklch(0.68, 0.18, hue)}" stroke="#fff6dc" stroke-width="1"/>`;
  });
  const bulbs = Array.from(
    { length: 16 },
    (_, index) => `<circle cx="50" cy="5" r="2.200" fill="#fff6c4"
 transform="rotate(${n(index * 22.5)} 50 50)"/>`,
  );
  return own(`<defs>${ball("frame", ["#ffe9a0", "#d88c1a", "#7d3f06"])}
${ball("axle", ["#fffbe8", "#f0b030", "#8a4b06"])}</defs>
<circle cx="50" cy="50" r="49" fill="url(#frame)"/>${sectors.join("")}${bulbs.join("")}
<circle cx="50" cy="50" r="10" fill="url(#axle)"/><path d="M50 15L43 -3H57Z" fill="#e5293a"
 stroke="#fff" stroke-width="1.500"/>`);
}

/** Pegs in a triangle and balls on their way through them. */
export function plinko(): Drawing {
  const pegs = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: row + 2 }, (__, peg) => {
      const [x, y] = [50 + (peg - (row + 1) / 2) * 12, 14 + row * 10.5];
      return `<circle cx="${n(x)}" cy="${n(y)}" r="2.600" fill="url(#peg)"/>`;
    }).join(""),
  );
  const slots = Array.from({ length: 7 }, (_, index) => {
    const hue = 30 + Math.abs(3 - index) * -8 + 30;
    return `<rect x="${n(9 + index * 11.8)}" y="86" width="10.400" height="11" rx="2.500"
 fill="${oklch(0.8 - Math.abs(3 - index) * -0.01, 0.17, hue - Math.abs(3 - index) * 14)}"/>`;
  });
  const balls = [
    [50, 3, 6],
    [44, 29, 5.5],
    [62, 51, 5.5],
    [33, 72, 5.5],
  ].map(
    ([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"
 stroke="#7a2d02" stroke-width=".8"/>`,
  );
  return own(`<defs>${ball("peg", ["#ffffff", "#bfe9ff", "#5f8fc0"])}
${ball("ball", ["#fff0a8", "#ff9a24", "#c24a05"])}</defs>
${pegs.join("")}${slots.join("")}${balls.join("")}`);
}

export function bingoCard(): Drawing {
  const marked = new Set([2, 6, 7, 8, 9, 10, 13]);
  const cells = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [8 + (index % 5) * 17.2, 30 + Math.floor(index / 5) * 21];
    const isMarked = marked.has(index);
    return `<rect x="${n(x)}" y="${y}" width="15" height="18" rx="3"
 fill="${isMarked ? "#ffb52e" : "#fffaf0"}" stroke="#d7b98a"/>
${words(String(((index * 7) % 12) + (index % 5) * 12 + 1), {
  x: x + 7.5,
  y: y + 13,
  size: 11,
  fill: isMarked ? "#5a2405" : "#43506b",
})}`;
  });
  return own(`<defs>${down("sheet", ["#fff", "#ffe9c9"])}</defs>
<rect x="2" y="4" width="96" height="92"
 rx="9" fill="url(#sheet)"/><path d="M2 13Q2 4 11 4H89Q98 4 98 13V25H2Z" fill="#b3263a"/>
${words("BINGO", { x: 50, y: 20, size: 17, fill: "#fff2c9" })}${cells.join("")}`);
}

/** A card with its silver half scratched away. */
export function scratchCard(): Drawing {
  return own(`<defs>${down("foil", ["#f4f6fa", "#aab4c4", "#dfe5ee"])}
${down("ticket", ["#ffd75a", "#f08a1c"])}</defs>
<rect x="4" y="10" width="92" height="80" rx="10" fill="url(#ticket)"/>
<rect x="10" y="30" width="80"
 height="52" rx="6" fill="#fff8e2"/>
${place(emoji("gem-stone"), { x: 26, y: 56, width: 22 })}
${place(emoji("crown"), { x: 50, y: 56, width: 24 })}
<path d="M60 30H84Q90 30 90 36V76Q90 82 84 82H56Q64 74 58 68T64 56T58 44T60 30Z" fill="url(#foil)"/>
<path d="M66 38L84 34M64 50L86 45M66 62L86 57M64 74L86 69" stroke="#8b96a8" stroke-opacity=".5"
 stroke-width="2"/>${words("777", { x: 50, y: 26, size: 15, fill: "#6b1d05" })}`);
}

/** A rising flight, as a ribbon of light under its curve. */
export function flight(): Drawing {
  return own(`<defs><linearGradient id="under" x1="0" y1="1" x2="1" y2="0"><stop offset="0"
 stop-color="#ff7a1a" stop-opacity=".05"/><stop offset="1" stop-color="#ffb347" stop-opacity=".7"/>
</linearGradient></defs><path d="M-20 96Q55 92 88 22L88 96Z" fill="url(#under)"/>
<path d="M-20 96Q55 92 88 22" fill="none" stroke="#fff3cf" stroke-width="4" stroke-linecap="round"/>
<path d="M-20 96Q55 92 88 22" fill="none" stroke="#ff8a1f" stroke-width="2"
 stroke-linecap="round"/>`);
}

export function tower(): Drawing {
  const floors = [0, 1, 2, 3, 4].map((floor) => {
    const [y, half] = [82 - floor * 17, 30 - floor * 3.4];
    const windows = [-0.5, 0, 0.5].map(
      (at) => `<rect x="${n(50 + at * half - 3)}" y="${n(y - 9)}" width="6" height="9" rx="3"
 fill="${(floor + at * 2) % 2 === 0 ? "#ffd36a" : "#4a2b7a"}"/>`,
    );
    return `<path d="M${n(50 - half)} ${y}L${n(50 - half + 3)} ${n(y - 16)}
H${n(50 + half - 3)}L${n(50 + half)}
 ${y}Z" fill="url(#stone)" stroke="#2a1552" stroke-width="1"/>${windows.join("")}`;
  });
  return own(`<defs>${down("stone", ["#b79be8", "#6a44b0"])}</defs>${floors.join("")}
<path d="M30 -2L50 -26L70 -2Z" fill="#d0303a" stroke="#5e0d1d"/>
<rect x="32" y="-3" width="36" height="6"
 rx="3" fill="#8b1f2d"/>`);
}

/** A dealer's desk with a lamp of the air: on. */
export function onAir(text: string): Drawing {
  return {
    width: 100,
    height: 36,
    body: `<defs>${down("sign", ["#ff5a5a", "#c3142a"])}</defs><rect width="100" height="36" rx="18"
 fill="url(#sign)"/><rect x="2" y="2" width="96" height="32" rx="16" fill="none" stroke="#fff"
 stroke-opacity=".6" stroke-width="2"/><circle cx="20" cy="18" r="6" fill="#fff"/>
${words(text, { x: 59, y: 26, size: 23, fill: "#fff" })}`,
  };
}
