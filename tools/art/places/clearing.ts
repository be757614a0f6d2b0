/** Dados da Mata: a clearing of the Atlantic forest in the last light. */
import { frond, leaf, rays, sky, treetops } from "../scenery.ts";
import { type Dice, emoji, n, place, type Size } from "../svg.ts";
import { glow, grass, type Place } from "./kit.ts";

function trunk(dice: Dice, size: Size, at: { x: number; width: number; colour: string }): string {
  const { x, width: w, colour } = at;
  const bend = dice.between(-0.6, 0.6) * w;
  const h = size.height;
  const foot = h * 0.86;
  return `<path d="M${n(x - w / 2)} 0Q${n(x - w * 0.4 + bend)} ${n(h * 0.5)} ${n(x - w * 0.55)}
 ${n(foot - w)}Q${n(x - w * 0.9)} ${n(foot)} ${n(x - w * 1.5)}
 ${n(foot + w * 0.5)}H${n(x + w * 1.5)}
Q${n(x + w * 0.9)} ${n(foot)} ${n(x + w * 0.55)} ${n(foot - w)}Q${n(x + w * 0.4 + bend)}
 ${n(h * 0.5)}
 ${n(x + w / 2)} 0Z" fill="${colour}"/>`;
}

/** Trees stand at both sides and leave the middle to the light. */
function trees(dice: Dice, size: Size, row: { count: number; width: number; colour: string }) {
  const places = Array.from({ length: row.count }, (_, index) => {
    const part = (index + dice.between(0.2, 0.8)) / row.count;
    const x = part < 0.5 ? part * 0.68 : 1 - (1 - part) * 0.68;
    return trunk(dice, size, {
      ...row,
      x: x * size.width,
      width: row.width * dice.between(0.7, 1.3),
    });
  });
  return places.join("");
}

function liana(size: Size, from: number, to: number, sag: number): string {
  const { width: w } = size;
  return `<path d="M${n(w * from)} -10Q${n((w * (from + to)) / 2)} ${n(sag)} ${n(w * to)} -10"
 fill="none" stroke="#0a2c1c" stroke-width="7"/>`;
}

const canopy = (dice: Dice, size: Size, y: number, colour: string): string =>
  `<g transform="translate(0 ${n(y * 2)}) scale(1 -1)">
${treetops(dice, size, { y, bump: 84, colour })}</g>`;

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const light = { x: w * 0.5, y: h * 0.34, radius: h * 0.92 };
  const colours = ["#cfe68a", "#7fb457", "#2f8250", "#125a42", "#083a2e", "#031d17"];
  return `${sky("sky", size, { ...light, colours })}
<g filter="url(#blur6)"
 opacity=".75">${trees(dice, size, { count: 16, width: 22, colour: "#2f8a5a" })}
</g><g opacity=".5">${rays(dice, { ...light, y: -h * 0.1, radius: h * 1.3 }, "#f6ffd0")}</g>
<g filter="url(#blur2)">${trees(dice, size, { count: 10, width: 44, colour: "#135a3e" })}
${treetops(dice, size, { y: h * 0.8, bump: 58, colour: "#17694a" })}</g>
${canopy(dice, size, h * 0.05, "#0b4030")}
${liana(size, 0.04, 0.34, h * 0.42)}${liana(size, 0.7, 0.98, h * 0.5)}
${trees(dice, size, { count: 6, width: 74, colour: "#0a3626" })}
${canopy(dice, size, -h * 0.01, "#06281d")}
${treetops(dice, size, { y: h * 0.92, bump: 66, colour: "#0b4530" })}
${glow({ x: w * 0.5, y: h * 0.86, radius: w * 0.3, colour: "#d8ff9a", opacity: 0.35 })}`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const x = ((index + 0.5) / 15) * w;
    const away = Math.abs(x / w - 0.5) * 2;
    const length = 90 + 170 * away * dice.between(0.7, 1.1);
    return leaf({ x, y: h + 8, length, turn: -90 + dice.between(-34, 34), hue: 152, light: 0.36 });
  });
  const bent = [0, 1].map((side) =>
    frond({
      x: side * w,
      y: h * 0.7,
      length: 320,
      turn: side === 0 ? -52 : -128,
      colour: "#07301f",
      bend: side === 0 ? 110 : -110,
    }),
  );
  const flower = (x: number, y: number, width: number, tilt: number): string =>
    place(emoji("hibiscus"), { x: w * x, y: h * y, width, tilt, filter: "small-shadow" });
  return `${bent.join("")}<g filter="url(#small-shadow)">${leaves.join("")}</g>
${grass(dice, size, { y: h * 0.93, height: 46, colour: "#04241a" })}
${flower(0.07, 0.72, 84, -14)}${flower(0.93, 0.76, 72, 16)}${flower(0.24, 0.86, 46, 8)}
${place(emoji("mushroom"), { x: w * 0.79, y: h * 0.86, width: 62, filter: "small-shadow" })}`;
}

export const clearing: Place = { back, near };
