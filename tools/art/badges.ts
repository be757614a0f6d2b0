/**
 * The badges of the VIP levels: a garden that grows. Each medallion shows what has come to live in
 * it, its wreath has more leaves and its ring is of a nobler metal than the one before. No number
 * stands on them, so that a ladder of any length can wear them.
 */
import { gem } from "./grids/jewels.ts";
import { leaf, sparkles } from "./scenery.ts";
import { diceFor, drawing, emoji, lights, n, picture, place, restartScopes } from "./svg.ts";

const SIZE = { width: 256, height: 256 };
const MIDDLE = { x: 128, y: 120 };

interface Metal {
  readonly bright: string;
  readonly middle: string;
  readonly dark: string;
}

const wood: Metal = { bright: "#c9a176", middle: "#8a6038", dark: "#4d3119" };
const bronze: Metal = { bright: "#ffd9ae", middle: "#c67f41", dark: "#6f3a14" };
const silver: Metal = { bright: "#ffffff", middle: "#a9c0c9", dark: "#4e6671" };
const gold: Metal = { bright: "#fffbd8", middle: "#ffc93d", dark: "#96580a" };

interface Badge {
  readonly metal: Metal;
  /** Light behind the motif, from its middle outwards. */
  readonly glow: readonly [string, string];
  readonly leaves: number;
  readonly motif: () => string;
}

const centred = (name: string, width: number, tilt = 0): string =>
  place(emoji(name), { ...MIDDLE, width, tilt, filter: "small-shadow" });

const bird = (width: number, y: number): string =>
  place(drawing("toucan"), { x: MIDDLE.x + 4, y, width, filter: "small-shadow" });

const crown = (): string =>
  place(emoji("crown"), { x: 116, y: 54, width: 62, tilt: -9, filter: "small-shadow" });

const stone = (x: number, y: number, width: number, hue: number): string =>
  place(gem("octagon", hue), { x, y, width, filter: "small-shadow" });

const star = { x: 106, y: 96, width: 44, tilt: -10, filter: "small-shadow" };

const badges: readonly Badge[] = [
  { metal: wood, glow: ["#2c7f78", "#0b2f3a"], leaves: 0, motif: () => centred("seedling", 92) },
  { metal: bronze, glow: ["#3a9a7a", "#0c3a3c"], leaves: 2, motif: () => centred("herb", 98, 8) },
  { metal: bronze, glow: ["#c65f7a", "#3a1834"], leaves: 4, motif: () => centred("hibiscus", 102) },
  {
    metal: silver,
    glow: ["#f2a95a", "#1f4a5c"],
    leaves: 6,
    motif: () => centred("palm-tree", 112),
  },
  {
    metal: silver,
    glow: ["#6f7ad8", "#161b4a"],
    leaves: 8,
    motif: () => `${centred("crescent-moon", 108, -12)}${place(emoji("glowing-star"), star)}`,
  },
  { metal: gold, glow: ["#2fb0a4", "#0a3a48"], leaves: 10, motif: () => bird(116, 122) },
  {
    metal: gold,
    glow: ["#ffb84d", "#7a2410"],
    leaves: 12,
    motif: () => `${bird(108, 132)}${crown()}${stone(62, 172, 30, 20)}${stone(194, 172, 30, 165)}`,
  },
];

export const badgeLevels = badges.map((_, level) => level);

/** Pairs of leaves from the foot of the medallion upwards, on both sides. */
function wreath(count: number): string {
  const pairs = Array.from({ length: count / 2 }, (_, pair) => {
    const along = 0.26 + pair * 0.36;
    const radius = 106;
    const side = (sign: -1 | 1): string =>
      leaf({
        x: MIDDLE.x + sign * Math.sin(along) * radius,
        y: MIDDLE.y + Math.cos(along) * radius,
        length: 50 - pair * 2,
        turn: sign === 1 ? -8 - pair * 22 : 188 + pair * 22,
        hue: 158 - pair * 3,
        light: 0.44 + pair * 0.035,
      });
    return side(-1) + side(1);
  });
  return pairs.toReversed().join("");
}

function medallion({ metal, glow }: Badge): string {
  const { x, y } = MIDDLE;
  return `<defs><linearGradient id="metal" x1="0" y1="0" x2=".7" y2="1">
<stop offset="0" stop-color="${metal.bright}"/><stop offset=".38" stop-color="${metal.middle}"/>
<stop offset=".62" stop-color="${metal.dark}"/><stop offset=".82" stop-color="${metal.middle}"/>
<stop offset="1" stop-color="${metal.bright}"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="${glow[0]}"/>
<stop offset="1" stop-color="${glow[1]}"/></radialGradient></defs>
<circle cx="${x}" cy="${y}" r="98" fill="${metal.dark}" filter="url(#small-shadow)"/>
<circle cx="${x}" cy="${y}" r="97" fill="url(#metal)"/>
<circle cx="${x}" cy="${y}" r="84" fill="${metal.dark}"/>
<circle cx="${x}" cy="${y}" r="81.5" fill="url(#glow)"/>
<path d="M${x - 72} ${y - 26}A77 77 0 0 1 ${x + 50} ${y - 58}" stroke="#fff" stroke-width="5"
 stroke-linecap="round" fill="none" opacity=".28"/>
<circle cx="${x}" cy="${y}" r="90.500" fill="none" stroke="#fff" stroke-opacity=".35"
 stroke-width="1.500" stroke-dasharray="${n(2)} ${n(7)}"/>`;
}

export function badge(level: number): string {
  const look = badges[level];
  if (look === undefined) throw new Error(`There is no badge for level ${level}.`);
  restartScopes();
  const dice = diceFor(`vip-${level}`);
  const glints = level < 3 ? "" : sparkles(dice, SIZE, { ...MIDDLE, radius: 96 }, 4 + level * 2);
  return picture(
    SIZE,
    `${lights("#fff0c8")}${medallion(look)}${look.motif()}${wreath(look.leaves)}${glints}`,
  );
}
