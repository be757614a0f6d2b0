/**
 * Glazed tiles, painted by hand in cobalt blue on white with a little ochre: patterns that would go
 * on over a wall, and figures in a frame.
 */
import { type Drawing, n } from "../svg.ts";
import { down, own } from "./kit.ts";

const BLUE = "#1f55ad";
const DEEP = "#0e2c6b";
const PALE = "#a8c7ea";
const OCHRE = "#f0b23a";
const EARTH = "#7a4318";
const GLAZE = "#fdfbf4";

function stroke(path: string, width: number, colour = DEEP): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"
 stroke-linecap="round" stroke-linejoin="round"/>`;
}

function fill(path: string, colour: string, edge = 2.4): string {
  return `<path d="${path}" fill="${colour}" stroke="${DEEP}" stroke-width="${edge}"
 stroke-linejoin="round"/>`;
}

/** Four times around the middle, as a pattern goes on at every side. */
function four(body: string): string {
  return [0, 90, 180, 270]
    .map((turn) => `<g transform="rotate(${turn} 50 50)">${body}</g>`)
    .join("");
}

const glaze = `<defs>${down("glaze", [GLAZE, "#f3f1ea", "#dfe4ea"])}</defs>
<rect x="2" y="3" width="96" height="96" rx="7" fill="#04123a" opacity=".55"/>
<rect x="2" y="1" width="96" height="96" rx="7" fill="url(#glaze)"/>`;
const shine = `<path d="M9 6H60L30 94H9Q6 94 6 90V10Q6 6 9 6Z" fill="#fff" opacity=".2"/>`;

/** A plain tile: the pattern runs to its edges. */
function pattern(body: string): Drawing {
  return own(`${glaze}<g>${body}</g>${shine}<rect x="2" y="1" width="96" height="96" rx="7"
 fill="none" stroke="${BLUE}" stroke-width="1.6" opacity=".6"/>`);
}

/** A picture in a painted frame with a flourish in each corner. */
function framed(figure: string, ground = PALE): Drawing {
  const corner = `${fill("M8 8H26C26 18 18 26 8 26Z", OCHRE, 1.8)}
${stroke("M8 30C18 30 30 18 30 8", 1.8, BLUE)}`;
  return own(`${glaze}
<rect x="8" y="7" width="84" height="84" rx="3" fill="${ground}" opacity=".55"/>
<rect x="8" y="7" width="84" height="84" rx="3" fill="none" stroke="${BLUE}" stroke-width="3.4"/>
${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 50 49)">${corner}</g>`).join("")}
<g transform="translate(50 50) scale(.84) translate(-50 -50)">${figure}</g>${shine}`);
}

/** Hands on the ground, legs in the air: the wheel of the game. */
const capoeirista = `${stroke("M14 95H88", 3, BLUE)}
${stroke("M47 56L30 90M55 56L70 90", 12)}${stroke("M47 56L30 90M55 56L70 90", 8, EARTH)}
${stroke("M51 58L53 36", 20)}${stroke("M51 58L53 36", 15.5, EARTH)}
${stroke("M53 33L28 22L8 28", 17)}${stroke("M53 33L28 22L8 28", 12.5, GLAZE)}
${stroke("M53 33L78 20L94 4", 17)}${stroke("M53 33L78 20L94 4", 12.5, GLAZE)}
${stroke("M8 28L3 32M94 4L99 3", 8, EARTH)}${stroke("M43 37L63 36", 5.5, OCHRE)}
${stroke("M62 36L70 48M62 37L65 51", 3.4, OCHRE)}
<circle cx="50" cy="73" r="10.5" fill="${EARTH}" stroke="${DEEP}" stroke-width="2.4"/>
<path d="M40 75C41 84 46 87 50 87C55 87 60 84 60 75C54 79 46 79 40 75Z" fill="${DEEP}"/>
<circle cx="46.500" cy="71" r="1.6" fill="${GLAZE}"/>
<circle cx="54" cy="71" r="1.6" fill="${GLAZE}"/>
${stroke("M47 66.500Q50 64.500 53 66.500", 1.6, GLAZE)}
${stroke("M12 52Q8 66 16 78M88 46Q94 62 86 76", 2.6, BLUE)}`;

const atabaque = `${fill("M26 18C26 8 74 8 74 18L66 90C60 96 40 96 34 90Z", "#c9803a")}
${stroke("M42 26L45 92M50 28V93M58 26L55 92", 2.2, EARTH)}
<ellipse cx="50" cy="17" rx="24" ry="9" fill="${GLAZE}" stroke="${DEEP}" stroke-width="2.6"/>
<ellipse cx="50" cy="17" rx="16" ry="5" fill="none" stroke="${BLUE}" stroke-width="1.6"/>
${fill("M27 29C40 37 60 37 73 29L72 37C60 45 40 45 28 37Z", BLUE)}
${fill("M31 62C42 69 58 69 69 62L68 70C58 77 42 77 32 70Z", BLUE)}
${stroke("M29 38L38 64L44 42L50 67L56 42L62 64L71 38", 2.6, GLAZE)}
${fill("M20 34L27 32V40L22 42ZM80 34L73 32V40L78 42Z", OCHRE)}`;

const jingles = Array.from({ length: 6 }, (_, index) => {
  const angle = (index / 6) * Math.PI * 2 + 0.3;
  const x = n(50 + Math.cos(angle) * 39);
  const y = n(50 + Math.sin(angle) * 39);
  return `<circle cx="${x}" cy="${y}" r="9" fill="${OCHRE}" stroke="${DEEP}" stroke-width="2.4"/>
<circle cx="${x}" cy="${y}" r="3" fill="${EARTH}"/>`;
}).join("");

const pandeiro = `<circle cx="50" cy="50" r="42" fill="#c9803a" stroke="${DEEP}" stroke-width="3"/>
${jingles}<circle cx="50" cy="50" r="31" fill="${GLAZE}" stroke="${DEEP}" stroke-width="3"/>
<circle cx="50" cy="50" r="24" fill="none" stroke="${BLUE}" stroke-width="2"/>
<g fill="${BLUE}">${four('<path d="M50 48C43 42 43 34 50 29C57 34 57 42 50 48Z"/>')}</g>
<circle cx="50" cy="50" r="4" fill="${OCHRE}"/>`;

const agogo = `${stroke("M39 16C42 -6 68 -8 71 12", 7)}
${stroke("M39 16C42 -6 68 -8 71 12", 3.6, OCHRE)}
${fill("M34 15C36 10 42 10 44 15L50 68C42 78 14 74 6 62Z", OCHRE)}
${fill("M66 11C68 6 75 6 77 11L97 74C90 86 60 86 53 76Z", OCHRE)}
<ellipse cx="28" cy="66" rx="21" ry="8" transform="rotate(8 28 66)" fill="${EARTH}" stroke="${DEEP}"
 stroke-width="2.4"/><ellipse cx="75" cy="76" rx="21" ry="8" fill="${EARTH}" stroke="${DEEP}"
 stroke-width="2.4"/>${stroke("M36 24L22 52M70 20L64 60", 3.6, "#fff3c4")}
${stroke("M20 48C28 53 38 53 46 50M60 58C70 63 82 62 90 58", 2.8, BLUE)}`;

/** The bow, its gourd and its stick. */
export function berimbau(): Drawing {
  return own(`${stroke("M14 92C-2 52 24 10 82 6", 9)}
${stroke("M14 92C-2 52 24 10 82 6", 5, "#c9803a")}
${stroke("M15 91L82 7", 2.2, GLAZE)}
<circle cx="33" cy="66" r="17" fill="${OCHRE}" stroke="${DEEP}" stroke-width="3"/>
<ellipse cx="38" cy="62" rx="9" ry="11" transform="rotate(40 38 62)" fill="${EARTH}"
 stroke="${DEEP}"
 stroke-width="2.2"/>${stroke("M21 60Q22 52 29 49", 3, "#fff3c4")}
${stroke("M52 78L92 40", 5)}${stroke("M52 78L92 40", 2.4, "#e8b070")}
${fill("M76 60C86 56 96 62 96 74C96 84 82 86 76 78Z", "#e8d2a0")}
${stroke("M80 66L92 78M82 76L92 66", 2.2, BLUE)}`);
}

const lily = `${fill("M50 46C40 38 40 24 50 14C60 24 60 38 50 46Z", BLUE, 1.6)}
${stroke("M46 44C36 40 32 30 36 22M54 44C64 40 68 30 64 22", 4, BLUE)}
<circle cx="50" cy="30" r="3" fill="${OCHRE}"/>
<path d="M2 1H22C22 14 14 21 2 21Z" fill="${PALE}"/>
<path d="M2 1H13C13 8 8 12 2 12Z" fill="${BLUE}"/>`;

const arcs = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 5 }, (__, column) => {
    const x = column * 32 - 14 + (row % 2) * 16;
    const y = 100 - row * 24;
    return [15, 10, 5]
      .map(
        (r, ring) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${
            [GLAZE, PALE, row % 2 === 0 ? BLUE : OCHRE][ring] ?? BLUE
          }" stroke="${BLUE}" stroke-width="2.6"/>`,
      )
      .join("");
  }).join(""),
)
  .toReversed()
  .join("");

const onda = `<clipPath id="face"><rect x="2" y="1" width="96" height="96" rx="7"/></clipPath>
<g clip-path="url(#face)"><g transform="translate(0 -8)">${arcs}</g></g>`;

const points = (outer: number, inner: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2 - Math.PI / 2;
    const r = index % 2 === 0 ? outer : inner;
    return `${n(50 + Math.cos(angle) * r)} ${n(49 + Math.sin(angle) * r)}`;
  }).join("L");

const star = `<rect x="10" y="9" width="80" height="80" fill="none" stroke="${BLUE}"
 stroke-width="2.4"/>${fill(`M${points(41, 25)}Z`, BLUE, 2)}
${fill(`M${points(31, 19)}Z`, GLAZE, 1.8)}
${fill(`M${points(21, 12)}Z`, OCHRE, 1.8)}<circle cx="50" cy="49" r="6" fill="${BLUE}"/>`;

export const tiles = {
  mestre: framed(capoeirista, "#ffe2a0"),
  atabaque: framed(atabaque),
  pandeiro: framed(pandeiro),
  agogo: framed(agogo),
  lirio: pattern(`${four(lily)}<circle cx="50" cy="50" r="5" fill="${OCHRE}"/>`),
  onda: pattern(onda),
  estrela: pattern(star),
};

export function acrobat(): Drawing {
  return own(capoeirista);
}
