/** Plinko Tropical: a garden of fruit in the afterglow, with lamps strung between its palms. */
import { leaf, treetops } from "../scenery.ts";
import { type Dice, emoji, n, place, type Size } from "../svg.ts";
import { glow, grass, palm, type Place, ridge, wash } from "./kit.ts";

interface Cord {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly sag: number;
}

/** Lamps on a cord that hangs from side to side. */
function lamps({ width: w }: Size, { from, to, y, sag }: Cord): string {
  const at = (part: number) => ({
    x: w * (from + (to - from) * part),
    y: y + sag * 4 * part * (1 - part),
  });
  const middle = { x: (w * (from + to)) / 2, y: y + 2 * sag };
  const lights = Array.from({ length: 9 }, (_, index) => {
    const { x, y: hang } = at((index + 0.5) / 9);
    return `${glow({ x, y: hang + 12, radius: 46, colour: "#ffcf7a", opacity: 0.7 })}
<circle cx="${n(x)}" cy="${n(hang + 12)}" r="8" fill="#fff0c0"/>`;
  });
  return `<path d="M${n(w * from)} ${n(y)}Q${n(middle.x)} ${n(middle.y)} ${n(w * to)} ${n(y)}"
 fill="none" stroke="#1f0a2a" stroke-width="3"/>${lights.join("")}`;
}

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const dark = "#2a0d36";
  return `${wash("sky", size, [
    [0, "#2a0f4e"],
    [0.34, "#6a1f6a"],
    [0.6, "#c8487a"],
    [0.76, "#ff9a6a"],
  ])}${glow({ x: w * 0.5, y: h * 0.74, radius: w * 0.46, colour: "#ffd08a", opacity: 0.7 })}
${ridge(dice, size, { y: h * 0.74, rise: h * 0.12, step: 260, colours: ["#7a2a72", "#a03a72"] })}
<g filter="url(#blur2)">${treetops(dice, size, { y: h * 0.75, bump: 46, colour: "#571c58" })}</g>
${palm({ x: w * 0.1, foot: h * 0.9, height: h * 0.66, lean: 60, colour: dark })}
${palm({ x: w * 0.9, foot: h * 0.9, height: h * 0.7, lean: -66, colour: dark })}
${palm({ x: w * 0.24, foot: h * 0.86, height: h * 0.42, lean: -30, colour: "#41143f" })}
${palm({ x: w * 0.77, foot: h * 0.86, height: h * 0.38, lean: 26, colour: "#41143f" })}
${lamps(size, { from: -0.02, to: 0.5, y: h * 0.07, sag: 70 })}
${lamps(size, { from: 0.5, to: 1.02, y: h * 0.07, sag: 70 })}
${treetops(dice, size, { y: h * 0.87, bump: 56, colour: "#2f103c" })}
${glow({ x: w * 0.5, y: h * 0.9, radius: w * 0.26, colour: "#ffb070", opacity: 0.3 })}`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const x = ((index + 0.5) / 15) * w;
    const away = Math.abs(x / w - 0.5) * 2;
    const length = 80 + 160 * away * dice.between(0.7, 1.1);
    const turn = -90 + dice.between(-36, 36);
    return leaf({ x, y: h + 8, length, turn, hue: 168, light: 0.34 });
  });
  const thing = (name: string, x: number, y: number, width: number, tilt: number): string =>
    place(emoji(name), { x: w * x, y: h * y, width, tilt, filter: "small-shadow" });
  return `<g filter="url(#small-shadow)">${leaves.join("")}</g>
${thing("pineapple", 0.09, 0.74, 124, -10)}${thing("pineapple", 0.9, 0.72, 134, 8)}
${thing("coconut", 0.18, 0.87, 72, -8)}${thing("mango", 0.81, 0.88, 66, 10)}
${thing("hibiscus", 0.27, 0.88, 56, 12)}${thing("hibiscus", 0.965, 0.84, 70, -12)}
${grass(dice, size, { y: h * 0.95, height: 34, colour: "#170620" })}`;
}

export const garden: Place = { back, near };
