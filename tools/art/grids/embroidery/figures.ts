/**
 * The ox of Maranhão and who dances around it, embroidered on velvet: a light and a dark half to
 * everything.
 */
import { line } from "../../lettering.ts";
import { type Drawing, n } from "../../svg.ts";
import { around, own } from "../kit.ts";
import {
  blade,
  blossom,
  disc,
  figure,
  type Patch,
  sequins,
  sewn,
  spoke,
  star,
  THREAD,
} from "./stitches.ts";

const oxHead: readonly Patch[] = [
  ["M30 32C10 32 0 16 8 2C14 14 24 20 38 22Z", THREAD.gold],
  ["M30 32C16 32 8 22 7 12C14 22 24 26 34 27Z", THREAD.goldDark],
  ["M70 32C90 32 100 16 92 2C86 14 76 20 62 22Z", THREAD.gold],
  ["M70 32C84 32 92 22 93 12C86 22 76 26 66 27Z", THREAD.goldDark],
  ["M27 40C14 36 4 40 2 50C12 58 22 56 31 50Z", THREAD.violetDark],
  ["M73 40C86 36 96 40 98 50C88 58 78 56 69 50Z", THREAD.violetDark],
  ["M24 44C16 42 10 44 8 49C14 53 21 52 27 48Z", THREAD.pink],
  ["M76 44C84 42 90 44 92 49C86 53 79 52 73 48Z", THREAD.pink],
  [
    "M30 26C38 17 62 17 70 26C77 42 75 58 70 68C70 86 60 97 50 97" +
      "C40 97 30 86 30 68C25 58 23 42 30 26Z",
    THREAD.violet,
  ],
  ["M50 19.500C58 19.5 66 21 70 26C77 42 75 58 70 68C70 86 60 97 50 97Z", THREAD.violetDark],
  ["M31 76C35 66 65 66 69 76C69 89 60 97 50 97C40 97 31 89 31 76Z", THREAD.pink],
  ["M50 69C58 69 66 70 69 76C69 89 60 97 50 97Z", THREAD.pinkDark],
  [star(50, 39, 16), THREAD.gold],
];

const oxFace = `<g fill="${THREAD.white}" stroke="${THREAD.velvet}" stroke-width="1.2">
<ellipse cx="37" cy="56" rx="7" ry="6"/><ellipse cx="63" cy="56" rx="7" ry="6"/></g>
<g fill="${THREAD.velvet}"><circle cx="38" cy="56.5" r="4.2"/><circle cx="62" cy="56.5"
 r="4.2"/><ellipse cx="41" cy="79" rx="4" ry="3"/><ellipse cx="59" cy="79" rx="4" ry="3"/></g>
<g fill="#fff"><circle cx="36.6" cy="54.8" r="1.4"/><circle cx="60.6" cy="54.8" r="1.4"/></g>
<path d="M41 88Q50 94 59 88" fill="none" stroke="${THREAD.velvet}" stroke-width="2.6"
 stroke-linecap="round"/>${sequins(
   [
     [29.5, 66],
     [30.5, 72],
     [70.5, 66],
     [69.5, 72],
     [36, 26],
     [64, 26],
   ],
   THREAD.teal,
 )}`;

/** The ox itself, a star on its forehead. */
export function boi(): Drawing {
  return figure(
    [...oxHead, ...blossom(25, 27, 9, THREAD.red), ...blossom(75, 27, 9, THREAD.red)],
    oxFace,
  );
}

/** With its cloak of velvet and the ribbons below it: it dances over the cabinet. */
export function dancingOx(): Drawing {
  const ribbons = Array.from({ length: 9 }, (_, index): Patch => {
    const x = 8 + index * 9.4;
    const fills = [THREAD.red, THREAD.gold, THREAD.teal, THREAD.pink, THREAD.green];
    return [`M${n(x)} 78h8.500l${index % 2 === 0 ? 1 : -1} 21h-8.500Z`, fills[index % 5] ?? ""];
  });
  const cloak: Patch[] = [
    ...ribbons,
    ["M4 86C2 56 18 36 50 36C82 36 98 56 96 86C70 94 30 94 4 86Z", THREAD.blueDark],
    ["M50 36C82 36 98 56 96 86C82 90 66 92 50 92Z", "#123a9c"],
    ["M4 86C30 94 70 94 96 86L95 78C70 86 30 86 5 78Z", THREAD.gold],
    ...blossom(16, 66, 8, THREAD.pink),
    ...blossom(84, 66, 8, THREAD.pink),
  ];
  const glitter = sequins(
    [
      [10, 76],
      [22, 54],
      [30, 47],
      [70, 47],
      [78, 54],
      [90, 76],
    ],
    THREAD.gold,
    2.2,
  );
  return own(`<g transform="translate(50 51) scale(.9) translate(-50 -50)">${sewn(cloak)}${glitter}
<g transform="translate(50 40) scale(.86) translate(-50 -50)">${sewn([
    ...oxHead,
    ...blossom(25, 27, 9, THREAD.red),
    ...blossom(75, 27, 9, THREAD.red),
  ])}${oxFace}</g></g>`);
}

/** The masked one who is neither man nor beast. */
export function cazumba(): Drawing {
  const crest = [
    [-52, 44, THREAD.pink],
    [52, 44, THREAD.pink],
    [-28, 54, THREAD.blue],
    [28, 54, THREAD.blue],
    [0, 58, THREAD.gold],
  ] as const;
  const patches: Patch[] = [
    ...crest.map(([turn, length, fill]): Patch => [blade(50, 56, turn, [length, 12]), fill]),
    ["M20 46C24 32 76 32 80 46C84 62 76 74 66 78L60 97H40L34 78C24 74 16 62 20 46Z", THREAD.green],
    ["M50 35.500C64 35.5 78 38 80 46C84 62 76 74 66 78L60 97H50Z", THREAD.greenDark],
    [disc(36, 54, 11.5), THREAD.red],
    [disc(64, 54, 11.5), THREAD.red],
    [disc(36, 54, 7.5), THREAD.white],
    [disc(64, 54, 7.5), THREAD.white],
    ["M50 54L57 70H43Z", THREAD.orange],
    ["M37 77H63L60 94H40Z", THREAD.velvet],
    ["M38 78H62L58.5 85L54.5 78.500L50 86L45.5 78.500L41.5 85Z", THREAD.white],
  ];
  return figure(
    patches,
    `<g fill="${THREAD.velvet}"><circle cx="37" cy="54.5" r="3.8"/><circle cx="63" cy="54.5"
 r="3.8"/></g>${sequins(
   [
     [50, 41],
     [50, 47],
     [24, 66],
     [76, 66],
   ],
   THREAD.gold,
   2.4,
 )}`,
  );
}

/** A crown of feathers. */
export function cocar(): Drawing {
  const fills = [THREAD.red, THREAD.gold, THREAD.blue, THREAD.gold, THREAD.red] as const;
  const fan = [-76, -57, -38, -19, 76, 57, 38, 19, 0];
  const feathers = fan.flatMap((turn): Patch[] => {
    const fill = fills[Math.round(Math.abs(turn) / 19) % 5] ?? THREAD.red;
    const length = 74 - Math.abs(turn) * 0.22;
    return [
      [blade(50, 80, turn, [length, 11]), fill],
      [blade(50, 80, turn, [length * 0.6, 6]), THREAD.white],
    ];
  });
  return figure(
    [
      ...feathers,
      ["M18 74C36 66 64 66 82 74L78 92C62 85 38 85 22 92Z", THREAD.orange],
      ["M50 68C62 68 72 69.5 82 74L78 92C70 88.5 60 87 50 87Z", THREAD.orangeDark],
    ],
    sequins(
      [
        [28, 79.5],
        [39, 77.5],
        [50, 77],
        [61, 77.5],
        [72, 79.5],
      ],
      THREAD.teal,
      3.4,
    ),
    0.8,
  );
}

/** The big frame drum, tuned at the fire. */
export function pandeirao(): Drawing {
  const ribbon = (x: number, lean: number, fill: string): Patch => [
    `M${x} 80h9l${lean} 19l-5 -4l-5 5Z`,
    fill,
  ];
  return figure(
    [
      ribbon(30, -5, THREAD.pink),
      ribbon(46, 0, THREAD.teal),
      ribbon(60, 5, THREAD.green),
      [disc(50, 44, 44), THREAD.red],
      ["M50 0A44 44 0 0 1 50 88Z", THREAD.redDark],
      [disc(50, 44, 34), THREAD.white],
      ["M50 10A34 34 0 0 1 50 78Z", THREAD.whiteDark],
      [star(50, 46, 21), THREAD.blue],
      [star(50, 46, 10), THREAD.gold],
    ],
    sequins(
      Array.from({ length: 12 }, (_, index) => {
        const [x = "0", y = "0"] = spoke(index * 30, 39, 50, 44).split(" ");
        return [Number(x), Number(y)] as const;
      }),
      THREAD.gold,
      3,
    ),
  );
}

/** A dancer's hat: ribbons all around the brim. */
export function chapeu(): Drawing {
  const fills = [THREAD.red, THREAD.gold, THREAD.green, THREAD.pink, THREAD.teal, THREAD.orange];
  const ribbons = fills.map((fill, index): Patch => {
    const x = 8 + index * 14.4;
    const low = 96 - Math.abs(index - 2.5) * 3;
    return [`M${n(x)} 44h12L${n(x + 11)} ${n(low)}l-5 -7l-5 7Z`, fill];
  });
  return figure(
    [
      ...ribbons,
      ["M26 38C24 14 36 3 50 3C64 3 76 14 74 38Z", THREAD.blue],
      ["M50 3C64 3 76 14 74 38H50Z", THREAD.blueDark],
      [disc(50, 42, 47, 14), THREAD.blue],
      ["M50 28A47 14 0 0 1 50 56Z", THREAD.blueDark],
      ["M25 32C36 40 64 40 75 32L75 41C64 48 36 48 25 41Z", THREAD.gold],
      [star(50, 20, 11), THREAD.gold],
    ],
    sequins(
      [
        [12, 44],
        [26, 51],
        [42, 53.5],
        [58, 53.5],
        [74, 51],
        [88, 44],
      ],
      THREAD.white,
      2.2,
    ),
  );
}

export function flor(): Drawing {
  const outer = [0, 60, 120, 180, 240, 300];
  return figure(
    [
      ...outer.map((turn): Patch => [blade(50, 50, turn + 30, [48, 21]), THREAD.pinkDark]),
      ...outer.map((turn): Patch => [blade(50, 50, turn, [46, 20]), THREAD.pink]),
      [disc(50, 50, 15), THREAD.gold],
      [disc(50, 50, 8), THREAD.orange],
    ],
    sequins(
      outer.map((turn) => {
        const [x = "0", y = "0"] = spoke(turn, 30).split(" ");
        return [Number(x), Number(y)] as const;
      }),
      THREAD.white,
      2.6,
    ),
  );
}

export function coracao(): Drawing {
  const heart = (size: number, y: number): string => {
    const at = (x: number, down: number): string => `${n(50 + size * x)} ${n(y + size * down)}`;
    const left = `C${at(-0.5, 0.56)} ${at(-1, 0.2)} ${at(-1, -0.24)}`;
    const lobes = `C${at(-1, -0.9)} ${at(-0.2, -0.95)} ${at(0, -0.4)}`;
    const right = `C${at(0.2, -0.95)} ${at(1, -0.9)} ${at(1, -0.24)}`;
    return `M${at(0, 0.92)}${left}${lobes}${right}C${at(1, 0.2)} ${at(0.5, 0.56)} ${at(0, 0.92)}Z`;
  };
  return figure(
    [
      [heart(48, 50), THREAD.red],
      [heart(34, 49), THREAD.redDark],
      [heart(20, 48), THREAD.gold],
    ],
    sequins(
      [
        [14, 34],
        [20, 56],
        [34, 75],
        [50, 88],
        [66, 75],
        [80, 56],
        [86, 34],
        [32, 18],
        [68, 18],
      ],
      THREAD.white,
      2.6,
    ),
  );
}

/** A bow of ribbon. */
export function fita(): Drawing {
  return figure([
    ["M44 52L22 97L36 90L44 98L54 58Z", THREAD.tealDark],
    ["M56 52L78 97L64 90L56 98L46 58Z", THREAD.tealDark],
    ["M50 44C38 18 16 8 4 18C-4 34 0 58 12 66C26 70 42 60 50 48Z", THREAD.teal],
    ["M50 44C62 18 84 8 96 18C104 34 100 58 88 66C74 70 58 60 50 48Z", THREAD.teal],
    ["M46 45C34 32 20 28 13 34C9 44 12 54 20 56C30 56 40 52 46 47Z", THREAD.tealDark],
    ["M54 45C66 32 80 28 87 34C91 44 88 54 80 56C70 56 60 52 54 47Z", THREAD.tealDark],
    ["M38 34H62V60H38Z", THREAD.gold],
    ["M50 34H62V60H50Z", THREAD.goldDark],
  ]);
}

/** The rattle of the master of the feast: it calls the ox. */
export function maraca(): Drawing {
  const plume = (turn: number, fill: string): Patch => [blade(64, 62, turn, [40, 9]), fill];
  return own(
    `<g transform="rotate(28 50 50) translate(50 50) scale(.78) translate(-50 -50)">${sewn([
      plume(118, THREAD.pink),
      plume(150, THREAD.blue),
      ["M44 58H56L55 99H45Z", THREAD.red],
      plume(242, THREAD.green),
      ["M50 58H56L55 99H50Z", THREAD.redDark],
      [disc(50, 34, 33, 34), THREAD.orange],
      ["M50 0A33 34 0 0 1 50 68Z", THREAD.orangeDark],
      ["M17.5 28C30 38 70 38 82.5 28L82.8 42C70 51 30 51 17.2 42Z", THREAD.gold],
      [star(50, 15, 10), THREAD.white],
      ["M40 62H60V72H40Z", THREAD.gold],
    ])}${sequins(
      [
        [28, 41],
        [39, 43.5],
        [50, 44.5],
        [61, 43.5],
        [72, 41],
      ],
      THREAD.blue,
      3,
    )}</g>`,
  );
}

/** The star of the forehead: it stands for every symbol that pays. */
export function estrela(): Drawing {
  const word = line("WILD", 25);
  return figure(
    [
      [`M${around(10, (index) => (index % 2 === 0 ? 49 : 24), 50)}Z`, THREAD.gold],
      [`M${around(10, (index) => (index % 2 === 0 ? 36 : 17), 50)}Z`, THREAD.red],
      ["M6 44H94L88 55L94 66H6L12 55Z", THREAD.violet],
    ],
    `<g transform="translate(50 64)"><path d="${word.path}" fill="#fff" stroke="${THREAD.velvet}"
 stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"/></g>`,
  );
}
