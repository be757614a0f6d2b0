/** Cut stones, gold, sevens, bars and glass: what shines by itself. */
import { line } from "../lettering.ts";
import { type Drawing, n, oklch } from "../svg.ts";
import { across, around, ball, down, own } from "./kit.ts";

type Cut = "round" | "square" | "drop" | "hexagon" | "heart" | "octagon" | "kite" | "crystal";

/** The outline of a cut, as points; the table is the same, smaller. */
function outline(cut: Cut): readonly (readonly [number, number])[] {
  if (cut === "kite")
    return [
      [50, 4],
      [88, 36],
      [50, 96],
      [12, 36],
    ];
  if (cut === "crystal")
    return [
      [50, 2],
      [74, 26],
      [70, 84],
      [50, 98],
      [30, 84],
      [26, 26],
    ];
  if (cut === "heart") {
    return [
      [50, 24],
      [66, 8],
      [88, 12],
      [96, 34],
      [82, 62],
      [50, 94],
      [18, 62],
      [4, 34],
      [12, 12],
      [34, 8],
    ];
  }
  if (cut === "drop") {
    return [
      [50, 3],
      [68, 26],
      [84, 52],
      [82, 76],
      [66, 93],
      [50, 97],
      [34, 93],
      [18, 76],
      [16, 52],
      [32, 26],
    ];
  }
  if (cut === "square")
    return [
      [24, 8],
      [76, 8],
      [92, 24],
      [92, 76],
      [76, 92],
      [24, 92],
      [8, 76],
      [8, 24],
    ];
  const sides = cut === "hexagon" ? 6 : cut === "octagon" ? 8 : 12;
  const points = around(sides, () => 46).split("L");
  return points.map((point) => {
    const [x, y] = point.split(" ").map(Number);
    return [x ?? 0, y ?? 0] as const;
  });
}

/** A stone with facets that catch the light from the upper left. */
export function gem(cut: Cut, hue: number, chroma = 0.17): Drawing {
  const edge = outline(cut);
  const middle = cut === "kite" ? 42 : 50;
  const table = edge.map(([x, y]) => [50 + (x - 50) * 0.56, middle + (y - middle) * 0.56] as const);
  const facets = edge.map(([x, y], index) => {
    const next = edge[(index + 1) % edge.length] ?? [x, y];
    const inner = table[index] ?? [x, y];
    const innerNext = table[(index + 1) % table.length] ?? inner;
    const angle = Math.atan2((y + next[1]) / 2 - 50, (x + next[0]) / 2 - 50);
    const light = 0.5 - 0.27 * Math.cos(angle - Math.PI / 4) + (index % 2 === 0 ? 0.05 : -0.03);
    const fill = oklch(Math.min(0.92, light), chroma * (light > 0.7 ? 0.7 : 1), hue);
    return `<path d="M${n(x)} ${n(y)}L${n(next[0])} ${n(next[1])}L${n(innerNext[0])}
 ${n(innerNext[1])}
L${n(inner[0])} ${n(inner[1])}Z" fill="${fill}"/>`;
  });
  const top = table.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  const rim = edge.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  const bright = [0.9, 0.7, 0.52].map((light) => oklch(light, chroma * 0.85, hue));
  return own(`<defs>${across("table", bright)}</defs><path d="M${rim}Z"
 fill="${oklch(0.3, chroma, hue)}"
 stroke="${oklch(0.24, chroma * 0.8, hue)}" stroke-width="5" stroke-linejoin="round"/>
${facets.join("")}<path d="M${top}Z" fill="url(#table)"/>
<path d="M${n(table[0]?.[0] ?? 50)} ${n(table[0]?.[1] ?? 30)}L${n(table.at(-1)?.[0] ?? 40)}
 ${n(table.at(-1)?.[1] ?? 40)}L${n(table.at(-2)?.[0] ?? 40)} ${n(table.at(-2)?.[1] ?? 60)}L50
 ${middle}Z"
 fill="#fff" opacity=".42"/><path d="M${rim}Z" fill="none" stroke="#fff" stroke-opacity=".4"
 stroke-width="1.500" stroke-linejoin="round"/><circle cx="33" cy="26" r="4" fill="#fff"
 opacity=".9"/>`);
}

export function nugget(): Drawing {
  return own(`<defs>${across("gold", ["#fffbd0", "#ffd33e", "#e38b10", "#8a4a06"])}</defs>
<path d="M14 62C6 48 16 36 26 32C28 16 46 8 58 16C72 10 88 22 86 38C98 46 96 66 84 72C80 88 60 94
 48 86
C32 92 16 82 14 62Z" fill="url(#gold)" stroke="#7a3f04" stroke-width="3"/>
<path d="M30 34C40 28 50 30 54 20M58 18C62 30 76 30 84 40M20 58C34 54 40 66 52 60C64 54 74 64 86 58"
 stroke="#9c5a08" stroke-width="3" fill="none" opacity=".55" stroke-linecap="round"/>
<path d="M26 46C28 40 34 38 40 38M58 26C64 25 70 28 73 32M36 76C42 80 50 80 54 76" stroke="#fff"
 stroke-width="4.500" stroke-linecap="round" fill="none" opacity=".85"/>`);
}

/** The seven of old machines, in gold or in red with flames of light. */
export function seven(colours: readonly string[], edge: string): Drawing {
  const shape = "M12 10H88V30C70 48 60 66 58 94H28C32 66 44 48 58 34H30V42H12Z";
  return own(`<defs>${down("face", colours)}</defs><path d="${shape}" fill="${edge}"
 stroke="${edge}"
 stroke-width="12" stroke-linejoin="round"/><path d="${shape}" fill="#fff8d8" stroke="#fff8d8"
 stroke-width="5" stroke-linejoin="round"/><path d="${shape}" fill="url(#face)"/>
<path d="M18 15H82V21H18Z" fill="#fff" opacity=".6"/><path d="M52 52C44 64 39 76 37 88"
 stroke="#fff"
 stroke-width="4" stroke-linecap="round" opacity=".45" fill="none"/>`);
}

/** One, two or three bars, one above the other. */
export function bars(count: 1 | 2 | 3): Drawing {
  const word = line("BAR", 27, 0.04);
  const height = 30;
  const colours = (
    [
      ["#8ff0ff", "#1f8fd6", "#0c3f86"],
      ["#c8ff9a", "#2fae4e", "#0d5a34"],
      ["#ffb09a", "#e2333c", "#861030"],
    ] as const
  )[count - 1] ?? ["#fff", "#ccc", "#888"];
  const top = 50 - (count * height) / 2;
  const plates = Array.from({ length: count }, (_, index) => {
    const y = top + index * height;
    return `<rect x="4" y="${y + 1}" width="92" height="27" rx="7" fill="#2a0d08"/>
<rect x="6" y="${y + 3}" width="88" height="23" rx="5" fill="url(#gold)"/>
<rect x="9" y="${y + 5.5}" width="82" height="18" rx="4" fill="url(#face)"/>
<rect x="9" y="${y + 5.5}" width="82" height="8" rx="4" fill="#fff" opacity=".25"/>
<g transform="translate(50 ${y + 24})"><path d="${word.path}" fill="none" stroke="#1c0a05"
 stroke-width="5" stroke-linejoin="round"/><path d="${word.path}" fill="#fff6d8"/></g>`;
  });
  return own(`<defs>${down("face", colours)}
${across("gold", ["#fff8cf", "#ffd34f", "#a8600a", "#ffe58a"])}
</defs>${plates.join("")}`);
}

/** A caipirinha: limes, ice and a straw in a heavy glass. */
export function caipirinha(): Drawing {
  const lime = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#3f9a2a"/><circle cx="${x}" cy="${y}"
 r="${r * 0.84}"
 fill="#f4ffd0"/><circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="#b4e85a"/>
<path d="M${x - r * 0.7} ${y}H${x + r * 0.7}M${x} ${y - r * 0.7}V${y + r * 0.7}M${x - r * 0.5}
 ${y - r * 0.5}L${x + r * 0.5} ${y + r * 0.5}M${x + r * 0.5} ${y - r * 0.5}L${x - r * 0.5}
 ${y + r * 0.5}" stroke="#f4ffd0" stroke-width="2"/>`;
  return own(`<defs>${down("drink", ["#f4ffd8", "#d4f59a", "#8fcf5a"])}
${across("glass", ["#ffffff", "#bfeaf5", "#7fb8d0"])}</defs>
<path d="M64 30L82 2" stroke="#e2333c" stroke-width="6" stroke-linecap="round"/>
<path d="M18 24H82L75 90C74 96 26 96 25 90Z" fill="url(#glass)" opacity=".55"/>
<path d="M21 34H79L73 86C72 91 28 91 27 86Z" fill="url(#drink)"/>
<g fill="#fff" opacity=".75"><rect x="30" y="38" width="18" height="17" rx="3"
 transform="rotate(-12 39 46)"/><rect x="54" y="56" width="18" height="17" rx="3"
 transform="rotate(14 63 64)"/></g>${lime(60, 46, 13)}${lime(40, 70, 14)}
<path d="M18 24H82L75 90C74 96 26 96 25 90Z" fill="none" stroke="#f2fdff" stroke-width="3.500"/>
<path d="M28 34L33 82" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>
${lime(22, 24, 17)}`);
}

export function kerosene(): Drawing {
  return own(`<defs>${across("brass", ["#fff3b0", "#e2a52e", "#8a5208"])}
${ball("glow", ["#fffbe0", "#ffd35a", "#ff8a1f"])}</defs>
<path d="M30 28C30 6 70 6 70 28" fill="none" stroke="#c9a24e" stroke-width="4"/>
<rect x="36" y="14" width="28" height="10" rx="4" fill="url(#brass)"/>
<path d="M34 24H66L72 44C74 58 70 66 64 70H36C30 66 26 58 28 44Z" fill="#ffe9b0" opacity=".45"/>
<path d="M50 32C60 44 60 56 50 66C40 56 40 44 50 32Z" fill="url(#glow)"/>
<path d="M34 24H66L72 44C74 58 70 66 64 70H36C30 66 26 58 28 44Z" fill="none" stroke="#fff6d0"
 stroke-width="3"/><path d="M30 70H70L76 82V92C76 96 24 96 24 92V82Z" fill="url(#brass)"/>
<path d="M26 46L20 72M74 46L80 72" stroke="#c9a24e" stroke-width="3.500" stroke-linecap="round"/>
<path d="M32 78H60" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>`);
}

/** The ten-string viola of the country. */
export function viola(): Drawing {
  return own(`<defs>${across("top", ["#ffdf9a", "#e0953a", "#96500f"])}</defs>
<g transform="rotate(38 50 50)"><rect x="45" y="-6" width="10" height="52" fill="#4a2508"/>
<rect x="42" y="-12" width="16" height="16" rx="3" fill="#6b3810"/><g fill="#ffe9b0">
<circle cx="40" cy="-8" r="2.600"/><circle cx="40" cy="0" r="2.600"/><circle cx="60" cy="-8"
 r="2.600"/>
<circle cx="60" cy="0" r="2.600"/></g><path d="M50 36C64 36 70 44 66 54C62 62 76 66 76 82
C76 96 64 102 50 102C36 102 24 96 24 82C24 66 38 62 34 54C30 44 36 36 50 36Z" fill="url(#top)"
 stroke="#5a2c08" stroke-width="4"/><circle cx="50" cy="64" r="10" fill="#2a1204"/>
<circle cx="50" cy="64" r="12.500" fill="none" stroke="#fff0c0" stroke-width="2"/>
<rect x="38" y="84" width="24" height="5" rx="2.500" fill="#4a2508"/>
<path d="M46 0V86M50 0V86M54 0V86" stroke="#fffbe8" stroke-width="1"/>
<path d="M31 80C31 90 38 95 46 96" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"
 opacity=".6"/></g>`);
}
