/** What grows and sits on the branches. */
const leafAt = (transform: string, fill: string): string =>
  `<g transform="${transform}"><path d="M0 0C14-20 40-22 56-6C42 12 16 16 0 0Z" fill="${fill}"/>` +
  '<path d="M2 0Q28-6 54-6" fill="none" stroke="#d7efb4" stroke-opacity=".6" stroke-width="2"/></g>';

const cherryAt = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#d3232f"/><path d="M${x - 17} ${y}A17 17 0 0 0 ` +
  `${x + 17} ${y}A17 14 0 0 1 ${x - 17} ${y}Z" fill="#8f0f26"/><ellipse cx="${x - 6}" ` +
  `cy="${y - 7}" rx="5" ry="3.500" fill="#ff9a8a" transform="rotate(-30 ${x - 6} ${y - 7})"/>` +
  `<circle cx="${x}" cy="${y + 14}" r="2.500" fill="#5a0a18"/>`;

const petal = (turn: number): string =>
  `<path transform="rotate(${turn} 50 50)" d="M50 48C38 38 40 16 50 8C60 16 62 38 50 48Z" ` +
  'fill="#fffaf0" stroke="#d9c9a8" stroke-width="1.500"/>';

const cherries = [
  '<path d="M14 20Q46 14 90 26" fill="none" stroke="#6a4520" stroke-width="5"/>',
  leafAt("translate(46 20) rotate(-24) scale(.8)", "#2f8a46"),
  cherryAt(32, 44),
  cherryAt(66, 46),
  cherryAt(50, 70),
].join("");

const leaf =
  leafAt("translate(20 74) rotate(-38) scale(1.250)", "#7fa06a") +
  leafAt("translate(26 78) rotate(-2) scale(.9)", "#95b47e");

const flower = [
  ...[0, 72, 144, 216, 288].map(petal),
  '<circle cx="50" cy="50" r="8" fill="#e9c04a"/>',
].join("");

/** The tico-tico, a small sparrow of the plantations. */
const bird =
  '<path d="M16 62L4 76L26 70Z" fill="#8a6a4a"/><path d="M20 66C20 44 38 34 58 36C62 24 84 22 88 38' +
  'L97 43L87 47C86 66 66 82 44 80C30 79 20 76 20 66Z" fill="#b08a60"/>' +
  '<path d="M38 60C48 48 64 52 66 62C58 72 44 72 38 60Z" fill="#7a5a3a"/>' +
  '<path d="M62 34Q76 26 86 36" fill="none" stroke="#4a3524" stroke-width="4"/>' +
  '<circle cx="78" cy="40" r="3.500" fill="#2a1a10"/><path d="M46 80L44 92M56 79L58 91" ' +
  'stroke="#7a5a3a" stroke-width="3" stroke-linecap="round"/>';

/** As the card's numbers name them: ripe, leaf, flower, bird. */
export const branches: readonly string[] = [cherries, leaf, flower, bird];
