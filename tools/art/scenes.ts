/** The pictures of the site itself: empty states, the night garden and the banners. */
import { bokeh, frond, leaf, rays, sky, sparkles } from "./scenery.ts";
import {
  diceFor,
  drawing,
  emoji,
  lights,
  n,
  picture,
  place,
  restartScopes,
  scoped,
  type Size,
} from "./svg.ts";

export const sceneNames = [
  "empty-games",
  "empty-records",
  "empty-inbox",
  "offline",
  "not-found",
  "error",
] as const;
export type SceneName = (typeof sceneNames)[number];

const SCENE: Size = { width: 320, height: 240 };

/** What lies beside the bird in each empty state: simple shapes in the brand's colours. */
const props: Readonly<Record<SceneName, string>> = {
  "empty-games": `<g transform="translate(226 96) rotate(-14)"><rect x="-30" y="-36" width="60"
 height="78" rx="10" fill="#f7b733"/><rect x="-23" y="-29" width="46" height="52" rx="6"
 fill="#0d2b36"/><path d="M0 -20L6 -6L20 -4L9 6L12 20L0 12L-12 20L-9 6L-20 -4L-6 -6Z"
 fill="#ffd94a"/></g><g stroke="#59c3e8" stroke-width="7" fill="none" stroke-linecap="round">
<circle cx="262" cy="136" r="20" fill="#59c3e8" fill-opacity=".18"/>
<path d="M277 151L292 167"/></g>`,
  "empty-records": `<g transform="translate(236 108) rotate(8)"><path d="M-32 -46H32V40Q26 48 20 40
Q14 32 8 40Q2 48 -4 40Q-10 32 -16 40Q-22 48 -32 40Z" fill="#f4f8f2"/><g stroke="#8fb3ba"
 stroke-width="5" stroke-linecap="round"><path d="M-20 -28H20M-20 -12H8M-20 4H16"/></g>
<circle cx="18" cy="24" r="17" fill="#f7b733"/><circle cx="18" cy="24" r="11" fill="none"
 stroke="#b9770c" stroke-width="3"/></g>`,
  "empty-inbox": `<g transform="translate(236 112) rotate(-6)"><rect x="-42" y="-28" width="84"
 height="58" rx="8" fill="#f4f8f2"/><path d="M-40 -24L0 8L40 -24" stroke="#8fb3ba"
 stroke-width="5" fill="none" stroke-linejoin="round"/><circle cx="38" cy="-26" r="13"
 fill="#3ecf8e"/><path d="M32 -26L37 -21L45 -31" stroke="#fff" stroke-width="4" fill="none"
 stroke-linecap="round" stroke-linejoin="round"/></g>`,
  offline: `<g fill="none" stroke-linecap="round" stroke-width="9"><path d="M196 96Q238 58 280 96"
 stroke="#2f5f6c"/><path d="M211 114Q238 92 265 114" stroke="#2f5f6c"/><path d="M226 132
Q238 122 250 132" stroke="#59c3e8"/></g><circle cx="238" cy="150" r="7" fill="#59c3e8"/>
<path d="M204 74L274 156" stroke="#ff8a4a" stroke-width="8" stroke-linecap="round"/>`,
  "not-found": `<g transform="translate(238 104)"><path d="M-4 -6H4V76H-4Z" fill="#7a5230"/>
<path d="M-44 -44H30L48 -28L30 -12H-44Z" fill="#c98a4b"/><path d="M40 -4H-26L-42 10L-26 24H40Z"
 fill="#b27440"/><g fill="#3b2412"><path d="M-14 -40Q2 -40 2 -31Q2 -26 -5 -24V-22H-12V-28Q-6 -29 -6
 -31Q-7 -34 -14 -33Z"/><circle cx="-8.500" cy="-17" r="3.500"/></g></g>`,
  error: `<g transform="translate(238 108)"><path d="M0 -46L48 36Q50 44 42 44H-42Q-50 44 -48 36Z"
 fill="#f7b733"/><path d="M-5 -16H5L3 16H-3Z" fill="#4a2d06"/><circle cy="28" r="5.500"
 fill="#4a2d06"/></g>`,
};

export function scene(name: SceneName): string {
  restartScopes();
  const dice = diceFor(name);
  const leaves = [
    leaf({ x: 40, y: 200, length: 74, turn: -150, hue: 165, light: 0.45 }),
    leaf({ x: 262, y: 204, length: 66, turn: -28, hue: 160, light: 0.5 }),
    leaf({ x: 56, y: 204, length: 58, turn: -104, hue: 155, light: 0.56 }),
  ];
  return picture(
    SCENE,
    `${lights("#bfeaff")}<defs><radialGradient id="moon" cx=".5" cy=".5" r=".5">
<stop offset="0" stop-color="#ffd98a" stop-opacity=".5"/><stop offset=".7" stop-color="#1f5a68"
 stop-opacity=".4"/><stop offset="1" stop-color="#1f5a68" stop-opacity="0"/></radialGradient></defs>
<circle cx="160" cy="110" r="112" fill="url(#moon)"/>
<path d="M18 206Q90 190 160 202T304 196" stroke="#6b4a2e" stroke-width="11" fill="none"
 stroke-linecap="round"/><path d="M24 203Q92 187 160 199" stroke="#96704a" stroke-width="3"
 fill="none" stroke-linecap="round"/>${leaves.join("")}
${place(drawing("bird"), { x: 118, y: 122, width: 168 })}
${scoped(props[name])}${sparkles(dice, SCENE, { x: 150, y: 110, radius: 92 }, 12)}`,
  );
}

/** A palm-fringed bay at night with paper lanterns: lies behind the site on wide screens. */
export function nightGarden(size: Size): string {
  restartScopes();
  const dice = diceFor("night-garden");
  const { width: w, height: h } = size;
  const glow = { x: w * 0.5, y: h * 0.52, radius: w * 0.66 };
  const colours = ["#1d6a78", "#12495a", "#0b2f3d", "#071f29", "#051720"];
  const stars = Array.from(
    { length: 160 },
    () =>
      `<circle cx="${n(dice.next() * w)}" cy="${n(dice.next() * h * 0.5)}" r="${n(
        dice.between(0.5, 1.8),
      )}" opacity="${n(dice.between(0.15, 0.7))}"/>`,
  );
  const glints = Array.from({ length: 60 }, () => {
    const y = dice.between(0.6, 0.95);
    const reach = (y - 0.55) * w * 0.5;
    return `<ellipse cx="${n(w / 2 + dice.between(-1, 1) * reach)}" cy="${n(h * y)}"
 rx="${n(dice.between(6, 44) * y)}" ry="1.6" opacity="${n(dice.between(0.1, 0.5))}"/>`;
  });
  const palms = [
    [-0.02, 0.08, 38],
    [-0.03, 0.3, 8],
    [-0.02, 0.62, -22],
    [-0.02, 0.95, -48],
  ] as const;
  const fronds = palms.flatMap(([x, y, turn], index) => [
    frond({ x: w * x, y: h * y, length: w * 0.24, turn, colour: "#06222b", bend: 40 - index * 14 }),
    frond({
      x: w * (1 - x),
      y: h * y,
      length: w * 0.24,
      turn: 180 - turn,
      colour: "#06222b",
      bend: -40 + index * 14,
    }),
  ]);
  const lanterns = [
    [0.07, 0.2, 44],
    [0.16, 0.1, 34],
    [0.93, 0.22, 46],
    [0.85, 0.09, 32],
  ] as const;
  const lit = lanterns.map(
    ([x, y, width]) =>
      `<circle cx="${n(w * x)}" cy="${n(h * y)}" r="${width * 2.6}" fill="#ff9a3d" opacity=".3"
 filter="url(#blur20)"/><path d="M${n(w * x)} 0V${n(h * y)}" stroke="#031218" stroke-width="2"/>
${place(emoji("red-paper-lantern"), { x: w * x, y: h * y, width, opacity: 0.9 })}`,
  );
  return picture(
    size,
    `${lights("#fff0c8")}${sky("sky", size, { ...glow, colours })}
<g fill="#fff">${stars.join("")}</g><circle cx="${w / 2}" cy="${n(h * 0.36)}" r="${n(h * 0.11)}"
 fill="#ffe7b0" opacity=".9"/><circle cx="${w / 2}" cy="${n(h * 0.36)}" r="${n(h * 0.2)}"
 fill="#ffd98a" opacity=".35" filter="url(#blur20)"/>
<rect y="${n(h * 0.55)}" width="${w}" height="${n(h * 0.45)}" fill="#072833" opacity=".75"/>
<g fill="#ffdf9a">${glints.join("")}</g>${fronds.join("")}${lit.join("")}
${bokeh(dice, size, 18, ["#ffd98a", "#8ff0d0", "#ff9a5a"])}`,
  );
}

/** The welcome banner: the bird by lantern light, room for a headline on the left. */
export function welcome(size: Size): string {
  restartScopes();
  const dice = diceFor("welcome");
  const { width: w, height: h } = size;
  const glow = { x: w * 0.74, y: h * 0.5, radius: w * 0.7 };
  const colours = ["#ffd27a", "#f08a3c", "#1c7a7c", "#0d4857", "#072732"];
  const leaves = [
    [0.44, 1.02, -62, 0.4],
    [0.97, 1, 215, 0.5],
    [1.01, 0.14, 160, 0.42],
    [0.56, 1.06, -30, 0.52],
    [0.9, 1.05, 250, 0.46],
  ] as const;
  const drawn = leaves.map(([x, y, turn, light]) =>
    leaf({ x: w * x, y: h * y, length: h * 0.55, turn, hue: 165, light }),
  );
  const at = (x: number, y: number, width: number, tilt: number) => ({
    x: w * x,
    y: h * y,
    width: h * width,
    tilt,
    filter: "shadow",
  });
  return picture(
    size,
    `${lights("#ffe2a8")}${sky("sky", size, { ...glow, colours })}
<g opacity=".6">${rays(dice, glow, "#ffe9b0")}</g>
${bokeh(dice, size, 24, ["#ffe9b0", "#9af0dc"])}${drawn.join("")}
<defs><linearGradient id="side"><stop offset="0" stop-color="#06202a" stop-opacity=".92"/>
<stop offset=".58" stop-color="#06202a" stop-opacity="0"/></linearGradient></defs>
<rect width="${w}" height="${h}" fill="url(#side)"/>
${place(emoji("red-paper-lantern"), at(0.55, 0.2, 0.3, 6))}
${place(emoji("hibiscus"), at(0.91, 0.74, 0.34, 14))}
${place(drawing("bird"), { ...at(0.735, 0.52, 0.94, -4), filter: "hero" })}
${place(emoji("coin"), at(0.575, 0.74, 0.2, -16))}${place(emoji("coin"), at(0.885, 0.26, 0.15, 20))}
${sparkles(dice, size, { x: glow.x, y: glow.y, radius: h * 0.36 }, 26)}`,
  );
}
