/**
 * The studio: a night by the sea behind an arch, curtains, lanterns, and the toucan who runs the
 * table. All of it is drawn; the gestures are classes that the style sheet moves.
 */
export type Gesture = "rest" | "invite" | "spin" | "stop" | "announce";

export interface Studio {
  readonly root: HTMLElement;
  gesture: (name: Gesture) => void;
}

const folds = (from: number, step: number): string =>
  [0, 1, 2, 3, 4]
    .map((fold) => {
      const x = from + fold * step;
      const end = x + step * 0.2;
      return `<path d="M${x} -10C${x + step * 0.6} 90 ${x - step * 0.3} 210 ${end} 345"/>`;
    })
    .join("");

const lamp = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 -220V-22" stroke="#1a0f0a" stroke-width="2"/>` +
  '<circle r="92" fill="url(#lv-glow)"/><path d="M-13 -20H13L17 8C17 20 -17 20 -17 8Z" ' +
  'fill="url(#lv-lamp)"/><path d="M-15 -22H15V-17H-15ZM-12 15H12V19H-12Z" fill="#6b3a12"/>' +
  '<path d="M-6 -17V15M6 -17V15" stroke="#a8641d" stroke-width="1.5"/></g>';

const palm = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) scale(${turn} 1)" fill="#052029">` +
  '<path d="M-4 150C-8 90 -4 40 2 0L8 0C4 40 4 90 10 150Z"/>' +
  '<path d="M4 0C30 -30 70 -24 88 8C60 -8 34 -6 4 4Z"/>' +
  '<path d="M4 0C34 -6 66 16 70 48C48 22 30 14 4 6Z"/>' +
  '<path d="M4 0C-22 -32 -62 -26 -80 6C-52 -10 -26 -6 4 4Z"/>' +
  '<path d="M4 0C-24 -4 -54 18 -58 46C-40 22 -22 14 4 6Z"/>' +
  '<path d="M4 2C0 -34 22 -60 50 -60C28 -44 16 -24 8 2Z"/></g>';

const paints = `<defs>
  <linearGradient id="lv-sky" x2="0" y2="1"><stop stop-color="#0a2f4a"/>
    <stop offset=".62" stop-color="#2a7d8c"/><stop offset="1" stop-color="#f2a45c"/>
    </linearGradient>
  <linearGradient id="lv-wall" x2="0" y2="1"><stop stop-color="#0c2c33"/>
    <stop offset="1" stop-color="#123f42"/></linearGradient>
  <linearGradient id="lv-drape"><stop stop-color="#4a0f22"/><stop offset=".5" stop-color="#a33341"/>
    <stop offset="1" stop-color="#5b1528"/></linearGradient>
  <radialGradient id="lv-glow"><stop stop-color="#ffd98a" stop-opacity=".75"/>
    <stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>
  <linearGradient id="lv-lamp" x2="0" y2="1"><stop stop-color="#fff6cf"/>
    <stop offset="1" stop-color="#ffab3d"/></linearGradient>
  <linearGradient id="lv-beak" x2="1" y2=".4"><stop stop-color="#ffd94a"/>
    <stop offset=".55" stop-color="#ff9a1f"/><stop offset="1" stop-color="#f2600b"/>
    </linearGradient>
  <radialGradient id="lv-head" cx=".4" cy=".25"><stop stop-color="#33576b"/>
    <stop offset="1" stop-color="#0c1d29"/></radialGradient>
  <linearGradient id="lv-vest" x2="1"><stop stop-color="var(--vest-2)"/>
    <stop offset=".5" stop-color="var(--vest-1)"/><stop offset="1" stop-color="var(--vest-2)"/>
  </linearGradient>
  <linearGradient id="lv-felt" x2="0" y2="1"><stop stop-color="var(--felt-1)"/>
    <stop offset="1" stop-color="var(--felt-2)"/></linearGradient>
  <linearGradient id="lv-wood" x2="0" y2="1"><stop stop-color="#c98442"/>
    <stop offset=".4" stop-color="#7a421c"/><stop offset="1" stop-color="#3a1b0a"/></linearGradient>
</defs>`;

const room = `<rect x="-400" width="1600" height="400" fill="url(#lv-wall)"/>
  <path d="M170 400V170C170 40 630 40 630 170V400Z" fill="url(#lv-sky)"/>
  <circle cx="505" cy="150" r="30" fill="#fff3cf"/><circle cx="505" cy="150" r="62"
    fill="#fff3cf22"/>
  <path d="M170 262H630V400H170Z" fill="#0e5560"/>
  <path d="M470 268h70M454 280h104M478 292h58M440 306h130" stroke="#ffe9b077" stroke-width="3"/>
  ${palm(205, 170, 1)}${palm(600, 190, -1)}
  <path d="M170 400V170C170 40 630 40 630 170V400" fill="none" stroke="#e2ac55" stroke-width="9"/>
  <path d="M158 400V170C158 26 642 26 642 170V400" fill="none" stroke="#081f24" stroke-width="12"/>
  <g fill="none" stroke="#ffffff12" stroke-width="2"><path d="M-400 210H155M645 210H1200"/>
  <path d="M-400 218H155M645 218H1200"/></g>
  <path d="M-400 -10H150C120 120 96 240 76 345H-400Z" fill="url(#lv-drape)"/>
  <path d="M1200 -10H650C680 120 704 240 724 345H1200Z" fill="url(#lv-drape)"/>
  <g fill="none" stroke="#2d0715" stroke-opacity=".6" stroke-width="9">
    ${folds(-120, 52)}${folds(694, 52)}</g>
  <path d="M150 -10C120 120 96 240 76 345M650 -10C680 120 704 240 724 345" fill="none"
    stroke="#e2ac55" stroke-width="5"/>
  ${lamp(110, 132)}${lamp(400, 84)}${lamp(690, 132)}`;

const wing =
  '<path d="M0 -4C-30 6 -50 58 -46 108C-44 124 -30 126 -22 114C0 92 16 40 0 -4Z" fill="#14303f"/>' +
  '<path d="M-6 14C-24 30 -36 66 -36 104M0 30C-10 50 -20 80 -26 106" fill="none" ' +
  'stroke="#33576b" stroke-width="3"/><path d="M-43 88L-16 100L-22 114C-30 126 -44 124 -46 108Z" ' +
  'fill="#fff8ea"/>';

const toucan = `<g class="dealer-body">
  <ellipse cx="0" cy="392" rx="128" ry="22" fill="#0007"/>
  <path d="M-80 262C-72 236 -30 228 0 228C30 228 72 236 80 262L92 400H-92Z" fill="url(#lv-vest)"/>
  <path d="M-26 230L0 340L26 230Z" fill="#fff8ea"/>
  <path d="M-26 230L0 340L-34 290ZM26 230L0 340L34 290Z" fill="#00000040"/>
  <g fill="#ffd65a"><circle cy="352" r="4"/><circle cy="372" r="4"/></g>
  <g class="dealer-wing is-left"><g transform="translate(-66 256)">${wing}</g></g>
  <g class="dealer-wing is-right"><g transform="translate(66 256) scale(-1 1)">${wing}</g></g>
  <g class="dealer-head">
    <path d="M-20 112C-26 92 -14 86 -8 80C-8 90 0 94 2 84C10 92 10 100 6 112Z" fill="#14303f"/>
    <path d="M-54 168C-54 122 -18 104 10 106C42 108 56 134 54 164C54 206 40 234 0 236
      C-40 234 -54 206 -54 168Z" fill="url(#lv-head)"/>
    <path d="M-6 174C10 164 36 176 42 196C46 218 30 240 4 241C-20 238 -28 208 -6 174Z"
      fill="#fff3d0"/>
    <path d="M-8 226C4 234 22 232 32 222C28 236 16 242 4 241C-2 240 -6 234 -8 226Z" fill="#ff7a2e"/>
    <path class="dealer-jaw" d="M30 184C66 182 108 180 132 192C112 206 66 210 34 199Z"
      fill="#e0780f"/>
    <path d="M28 150C70 126 130 136 152 178C154 190 147 197 139 192C120 178 70 180 30 187Z"
      fill="url(#lv-beak)"/>
    <path d="M124 147C142 156 154 170 152 184C150 192 145 196 139 192C134 187 128 184 121 183
      C128 172 128 160 124 147Z" fill="#150d0a"/>
    <path d="M38 153C70 139 104 141 122 152" fill="none" stroke="#fff3b0" stroke-width="4"
      stroke-linecap="round" opacity=".75"/>
    <circle cx="14" cy="150" r="17" fill="#46b8df"/><circle cx="14" cy="150" r="11" fill="#fff"/>
    <g class="dealer-eye"><circle cx="16" cy="150" r="8" fill="#0b1720"/>
      <circle cx="19" cy="147" r="2.600" fill="#fff"/></g>
  </g>
  <g fill="#ff8a1f" stroke="#a8480a" stroke-width="1.500">
    <path d="M0 250L-30 238V264Z"/><path d="M0 250L30 238V264Z"/>
    <circle cy="250" r="7" fill="#ffb347"/></g></g>`;

const table = `<path d="M-400 344Q400 300 1200 344V440H-400Z" fill="url(#lv-wood)"/>
  <path d="M-400 352Q400 308 1200 352V440H-400Z" fill="url(#lv-felt)"/>
  <path d="M-400 362Q400 318 1200 362" fill="none" stroke="#ffd98a66" stroke-width="2"/>`;

export function createStudio(dealerAt: number): Studio {
  const root = document.createElement("div");
  root.className = "studio";
  root.dataset["gesture"] = "rest";
  root.setAttribute("aria-hidden", "true");
  root.innerHTML =
    '<svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice">' +
    `${paints}${room}<g transform="translate(${dealerAt} 80) scale(.8)">` +
    `${toucan}</g>${table}</svg>`;
  return {
    root,
    gesture: (name) => {
      root.dataset["gesture"] = name;
    },
  };
}
