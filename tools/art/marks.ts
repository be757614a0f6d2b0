/** The brand: the toucan's head, the word, the app icons, and the marks of the three studios. */
import { line } from "./lettering.ts";
import { drawing, n, picture, place, restartScopes, scoped } from "./svg.ts";

const MARK = 64;

export function mark(): string {
  restartScopes();
  return picture({ width: MARK, height: MARK }, scoped(drawing("toucan").body));
}

/** The word alone. `currentColor`, so that the page decides. */
export function wordmark(): string {
  const word = line("tucano", 64, -0.01);
  const width = Math.ceil(word.width) + 4;
  const path = `<path transform="translate(${n(width / 2)} 50)" d="${word.path}"
 fill="currentColor"/>`;
  return picture({ width, height: 64 }, `<title>tucano</title>${path}`);
}

/** Head and word side by side. */
export function logo(colour: string): string {
  restartScopes();
  const word = line("tucano", 50, -0.01);
  const width = Math.ceil(word.width) + MARK + 14;
  const path = `<path transform="translate(${n(MARK + 10 + word.width / 2)} 50)" d="${word.path}"
 fill="${colour}"/>`;
  const head = scoped(drawing("toucan").body);
  return picture({ width, height: MARK }, `<title>tucano</title>${head}${path}`);
}

/** The app icon. `bleed`: the ground fills the square (maskable), the head stays in the middle. */
export function icon(bleed: boolean): string {
  restartScopes();
  const size = { width: 512, height: 512 };
  const ground = `<defs><radialGradient id="ground" cx=".62" cy=".3" r=".95">
<stop offset="0" stop-color="#2fa3a0"/><stop offset=".5" stop-color="#0f5b68"/>
<stop offset="1" stop-color="#062733"/></radialGradient></defs>
<rect width="512" height="512" rx="${bleed ? 0 : 116}" fill="url(#ground)"/>
<circle cx="330" cy="200" r="150" fill="#ffe0a0" opacity=".16"/>`;
  const head = drawing("toucan");
  const dark = { ...head, body: head.body.replaceAll("#1b4957", "#0a2630") };
  return picture(size, ground + place(dark, { x: 256, y: 262, width: bleed ? 300 : 384 }));
}

/** The head with a beak that opens and closes; still under reduced motion. */
export function loading(): string {
  const body = drawing("toucan").body;
  const cut = body.indexOf('<path id="toucan-beak"');
  const eye = body.indexOf("<circle");
  const beak = body.slice(cut, eye);
  const half = (name: string, y: number): string =>
    `<clipPath id="${name}"><rect x="0" y="${y}" width="64"
 height="${y === 0 ? 33 : 31}"/></clipPath>`;
  return picture(
    { width: MARK, height: MARK },
    `<style>
.upper,.lower{transform-origin:27px 33px}
.upper{animation:open 1.1s cubic-bezier(.4,0,.2,1) infinite}
.lower{animation:drop 1.1s cubic-bezier(.4,0,.2,1) infinite}
@keyframes open{0%,55%,100%{transform:none}25%{transform:rotate(-9deg)}}
@keyframes drop{0%,55%,100%{transform:none}25%{transform:rotate(12deg)}}
@media (prefers-reduced-motion:reduce){.upper,.lower{animation:none}}
</style>${half("top", 0)}${half("bottom", 33)}${body.slice(0, cut)}
<g class="lower"><g clip-path="url(#bottom)">${beak.replaceAll(/ id="[^"]+"/g, "")}</g></g>
<g class="upper"><g clip-path="url(#top)">${beak.replaceAll(/ id="[^"]+"/g, "")}</g></g>
${body.slice(eye)}`,
  );
}

export const studios = ["onca", "mare", "saci"] as const;
export type Studio = (typeof studios)[number];

const studioParts = {
  onca: { ground: ["#1c8a52", "#053324"], ring: "#ffd34f", draw: () => drawing("jaguar") },
  mare: { ground: ["#2f9fd6", "#081f5e"], ring: "#d5ecfb", draw: () => drawing("wave") },
  saci: { ground: ["#7b46c5", "#170d47"], ring: "#f0433f", draw: () => drawing("saci") },
} as const;

export function studioMark(studio: Studio): string {
  restartScopes();
  const { ground, ring, draw } = studioParts[studio];
  const figure = draw();
  const width = studio === "mare" ? 150 : Math.min(84, (88 * figure.width) / figure.height);
  return picture(
    { width: 128, height: 128 },
    `<defs><radialGradient id="ground" cx=".4" cy=".3"
 r=".8"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>
</radialGradient><clipPath id="disc"><circle cx="64" cy="64" r="58"/></clipPath></defs>
<circle cx="64" cy="64" r="60" fill="url(#ground)"/><g clip-path="url(#disc)">${place(figure, {
      x: studio === "mare" ? 42 : 64,
      y: studio === "mare" ? 70 : 64,
      width,
    })}</g>
<circle cx="64" cy="64" r="60" fill="none" stroke="${ring}" stroke-width="5"/>`,
  );
}
