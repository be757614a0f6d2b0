/** Flat threads laid side by side, gold cord around them and sequins on them. */
import { type Drawing, n } from "../../svg.ts";
import { own } from "../kit.ts";

export type Patch = readonly [path: string, fill: string];

export const THREAD = {
  gold: "#ffd34a",
  goldDark: "#e08a10",
  red: "#ff3b4e",
  redDark: "#b8102c",
  pink: "#ff79bd",
  pinkDark: "#d02a82",
  blue: "#4a94ff",
  blueDark: "#1a4cc4",
  teal: "#35dccb",
  tealDark: "#0e8f8a",
  green: "#52d862",
  greenDark: "#16863c",
  violet: "#7d55ff",
  violetDark: "#4726bd",
  white: "#fff8ea",
  whiteDark: "#ecd3ae",
  orange: "#ff9232",
  orangeDark: "#cf4c0a",
  velvet: "#220838",
} as const;

/** Light lies on threads in fine parallel lines. */
const satin = `<defs><pattern id="satin" width="2.6" height="2.6" patternUnits="userSpaceOnUse"
 patternTransform="rotate(38)"><path d="M0 0V2.6" stroke="#fff" stroke-width="1"
 opacity=".22"/></pattern></defs>`;

/** Cord around all of it, then patch on patch, each with its seam. */
export function sewn(patches: readonly Patch[]): string {
  const all = patches.map(([path]) => path).join("");
  const laid = patches.map(
    ([path, fill]) => `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#satin)"/>
<path d="${path}" fill="none" stroke="${THREAD.velvet}" stroke-width="1.2" opacity=".7"/>`,
  );
  return `${satin}<g stroke-linejoin="round" stroke-linecap="round">
<path d="${all}" fill="none" stroke="${THREAD.velvet}" stroke-width="13"/>
<path d="${all}" fill="${THREAD.gold}" stroke="${THREAD.gold}" stroke-width="8.5"/>
<path d="${all}" fill="none" stroke="${THREAD.goldDark}" stroke-width="8.5"
 stroke-dasharray="1.3 3.4" stroke-linecap="butt"/>
<path d="${all}" fill="${THREAD.velvet}" stroke="${THREAD.velvet}" stroke-width="3.6"/>
${laid.join("")}</g>`;
}

export const figure = (patches: readonly Patch[], over = "", size = 0.88): Drawing =>
  own(
    `<g transform="translate(50 50) scale(${size}) translate(-50 -50)">${sewn(patches)}${over}</g>`,
  );

export function disc(x: number, y: number, rx: number, ry = rx): string {
  const half = `${n(rx)} ${n(ry)} 0 1 0`;
  return `M${n(x - rx)} ${n(y)}a${half} ${n(rx * 2)} 0a${half} ${n(-rx * 2)} 0Z`;
}

/** A point around a middle, degrees clockwise from the top. */
export function spoke(turn: number, radius: number, x = 50, y = 50): string {
  const angle = (turn / 180) * Math.PI;
  return `${n(x + Math.sin(angle) * radius)} ${n(y - Math.cos(angle) * radius)}`;
}

export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    spoke(index * 36, index % 2 === 0 ? radius : radius * 0.46, x, y),
  );
  return `M${points.join("L")}Z`;
}

/** A feather or petal from a point outwards. */
export function blade(x: number, y: number, turn: number, size: readonly [number, number]): string {
  const [length, half] = size;
  const to = (part: number, aside: number): string =>
    spoke(
      turn + (Math.atan2(aside, part * length) * 180) / Math.PI,
      Math.hypot(part * length, aside),
      x,
      y,
    );
  return `M${n(x)} ${n(y)}C${to(0.4, -half)} ${to(0.85, -half)} ${to(1, 0)}C${to(0.85, half)} ${to(
    0.4,
    half,
  )} ${n(x)} ${n(y)}Z`;
}

export function sequins(
  places: readonly (readonly [number, number])[],
  fill: string,
  r = 2,
): string {
  return places
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${THREAD.velvet}"
 stroke-width=".7"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.34)}"
 fill="#fff"/>`,
    )
    .join("");
}

export function blossom(x: number, y: number, r: number, fill: string): Patch[] {
  const petals = [0, 72, 144, 216, 288].map((turn): Patch => {
    const [cx = "0", cy = "0"] = spoke(turn, r * 0.62, x, y).split(" ");
    return [disc(Number(cx), Number(cy), r * 0.52), fill];
  });
  return [...petals, [disc(x, y, r * 0.38), THREAD.gold]];
}
