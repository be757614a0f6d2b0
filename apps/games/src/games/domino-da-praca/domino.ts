/** A domino that stands: two halves with pips, in 60 by 112 units. */
const CENTRE = 26;
const STEP = 15;
/** Columns and rows of the pips, from -1 to 1. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const colours = ["", "#1f6fb0", "#2f8a4a", "#c4302b", "#7a3a9a", "#d9791a", "#1b1b1f"] as const;

export const DOMINO_BOX = "0 0 60 112";

const half = (count: number, top: number): string =>
  (pips[count] ?? [])
    .map(
      ([column, row]) =>
        `<circle cx="${30 + column * STEP}" cy="${top + CENTRE + row * STEP}" r="5.500" ` +
        `fill="${colours[count]}"/>`,
    )
    .join("");

const BONE =
  '<rect x="2" y="4" width="56" height="107" rx="9" fill="#8a7a5a"/>' +
  '<rect x="2" y="1" width="56" height="107" rx="9" fill="#fffaf0"/>' +
  '<rect x="3" y="2" width="54" height="105" rx="8" fill="none" stroke="#d6c39a" ' +
  'stroke-width="2"/><path d="M9 54.500H51" stroke="#b39a6a" stroke-width="2.500"/>' +
  '<circle cx="30" cy="54.500" r="4" fill="#d9a521"/>';

/** Drawn from its number of two digits. */
export function drawDomino(piece: number): string {
  const [low, high] = [Math.floor(piece / 10), piece % 10];
  return [BONE, half(low, 2), half(high, 55)].join("");
}
