/** The mountain railway of Trem da Serra: enamel, brass and leather, and who rides along. */
import { type Drawing, n } from "../svg.ts";
import { across, around, ball, down, own } from "./kit.ts";

const INK = "#2a140a";

function cut(path: string, fill: string, width = 4.5): string {
  return `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${width}"
 stroke-linejoin="round"/>`;
}

function disc(x: number, y: number, r: number, fill: string, width = 4): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${INK}"
 stroke-width="${width}"/>`;
}

function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"
 stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

const gleam = (path: string, width = 4, opacity = 0.8): string =>
  stroke(path, "#fff", width, opacity);

const brass = ["#fffbd0", "#ffd24a", "#c8801a", "#8a4a0c"];

/** A brakeman's lantern, lit. */
export function lanterna(): Drawing {
  return own(`<defs>${across("brass", brass)}${ball("glass", ["#ffffff", "#fff08a", "#ff9a1f"])}
${down("roof", ["#ff7a5a", "#c8202a", "#7a0a1a"])}</defs>
${stroke("M30 34C26 6 74 6 70 34", INK, 9)}${stroke("M30 34C26 6 74 6 70 34", "#ffd24a", 4)}
${cut("M34 32L42 20H58L66 32Z", "url(#roof)")}${cut("M26 32H74V42H26Z", "url(#brass)")}
${cut("M30 42H70L74 76H26Z", "url(#glass)")}
<path d="M50 48C58 56 60 64 50 74C40 64 42 56 50 48Z" fill="#ff7a1f"/>
<path d="M50 58C54 63 55 68 50 74C45 68 46 63 50 58Z" fill="#fffbe0"/>
${stroke("M40 43L37 75M60 43L63 75", INK, 3.5)}
${cut("M22 76H78V86C78 92 22 92 22 86Z", "url(#brass)")}
${gleam("M33 48L31 66", 3.5)}`);
}

/** The bell of a country station, on its bracket. */
export function sino(): Drawing {
  return own(`<defs>${across("brass", brass)}${down("wood", ["#a8642e", "#5f3012"])}</defs>
${cut("M14 6H86V17H14Z", "url(#wood)")}${cut("M44 16H56V26H44Z", "url(#brass)")}
${cut(
  "M50 24C68 24 74 38 76 54C78 66 82 70 88 76H12C18 70 22 66 24 54C26 38 32 24 50 24Z",
  "url(#brass)",
)}
${cut("M10 76H90V84H10Z", "url(#brass)")}${disc(50, 89, 8, "url(#brass)")}
${stroke("M26 62C40 67 60 67 74 62", "#8a4a0c", 3, 0.7)}${gleam("M35 54C36 44 39 37 45 32", 5)}`);
}

/** Long fur that falls away from the face on all sides. */
function maneOf(y: number): string {
  const fringe = (count: number, outer: number, inner: number): string =>
    `M${around(count * 2, (index) => (index % 2 === 0 ? outer : inner), y)}Z`;
  const strands = Array.from({ length: 44 }, (_, index) => {
    const turn = (index / 22) * Math.PI;
    const [from, to] = [24 + (index % 3) * 3, 36 + (index % 4) * 2];
    const bend = turn + 0.16;
    const at = (angle: number, r: number): string =>
      `${n(50 + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
    return `M${at(turn, from)}Q${at(bend, (from + to) / 2)} ${at(turn, to)}`;
  }).join("");
  return `<path d="${fringe(26, 47, 42)}" fill="${INK}" stroke="${INK}" stroke-width="6"
 stroke-linejoin="round"/><path d="${fringe(26, 46.5, 41.5)}" fill="url(#mane)"
 stroke="url(#mane)" stroke-width="2.5" stroke-linejoin="round"/>
<path d="${fringe(22, 36, 31)}" fill="#ffbe46" opacity=".6"/>
${stroke(strands, "#a84408", 1.5, 0.5)}<path d="${fringe(18, 29, 25)}" fill="#ffd98a"
 opacity=".6"/>`;
}

function faceOf(y: number): string {
  const eye = (x: number): string => `<ellipse cx="${x}" cy="${y - 2}" rx="9.5" ry="9"
 fill="#4a241c" opacity=".45"/>${disc(x, y - 2, 7.6, "#fff8e6", 2)}
<circle cx="${x}" cy="${y - 1.5}" r="5.8" fill="#8a4a14"/><circle cx="${x}" cy="${y - 1.5}" r="3.6"
 fill="#140804"/><circle cx="${x - 2.2}" cy="${y - 4.2}" r="2.2" fill="#fff"/>
<circle cx="${x + 2}" cy="${y + 1}" r="1" fill="#fff" opacity=".8"/>`;
  return `${cut(
    `M50 ${y - 17}C62 ${y - 25} 77 ${y - 14} 73 ${y + 2}C71 ${y + 14} 63 ${y + 26} 50
 ${y + 26}C37 ${y + 26} 29 ${y + 14} 27 ${y + 2}C23 ${y - 14} 38 ${y - 25} 50 ${y - 17}Z`,
    "url(#face)",
    3.5,
  )}<path d="M38 ${y - 24}C42 ${y - 14} 46 ${y - 12} 50 ${y - 8}C54 ${y - 12} 58 ${y - 14} 62 ${
    y - 24
  }C54 ${y - 30} 46 ${y - 30} 38 ${y - 24}Z" fill="#f6931f"/>
<ellipse cx="50" cy="${y + 14}" rx="14" ry="11" fill="#e8bca6" opacity=".75"/>
${eye(38.5)}${eye(61.5)}
<path d="M45 ${y + 8}C47 ${y + 6} 53 ${y + 6} 55 ${y + 8}C54 ${y + 12} 46 ${y + 12} 45 ${y + 8}Z"
 fill="#3a1a12"/>${cut(
   `M41 ${y + 15}C46 ${y + 18} 54 ${y + 18} 59 ${y + 15}C57 ${y + 23} 43 ${y + 23} 41 ${y + 15}Z`,
   "#8a1f22",
   2.4,
 )}`;
}

const micoColours = `${ball("mane", ["#ffdf7a", "#f6931f", "#b84a0a"])}
${ball("face", ["#f0bc9c", "#c08468", "#7a4638"])}`;

/** The golden lion tamarin of the Atlantic forest. */
function mico(): Drawing {
  return own(`<defs>${micoColours}</defs>${maneOf(50)}${faceOf(52)}`);
}

const capColours = `${across("cloth", ["#3f9a8a", "#14605a", "#083634"])}
${across("band", brass)}${down("peak", ["#3a3230", "#0c0808"])}`;

function capAt(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
${cut("M-40 -6C-46 -26 -24 -36 0 -36C24 -36 46 -26 40 -6Z", "url(#cloth)")}
${cut("M-38 -6H38V8H-38Z", "url(#band)")}
${cut("M-38 8C-44 22 -20 20 0 20C20 20 44 22 38 8C20 13 -20 13 -38 8Z", "url(#peak)")}
${disc(0, -10, 10, "url(#band)", 3.5)}<path d="M-5 -10H5M0 -15V-5" stroke="#8a3a0a"
 stroke-width="3" stroke-linecap="round"/>${gleam("M-30 -16C-28 -24 -20 -29 -12 -30", 4, 0.6)}</g>`;
}

function quepe(): Drawing {
  return own(`<defs>${capColours}</defs>${capAt(50, 56, 1.16)}`);
}

/** Going to the left, as all of the train. */
export function locomotiva(): Drawing {
  const wheel = (x: number, y: number, r: number): string =>
    `${disc(x, y, r, "#b8202a", 4)}${disc(x, y, r * 0.32, "url(#brass)", 2.5)}`;
  return own(`<defs>${down("boiler", ["#6ac0a8", "#1f7a68", "#0a3f3a"])}
${down("cab", ["#f06a4a", "#b81f2a", "#7a0f1e"])}${across("brass", brass)}
${ball("steam", ["#ffffff", "#e8f4f4", "#b8ccd0"])}</defs>
<g fill="url(#steam)"><circle cx="32" cy="14" r="9"/><circle cx="46" cy="9" r="11"/>
<circle cx="62" cy="12" r="10"/><circle cx="77" cy="9" r="8"/></g>
${cut("M20 30L18 20H36L34 32V44H20Z", "#2a2a2e")}${cut("M15 16H39V24H15Z", "url(#brass)")}
${cut("M14 42H66V68H14C8 62 8 48 14 42Z", "url(#boiler)")}
${cut("M58 26H90V72H58Z", "url(#cab)")}${cut("M54 20H96V29H54Z", "#2a2a2e")}
${cut("M65 36H82V50H65Z", "#bfeaf4")}${stroke("M24 43V67M40 43V67", "#ffd24a", 4)}
${cut("M46 42C46 34 58 34 58 42Z", "url(#brass)")}${cut("M12 68H92V76H12Z", "#2a2a2e")}
${cut("M12 74L2 92H26L24 74Z", "url(#brass)")}${wheel(35, 84, 11)}${wheel(58, 84, 11)}
${wheel(81, 84, 11)}${stroke("M35 84H81", "#ffd24a", 4.5)}${disc(12, 54, 7, "#fff6b0", 4)}
${gleam("M26 48H36M44 48H54", 3.5, 0.6)}`);
}

/** The conductor's watch, on its chain. */
function relogio(): Drawing {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [sin, cos] = [Math.sin((hour / 6) * Math.PI), Math.cos((hour / 6) * Math.PI)];
    const from = hour % 3 === 0 ? 21 : 24;
    return `M${n(48 + sin * from)} ${n(58 - cos * from)}L${n(48 + sin * 27)} ${n(58 - cos * 27)}`;
  });
  const links = [
    [62, 14],
    [74, 11],
    [86, 15],
    [94, 25],
  ].map(
    ([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${INK}"
 stroke-width="7"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#ffd24a"
 stroke-width="3.5"/>`,
  );
  return own(`<defs>${across("brass", brass)}${ball("dial", ["#ffffff", "#fff6dc", "#e0cfa0"])}
</defs>${links.join("")}${disc(48, 15, 8, "none", 9)}
<circle cx="48" cy="15" r="8" fill="none" stroke="#ffd24a" stroke-width="4"/>
${cut("M42 18H54V28H42Z", "url(#brass)")}${disc(48, 58, 38, "url(#brass)", 5)}
${disc(48, 58, 30, "url(#dial)", 3)}${stroke(ticks.join(""), "#3a1c0c", 3)}
${stroke("M48 58V40", "#1c1410", 5)}${stroke("M48 58L62 66", "#1c1410", 5)}
${disc(48, 58, 4, "#c8202a", 2)}${gleam("M17 52C19 40 26 31 35 27", 4.5)}`);
}

function mala(): Drawing {
  return own(`<defs>${down("hide", ["#8ac4f6", "#2f74c4", "#123c84"])}${across("brass", brass)}
${down("strap", ["#6a3414", "#38180a"])}</defs>
${stroke("M36 28C34 10 66 10 64 28", INK, 11)}${stroke("M36 28C34 10 66 10 64 28", "#8a4a1c", 5)}
${cut(
  "M10 28H90C94 28 96 30 96 34V82C96 87 94 89 90 89H10C6 89 4 87 4 82V34C4 30 6 28 10 28Z",
  "url(#hide)",
  5,
)}
${cut("M18 28H32V89H18Z", "url(#strap)", 3.5)}${cut("M68 28H82V89H68Z", "url(#strap)", 3.5)}
${cut("M16 46H34V58H16Z", "url(#brass)", 3.5)}${cut("M66 46H84V58H66Z", "url(#brass)", 3.5)}
${disc(50, 56, 11, "#2f9e8a", 3)}<path d="M42 61L48 51L52 57L55 53L59 61Z" fill="#fff"/>
${cut("M40 74L60 70L62 80L42 84Z", "#ffe08a", 2.5)}${gleam("M10 40V50M10 58V62", 3.5, 0.6)}`);
}

/** Red leaves in the middle, green ones around: it grows on trees by the line. */
function bromelia(): Drawing {
  const leaf = (turn: number, long: number, wide: number, fill: string): string =>
    `<g transform="rotate(${turn} 50 62)">${cut(
      `M50 62C${50 - wide} ${62 - long * 0.45} ${50 - wide * 0.7} ${62 - long * 0.8} 50 ${
        62 - long
      }C${50 + wide * 0.7} ${62 - long * 0.8} ${50 + wide} ${62 - long * 0.45} 50 62Z`,
      fill,
      3.5,
    )}</g>`;
  const outer = [-112, 112, -84, 84, -56, 56].map((turn) => leaf(turn, 50, 12, "url(#green)"));
  const middle = [-44, 44, -22, 22].map((turn) => leaf(turn, 54, 12, "url(#red)"));
  return own(`<defs>${down("green", ["#c8f27a", "#3fa84a", "#0f5a34"])}
${down("red", ["#ffb07a", "#f03a3a", "#a80a34"])}${down("heart", ["#fff08a", "#ff8a2e"])}</defs>
${outer.join("")}${middle.join("")}${leaf(0, 58, 12, "url(#red)")}
${leaf(-12, 34, 8, "url(#heart)")}${leaf(12, 34, 8, "url(#heart)")}${leaf(0, 30, 8, "url(#heart)")}
${cut("M30 66C36 58 64 58 70 66C70 84 62 92 50 92C38 92 30 84 30 66Z", "url(#green)", 4)}`);
}

/** Seeds of the araucaria, roasted at the stations. */
function pinhao(): Drawing {
  const seed = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(
      "M0 -40C14 -30 18 -6 15 16C12 32 6 40 0 44C-6 40 -12 32 -15 16C-18 -6 -14 -30 0 -40Z",
      "url(#seed)",
      4.5,
    )}<path d="M0 -40C7 -34 11 -26 13 -18C6 -14 -6 -14 -13 -18C-11 -26 -7 -34 0 -40Z"
 fill="#ffe9b8"/>${gleam("M-8 -8C-9 4 -8 14 -6 22", 4, 0.6)}</g>`;
  return own(`<defs>${across("seed", ["#f0904a", "#a8401c", "#54180c"])}</defs>
${seed(29, 54, -24)}${seed(71, 54, 24)}${seed(50, 52, 0)}`);
}

export function bilhete(): Drawing {
  return own(`<defs>${down("card", ["#fdf4ff", "#dcb8f6", "#9a62d0"])}</defs>
<g transform="rotate(-14 50 50)">${cut(
    "M4 26H96V42C88 42 88 58 96 58V74H4V58C12 58 12 42 4 42Z",
    "url(#card)",
    5,
  )}<path d="M17 32H83V68H17Z" fill="none" stroke="#6a2aa0" stroke-width="2.5"/>
${stroke("M70 32V68", "#6a2aa0", 2, 0.8)}<g stroke="#6a2aa0" stroke-width="2">
<path d="M70 38v4M70 46v4M70 54v4M70 62v4"/></g>
<path d="M24 58V50H28V45H33V50H46C46 46 52 46 52 50H56V44H63V58Z" fill="#4a1478"/>
<circle cx="31" cy="60" r="4" fill="#4a1478"/><circle cx="43" cy="60" r="4" fill="#4a1478"/>
<circle cx="56" cy="60" r="4" fill="#4a1478"/>${stroke("M25 38H58", "#6a2aa0", 3, 0.8)}
${disc(77, 50, 4.5, "#2a140a", 2)}${gleam("M12 32V38", 3, 0.8)}</g>`);
}

/** A driving wheel: spokes, a rod's pin, and the weight across from it. */
function roda(): Drawing {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 6) * Math.PI;
    return `M${n(50 + Math.cos(turn) * 10)} ${n(50 + Math.sin(turn) * 10)}L${n(
      50 + Math.cos(turn) * 35,
    )} ${n(50 + Math.sin(turn) * 35)}`;
  }).join("");
  return own(`<defs>${across("steel", ["#ffffff", "#a8b8c4", "#566878", "#c8d6de"])}
${ball("red", ["#ff8a6a", "#d8262e", "#8a0a1e"])}${across("brass", brass)}</defs>
<circle cx="50" cy="50" r="42" fill="none" stroke="${INK}" stroke-width="17"/>
<circle cx="50" cy="50" r="42" fill="none" stroke="url(#steel)" stroke-width="9"/>
<circle cx="50" cy="50" r="34" fill="none" stroke="url(#red)" stroke-width="7"/>
${stroke(spokes, INK, 8)}${stroke(spokes, "#d8262e", 4.5)}
${cut("M22 66A34 34 0 0 0 78 66L66 60A18 18 0 0 1 34 60Z", "url(#red)", 3.5)}
${disc(50, 50, 12, "url(#red)", 4)}${disc(50, 50, 6, "url(#brass)", 3)}
${disc(50, 30, 6, "url(#brass)", 3)}${gleam("M14 40C18 28 26 19 37 14", 4, 0.85)}`);
}

/** The symbols that pay, each with its size. */
export const symbols: Readonly<Record<string, readonly [() => Drawing, number]>> = {
  mico: [mico, 184],
  locomotiva: [locomotiva, 176],
  relogio: [relogio, 170],
  mala: [mala, 170],
  quepe: [quepe, 172],
  bromelia: [bromelia, 172],
  pinhao: [pinhao, 162],
  bilhete: [bilhete, 174],
  roda: [roda, 168],
};

/** The tamarin as the train's guard, with cap and lantern. */
export function guard(): Drawing {
  const lamp = lanterna();
  return own(`<defs>${micoColours}${capColours}
${across("coat", ["#3f9a8a", "#14605a", "#083634"])}
${ball("fur", ["#ffc85a", "#e87a14", "#a8460a"])}
</defs>${stroke("M26 94C8 92 4 78 9 70C13 63 20 68 16 74", INK, 11)}
${stroke("M26 94C8 92 4 78 9 70C13 63 20 68 16 74", "#e87a14", 6)}
${cut("M24 100C22 78 34 68 50 68C66 68 78 78 76 100Z", "url(#coat)", 3.5)}
${cut("M40 70L50 84L60 70L56 66H44Z", "#c8202a", 2.5)}
${[84, 92].map((y) => disc(50, y + 2, 2.4, "#ffd24a", 1.6)).join("")}
<g transform="translate(11 1) scale(.78)">${maneOf(50)}${faceOf(53)}</g>
${capAt(50, 17, 0.56)}
${cut("M72 76C82 74 88 70 90 62C95 64 96 70 92 76C88 84 80 88 74 88Z", "url(#coat)", 3)}
${disc(90, 60, 5, "url(#fur)", 2.6)}<g transform="translate(74 54) scale(.3)">
${lamp.body.replaceAll('id="', 'id="lamp-').replaceAll("url(#", "url(#lamp-")}</g>`);
}
