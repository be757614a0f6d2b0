/** Torre do Saci: a wood at midnight, a great moon, and the wind that is not only wind. */
import { treetops } from "../scenery.ts";
import { type Dice, drawing, emoji, n, place, type Size } from "../svg.ts";
import { glow, grass, type Place, ridge, stars, wash } from "./kit.ts";

function moon(dice: Dice, x: number, y: number, radius: number): string {
  const seas = Array.from({ length: 9 }, () => {
    const angle = dice.next() * Math.PI * 2;
    const off = radius * dice.between(0.1, 0.72);
    const r = radius * dice.between(0.06, 0.2);
    return `<circle cx="${n(x + Math.cos(angle) * off)}" cy="${n(y + Math.sin(angle) * off)}"
 r="${n(r)}"/>`;
  });
  return `${glow({ x, y, radius: radius * 3, colour: "#d9c8ff", opacity: 0.75 })}
<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#fff4d8"/>
<g fill="#e2cfa8" opacity=".55">${seas.join("")}</g>`;
}

function clouds(dice: Dice, size: Size, band: { y: number; colour: string; opacity: number }) {
  const puffs = Array.from({ length: 14 }, () => {
    const x = dice.next() * size.width;
    const wide = dice.between(80, 220);
    const y = band.y + dice.between(-22, 22);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.13)}"/>`;
  });
  return `<g fill="${band.colour}" opacity="${n(band.opacity)}"
 filter="url(#blur6)">${puffs.join("")}</g>`;
}

/** A bare tree: a stem that forks, and forks again. */
function bare(dice: Dice, x: number, foot: number, height: number, colour: string): string {
  const limbs: string[] = [];
  const grow = (
    from: { x: number; y: number },
    turn: number,
    long: number,
    thick: number,
  ): void => {
    const to = { x: from.x + Math.sin(turn) * long, y: from.y - Math.cos(turn) * long };
    const bend = {
      x: (from.x + to.x) / 2 + dice.between(-0.16, 0.16) * long,
      y: (from.y + to.y) / 2,
    };
    limbs.push(`<path d="M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)}
 ${n(to.y)}"
 stroke-width="${n(thick)}"/>`);
    if (thick < 3) return;
    for (const side of [-1, 1])
      grow(to, turn + side * dice.between(0.25, 0.7), long * dice.between(0.6, 0.78), thick * 0.6);
  };
  grow({ x, y: foot }, dice.between(-0.12, 0.12), height * 0.36, height * 0.085);
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${limbs.join("")}</g>`;
}

/** A whirlwind: rings that grow wider as they rise. */
function whirlwind(x: number, foot: number, height: number): string {
  const rings = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10;
    const half = height * (0.05 + 0.24 * part ** 1.2);
    const y = foot - height * part;
    const shift = Math.sin(index * 1.1) * height * 0.035;
    return `<path d="M${n(x + shift - half)} ${n(y)}q${n(half)} ${n(half * 0.5)} ${n(half * 2)} 0"
 stroke-width="${n(3 + part * 7)}" opacity="${n(0.75 - part * 0.5)}"/>`;
  });
  return `<g fill="none" stroke="#d6ccff" stroke-linecap="round">${rings.join("")}</g>`;
}

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  return `${wash("sky", size, [
    [0, "#0d0733"],
    [0.4, "#2b1768"],
    [0.7, "#5a2f9a"],
    [0.86, "#a05ab8"],
  ])}${stars(dice, size, 150, h * 0.6)}${moon(dice, w * 0.79, h * 0.22, 104)}
${clouds(dice, size, { y: h * 0.32, colour: "#8a68cf", opacity: 0.4 })}
${clouds(dice, size, { y: h * 0.52, colour: "#b78ae0", opacity: 0.34 })}
${ridge(dice, size, { y: h * 0.74, rise: h * 0.14, step: 230, colours: ["#4a2a92", "#6d3fae"] })}
<g filter="url(#blur2)">${treetops(dice, size, { y: h * 0.75, bump: 44, colour: "#33196f" })}</g>
${whirlwind(w * 0.172, h * 0.8, h * 0.24)}
${place(drawing("saci"), { x: w * 0.172, y: h * 0.47, width: 150, filter: "small-shadow" })}
${treetops(dice, size, { y: h * 0.86, bump: 52, colour: "#211052" })}
${place(emoji("bat"), { x: w * 0.66, y: h * 0.12, width: 54, tilt: -10, opacity: 0.9 })}
${place(emoji("bat"), { x: w * 0.89, y: h * 0.4, width: 40, tilt: 12, opacity: 0.8 })}`;
}

/** A lantern on a post, of the kind that the doors hide. */
function lantern(x: number, foot: number, height: number): string {
  const y = foot - height;
  return `<path d="M${n(x)} ${n(foot)}V${n(y)}" stroke="#12082f" stroke-width="10"/>
${glow({ x, y, radius: 150, colour: "#ffb02e", opacity: 0.7 })}
<path d="M${n(x - 22)} ${n(y - 26)}h44l-8 -14h-28Z" fill="#12082f"/>
<path d="M${n(x - 22)} ${n(y - 26)}h44l-6 48h-32Z" fill="#ffcf6a"/>
<path d="M${n(x - 8)} ${n(y - 22)}h16l-3 40h-10Z" fill="#fff6d8"/>
<rect x="${n(x - 20)}" y="${n(y + 20)}" width="40" height="9" rx="3" fill="#12082f"/>`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const colour = "#0b0526";
  return `${bare(dice, w * 0.04, h, h * 0.86, colour)}${bare(dice, w * 0.96, h, h * 0.9, colour)}
${bare(dice, w * 0.78, h, h * 0.5, "#150a3d")}
<g>${treetops(dice, size, { y: h * 0.95, bump: 26, colour: "#150a3d" })}</g>
${lantern(w * 0.24, h * 0.92, 96)}${lantern(w * 0.86, h * 0.92, 128)}
${place(emoji("owl"), { x: w * 0.9, y: h * 0.72, width: 60, filter: "small-shadow" })}
${grass(dice, size, { y: h * 0.93, height: 34, colour })}`;
}

export const moonlight: Place = { back, near };
