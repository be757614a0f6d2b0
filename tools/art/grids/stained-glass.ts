/**
 * Life on a lake, in stained glass: panes of colour, each with a light of its own, in lines of
 * lead. Water lilies from bud to full bloom, with what they multiply.
 */
import { line } from "../lettering.ts";
import { type Drawing, n } from "../svg.ts";
import { across, ball, down, own } from "./kit.ts";

export const LEAD = "#141130";

type Pane = readonly [path: string, fill: string];

/** Panes in one thick line of lead, with thin ones between them, and light on each. */
function leaded(panes: readonly Pane[], edge = 8): string {
  const all = panes.map(([path]) => path).join("");
  const drawn = panes.map(
    ([path, fill]) => `<path d="${path}" fill="${fill}" stroke="${LEAD}" stroke-width="2.8"
 stroke-linejoin="round"/><path d="${path}" fill="url(#shine)"/>`,
  );
  return `<path d="${all}" fill="${LEAD}" stroke="${LEAD}" stroke-width="${edge}"
 stroke-linejoin="round"/>${drawn.join("")}`;
}

function glass(colours: string, body: string): Drawing {
  const shine = `<linearGradient id="shine" x1="0" y1="0" x2=".7" y2="1">
<stop stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#0a0830" stop-opacity=".22"/></linearGradient>`;
  return own(`<defs>${colours}${shine}</defs>${body}`);
}

interface Turned {
  readonly x: number;
  readonly y: number;
  /** Degrees from straight up, clockwise. */
  readonly turn: number;
}

/** A point `along` the direction and `aside` to its right. */
function reach({ x, y, turn }: Turned, along: number, aside = 0): string {
  const angle = (turn / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${n(x + sin * along + cos * aside)} ${n(y - cos * along + sin * aside)}`;
}

function petal(at: Turned, length: number, half: number): string {
  const side = (sign: number): string =>
    `${reach(at, length * 0.25, half * sign)} ${reach(at, length * 0.75, half * sign)}`;
  const back = `${reach(at, length * 0.75, -half)} ${reach(at, length * 0.25, -half)}`;
  return `M${reach(at, 0)}C${side(1)} ${reach(at, length)}C${back} ${reach(at, 0)}Z`;
}

function disc(x: number, y: number, rx: number, ry = rx): string {
  const half = `${rx} ${ry} 0 1 0`;
  return `M${n(x - rx)} ${n(y)}a${half} ${n(rx * 2)} 0a${half} ${n(-rx * 2)} 0Z`;
}

/** Part of a ring around the middle. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (turn: number): Turned => ({ x: 50, y: 50, turn });
  return `M${reach(at(from), inner)}L${reach(at(from), outer)}A${outer} ${outer} 0 0 1 ${reach(
    at(to),
    outer,
  )}L${reach(at(to), inner)}A${inner} ${inner} 0 0 0 ${reach(at(from), inner)}Z`;
}

function sectors(count: number, inner: number, outer: number, fills: readonly string[]): Pane[] {
  return Array.from({ length: count }, (_, index): Pane => {
    const step = 360 / count;
    return [
      sector(inner, outer, index * step, (index + 1) * step),
      fills[index % fills.length] ?? "",
    ];
  });
}

function gota(): Drawing {
  const inner = "M50 34C56 45 66 54 66 64C66 74 59 81 50 81C41 81 34 74 34 64C34 54 44 45 50 34Z";
  return glass(
    `${ball("pale", ["#f2fdff", "#8fe0ff"])}${down("left", ["#8fd0ff", "#1f7af2", "#0f3fae"])}
${down("right", ["#4fb0ff", "#0f4fd8", "#0a2a86"])}`,
    leaded([
      [
        "M50 4C36 26 13 44 13 65C13 84 30 97 50 97V81C41 81 34 74 34 64C34 54 44 45 50 34Z",
        "url(#left)",
      ],
      [
        "M50 4C64 26 87 44 87 65C87 84 70 97 50 97V81C59 81 66 74 66 64C66 54 56 45 50 34Z",
        "url(#right)",
      ],
      [inner, "url(#pale)"],
    ]),
  );
}

/** Ripe: the red shell opens, and an eye looks out. */
function guarana(): Drawing {
  const panes: Pane[] = [
    ["M52 16C58 2 74 -2 90 4C84 18 68 24 52 16Z", "url(#leaf)"],
    ["M48 16C42 6 30 2 16 6C20 18 34 24 48 16Z", "url(#leaf)"],
  ];
  return glass(
    `${across("red", ["#ff9a7a", "#f2263a", "#a8082e"])}${across("deep", ["#ff5a4a", "#c80f32"])}
${across("leaf", ["#c8f56a", "#2f9a4a"])}${ball("white", ["#ffffff", "#f4ead8"])}
${ball("seed", ["#6a4a7a", "#1f0f2a"])}`,
    `${leaded(panes)}<g transform="translate(0 6) translate(50 50) scale(.92) translate(-50 -50)">
${leaded([...sectors(7, 25, 46, ["url(#red)", "url(#deep)"]), [disc(50, 50, 25), "url(#white)"]])}
<path d="${disc(50, 52, 14)}" fill="url(#seed)"/><circle cx="45" cy="47" r="4.4" fill="#fff"/></g>`,
  );
}

function orquidea(): Drawing {
  const at = (turn: number): Turned => ({ x: 50, y: 50, turn });
  const panes: Pane[] = [
    ...[0, 132, 228].map((turn): Pane => [petal(at(turn), 47, 17), "url(#sepal)"]),
    ...[70, 290].map((turn): Pane => [petal(at(turn), 48, 27), "url(#wide)"]),
    [
      "M50 46C62 50 70 62 66 76C60 86 54 88 50 94C46 88 40 86 34 76C30 62 38 50 50 46Z",
      "url(#lip)",
    ],
    ["M50 52C56 56 58 64 50 72C42 64 44 56 50 52Z", "url(#heart)"],
  ];
  return glass(
    `${ball("sepal", ["#e8c8ff", "#a85af2", "#6a1fc0"])}
${ball("wide", ["#f4dcff", "#c070ff", "#7a2ad0"])}
${down("lip", ["#ff8ad8", "#d01f9a"])}${down("heart", ["#fff6a0", "#ffb01e"])}`,
    leaded(panes),
  );
}

function libelula(): Drawing {
  const at = (turn: number, y: number): Turned => ({ x: 50, y, turn });
  const wings = [
    [66, 34, 49],
    [-66, 34, 49],
    [104, 40, 46],
    [-104, 40, 46],
  ].map(([turn = 0, y = 0, length = 0], index): Pane => [
    petal(at(turn, y), length, 13),
    index < 2 ? "url(#wing)" : "url(#wing2)",
  ]);
  const body = [46, 56, 66, 76, 86].map((y, index): Pane => {
    const half = 6.4 - index * 0.8;
    return [`M${50 - half} ${y}h${half * 2}l-1 10h${-half * 2 + 2}Z`, "url(#body)"];
  });
  const thorax: Pane = ["M50 22C60 24 62 36 58 46H42C38 36 40 24 50 22Z", "url(#thorax)"];
  const veins = [66, -66, 104, -104].map(
    (turn) =>
      `M${reach(at(turn, Math.abs(turn) < 90 ? 34 : 40), 12)}L${reach(
        at(turn, Math.abs(turn) < 90 ? 34 : 40),
        42,
      )}`,
  );
  return glass(
    `${across("wing", ["#f2ffff", "#7af2f2", "#1fb0c8"])}
${across("wing2", ["#d8fff4", "#3fd8d0", "#0f8aa8"])}
${down("body", ["#4ff2c8", "#0a7a8a"])}${ball("thorax", ["#8affd8", "#12a89a", "#0a5f7a"])}
${ball("eye", ["#ffd0a0", "#ff6a2e", "#b0200f"])}`,
    `${leaded(wings)}<path d="${veins.join("")}" stroke="${LEAD}" stroke-width="1.8"/>
${leaded([...body, thorax])}${leaded(
      [
        [disc(43, 17, 8), "url(#eye)"],
        [disc(57, 17, 8), "url(#eye)"],
      ],
      6,
    )}`,
  );
}

/** A fish of gold and dark bands, with an eye on its tail. */
function tucunare(): Drawing {
  const height = (x: number): number => 27 * Math.sin((Math.PI * (x - 3)) / 88) ** 0.75;
  const band = (from: number, to: number): string => {
    const xs = Array.from({ length: 7 }, (_, index) => from + ((to - from) * index) / 6);
    const over = xs.map((x) => `${n(x)} ${n(52 - height(x))}`);
    const under = xs.toReversed().map((x) => `${n(x)} ${n(52 + height(x))}`);
    return `M${[...over, ...under].join("L")}Z`;
  };
  return glass(
    `${down("gold", ["#fff29a", "#ffc01e", "#d8780a"])}
${down("band", ["#b8a83a", "#5a6a1f", "#2f3a12"])}
${down("fin", ["#ffb07a", "#f2502e", "#a81f2e"])}
${down("head", ["#f4f58a", "#a8c02e", "#d8a01e"])}`,
    `${leaded([
      ["M30 30C38 12 58 8 74 18L66 34C54 28 42 28 34 32Z", "url(#fin)"],
      ["M40 76C44 88 54 92 64 90L62 74Z", "url(#fin)"],
      ["M80 52L98 24C92 42 92 62 98 80Z", "url(#fin)"],
      [band(4, 30), "url(#head)"],
      [band(30, 41), "url(#gold)"],
      [band(41, 48), "url(#band)"],
      [band(48, 58), "url(#gold)"],
      [band(58, 65), "url(#band)"],
      [band(65, 84), "url(#gold)"],
    ])}<path d="${disc(20, 46, 6.4)}" fill="#fff" stroke="${LEAD}" stroke-width="2.4"/>
<circle cx="19" cy="46.500" r="3" fill="${LEAD}"/><path d="${disc(75, 52, 4)}" fill="${LEAD}"
 stroke="#fff29a" stroke-width="1.800"/><path d="M8 60C14 63 20 62 24 58" stroke="${LEAD}"
 stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  );
}

/** The bird that walks on lily pads, on long toes. */
export function jacana(): Drawing {
  const legs = "M52 72L46 92M64 72L68 92M32 95L46 91L60 95M54 96L68 91L84 95";
  return glass(
    `${across("black", ["#7a70c8", "#3a2f7a", "#1f1a4a"])}
${across("brown", ["#ffb07a", "#c8542e", "#7a1f1f"])}
${across("brown2", ["#f28a4a", "#a83a1f", "#5f1418"])}
${across("flight", ["#fbff9a", "#d8e03a", "#8fae12"])}
${across("bill", ["#fff29a", "#ffb81e"])}${across("shield", ["#ff8a7a", "#e01f3a"])}`,
    `<path d="${legs}" stroke="${LEAD}" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="${legs}" stroke="#8fd08a" stroke-width="2.6" stroke-linecap="round" fill="none"/>
${leaded([
  ["M20 24L1 33L22 35Z", "url(#bill)"],
  ["M18 25L22 12L34 10L34 22Z", "url(#shield)"],
  ["M20 25L34 16C46 14 50 26 44 34L38 40L22 35Z", "url(#black)"],
  ["M24 36L42 36C40 46 46 52 56 54L38 68C26 62 20 50 24 36Z", "url(#black)"],
  ["M38 68L56 54L74 72C60 80 48 78 38 68Z", "url(#brown2)"],
  ["M50 46C62 38 78 40 90 50L58 58C52 54 50 50 50 46Z", "url(#brown)"],
  ["M58 58L90 50C96 56 98 62 99 70C86 66 74 66 64 68Z", "url(#flight)"],
  ["M64 68C76 65 88 67 99 72C90 80 80 80 72 76Z", "url(#brown)"],
])}<circle cx="34" cy="25" r="4" fill="#fff"/>
<circle cx="33" cy="25.400" r="2.200" fill="${LEAD}"/>`,
  );
}

/** Head on, out of the water up to the teeth. */
function jacare(): Drawing {
  const teeth = [22, 33, 44, 56, 67, 78].map((x) => {
    const y = 86 - ((x - 50) / 9) ** 2;
    return `M${x - 5} ${y - 3}L${x + 5} ${y - 3}L${x} ${y + 8}Z`;
  });
  return glass(
    `${down("top", ["#b8f26a", "#4fb83a", "#1f7a32"])}
${down("snout", ["#d8ff8a", "#6fd04a", "#2f8a3a"])}
${down("cheek", ["#5fc84a", "#1f8a3f", "#0f5232"])}${down("mouth", ["#f2506a", "#8a0f3a"])}
${ball("eye", ["#fff8a0", "#ffc81e", "#e07a0a"])}`,
    `${leaded([
      [disc(26, 25, 15), "url(#cheek)"],
      [disc(74, 25, 15), "url(#cheek)"],
      ["M28 34L40 20H60L72 34L66 54L50 58L34 54Z", "url(#top)"],
      ["M26 36L34 54L27 76L8 68C5 54 10 42 26 36Z", "url(#cheek)"],
      ["M74 36L66 54L73 76L92 68C95 54 90 42 74 36Z", "url(#cheek)"],
      ["M8 68L27 76L50 84L73 76L92 68C90 86 72 97 50 97C28 97 10 86 8 68Z", "url(#mouth)"],
      ["M34 54L50 58L66 54L75 76C66 83 58 85 50 85C42 85 34 83 25 76Z", "url(#snout)"],
    ])}<path d="${teeth.join("")}" fill="#fffdf0" stroke="${LEAD}" stroke-width="1.800"
 stroke-linejoin="round"/><path d="${disc(26, 24, 9)}${disc(74, 24, 9)}" fill="url(#eye)"
 stroke="${LEAD}" stroke-width="2.800"/><path d="M26 17V31M74 17V31" stroke="${LEAD}"
 stroke-width="4.400" stroke-linecap="round"/>
<path d="${disc(43, 70, 3.2, 2.4)}${disc(57, 70, 3.2, 2.4)}"
 fill="${LEAD}"/><circle cx="23" cy="20.500" r="2" fill="#fff"/><circle cx="71" cy="20.500" r="2"
 fill="#fff"/>`,
  );
}

export const lake = { jacare, jacana, tucunare, libelula, guarana, orquidea, gota };

/** A frog of green stone, worn for luck. */
export function muiraquita(): Drawing {
  const leg = (sign: number): Pane[] => [
    [
      `M${50 + 14 * sign} 62C${50 + 30 * sign} 52 ${50 + 44 * sign} 60 ${50 + 42 * sign} 76C${
        50 + 40 * sign
      } 88 ${50 + 28 * sign} 92 ${50 + 20 * sign} 90C${50 + 28 * sign} 82 ${50 + 26 * sign} 74 ${
        50 + 14 * sign
      } 78Z`,
      "url(#jade2)",
    ],
    [
      `M${50 + 18 * sign} 42C${50 + 30 * sign} 38 ${50 + 40 * sign} 42 ${50 + 40 * sign} 54C${
        50 + 32 * sign
      } 50 ${50 + 24 * sign} 54 ${50 + 16 * sign} 58Z`,
      "url(#jade)",
    ],
  ];
  return glass(
    `${ball("jade", ["#e8ffe8", "#5fe0a0", "#12916a"])}
${ball("jade2", ["#a8f5c8", "#2fb884", "#0a6a55"])}
${ball("belly", ["#f4fff0", "#a0f0c0", "#3fc08a"])}${ball("eye", ["#fff6c0", "#ffc02e"])}`,
    leaded([
      ...leg(-1),
      ...leg(1),
      [
        "M50 40C64 42 70 56 66 74C62 86 56 90 50 90C44 90 38 86 34 74C30 56 36 42 50 40Z",
        "url(#belly)",
      ],
      [
        "M50 12C66 12 74 24 72 36C68 46 58 48 50 48C42 48 32 46 28 36C26 24 34 12 50 12Z",
        "url(#jade)",
      ],
      [disc(34, 18, 9), "url(#eye)"],
      [disc(66, 18, 9), "url(#eye)"],
    ]),
  );
}

/** How a lily looks by what it multiplies: it opens white, and is red on its second night. */
const blooms: Readonly<Record<number, { petals: number; half: number; colours: string[] }>> = {
  1: { petals: 4, half: 8, colours: ["#ffffff", "#d8f5c8", "#8fd08a"] },
  2: { petals: 6, half: 10, colours: ["#ffffff", "#fff4ff", "#d8c8f2"] },
  3: { petals: 8, half: 10, colours: ["#ffffff", "#ffd8f0", "#f29ad8"] },
  5: { petals: 10, half: 10, colours: ["#ffe8f8", "#ff8ad0", "#d8389a"] },
  10: { petals: 12, half: 10, colours: ["#ffd0e8", "#ff4a8a", "#b80a5a"] },
};

/** A leaf from above with its rim turned up, and the flower on it. */
export function lily(times: number): Drawing {
  const { petals, half, colours } = blooms[times] ?? { petals: 6, half: 10, colours: ["#fff"] };
  const length = 20 + petals * 1.6;
  const row = (count: number, size: number, shift: number): Pane[] =>
    Array.from({ length: count }, (_, index): Pane => {
      const turn = ((index + shift) / count) * 360;
      return [petal({ x: 50, y: 46, turn }, size, half * (size / length)), "url(#petal)"];
    });
  const figure = times === 1 ? line("WILD", 27) : line(`×${times}`, times > 9 ? 38 : 42);
  const at = `transform="translate(50 ${times === 1 ? 90 : 96})"`;
  const leaf = sectors(10, 12, 37, ["url(#leaf)", "url(#leaf2)"]);
  const edge = times === 10 ? "url(#gold)" : "url(#rim)";
  return glass(
    `${across("leaf", ["#8fe86a", "#2fa84a", "#0f6a3f"])}
${across("leaf2", ["#5fd05a", "#1f8a42", "#0a5238"])}
${across("rim", ["#ffb8d8", "#c8487a", "#7a1f4a"])}
${across("gold", ["#fff6b0", "#ffc02e", "#c2700a"])}
${ball("petal", colours)}${ball("heart", ["#fffbd0", "#ffd02e", "#f0900a"])}`,
    `${leaded([...leaf, ...sectors(10, 37, 47, [edge])])}
${leaded(row(petals, length, 0), 4)}${leaded(row(petals, length * 0.66, 0.5), 3)}
<path d="${disc(50, 46, 5 + petals * 0.35)}" fill="url(#heart)" stroke="${LEAD}" stroke-width="2"/>
<path ${at} d="${figure.path}" fill="${LEAD}" stroke="${LEAD}" stroke-width="9"
 stroke-linejoin="round"/><path ${at} d="${figure.path}" fill="#fff8d0"/>`,
  );
}

/** In full bloom, from the side, on its leaf. */
export function bloom(): Drawing {
  const fan = (turns: readonly number[], length: number, half: number, fill: string): string =>
    leaded(
      turns.map((turn): Pane => {
        const long = length * (1 - Math.abs(turn) / 360);
        return [petal({ x: 50, y: 76, turn }, long, half), fill];
      }),
      4.5,
    );
  const dish: Pane[] = [
    ["M2 76C14 66 30 64 50 64C70 64 86 66 98 76C86 86 70 89 50 89C30 89 14 86 2 76Z", "url(#leaf)"],
    [
      "M2 76C14 86 30 89 50 89C70 89 86 86 98 76L95 86C84 96 68 99 50 99C32 99 16 96 5 86Z",
      "url(#rim)",
    ],
  ];
  return glass(
    `${across("leaf", ["#8fe86a", "#2fa84a", "#0f6a3f"])}
${down("rim", ["#f29ac0", "#a83a6a", "#5f1f4a"])}
${down("back", ["#ffd0f0", "#e85ab8", "#a01f8a"])}
${down("middle", ["#ffe8fa", "#ff9ad8", "#d8489a"])}
${down("front", ["#ffffff", "#ffe0f4", "#f29ac8"])}
${ball("heart", ["#fffbd0", "#ffd02e", "#f0900a"])}`,
    `${leaded(dish)}${fan([-66, 66, -46, 46, -24, 24, 0], 62, 13, "url(#back)")}
${fan([-58, 58, -35, 35, -12, 12], 53, 12, "url(#middle)")}
<path d="${disc(50, 62, 13, 9)}" fill="url(#heart)" stroke="${LEAD}" stroke-width="2.4"/>
${fan([-74, 74, -46, 46, -17, 17], 40, 10, "url(#front)")}`,
  );
}
