/** A garden in the morning: hills, a hedge in blossom, and flowers that lean in from the sides. */
import { bokeh, rays } from "../scenery.ts";
import { n, place } from "../svg.ts";
import { hibisco } from "./garden.ts";
import { hills, leaves, type Scene } from "./sceneries.ts";

/** Small round flowers of a hedge, the nearer the larger. */
function blossoms({ dice, size }: Scene, top: number): string {
  const colours = ["#ff8ab8", "#ffd65a", "#ffffff", "#c98aff", "#ff6f5a"];
  return Array.from({ length: 90 }, () => {
    const t = dice.next();
    const [x, y] = [dice.next() * size.width, size.height * (top + t * (1 - top))];
    const r = 3 + t * 9;
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn / 180) * Math.PI;
      return `<circle cx="${n(x + Math.cos(angle) * r)}" cy="${n(y + Math.sin(angle) * r)}"
 r="${n(r * 0.72)}"/>`;
    });
    return `<g fill="${dice.pick(colours)}" opacity="${n(dice.between(0.6, 0.95))}">
${petals.join("")}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.55)}" fill="#ffb01e"/></g>`;
  }).join("");
}

function cloud(x: number, y: number, wide: number): string {
  const puffs = [
    [-0.42, 0.06, 0.2],
    [-0.16, -0.08, 0.28],
    [0.16, -0.04, 0.24],
    [0.42, 0.08, 0.17],
  ].map(
    ([dx = 0, dy = 0, r = 0]) =>
      `<circle cx="${n(x + dx * wide)}" cy="${n(y + dy * wide)}" r="${n(r * wide)}"/>`,
  );
  return `<g fill="#fff" opacity=".75" filter="url(#blur6)">${puffs.join("")}</g>`;
}

export function flowerGarden(scene: Scene): string {
  const { dice, size } = scene;
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const flowers = [
    [0.02, 0.3, 0.34, -30],
    [0.99, 0.24, 0.3, 24],
    [0.97, 0.62, 0.38, 10],
    [0.03, 0.68, 0.42, -12],
    [0.2, 0.9, 0.3, 20],
    [0.82, 0.92, 0.34, -24],
  ].map(([x = 0, y = 0, wide = 0, tilt = 0]) =>
    place(hibisco(), { x: w * x, y: h * y, width: unit * wide, tilt, filter: "shadow" }),
  );
  return `<g opacity=".55">${rays(dice, { ...scene, radius: h * 0.85 }, "#fffbe0")}</g>
${cloud(w * 0.2, h * 0.14, unit * 0.34)}${cloud(w * 0.82, h * 0.1, unit * 0.28)}
${hills(scene, [
  [0.55, 46, "#8fd06a"],
  [0.66, 56, "#3fa85a"],
  [0.76, 62, "#177a4a"],
])}${blossoms(scene, 0.74)}${leaves(scene, 145, 0.5)}${flowers.join("")}
${bokeh(dice, size, 14, ["#ffffff", "#fff3c0", "#ffd0e8"])}`;
}
