/** Roda da Praia: the beach at the end of the day, and the wave of its promenade. */
import { type Dice, emoji, n, place, type Size } from "../svg.ts";
import { glow, palm, type Place, wash } from "./kit.ts";

const PALM = "#0c3a4e";

/** The rock at the bay's mouth, and the lower one before it. */
function sugarloaf(x: number, foot: number, size: number, colours: readonly [string, string]) {
  const id = `rock-${Math.round(x)}`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2=".9" y2="1">
<stop offset="0" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[0]}"/>
</linearGradient></defs><path d="M${n(x - size)} ${n(foot)}C${n(x - size * 0.72)}
 ${n(foot - size * 0.2)}
 ${n(x - size * 0.4)} ${n(foot - size * 0.18)} ${n(x - size * 0.32)} ${n(foot - size * 0.5)}
C${n(x - size * 0.24)} ${n(foot - size * 0.96)} ${n(x + size * 0.12)} ${n(foot - size)}
 ${n(x + size * 0.26)}
 ${n(foot - size * 0.62)}C${n(x + size * 0.34)} ${n(foot - size * 0.34)} ${n(x + size * 0.5)}
 ${n(foot - size * 0.3)} ${n(x + size * 0.66)} ${n(foot - size * 0.34)}C${n(x + size * 0.9)}
 ${n(foot - size * 0.38)} ${n(x + size * 1.1)} ${n(foot - size * 0.1)} ${n(x + size * 1.3)}
 ${n(foot)}Z"
 fill="url(#${id})"/>`;
}

function clouds(dice: Dice, size: Size): string {
  const drawn = Array.from({ length: 9 }, () => {
    const x = dice.next() * size.width;
    const y = dice.between(0.06, 0.42) * size.height;
    const wide = dice.between(90, 230);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.07)}"/>
<ellipse cx="${n(x + wide * 0.2)}" cy="${n(y - wide * 0.06)}" rx="${n(wide * 0.5)}"
 ry="${n(wide * 0.09)}"/>`;
  });
  return `<g fill="#ffd9b0" opacity=".5" filter="url(#blur6)">${drawn.join("")}</g>`;
}

function sea(dice: Dice, size: Size, top: number): string {
  const { width: w, height: h } = size;
  const glitter = Array.from({ length: 130 }, () => {
    const part = dice.next() ** 1.5;
    const y = top + 4 + (h * 0.86 - top) * part;
    const x = w * 0.5 + (dice.next() + dice.next() - 1) * w * (0.06 + 0.3 * part);
    const half = 3 + 16 * part * dice.next();
    return `<path d="M${n(x - half)} ${n(y)}H${n(x + half)}"
 stroke-width="${n(1.2 + 2.4 * part)}"/>`;
  });
  return `<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#ffb07a"/><stop offset=".16" stop-color="#4f8fc0"/>
<stop offset=".6" stop-color="#14508f"/><stop offset="1"
 stop-color="#0a2f66"/></linearGradient></defs>
<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="url(#sea)"/>
<g stroke="#fff1cf" stroke-linecap="round" opacity=".75">${glitter.join("")}</g>`;
}

function beach({ width: w, height: h }: Size): string {
  const edge = (y: number): string =>
    `M0 ${n(h * y)}Q${n(w * 0.3)} ${n(h * (y - 0.045))} ${n(w * 0.55)} ${n(h * (y - 0.01))}
T${w} ${n(h * (y - 0.03))}`;
  return `<path d="${edge(0.86)}V${h}H0Z" fill="#fff" opacity=".55"/>
<path d="${edge(0.88)}V${h}H0Z" fill="#c98f5a"/><path d="${edge(0.9)}V${h}H0Z" fill="#e2b277"/>`;
}

function back(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const horizon = h * 0.62;
  const sun = { x: w * 0.5, y: horizon - h * 0.07 };
  return `${wash("sky", size, [
    [0, "#123a86"],
    [0.24, "#2f78bd"],
    [0.44, "#f0a07a"],
    [0.62, "#ffd98a"],
  ])}${glow({ ...sun, radius: w * 0.5, colour: "#fff0b8", opacity: 0.8 })}
<circle cx="${n(sun.x)}" cy="${n(sun.y)}" r="64" fill="#fff8dc"/>${clouds(dice, size)}
<g opacity=".85">${sugarloaf(w * 0.86, horizon + 2, 150, ["#7a5a8e", "#c98a92"])}
${sugarloaf(w * 0.99, horizon + 2, 190, ["#5f4d86", "#a8748e"])}</g>
${sugarloaf(w * 0.15, horizon + 3, 240, ["#3d3a74", "#a0688a"])}
${sea(dice, size, horizon)}${beach(size)}`;
}

/** The black and white wave of the pavement, seen from where one stands. */
function pavement({ width: w, height: h }: Size, top: number): string {
  const rows = Array.from({ length: 4 }, (_, row) => {
    const y = top + (h - top) * (0.14 + 0.27 * row);
    const tall = 9 + row * 3;
    const step = 64 + row * 14;
    let path = `M-40 ${n(y)}`;
    for (let x = -40; x < w + step; x += step)
      path += `q${n(step / 4)} ${-tall * 1.2} ${n(step / 2)} 0t${n(step / 2)} 0`;
    return `<path d="${path}" fill="none" stroke="#1c2c48" stroke-width="${n(tall)}"/>`;
  });
  return `<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="#e8ddc8"/>
${rows.join("")}<rect y="${n(top - 8)}" width="${w}" height="12" fill="#f6ecd6"/>
<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="#0a2454" opacity=".34"/>`;
}

function near(dice: Dice, size: Size): string {
  const { width: w, height: h } = size;
  const thing = (name: string, x: number, y: number, width: number, tilt = dice.between(-6, 6)) =>
    place(emoji(name), { x: w * x, y: h * y, width, tilt, filter: "small-shadow" });
  return `${palm({ x: w * 0.05, foot: h * 0.86, height: h * 0.52, lean: 54, colour: PALM })}
${palm({ x: w * 0.94, foot: h * 0.86, height: h * 0.54, lean: -46, colour: PALM })}
${palm({ x: w * 0.16, foot: h * 0.84, height: h * 0.34, lean: -22, colour: PALM })}
${thing("umbrella-on-ground", 0.25, 0.71, 96)}${thing("umbrella-on-ground", 0.8, 0.72, 88)}
${pavement(size, h * 0.82)}${thing("coconut", 0.11, 0.83, 54)}
${thing("tropical-drink", 0.885, 0.81, 58)}`;
}

export const promenade: Place = { back, near };
