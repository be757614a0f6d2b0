/** The two lights of the card. */
const turns = Array.from({ length: 12 }, (_, index) => index * 30);

function rayAt(turn: number, index: number): string {
  const fill = index % 2 === 0 ? "#f08a1c" : "#ffb92e";
  const path = "M50 2C53 12 57 16 58 22H42C43 16 47 12 50 2Z";
  return `<path transform="rotate(${turn} 50 50)" fill="${fill}" d="${path}"/>`;
}

const face =
  '<circle cx="50" cy="50" r="27" fill="#ffcf3f"/><circle cx="50" cy="50" r="27" fill="none" ' +
  'stroke="#e07a14" stroke-width="3"/><circle cx="41" cy="38" r="9" fill="#fff3b8" opacity=".8"/>' +
  '<g fill="none" stroke="#8a4208" stroke-width="3" stroke-linecap="round">' +
  '<path d="M38 49Q41 45 44 49M56 49Q59 45 62 49M41 59Q50 67 59 59"/></g>' +
  '<g fill="#f08a5a" opacity=".7"><circle cx="36" cy="56" r="4"/><circle cx="64" cy="56" r="4"/></g>';

export const sun = [...turns.map(rayAt), face].join("");

export const moon =
  '<path d="M62 12A40 40 0 1 0 88 68A34 34 0 0 1 62 12Z" fill="#b9c6f2"/>' +
  '<path d="M62 12A40 40 0 1 0 88 68A34 34 0 0 1 62 12Z" fill="none" stroke="#5566b0" ' +
  'stroke-width="3"/><g fill="#93a3dd"><circle cx="34" cy="42" r="6"/><circle cx="46" cy="70" ' +
  'r="7"/><circle cx="28" cy="62" r="4"/></g><g fill="#7386cf"><path d="M80 18L83 26L91 29L83 32' +
  'L80 40L77 32L69 29L77 26Z"/></g>';
