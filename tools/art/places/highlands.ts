/** Estrela Cadente: the highlands at night, under the Milky Way, with a lake that mirrors it. */
import { type Dice, n, type Size } from "../svg.ts";
import { treetops } from "../scenery.ts";
import { glow, grass, type Place, ridge, stars, wash } from "./kit.ts";

function milkyWay(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const dust = Array.from({ length: 420 }, () => {
    const along = dice.between(-0.7, 0.7) * w;
    const off = (dice.next() + dice.next() + dice.next() - 1.5) * h * 0.16;
    return `<circle cx="${n(along)}" cy="${n(off)}" r="${n(dice.between(0.4, 1.5))}"
 opacity="${n(dice.between(0.3, 0.9))}"/>`;
  });
  const clouds = Array.from({ length: 22 }, (_, index) => {
    const x = (index / 21 - 0.5) * w * 1.3;
    const y = dice.between(-60, 60);
    const radius = dice.between(150, 260);
    return glow({ x, y, radius, colour: dice.pick(["#8a6be8", "#d9a0f0"]), opacity: 0.3 });
  });
  return `<g transform="translate(${n(w * 0.52)} ${n(h * 0.3)}) rotate(-32)">
<g transform="scale(1 .36)">${clouds.join("")}</g><g fill="#fff">${dust.join("")}</g></g>`;
}

/** The pine of the highlands: a bare stem and a crown like a bowl. */
function araucaria(x: number, foot: number, height: number, colour: string): string {
  const top = foot - height;
  const tiers = [0, 1, 2].map((tier) => {
    const half = height * (0.34 - tier * 0.07);
    const y = top + height * (0.1 + tier * 0.1);
    return `M${n(x - half)} ${n(y - height * 0.07)}Q${n(x)} ${n(y + height * 0.1)} ${n(x + half)}
 ${n(y - height * 0.07)}Q${n(x)} ${n(y + height * 0.02)} ${n(x - half)} ${n(y - height * 0.07)}Z`;
  });
  return `<path d="M${n(x - height * 0.022)} ${n(foot)}L${n(x - height * 0.012)}
 ${n(top)}H${n(x + height * 0.012)}
L${n(x + height * 0.022)} ${n(foot)}Z${tiers.join("")}" fill="${colour}"/>`;
}

function lake(size: Size, top: number): string {
  const { width: w, height: h } = size;
  const lines = Array.from({ length: 16 }, (_, index) => {
    const y = top + (h - top) * (index / 16) ** 1.4 + 4;
    const half = w * (0.1 + 0.022 * index);
    const shift = index % 2 === 0 ? -w * 0.03 : w * 0.03;
    return `<path d="M${n(w * 0.5 - half + shift)} ${n(y)}H${n(w * 0.5 + half + shift)}"/>`;
  });
  return `<defs><linearGradient id="lake" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#d56a9a"/><stop offset=".22" stop-color="#6a3a9a"/>
<stop offset="1" stop-color="#140a3c"/></linearGradient></defs>
<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="url(#lake)"/>
<g stroke="#ffd9c2" stroke-width="2.500" stroke-linecap="round"
 opacity=".32">${lines.join("")}</g>`;
}

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const shore = h * 0.79;
  return `${wash("sky", size, [
    [0, "#0c0733"],
    [0.34, "#2a1767"],
    [0.58, "#6a2f8f"],
    [0.72, "#d0619a"],
    [0.79, "#ffb38a"],
  ])}${milkyWay(dice, size)}${stars(dice, size, 190, h * 0.62)}
${glow({ x: w * 0.5, y: shore, radius: w * 0.4, colour: "#ffcf9a", opacity: 0.6 })}
${ridge(dice, size, { y: h * 0.75, rise: h * 0.17, step: 190, colours: ["#8a4a9e", "#b0609c"] })}
${ridge(dice, size, { y: h * 0.79, rise: h * 0.13, step: 250, colours: ["#4c2a80", "#6a3a86"] })}
${lake(size, shore)}`;
}

/** A house with its lamp lit: somebody is awake. */
function house(x: number, foot: number): string {
  return `<path d="M${n(x - 46)} ${n(foot)}v-40h92v40ZM${n(x - 58)} ${n(foot - 38)}l58 -40 58 40Z"
 fill="#0b0526"/><rect x="${n(x + 22)}" y="${n(foot - 84)}" width="12" height="30" fill="#0b0526"/>
<rect x="${n(x - 26)}" y="${n(foot - 30)}" width="18" height="18" rx="2" fill="#ffce7a"/>
<rect x="${n(x + 8)}" y="${n(foot - 30)}" width="18" height="18" rx="2" fill="#ffb45a"/>
${glow({ x, y: foot - 22, radius: 90, colour: "#ffb45a", opacity: 0.5 })}`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const colour = "#0b0526";
  const pines = [
    [0.03, 330],
    [0.1, 250],
    [0.17, 180],
    [0.3, 110],
    [0.71, 120],
    [0.84, 200],
    [0.91, 290],
    [0.98, 340],
  ] as const;
  const drawn = pines.map(([x, height]) => araucaria(w * x, h * 0.9, height, colour));
  return `<g opacity=".8">${treetops(dice, size, { y: h * 0.93, bump: 30, colour: "#1a0c46" })}</g>
${drawn.join("")}${house(w * 0.235, h * 0.9)}
${grass(dice, size, { y: h * 0.9, height: 24, colour })}`;
}

export const highlands: Place = { back, near };
