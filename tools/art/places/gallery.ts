/** Garimpo: a gallery of the mine, timbered, with crystals in its walls and rails on its floor. */
import { type Dice, emoji, n, place, type Size } from "../svg.ts";
import { glow, type Place } from "./kit.ts";

/** Broken rock: facets of one colour, lighter towards the middle where the lamp is. */
function rock(dice: Dice, { width: w, height: h }: Size): string {
  const facets = Array.from({ length: 230 }, () => {
    const x = dice.next() * w;
    const y = dice.next() * h;
    const size = dice.between(30, 110);
    const corners = [0, 1, 2, 3, 4].map((corner) => {
      const angle = (corner / 5) * Math.PI * 2 + dice.between(-0.4, 0.4);
      const reach = size * dice.between(0.5, 1);
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach * 0.8)}`;
    });
    const away = Math.hypot((x - w / 2) / w, (y - h * 0.48) / h) * 2;
    const light = dice.next() < 0.5 ? "#000" : "#ffcf8a";
    const opacity = light === "#000" ? 0.16 : Math.max(0.02, 0.13 - away * 0.1);
    return `<path d="M${corners.join("L")}Z" fill="${light}" opacity="${n(opacity)}"/>`;
  });
  return `<defs><radialGradient id="rock" gradientUnits="userSpaceOnUse" cx="${n(w / 2)}"
 cy="${n(h * 0.5)}" r="${n(w * 0.62)}"><stop offset="0" stop-color="#ffd98a"/>
<stop offset=".12" stop-color="#c98a3c"/><stop offset=".34" stop-color="#74471f"/>
<stop offset=".7" stop-color="#3a210f"/><stop offset="1"
 stop-color="#170c06"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#rock)"/>${facets.join("")}`;
}

/** Two posts and a beam; the smaller, the deeper in. */
function frame({ width: w, height: h }: Size, half: number, colours: readonly [string, string]) {
  const middle = { x: w / 2, y: h * 0.52 };
  const top = middle.y - half * 0.72;
  const foot = middle.y + half * 0.66;
  const thick = half * 0.11;
  const post = (side: -1 | 1): string => {
    const x = middle.x + side * half;
    return `<path d="M${n(x - side * thick)} ${n(top)}L${n(x + side * thick * 0.4)} ${n(top)}
L${n(x + side * thick * 1.3)} ${n(foot)}L${n(x - side * thick * 0.4)} ${n(foot)}Z"
 fill="${colours[0]}"/>
<path d="M${n(x - side * thick)} ${n(top)}L${n(x - side * thick * 0.62)} ${n(top)}
L${n(x)} ${n(foot)}L${n(x - side * thick * 0.4)} ${n(foot)}Z" fill="${colours[1]}"/>`;
  };
  const beam = half * 1.24;
  return `${post(-1)}${post(1)}<path d="M${n(middle.x - beam)} ${n(top - thick)}
L${n(middle.x + beam)} ${n(top - thick * 1.2)}V${n(top + thick * 0.5)}H${n(middle.x - beam)}Z"
 fill="${colours[0]}"/><path d="M${n(middle.x - beam)}
 ${n(top + thick * 0.2)}H${n(middle.x + beam)}
v${n(thick * 0.3)}H${n(middle.x - beam)}Z" fill="${colours[1]}"/>`;
}

function rails({ width: w, height: h }: Size): string {
  const far = h * 0.6;
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const part = (index / 9) ** 1.9;
    const y = far + (h - far) * part + 6;
    const half = 24 + 300 * part;
    return `<rect x="${n(w / 2 - half)}" y="${n(y)}" width="${n(half * 2)}"
 height="${n(3 + 17 * part)}"
 rx="2" fill="#2a160a"/>`;
  });
  const rail = (side: -1 | 1): string =>
    `<path d="M${n(w / 2 + side * 15)} ${n(far)}L${n(w / 2 + side * 205)}
 ${h}H${n(w / 2 + side * 226)}
L${n(w / 2 + side * 18)} ${n(far)}Z" fill="#b9a184"/>`;
  return `<path d="M${n(w / 2 - 40)} ${n(far)}H${n(w / 2 + 40)}L${n(w * 0.84)}
 ${h}H${n(w * 0.16)}Z"
 fill="#3f2512" opacity=".8"/>${sleepers.join("")}${rail(-1)}${rail(1)}`;
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly colours: readonly [string, string, string];
}

const colours = {
  green: ["#c9ffe8", "#34d399", "#0b6a4a"],
  blue: ["#cfeaff", "#3fa9f5", "#124a82"],
  rose: ["#ffd0e0", "#f0568b", "#84184a"],
} as const;

/** Crystals that grow out of the wall, with the light they give. */
function crystals(
  dice: Dice,
  { x, y, size, turn, colours: [light, middle, dark] }: Cluster,
): string {
  const drawn = [-2, 2, -1, 1, 0].map((step) => {
    const long = size * dice.between(0.62, 0.82) * (1 - Math.abs(step) * 0.14);
    const wide = long * 0.17;
    const tip = `L${n(-wide)} ${n(-long * 0.8)}L0 ${n(-long)}`;
    return `<g transform="rotate(${n(step * 21 + dice.between(-5, 5))})">
<path d="M${n(-wide * 0.8)} 0${tip}L${n(wide)} ${n(-long * 0.76)}L${n(wide * 0.8)} 0Z"
 fill="${dark}"/>
<path d="M${n(-wide * 0.8)} 0${tip}L${n(wide * 0.16)} ${n(-long * 0.72)}L${n(wide * 0.1)} 0Z"
 fill="${middle}"/><path d="M${n(-wide * 0.8)} 0L${n(-wide)} ${n(-long * 0.8)}L${n(-wide * 0.5)}
 ${n(-long * 0.74)}L${n(-wide * 0.42)} 0Z" fill="${light}" opacity=".8"/></g>`;
  });
  return `${glow({ x, y: y - size * 0.2, radius: size * 1.3, colour: middle, opacity: 0.5 })}
<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${drawn.join("")}</g>`;
}

function lamp(x: number, y: number): string {
  return `<path d="M${n(x)} ${n(y - 84)}V${n(y - 34)}" stroke="#1c0f07" stroke-width="4"/>
${glow({ x, y, radius: 190, colour: "#ffb84a", opacity: 0.75 })}
<path d="M${n(x - 17)} ${n(y - 22)}q17 -22 34 0Z" fill="#2a1809"/>
<rect x="${n(x - 14)}" y="${n(y - 22)}" width="28" height="40" rx="6" fill="#ffdf94"/>
<ellipse cx="${n(x)}" cy="${n(y)}" rx="6" ry="12" fill="#fffbe6"/>
<path d="M${n(x - 14)} ${n(y - 22)}v40M${n(x + 14)} ${n(y - 22)}v40" stroke="#2a1809"
 stroke-width="4"/>
<rect x="${n(x - 19)}" y="${n(y + 16)}" width="38" height="9" rx="3" fill="#2a1809"/>`;
}

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const { green, blue, rose } = colours;
  return `${rock(dice, size)}${rails(size)}
${glow({ x: w / 2, y: h * 0.5, radius: 250, colour: "#ffe6a8", opacity: 0.7 })}
${frame(size, 150, ["#4a2b12", "#8a5a2a"])}${frame(size, 290, ["#3d220e", "#7a4d22"])}
${crystals(dice, { x: w * 0.1, y: h * 0.36, size: 150, turn: 62, colours: green })}
${crystals(dice, { x: w * 0.9, y: h * 0.46, size: 140, turn: -64, colours: blue })}
${crystals(dice, { x: w * 0.06, y: h * 0.72, size: 120, turn: 40, colours: rose })}
${crystals(dice, { x: w * 0.82, y: h * 0.08, size: 110, turn: 190, colours: green })}
${crystals(dice, { x: w * 0.3, y: h * 0.05, size: 90, turn: 172, colours: blue })}
${frame(size, 520, ["#2a160a", "#5e3a1a"])}${lamp(w * 0.16, h * 0.24)}${lamp(w * 0.84, h * 0.26)}`;
}

function cart(x: number, foot: number): string {
  return `<path d="M${n(x - 96)} ${n(foot - 104)}H${n(x + 96)}L${n(x + 70)}
 ${n(foot - 24)}H${n(x - 70)}Z"
 fill="#3b424c"/><path d="M${n(x - 96)} ${n(foot - 104)}H${n(x + 96)}l-4 14H${n(x - 92)}Z"
 fill="#7b8592"/>
<path d="M${n(x - 60)} ${n(foot - 88)}l8 62M${n(x)} ${n(foot - 88)}v62M${n(x + 60)}
 ${n(foot - 88)}l-8 62"
 stroke="#23282f" stroke-width="6"/><g fill="#1a1d22"><circle cx="${n(x - 44)}"
 cy="${n(foot - 14)}" r="19"/>
<circle cx="${n(x + 44)}" cy="${n(foot - 14)}" r="19"/></g><g fill="#8a939f">
<circle cx="${n(x - 44)}" cy="${n(foot - 14)}" r="7"/><circle cx="${n(x + 44)}"
 cy="${n(foot - 14)}" r="7"/></g>`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const { green, blue, rose } = colours;
  const stones = Array.from({ length: 40 }, (_, index) => {
    const x = (index / 39) * w + dice.between(-14, 14);
    const away = Math.abs(x / w - 0.5) * 2;
    const r = 16 + 44 * away * dice.between(0.5, 1);
    const y = h + 6 - r * 0.3;
    return `<path d="M${n(x - r)} ${n(y)}l${n(r * 0.4)} ${n(-r * 0.8)} ${n(r * 0.7)}
 ${n(-r * 0.2)} ${n(r * 0.8)}
 ${n(r)}Z" fill="${dice.pick(["#24130a", "#2f1a0c", "#1b0e07"])}"/>`;
  });
  const ore = [green, rose, blue].map((tint, index) =>
    crystals(dice, {
      x: w * 0.14 + (index - 1) * 46,
      y: h - 118,
      size: 74,
      turn: (index - 1) * 24,
      colours: tint,
    }),
  );
  return `${ore.join("")}${cart(w * 0.14, h - 22)}
${crystals(dice, { x: w * 0.93, y: h - 16, size: 150, turn: -14, colours: green })}
${crystals(dice, { x: w * 0.84, y: h - 8, size: 90, turn: 12, colours: blue })}
${place(emoji("pick"), { x: w * 0.74, y: h * 0.82, width: 104, tilt: 24, filter: "small-shadow" })}
${stones.join("")}`;
}

export const gallery: Place = { back, near };
