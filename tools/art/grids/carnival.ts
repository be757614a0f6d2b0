/**
 * Carnival on the slopes of Olinda, cut out of coloured card: flat colours, a light and a dark half
 * to everything, and the white edge of what was cut and pasted on.
 */
import { line } from "../lettering.ts";
import { type Drawing, n } from "../svg.ts";
import { own } from "./kit.ts";

type Card = readonly [path: string, fill: string];

/** The four colours of frevo, and what goes with them; each with its darker half. */
export const CARD = {
  red: "#f0303a",
  redDark: "#b30f2a",
  yellow: "#ffd226",
  yellowDark: "#f09a00",
  blue: "#2f8ff2",
  blueDark: "#0f52c0",
  green: "#33c46a",
  greenDark: "#0f8a48",
  white: "#ffffff",
  cream: "#ffeccc",
  ink: "#1c1a3a",
  brown: "#9a5428",
  brownDark: "#6a3214",
  pink: "#ff8ab8",
} as const;

/** All in one white edge, cards one over the other. */
function cut(cards: readonly Card[], edge = 9): string {
  const all = cards.map(([path]) => path).join("");
  const drawn = cards.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`);
  return `<path d="${all}" fill="#fff" stroke="#fff" stroke-width="${edge}"
 stroke-linejoin="round"/>${drawn.join("")}`;
}

const figure = (cards: readonly Card[], over = "", edge = 9): Drawing =>
  own(
    `<g transform="translate(50 50) scale(.9) translate(-50 -50)">${cut(cards, edge)}${over}</g>`,
  );

function disc(x: number, y: number, rx: number, ry = rx): string {
  const half = `${n(rx)} ${n(ry)} 0 1 0`;
  return `M${n(x - rx)} ${n(y)}a${half} ${n(rx * 2)} 0a${half} ${n(-rx * 2)} 0Z`;
}

/** A point around a middle, degrees clockwise from the top. */
function spoke(turn: number, radius: number, x = 50, y = 50): string {
  const angle = (turn / 180) * Math.PI;
  return `${n(x + Math.sin(angle) * radius)} ${n(y - Math.cos(angle) * radius)}`;
}

function ray(x: number, y: number, turn: number, size: readonly [number, number]): string {
  const [length, half] = size;
  return `M${n(x)} ${n(y)}C${spoke(turn - half * 1.6, length * 0.55, x, y)} ${spoke(
    turn - half * 0.7,
    length * 0.92,
    x,
    y,
  )} ${spoke(turn, length, x, y)}C${spoke(turn + half * 0.7, length * 0.92, x, y)} ${spoke(
    turn + half * 1.6,
    length * 0.55,
    x,
    y,
  )} ${n(x)} ${n(y)}Z`;
}

/** A cock's head, its collar in all four colours. */
export function galo(): Drawing {
  const collar = [
    ["M14 98C16 70 28 50 48 40L86 62C92 76 92 88 90 98Z", CARD.blueDark],
    ["M22 92C26 68 34 52 50 42L82 58C86 70 88 80 86 90L74 80L66 94L54 80L44 96L36 82Z", CARD.green],
    ["M30 78C34 62 40 50 52 40L78 52C82 62 82 68 82 76L70 68L62 80L52 68L42 80Z", CARD.yellow],
    ["M36 64C40 54 46 44 54 36L74 46C78 54 78 58 76 64L66 56L58 66L50 56L44 66Z", CARD.red],
  ] as const;
  const cards: Card[] = [
    ...collar,
    ["M44 18C40 8 46 2 52 8C54 -2 64 0 64 9C72 2 80 10 74 19C82 18 84 28 76 32L52 30Z", CARD.red],
    ["M38 52C34 36 40 20 56 20C70 20 78 30 76 44C74 56 64 62 54 60C46 59 40 58 38 52Z", CARD.cream],
    ["M56 20C70 20 78 30 76 44C74 56 64 62 54 60C66 52 68 34 56 20Z", "#f2c98a"],
    ["M40 36L14 44C20 52 30 54 40 52Z", CARD.yellow],
    ["M40 45L14 44C20 52 30 54 40 52Z", CARD.yellowDark],
    ["M38 54C30 58 30 72 38 74C46 72 48 60 44 54Z", CARD.red],
    ["M44 54C48 60 46 70 38 74C40 66 41 60 40 54Z", CARD.redDark],
  ];
  return figure(
    cards,
    `<circle cx="53" cy="36" r="6.4" fill="#fff"/>
<circle cx="52" cy="36" r="4.3" fill="${CARD.ink}"/>
<circle cx="50.6" cy="34.6" r="1.4" fill="#fff"/><path d="M46 27L60 29" stroke="${CARD.redDark}"
 stroke-width="2.6" stroke-linecap="round"/>`,
  );
}

/** A giant puppet: a lady with flowers in her hair. */
export function boneca(): Drawing {
  const flower = (x: number, y: number, colour: string): Card[] => [
    ...[0, 72, 144, 216, 288].map((turn): Card => {
      const [cx = "0", cy = "0"] = spoke(turn, 5, x, y).split(" ");
      return [disc(Number(cx), Number(cy), 4.4), colour];
    }),
    [disc(x, y, 3), CARD.yellow],
  ];
  const cards: Card[] = [
    ["M12 99C14 84 30 78 50 78C70 78 86 84 88 99Z", CARD.red],
    ["M50 78C70 78 86 84 88 99H50Z", CARD.redDark],
    ["M18 52C10 24 26 3 50 3C74 3 90 24 82 52C84 66 78 74 72 76H28C22 74 16 66 18 52Z", CARD.ink],
    ["M50 3C74 3 90 24 82 52C84 66 78 74 72 76H60C74 50 68 16 50 3Z", "#0c0a24"],
    ["M25 46C25 28 36 20 50 20C64 20 75 28 75 46C75 68 64 84 50 84C36 84 25 68 25 46Z", CARD.brown],
    ["M58 21C68 25 75 33 75 46C75 68 64 84 50 84C62 70 66 40 58 21Z", "#84431c"],
    ["M25 40C26 22 40 15 54 20C44 24 32 28 25 40Z", CARD.ink],
    [disc(21, 66, 6), CARD.yellow],
    [disc(79, 66, 6), CARD.yellow],
    ...flower(31, 17, CARD.pink),
    ...flower(45, 10, CARD.red),
    ...flower(18, 29, CARD.blue),
    ["M30 92C38 86 62 86 70 92L64 98H36Z", CARD.yellow],
  ];
  return figure(
    cards,
    `<g fill="#fff"><ellipse cx="39" cy="46" rx="7" ry="5.4"/><ellipse cx="61" cy="46" rx="7"
 ry="5.4"/></g><g fill="${CARD.ink}"><circle cx="40" cy="46" r="3.8"/><circle cx="60" cy="46"
 r="3.8"/></g><g stroke="${CARD.ink}" stroke-width="2.8" fill="none" stroke-linecap="round">
<path d="M30 38Q38 32 46 37M54 37Q62 32 70 38"/><path d="M31 43L28 41M69 43L72 41"/></g>
<g fill="#f2553a" opacity=".75"><circle cx="33" cy="58" r="5"/><circle cx="67" cy="58" r="5"/></g>
<path d="M36 63C42 66 58 66 64 63C63 76 37 76 36 63Z" fill="${CARD.red}"/>
<path d="M39 65C45 67 55 67 61 65C59 70 41 70 39 65Z" fill="#fff"/>`,
  );
}

/** Brass of the orchestra, a ribbon at its bell. */
export function trompete(): Drawing {
  const tube = "M8 50H64M26 52V68A9 9 0 0 0 35 77H60A9 9 0 0 0 69 68V52";
  const bell = "M58 44C74 44 86 36 92 16C98 26 100 38 100 50C100 62 98 74 92 84C86 64 74 56 58 56Z";
  const valves = [34, 45, 56];
  const ribbon = "M80 60C86 70 84 82 92 90L82 92L76 99C70 88 72 74 70 60Z";
  const cards: Card[] = [
    [ribbon, CARD.green],
    [bell, CARD.yellow],
    ["M58 50H100C100 62 98 74 92 84C86 64 74 56 58 56Z", CARD.yellowDark],
    [disc(94, 50, 5.4, 32), "#ffe98a"],
    [disc(95, 50, 3.2, 24), "#c27a00"],
    ["M2 43H8V57H2Z", CARD.red],
  ];
  const pipes = (stroke: string, width: number): string =>
    `<path d="${tube}" fill="none" stroke="${stroke}" stroke-width="${width}"
 stroke-linecap="round"/>`;
  const keys = valves.map((x): Card => [`M${x - 3.6} 38H${x + 3.6}V66H${x - 3.6}Z`, CARD.red]);
  const knobs = valves.map((x): Card => [disc(x, 33, 4.4), CARD.yellow]);
  return own(`<g transform="rotate(-32 50 50) translate(50 50) scale(.9) translate(-52 -52)">
${pipes("#fff", 17)}${cut([...keys, ...knobs], 9)}${cut(cards)}${pipes(CARD.yellowDark, 8)}
<path d="M8 48.4H62" stroke="#ffe98a" stroke-width="3" stroke-linecap="round"/>
${[...keys, ...knobs].map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join("")}</g>`);
}

/** A house of the old town, pink and white, under tiles. */
export function sobrado(): Drawing {
  const opening = (x: number, y: number, fill: string): Card[] => [
    [`M${x} ${y}V${y - 16}A8 8 0 0 1 ${x + 16} ${y - 16}V${y}Z`, CARD.white],
    [`M${x + 2.5} ${y}V${y - 15.5}A5.5 5.5 0 0 1 ${x + 13.5} ${y - 15.5}V${y}Z`, fill],
  ];
  const cards: Card[] = [
    ["M10 30H90V98H10Z", "#ff6f9a"],
    ["M52 30H90V98H52Z", "#e84a80"],
    ["M2 32L14 10H86L98 32Z", "#e8622e"],
    ["M50 10H86L98 32H50Z", "#b8401a"],
    ["M4 30H96V36H4Z", CARD.white],
    ["M6 64H94V68H6Z", CARD.white],
    ...opening(16, 61, CARD.blue),
    ...opening(42, 61, CARD.blueDark),
    ...opening(68, 61, CARD.blue),
    ...opening(16, 98, CARD.yellowDark),
    ["M40 98V80A10 10 0 0 1 60 80V98Z", CARD.white],
    ["M43 98V80A7 7 0 0 1 57 80V98Z", CARD.greenDark],
    ...opening(68, 98, CARD.yellowDark),
    ["M12 56H88V60H12Z", CARD.ink],
  ];
  return figure(
    cards,
    `<g stroke="#ffb07a" stroke-width="2" opacity=".8"><path d="M20 12L11 30M35 12L31 30M50 12V30M65
 12L69 30M80 12L89 30"/></g>`,
  );
}

/** A side drum with its sticks. */
export function caixa(): Drawing {
  const cards: Card[] = [
    ["M4 12L10 6L58 38L54 46Z", CARD.brown],
    ["M96 12L90 6L42 38L46 46Z", CARD.brownDark],
    ["M10 44V80C10 90 28 97 50 97C72 97 90 90 90 80V44Z", CARD.red],
    ["M50 44H90V80C90 90 72 97 50 97Z", CARD.redDark],
    [
      "M10 72V80C10 90 28 97 50 97C72 97 90 90 90 80V72C90 82 72 89 50 89C28 89 10 82 10 72Z",
      CARD.yellow,
    ],
    ["M50 89C72 89 90 82 90 72V80C90 90 72 97 50 97Z", CARD.yellowDark],
    [disc(50, 44, 41, 17), CARD.yellow],
    [disc(50, 42, 35, 13), CARD.white],
    ["M50 29A35 13 0 0 1 50 55Z", "#dfe8f8"],
  ];
  return figure(
    cards,
    `<path d="M13 56L24 84L36 62L50 88L64 62L76 84L87 56" fill="none" stroke="#fff"
 stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>
<g stroke-linecap="round" stroke-width="6"><path d="M8 8L52 40" stroke="${CARD.brown}"/>
<path d="M92 8L48 40" stroke="${CARD.brownDark}"/></g>
<g fill="${CARD.cream}"><circle cx="53" cy="41" r="5"/><circle cx="47" cy="41" r="5"/></g>`,
  );
}

/** Half a mask, with plumes. */
export function mascara(): Drawing {
  const cards: Card[] = [
    [ray(66, 48, 38, [54, 17]), CARD.blueDark],
    [ray(62, 46, 8, [50, 16]), CARD.red],
    [ray(40, 46, -12, [48, 16]), CARD.yellow],
    [ray(34, 48, -42, [50, 17]), CARD.blue],
    [
      "M2 44C14 40 34 40 50 48C66 40 86 40 98 44C100 66 88 84 70 84" +
        "C60 84 54 76 50 70C46 76 40 84 30 84C12 84 0 66 2 44Z",
      CARD.green,
    ],
    ["M50 48C66 40 86 40 98 44C100 66 88 84 70 84C60 84 54 76 50 70Z", CARD.greenDark],
    ["M42 44L50 34L58 44L50 56Z", CARD.yellow],
    ["M50 34L58 44L50 56Z", CARD.yellowDark],
  ];
  return figure(
    cards,
    `<g fill="${CARD.ink}"><path d="M14 58C22 50 34 52 40 62C34 70 20 70 14 58Z"/>
<path d="M86 58C78 50 66 52 60 62C66 70 80 70 86 58Z"/></g>
<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round">
<path d="M10 50C20 44 34 46 42 56M90 50C80 44 66 46 58 56"/></g>
<g fill="${CARD.yellow}"><circle cx="14" cy="72" r="2.6"/><circle cx="22" cy="78" r="2.6"/>
<circle cx="86" cy="72" r="2.6"/><circle cx="78" cy="78" r="2.6"/></g>`,
  );
}

export function apito(): Drawing {
  const cards: Card[] = [
    ["M52 26H98V48H78C80 74 66 90 44 90C22 90 6 76 6 56C6 38 22 26 52 26Z", CARD.blue],
    ["M52 26H98V36H52C30 36 14 44 8 62C4 40 20 26 52 26Z", "#7cc0ff"],
    ["M78 48C80 74 66 90 44 90C30 90 18 84 11 74C36 84 58 74 62 48Z", CARD.blueDark],
    ["M56 20H74V34H56Z", CARD.yellow],
    [disc(42, 60, 15), CARD.ink],
    [disc(44, 64, 8.5), CARD.yellow],
    [disc(12, 34, 9), CARD.yellow],
  ];
  return figure(
    cards,
    `<circle cx="12" cy="34" r="4.4" fill="#0f52c0"/><path d="M12 34C-2 20 8 4 24 8C40 12 44 2 56 4"
 fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
<path d="M12 34C-2 20 8 4 24 8C40 12 44 2 56 4" fill="none" stroke="${CARD.red}" stroke-width="4.6"
 stroke-linecap="round"/><circle cx="41" cy="61" r="2.4" fill="#fff"/>`,
  );
}

/** Streamers out of a roll. */
export function serpentina(): Drawing {
  const left = "M44 62C20 66 2 52 12 36C20 24 38 32 32 44C26 54 8 44 14 24C18 12 28 6 38 6";
  const right = "M56 62C84 64 98 50 88 36C80 26 64 34 70 45C76 54 92 42 84 22C80 12 70 6 60 8";
  const middle = "M50 60C40 46 62 40 54 28C48 18 40 24 44 31C50 40 64 22 50 5";
  const ribbon = (path: string, light: string, dark: string): string =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="#fff"
 stroke-width="15"/><path d="${path}" stroke="${dark}" stroke-width="9.6"/><path d="${path}"
 stroke="${light}" stroke-width="9.6" stroke-dasharray="13 9"/></g>`;
  return own(`<g transform="translate(50 50) scale(.9) translate(-50 -50)">
${ribbon(left, CARD.pink, "#d82a78")}${ribbon(right, CARD.green, CARD.greenDark)}
${ribbon(middle, CARD.yellow, CARD.yellowDark)}
${cut([
  ["M20 66C20 58 80 58 80 66V84C80 96 20 96 20 84Z", CARD.red],
  ["M50 60C68 60 80 62 80 66V84C80 90 66 93 50 93Z", CARD.redDark],
  [disc(50, 66, 30, 9), CARD.yellow],
  [disc(50, 66, 17, 5), CARD.redDark],
])}<g fill="none" stroke="#fff" stroke-width="2" opacity=".8"><path d="M21 73C30 81 70 81 79 73M21
 81C30 89 70 89 79 81"/></g></g>`);
}

/** The parasol from above: eight panels, hems drawn in. It opens the wheel. */
function parasol(panels = 8): string {
  const colours = [
    [CARD.red, CARD.redDark],
    [CARD.yellow, CARD.yellowDark],
    [CARD.blue, CARD.blueDark],
    [CARD.green, CARD.greenDark],
  ] as const;
  const step = 360 / panels;
  const hem = (from: number, to: number): string =>
    `M50 50L${spoke(from, 49)}Q${spoke((from + to) / 2, 43)} ${spoke(to, 49)}Z`;
  const cards = Array.from({ length: panels }, (_, index): Card[] => {
    const [light, dark] = colours[index % 4] ?? colours[0];
    const from = index * step + 12;
    return [
      [hem(from, from + step), light],
      [
        `M50 50L${spoke(from + step / 2, 46)}Q${spoke(from + step * 0.75, 45.5)} ${spoke(
          from + step,
          49,
        )}Z`,
        dark,
      ],
    ];
  }).flat();
  const ribs = Array.from(
    { length: panels },
    (_, index) => `M50 50L${spoke(index * step + 12, 48)}`,
  ).join("");
  return `${cut(cards)}<path d="${ribs}" stroke="#fff" stroke-width="1.6"/>
<circle cx="50" cy="50" r="7.4" fill="${CARD.yellow}" stroke="#fff" stroke-width="2.4"/>`;
}

export function sombrinha(): Drawing {
  return own(`<g transform="translate(50 50) scale(.92) translate(-50 -50)">${parasol()}</g>`);
}

/** The club's banner: what it stands for is written on it. */
export function estandarte(): Drawing {
  const word = line("WILD", 25);
  const fringe = Array.from({ length: 9 }, (_, index): Card => [
    `M${n(17 + index * 7.4)} 76h6v${index % 2 === 0 ? 14 : 11}h-6Z`,
    CARD.yellow,
  ]);
  const cards: Card[] = [
    ["M46 0H54V12H46Z", CARD.brown],
    [disc(50, 4, 6), CARD.yellow],
    ["M6 9H94V17H6Z", CARD.yellowDark],
    [disc(6, 13, 6), CARD.yellow],
    [disc(94, 13, 6), CARD.yellow],
    ...fringe,
    ["M14 17H86V70L50 84L14 70Z", CARD.red],
    ["M50 17H86V70L50 84Z", CARD.redDark],
  ];
  const star = Array.from({ length: 10 }, (_, index) =>
    spoke(index * 36, index % 2 === 0 ? 13 : 5.6, 50, 34),
  ).join("L");
  return figure(
    cards,
    `<path d="M19 22H81V67L50 78L19 67Z" fill="none" stroke="${CARD.yellow}" stroke-width="2.4"/>
<path d="M${star}Z" fill="${CARD.yellow}"/><g transform="translate(50 67)"><path d="${word.path}"
 fill="#fff" stroke="#5a0418" stroke-width="3.6" stroke-linejoin="round"
 paint-order="stroke"/></g>`,
  );
}

/** The cock of the dawn, dancing: his tail in all colours, a parasol held high. */
export function passista(): Drawing {
  const tail = [
    [-112, 34, CARD.blueDark],
    [-92, 37, CARD.blue],
    [-72, 39, CARD.green],
    [-52, 38, CARD.yellow],
    [-32, 34, CARD.red],
  ] as const;
  const feathers = tail.map(([turn, length, fill]): Card => [
    ray(34, 66, turn, [length, 16]),
    fill,
  ]);
  const cards: Card[] = [
    ...feathers,
    ["M34 82L28 99H46L42 94H38L42 84Z", CARD.yellowDark],
    ["M56 82L72 88L66 99L80 96L82 88L62 76Z", CARD.yellowDark],
    ["M22 66C20 50 34 40 46 42L70 38C74 56 70 84 50 88C34 90 24 82 22 66Z", CARD.red],
    ["M62 40L70 38C74 56 70 84 50 88C62 76 66 58 62 40Z", CARD.redDark],
    ["M26 62C32 54 46 54 52 64C56 74 44 82 34 78C28 76 24 70 26 62Z", CARD.yellow],
    ["M30 64C34 60 44 60 48 68C50 74 42 78 36 76C32 74 28 70 30 64Z", CARD.green],
    ["M44 44C42 30 48 18 62 18C74 18 80 26 78 38C77 48 74 52 70 56L46 54Z", CARD.cream],
    ["M64 18C74 18 80 26 78 38C77 48 74 52 70 56L60 55C68 44 70 30 64 18Z", "#f2c98a"],
    ["M42 46L50 56L56 48L62 57L68 48L74 52C74 62 66 66 58 66C50 66 42 58 42 46Z", CARD.blue],
    ["M52 20C48 10 54 5 59 10C60 1 69 2 69 10C76 5 82 12 76 20L64 24Z", CARD.red],
    ["M76 28L96 36C90 44 82 44 75 42Z", CARD.yellow],
    ["M76 36L96 36C90 44 82 44 75 42Z", CARD.yellowDark],
    ["M74 43C82 46 82 56 76 58C70 56 70 48 71 43Z", CARD.red],
  ];
  const held = `<g transform="translate(6 -2) scale(.46)">${parasol()}</g>`;
  return own(`<g transform="translate(50 51) scale(.94) translate(-50 -50)">${cut(cards, 7)}
<circle cx="67" cy="31" r="5.4" fill="#fff"/><circle cx="68.4" cy="31" r="3.7" fill="${CARD.ink}"/>
<circle cx="67.4" cy="29.8" r="1.2" fill="#fff"/><path d="M61 23L72 25" stroke="${CARD.redDark}"
 stroke-width="2.4" stroke-linecap="round"/><path d="M40 58L28 24" stroke="#fff" stroke-width="6"
 stroke-linecap="round"/><path d="M40 58L28 24" stroke="${CARD.brown}" stroke-width="2.8"
 stroke-linecap="round"/>${held}<path d="M34 48C42 48 48 54 46 62C40 64 34 58 34 48Z"
 fill="${CARD.redDark}" stroke="#fff" stroke-width="2"/></g>`);
}
