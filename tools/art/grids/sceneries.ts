/** What the worlds of the slots on grids are put together from. */
import { frond, leaf, treetops } from "../scenery.ts";
import { type Dice, emoji, n, oklch, place, type Size } from "../svg.ts";
import * as fruits from "./fruits.ts";

export interface Scene {
  dice: Dice;
  size: Size;
  /** The light's middle. */
  x: number;
  y: number;
  unit: number;
}

export function stars({ dice, size }: Scene, count: number): string {
  const dots = Array.from(
    { length: count },
    () =>
      `<circle cx="${n(dice.next() * size.width)}" cy="${n(dice.next() * size.height * 0.62)}"
 r="${n(dice.between(0.6, 2.2))}" opacity="${n(dice.between(0.25, 1))}"/>`,
  );
  return `<g fill="#fff">${dots.join("")}</g>`;
}

export function moon({ x, y, unit }: Scene, colour: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.62)}" fill="${colour}" opacity=".5"
 filter="url(#blur20)"/>${place(emoji("full-moon"), { x, y, width: unit * 0.86, opacity: 0.95 })}`;
}

/** Rows of hills or trees, the farthest first and palest. */
export function hills({ dice, size }: Scene, rows: readonly (readonly [number, number, string])[]) {
  return rows
    .map(([y, bump, colour]) => {
      const drawn = treetops(dice, size, { y: size.height * y, bump, colour });
      return `<g opacity=".9" filter="url(#blur2)">${drawn}</g>`;
    })
    .join("");
}

/** Still water to the lower edge, with the light's path on it. */
export function water(
  scene: Scene,
  at: { top: number; colours: readonly string[]; light: string },
) {
  const { dice, size, x } = scene;
  const top = size.height * at.top;
  const stops = at.colours
    .map(
      (colour, index) => `<stop offset="${n(index / (at.colours.length - 1))}"
 stop-color="${colour}"/>`,
    )
    .join("");
  const glints = Array.from({ length: 70 }, () => {
    const t = dice.next();
    const reach = size.width * (0.05 + t * 0.3);
    return `<ellipse cx="${n(x + dice.between(-1, 1) * reach)}"
 cy="${n(top + (size.height - top) * t)}" rx="${n(dice.between(8, 50) * (0.4 + t))}"
 ry="${n(1.2 + t * 2)}" opacity="${n(dice.between(0.1, 0.5))}"/>`;
  });
  return `<defs><linearGradient id="water" x1="0" y1="0" x2="0"
 y2="1">${stops}</linearGradient></defs>
<rect y="${n(top)}" width="${size.width}" height="${n(size.height - top)}" fill="url(#water)"/>
<g fill="${at.light}">${glints.join("")}</g>`;
}

/** Leaves that reach in from both sides. */
export function leaves({ size }: Scene, hue: number, light: number): string {
  const { width: w, height: h } = size;
  const length = Math.min(w, h * 0.78) * 0.42;
  const spec = [
    [0.18, -38],
    [0.08, 6],
    [0.56, -16],
    [0.72, -30],
    [0.9, -44],
  ] as const;
  const drawn = spec.flatMap(([y, turn], index) => {
    const bright = light + (index % 2) * 0.07;
    return [
      leaf({ x: -18, y: h * y, length, turn, hue, light: bright }),
      leaf({ x: w + 18, y: h * y, length, turn: 180 - turn, hue, light: bright }),
    ];
  });
  return `<g filter="url(#small-shadow)">${drawn.join("")}</g>`;
}

export function palms({ size }: Scene, colour: string): string {
  const { width: w, height: h } = size;
  const turns = w > h ? [34, 8, -20, -46] : [30, -8];
  const drawn = turns.flatMap((turn, index) => {
    const y = h * (0.06 + index * 0.26);
    const length = w > h ? h * 0.5 : w * 0.42;
    return [
      frond({ x: -14, y, length, turn, colour, bend: 40 - index * 14 }),
      frond({ x: w + 14, y, length, turn: 180 - turn, colour, bend: -40 + index * 14 }),
    ];
  });
  return drawn.join("");
}

/** Light from above through the water, bubbles and weed. */
export function undersea(scene: Scene): string {
  const { dice, size, x } = scene;
  const { width: w, height: h } = size;
  const beams = Array.from({ length: 9 }, (_, index) => {
    const at = (index / 8) * w * 1.3 - w * 0.15;
    const lean = (at - x) * 0.35;
    const wide = dice.between(18, 60);
    return `M${n(at - wide)} -10L${n(at + wide)} -10L${n(at + wide * 2.4 + lean)} ${h}L${n(
      at - wide * 0.6 + lean,
    )} ${h}Z`;
  });
  const bubbles = Array.from({ length: 46 }, () => {
    const r = dice.between(2, 12);
    const at = `cx="${n(dice.next() * w)}" cy="${n(dice.next() * h)}" r="${n(r)}"`;
    return `<circle ${at} fill="#e8fdff" fill-opacity=".1" stroke="#d8fbff" stroke-width="1.500"
 opacity="${n(dice.between(0.25, 0.7))}"/>`;
  });
  const reef = [0.06, 0.16, 0.84, 0.94].map((at, index) => {
    const width = h * (0.2 + (index % 2) * 0.07);
    const what = index % 3 === 0 ? emoji("coral") : fruits.seaweed();
    return place(what, { x: w * at, y: h - width * 0.4, width, opacity: 0.9, filter: "shadow" });
  });
  return `<path d="${beams.join("")}" fill="#d8fbff" opacity=".13" filter="url(#blur6)"/>
${bubbles.join("")}${hills(scene, [
    [0.86, 60, "#0a3d78"],
    [0.93, 50, "#06244f"],
  ])}${reef.join("")}`;
}

export function flags({ size }: Scene): string {
  const { width: w, height: h } = size;
  const colours = ["#ffcb2e", "#ee2f4a", "#2f9ee6", "#3fc06a", "#ff8a2e", "#c25ae0"];
  const rows = [0.05, 0.15, 0.27].map((y, row) => {
    const count = Math.round(w / 58);
    const sag = h * 0.05;
    const pieces = Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const at = h * y + sag * 4 * t * (1 - t);
      const colour = colours[(index + row * 2) % colours.length];
      return `<path transform="translate(${n(w * t)} ${n(at)})" d="M-15 0H15V38L0 26L-15 38Z"
 fill="${colour}"/><path transform="translate(${n(w * t)} ${n(at)})" d="M-15 0H15V7H-15Z"
 fill="#fff"
 opacity=".3"/>`;
    });
    const line = `M0 ${n(h * y)}Q${n(w / 2)} ${n(h * y + sag * 2)} ${w} ${n(h * y)}`;
    return `<g opacity="${n(0.95 - row * 0.18)}"><path d="${line}" stroke="#fff3d0" stroke-width="2"
 fill="none" opacity=".7"/>${pieces.join("")}</g>`;
  });
  return rows.join("");
}

/** A bar at night: tiles, shelves of bottles in warm light, neon. */
export function bar(scene: Scene): string {
  const { dice, size } = scene;
  const { width: w, height: h } = size;
  const tiles: string[] = [];
  const edge = 64;
  for (let y = h * 0.62; y < h; y += edge) {
    for (let x = 0; x < w; x += edge) {
      const isDark = (Math.round(x / edge) + Math.round(y / edge)) % 2 === 0;
      tiles.push(`<path d="M${n(x)} ${n(y)}h${edge - 2}v${edge - 2}h${2 - edge}Z"
 fill="${isDark ? "#123c4a" : "#f0dcb0"}" opacity="${isDark ? ".9" : ".16"}"/>`);
    }
  }
  const shelves = [0.2, 0.38, 0.56].map((y) => {
    const bottles: string[] = [];
    for (let x = 14; x < w; x += dice.between(34, 52)) {
      const tall = h * dice.between(0.08, 0.13);
      const wide = dice.between(16, 26);
      const hue = dice.pick([60, 90, 140, 25, 200, 340]);
      const foot = h * y;
      bottles.push(`<path d="M${n(x)} ${n(foot)}v${n(-tall * 0.6)}q0 ${n(-tall * 0.12)} ${n(
        wide * 0.3,
      )} ${n(-tall * 0.16)}v${n(-tall * 0.24)}h${n(wide * 0.4)}v${n(tall * 0.24)}q${n(wide * 0.3)}
 ${n(tall * 0.04)} ${n(wide * 0.3)} ${n(tall * 0.16)}v${n(tall * 0.6)}Z"
 fill="${oklch(dice.between(0.42, 0.62), 0.12, hue)}" opacity=".85"/>
<path d="M${n(x + wide * 0.2)} ${n(foot - 6)}v${n(-tall * 0.5)}" stroke="#fff" stroke-width="3"
 opacity=".3"/>`);
    }
    return `<g>${bottles.join("")}<rect y="${n(h * y)}" width="${w}" height="12" fill="#4a2410"/>
<rect y="${n(h * y)}" width="${w}" height="3" fill="#ffc98a" opacity=".6"/></g>`;
  });
  const lamps = [0.16, 0.5, 0.84].map(
    (x) => `<path d="M${n(w * x)} 0V${n(h * 0.05)}" stroke="#1c0d08" stroke-width="4"/>
<circle cx="${n(w * x)}" cy="${n(h * 0.08)}" r="${n(h * 0.12)}" fill="#ffc46a" opacity=".35"
 filter="url(#blur20)"/><path d="M${n(w * x - 34)} ${n(h * 0.085)}Q${n(w * x)} ${n(h * 0.01)}
 ${n(w * x + 34)} ${n(h * 0.085)}Z" fill="#c2331f"/><ellipse cx="${n(w * x)}" cy="${n(h * 0.087)}"
 rx="16" ry="9" fill="#fff3c0"/>`,
  );
  return `<g filter="url(#blur2)">${shelves.join("")}</g>${tiles.join("")}${lamps.join("")}`;
}
