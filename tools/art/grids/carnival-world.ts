/**
 * Olinda in carnival: the sky is a parasol of four colours, below it houses climb the slope to the
 * towers of a church, ribbons across the street and paper in the air.
 */
import { n } from "../svg.ts";
import { CARD } from "./carnival.ts";
import type { Scene } from "./sceneries.ts";

/** Panels around the light, the hem beyond the picture; a light and a dark half each. */
function canopy({ size, x, y }: Scene, panels: number): string {
  const far = Math.hypot(size.width, size.height);
  const at = (turn: number): string =>
    `${n(x + Math.sin(turn) * far)} ${n(y - Math.cos(turn) * far)}`;
  const colours = [
    ["#ff5a50", "#e2323c"],
    ["#ffd94a", "#ffb820"],
    ["#4aa8ff", "#1f7ae0"],
    ["#4fd884", "#22b060"],
  ] as const;
  const step = (Math.PI * 2) / panels;
  return Array.from({ length: panels }, (_, index) => {
    const [light, dark] = colours[index % 4] ?? colours[0];
    const from = index * step - step / 2;
    const wedge = (a: number, b: number): string => `M${n(x)} ${n(y)}L${at(a)}L${at(b)}Z`;
    return `<path d="${wedge(from, from + step)}" fill="${light}"/><path
 d="${wedge(from + step / 2, from + step)}" fill="${dark}"/>`;
  }).join("");
}

const walls = [
  ["#ff7aa2", "#e8507f"],
  ["#ffd95a", "#f2b21f"],
  ["#6fd0ff", "#2f9fe0"],
  ["#7fe0a0", "#35b56a"],
  ["#ff9a5a", "#e86a2a"],
  ["#c9a0ff", "#9a68e0"],
] as const;

/** One house: card in front of card, with a white edge. */
function house(at: { x: number; y: number; wide: number; high: number; index: number }): string {
  const { x, y, wide, high, index } = at;
  const [light, dark] = walls[index % walls.length] ?? walls[0];
  const roof = wide * 0.22;
  const rows = high > wide * 1.2 ? 2 : 1;
  const openings = Array.from({ length: rows * 2 }, (_, each) => {
    const w = wide * 0.2;
    const left = x + wide * (each % 2 === 0 ? 0.2 : 0.6);
    const base = y - high * (Math.floor(each / 2) === 0 ? 0.04 : 0.52);
    const tall = Math.min(high * 0.34, wide * 0.46);
    return `<path d="M${n(left)} ${n(base)}v${n(-tall)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(
      tall,
    )}Z" fill="${index % 2 === 0 ? CARD.blueDark : CARD.greenDark}" stroke="#fff"
 stroke-width="${n(wide * 0.028)}"/>`;
  });
  return `<path d="M${n(x)} ${n(y)}V${n(y - high)}H${n(x + wide)}V${n(y)}Z" fill="${light}"
 stroke="#fff" stroke-width="${n(wide * 0.04)}"/><path d="M${n(x + wide * 0.55)} ${n(y)}V${n(
   y - high,
 )}H${n(x + wide)}V${n(y)}Z" fill="${dark}"/>
<path d="M${n(x - roof * 0.3)} ${n(y - high)}L${n(x + roof)} ${n(y - high - roof)}H${n(
    x + wide - roof,
  )}L${n(x + wide + roof * 0.3)} ${n(y - high)}Z" fill="#d9542a" stroke="#fff"
 stroke-width="${n(wide * 0.035)}"/>${openings.join("")}`;
}

/** Both sides of the street: houses stand higher towards the edges. */
function slope({ dice, size }: Scene, side: -1 | 1): string {
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  const wide = short * 0.2;
  const count = Math.max(3, Math.ceil(w / 2 / wide));
  const houses = Array.from({ length: count }, (_, index) => {
    const t = index / count;
    const x = w / 2 + side * (w / 2) * t * 0.98 - (side < 0 ? wide : 0) + side * short * 0.1;
    const high = wide * dice.between(1, 1.7);
    return house({ x, y: h * (0.8 - t * 0.06), wide, high, index: index * 2 + (side < 0 ? 0 : 3) });
  });
  return houses.join("");
}

function church({ size }: Scene): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h) * 0.11;
  const y = h * 0.7;
  const tower = (x: number): string =>
    `<path d="M${n(x)} ${n(y)}v${n(-unit * 2.2)}l${n(unit * 0.4)} ${n(-unit * 0.7)}l${n(
      unit * 0.4,
    )} ${n(unit * 0.7)}v${n(unit * 2.2)}Z" fill="#fffaf0" stroke="#e8b83a"
 stroke-width="${n(unit * 0.08)}"/><path d="M${n(x + unit * 0.22)} ${n(y - unit * 1.2)}v${n(
   -unit * 0.4,
 )}a${n(unit * 0.18)} ${n(unit * 0.18)} 0 0 1 ${n(unit * 0.36)} 0v${n(unit * 0.4)}Z"
 fill="${CARD.blueDark}"/>`;
  return `<path d="M${n(w * 0.5 - unit * 0.9)} ${n(y)}V${n(y - unit * 1.4)}L${n(w * 0.5)} ${n(
    y - unit * 2.3,
  )}L${n(w * 0.5 + unit * 0.9)} ${n(y - unit * 1.4)}V${n(y)}Z" fill="#fff4dc" stroke="#e8b83a"
 stroke-width="${n(unit * 0.08)}"/><circle cx="${n(w * 0.5)}" cy="${n(y - unit * 1.35)}"
 r="${n(unit * 0.26)}" fill="${CARD.blueDark}"/>${tower(w * 0.5 - unit * 1.7)}${tower(
   w * 0.5 + unit * 0.9,
 )}`;
}

/** Cobbles between the houses, a bright street that comes towards us. */
function street({ size }: Scene): string {
  const { width: w, height: h } = size;
  return `<path d="M0 ${n(h * 0.82)}Q${n(w * 0.3)} ${n(h * 0.7)} ${n(w * 0.5)} ${n(h * 0.69)}Q${n(
    w * 0.7,
  )} ${n(h * 0.7)} ${w} ${n(h * 0.82)}V${h}H0Z" fill="#2fae6a"/><path d="M${n(w * 0.47)} ${n(
    h * 0.69,
  )}H${n(w * 0.53)}L${n(w * 0.9)} ${h}H${n(w * 0.1)}Z" fill="#ffe2a8" stroke="#fff"
 stroke-width="4"/>`;
}

function ribbons({ size }: Scene): string {
  const { width: w, height: h } = size;
  const short = Math.min(w, h);
  const colours = [CARD.red, CARD.yellow, CARD.blue, CARD.green, CARD.pink];
  return [0.06, 0.14]
    .map((y, row) => {
      const count = Math.ceil(w / (short * 0.075));
      const hang = (t: number): number => h * y + Math.sin(t * Math.PI) * h * 0.05;
      const strips = Array.from({ length: count }, (_, index) => {
        const t = (index + 0.5) / count;
        const wide = short * 0.028;
        const long = short * (0.07 + ((index * 7 + row * 3) % 5) * 0.014);
        return `<path d="M${n(w * t)} ${n(hang(t))}h${n(wide)}v${n(long)}l${n(-wide / 2)} ${n(
          -wide * 0.5,
        )}l${n(-wide / 2)} ${n(wide * 0.5)}Z" fill="${colours[(index + row * 2) % 5] ?? ""}"
 stroke="#fff" stroke-width="1.4"/>`;
      });
      return `<path d="M0 ${n(h * y)}Q${n(w / 2)} ${n(h * (y + 0.1))} ${w} ${n(h * y)}" fill="none"
 stroke="#fff" stroke-width="2.4"/>${strips.join("")}`;
    })
    .join("");
}

function confetti({ dice, size }: Scene, count: number): string {
  const colours = [CARD.red, CARD.yellow, CARD.blue, CARD.green, CARD.white, CARD.pink];
  return Array.from({ length: count }, (_, index) => {
    const r = dice.between(2.4, 6.4);
    return `<rect x="${n(dice.next() * size.width)}" y="${n(dice.next() * size.height)}"
 width="${n(r * 1.6)}" height="${n(r)}" rx="1" transform="rotate(${n(dice.between(0, 180))} ${n(
   size.width / 2,
 )} ${n(size.height / 2)})" fill="${colours[index % 6] ?? ""}" opacity=".9"/>`;
  }).join("");
}

function glow({ x, y, unit }: Scene): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.46)}" fill="#fffbe0" opacity=".5"
 filter="url(#blur20)"/>`;
}

/** The canopy alone, for a small picture. */
export function underParasol(scene: Scene): string {
  return `${canopy(scene, 16)}${glow(scene)}${confetti(scene, 60)}`;
}

export function slopesOfOlinda(scene: Scene): string {
  return `${canopy(scene, 20)}${glow(scene)}${street(scene)}${church(scene)}${slope(
    scene,
    -1,
  )}${slope(scene, 1)}${ribbons(scene)}${confetti(scene, 90)}`;
}
