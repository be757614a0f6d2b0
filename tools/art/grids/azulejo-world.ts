/** A steep square of old Salvador: coloured houses, a church, and a pavement in waves. */
import { bokeh } from "../scenery.ts";
import { n } from "../svg.ts";
import type { Scene } from "./sceneries.ts";

const walls = ["#e8a24a", "#d9624a", "#5fa8c9", "#f0cf6a", "#c96a86", "#7ab88a", "#f2e2c0"];

interface House {
  readonly x: number;
  readonly wide: number;
  readonly top: number;
  readonly foot: number;
  readonly wall: string;
}

/** Two floors of arched windows with white frames and blue shutters. */
function house({ x, wide, top, foot, wall }: House): string {
  const tall = foot - top;
  const windows = [0.16, 0.56].flatMap((y) =>
    [0.16, 0.56].map((left) => {
      const [w, h] = [wide * 0.28, tall * 0.26];
      const [at, up] = [x + wide * left, top + tall * y];
      return `<path d="M${n(at)} ${n(up + h)}V${n(up + h * 0.3)}Q${n(at + w / 2)} ${n(up - h * 0.2)}
 ${n(at + w)} ${n(up + h * 0.3)}V${n(up + h)}Z" fill="#1f4a86" stroke="#fdf6e6" stroke-width="5"/>
<path d="M${n(at + w / 2)} ${n(up + 4)}V${n(up + h)}" stroke="#fdf6e6" stroke-width="2.500"/>`;
    }),
  );
  return `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(tall)}" fill="${wall}"/>
<rect x="${n(x)}" y="${n(top)}" width="${n(wide * 0.08)}" height="${n(tall)}" fill="#fff"
 opacity=".3"/><path d="M${n(x - 5)} ${n(top)}H${n(x + wide + 5)}V${n(top - 9)}H${n(x - 5)}Z"
 fill="#fdf6e6"/><path d="M${n(x - 6)} ${n(top - 9)}L${n(x + wide * 0.1)}
 ${n(top - tall * 0.13)}H${n(
   x + wide * 0.9,
 )}L${n(x + wide + 6)} ${n(top - 9)}Z" fill="#b5532e"/>${windows.join("")}`;
}

function church(x: number, foot: number, tall: number): string {
  const w = tall * 0.62;
  const tower = (at: number): string => `<path d="M${n(at)} ${n(foot)}V${n(foot - tall * 0.86)}
Q${n(at + w * 0.13)} ${n(foot - tall * 1.08)} ${n(at + w * 0.26)}
 ${n(foot - tall * 0.86)}V${n(foot)}Z"
 fill="#f6ecd6" stroke="#cbb489" stroke-width="3"/><path d="M${n(at + w * 0.08)}
 ${n(foot - tall * 0.6)}v${n(-tall * 0.1)}q${n(w * 0.05)} ${n(-tall * 0.05)} ${n(w * 0.1)} 0v${n(
   tall * 0.1,
 )}Z" fill="#2a4a7a"/>`;
  return `<path d="M${n(x - w * 0.3)} ${n(foot)}V${n(foot - tall * 0.6)}Q${n(x - w * 0.2)}
 ${n(foot - tall * 0.66)} ${n(x - w * 0.14)} ${n(foot - tall * 0.76)}Q${n(x)}
 ${n(foot - tall * 0.96)}
 ${n(x + w * 0.14)} ${n(foot - tall * 0.76)}Q${n(x + w * 0.2)} ${n(foot - tall * 0.66)} ${n(
   x + w * 0.3,
 )} ${n(foot - tall * 0.6)}V${n(foot)}Z" fill="#7ab0d6" stroke="#f6ecd6" stroke-width="6"/>
<circle cx="${n(x)}" cy="${n(foot - tall * 0.66)}" r="${n(tall * 0.06)}" fill="#2a4a7a"
 stroke="#f6ecd6" stroke-width="5"/>${tower(x - w * 0.5)}${tower(x + w * 0.24)}`;
}

/** Black and white stones laid in waves, nearer and larger towards the lower edge. */
function pavement({ size }: Scene, top: number): string {
  const { width: w, height: h } = size;
  const rows = Array.from({ length: 9 }, (_, row) => {
    const t = row / 8;
    const y = top + (h - top) * t ** 1.35;
    const swing = 5 + t * 22;
    const step = 60 + t * 120;
    let path = `M-200 ${n(y)}`;
    for (let x = -200; x < w + 200; x += step) {
      path += `q${n(step / 4)} ${n(-swing)} ${n(step / 2)} 0t${n(step / 2)} 0`;
    }
    return `<path d="${path}" fill="none" stroke="#2c3a52" stroke-width="${n(5 + t * 22)}"/>`;
  });
  return `<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="#d8d2c2"/>
<g opacity=".75">${rows.join("")}</g>`;
}

export function oldTown(scene: Scene): string {
  const { dice, size, x } = scene;
  const { width: w, height: h } = size;
  const foot = h * 0.72;
  const wide = Math.max(110, w / 9);
  const houses: string[] = [];
  let index = 0;
  for (let at = -wide * 0.3; at < w; at += wide) {
    const isMiddle = Math.abs(at + wide / 2 - x) < h * 0.2;
    const wall = walls[index % walls.length] ?? "#e8a24a";
    index += 1;
    if (isMiddle) continue;
    const slope = Math.abs(at + wide / 2 - x) / w;
    const top = h * (0.4 - slope * 0.22) + dice.between(-14, 14);
    houses.push(house({ x: at, wide, top, foot, wall }));
  }
  return `${bokeh(dice, size, 10, ["#ffffff", "#fff3c0"])}${church(x, foot, h * 0.5)}
${houses.join("")}${pavement(scene, foot)}`;
}
