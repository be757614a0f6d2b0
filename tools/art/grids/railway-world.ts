/** A line through the mountains by the sea: forest in the mist, and a train on its viaduct. */
import { bokeh, rays } from "../scenery.ts";
import { n, place, type Size } from "../svg.ts";
import { locomotiva } from "./railway.ts";
import { hills, leaves, type Scene } from "./sceneries.ts";

/** Umbrella pines of the south, on a bare trunk. */
function araucaria(x: number, foot: number, tall: number, colour: string): string {
  const crowns = [0, 0.16, 0.3].map((down, index) => {
    const wide = tall * (0.34 - index * 0.08);
    const y = foot - tall + down * tall;
    return `<path d="M${n(x - wide)} ${n(y)}Q${n(x - wide * 0.5)} ${n(y + tall * 0.13)} ${n(x)}
 ${n(y + tall * 0.09)}Q${n(x + wide * 0.5)} ${n(y + tall * 0.13)} ${n(x + wide)} ${n(y)}Q${n(x)}
 ${n(y + tall * 0.03)} ${n(x - wide)} ${n(y)}Z"/>`;
  });
  return `<g fill="${colour}"><path d="M${n(x - tall * 0.02)} ${n(foot)}V${n(foot - tall)}h${n(
    tall * 0.04,
  )}V${n(foot)}Z"/>${crowns.join("")}</g>`;
}

function mist({ width: w, height: h }: Size, y: number, opacity: number): string {
  return `<ellipse cx="${n(w * 0.4)}" cy="${n(h * y)}" rx="${n(w * 0.6)}" ry="${n(h * 0.035)}"
 fill="#fff" opacity="${opacity}" filter="url(#blur20)"/>`;
}

/** A carriage on the rails, by its middle. */
function carriage(
  { x, deck, wide }: Readonly<Record<"x" | "deck" | "wide", number>>,
  colour: string,
): string {
  const box = (left: number, up: number, [width, height]: readonly [number, number]): string =>
    `x="${n(x + wide * left)}" y="${n(deck - wide * up)}" width="${n(wide * width)}"
 height="${n(wide * height)}"`;
  const windows = [-0.36, -0.1, 0.16].map(
    (left) => `<rect ${box(left, 0.42, [0.18, 0.17])} rx="3" fill="#fff3b8"/>`,
  );
  const wheels = [-0.28, 0.28].map(
    (at) => `<circle cx="${n(x + wide * at)}" cy="${n(deck - wide * 0.07)}" r="${n(wide * 0.07)}"
 fill="#1c1210"/>`,
  );
  return `<rect ${box(-0.47, 0.54, [0.94, 0.44])} rx="6" fill="${colour}"/>
<rect ${box(-0.49, 0.58, [0.98, 0.08])} rx="4" fill="#3a1c14"/>${windows.join("")}
${wheels.join("")}`;
}

/** Arches over the valley, with the train on them. */
function viaduct({ width: w, height: h }: Size, top: number): string {
  const deck = h * top;
  const step = Math.min(w, h) * 0.15;
  const count = Math.ceil(w / step) + 1;
  const tall = h * 0.19;
  const arches = Array.from({ length: count }, (_, index) => {
    const x = index * step;
    const [from, to] = [x + step * 0.16, x + step * 0.84];
    return `M${n(from)} ${n(deck + tall)}V${n(deck + step * 0.45)}A${n(step * 0.34)} ${n(
      step * 0.34,
    )} 0 0 1 ${n(to)} ${n(deck + step * 0.45)}V${n(deck + tall)}Z`;
  });
  const wagon = step * 0.62;
  const loco = { x: w * 0.2, y: deck - wagon * 0.46, width: wagon * 1.05 };
  const wagons = [1, 2, 3, 4, 5].map((index) => {
    const x = loco.x + wagon * (0.12 + index * 1.02);
    return carriage({ x, deck, wide: wagon }, index % 2 === 0 ? "#c8322e" : "#e0a03a");
  });
  return `<path d="M0 ${n(deck)}H${w}V${n(deck + tall)}H0Z${arches.join("")}" fill="#b8926a"
 fill-rule="evenodd"/><path d="M0 ${n(deck)}H${w}V${n(deck + h * 0.014)}H0Z" fill="#6a4630"/>
${wagons.join("")}${place(locomotiva(), loco)}`;
}

/** Seen from across the valley, for any size. */
export function mountainLine(scene: Scene): string {
  const { dice, size } = scene;
  const { width: w, height: h } = size;
  const pines = [0.06, 0.15, 0.86, 0.95].map((x, index) =>
    araucaria(w * x, h * 0.66, h * (index % 2 === 0 ? 0.3 : 0.22), "#0f4a3c"),
  );
  return `<g opacity=".5">${rays(dice, { ...scene, radius: h * 0.85 }, "#fff3d0")}</g>
${hills(scene, [
  [0.4, 70, "#8fc8b0"],
  [0.48, 80, "#4f9a86"],
])}${mist(size, 0.5, 0.5)}${viaduct(size, 0.56)}
${hills(scene, [[0.68, 60, "#1f6a54"]])}${pines.join("")}${mist(size, 0.7, 0.28)}
${hills(scene, [[0.8, 66, "#0d4438"]])}${leaves(scene, 160, 0.4)}
${bokeh(dice, size, 12, ["#ffffff", "#fff3c0", "#ffd890"])}`;
}
