/** The front of a card as SVG, 100 by 140. Large corners: it must be read 48 pixels wide. */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import jaguar from "../art/cards/jaguar.webp";
import saci from "../art/cards/saci.webp";
import toucan from "../art/cards/toucan.webp";
import { type Suit, suitInks, suitMark } from "./suits.ts";

/** Columns 36, 50 and 64; rows from the top. The lower half is turned round. */
const LEFT = 35;
const MIDDLE = 50;
const RIGHT = 65;

type Spot = readonly [x: number, y: number];

const both = (...rows: number[]): Spot[] =>
  rows.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);

const middle = (...rows: number[]): Spot[] => rows.map((y): Spot => [MIDDLE, y]);

const pips: Readonly<Record<string, readonly Spot[]>> = {
  "2": middle(32, 108),
  "3": middle(32, 70, 108),
  "4": both(32, 108),
  "5": [...both(32, 108), ...middle(70)],
  "6": both(32, 70, 108),
  "7": [...both(32, 70, 108), ...middle(51)],
  "8": [...both(32, 70, 108), ...middle(51, 89)],
  "9": [...both(30, 57, 83, 110), ...middle(70)],
  T: [...both(30, 57, 83, 110), ...middle(43.5, 96.5)],
};

interface Court {
  readonly picture: string;
  readonly crown: string;
  readonly place: string;
}

function flower(): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<path transform="rotate(${turn})" d="M0-1C-6-4-7-11-3-14C0-16 5-14 5-9C5-5 3-3 0-1Z" ` +
      `fill="#f0386b" stroke="#a80f3f" stroke-width=".7"/>`,
  );
  return [...petals, '<circle r="3" fill="#ffd75a"/>'].join("");
}

/** What stands on the heads: a crown, a flower, and nothing, as Saci has his cap. */
const courts: Readonly<Record<string, Court>> = {
  K: {
    picture: jaguar,
    place: 'x="23" y="44" width="54" height="56"',
    crown:
      '<path d="M34 49L30 29L40 38L50 23L60 38L70 29L66 49C57 45.500 43 45.500 34 49Z" ' +
      'fill="#f6b93b" stroke="#8a4b06" stroke-width="1.400" stroke-linejoin="round"/>' +
      '<circle cx="50" cy="39" r="3.200" fill="#d6203a"/><circle cx="39.500" cy="42.500" r="2" ' +
      'fill="#1fae72"/><circle cx="60.500" cy="42.500" r="2" fill="#1fae72"/>' +
      '<circle cx="50" cy="22.500" r="2.400" fill="#ffe58a"/><circle cx="30" cy="28.500" ' +
      'r="2" fill="#ffe58a"/><circle cx="70" cy="28.500" r="2" fill="#ffe58a"/>',
  },
  Q: {
    picture: toucan,
    crown: `<g transform="translate(40 37) scale(1.15)">${flower()}</g>`,
    place: 'x="22" y="38" width="58" height="62"',
  },
  J: { picture: saci, crown: "", place: 'x="22" y="28" width="58" height="74"' },
};

const wordOf = (rank: string): string => (rank === "T" ? "10" : rank);

function corner(rank: string, suit: Suit): string {
  const word = wordOf(rank);
  const width = word.length > 1 ? ' textLength="24" lengthAdjust="spacingAndGlyphs"' : "";
  const style = `text-anchor="middle" font-size="29" font-weight="800" fill="${suitInks[suit]}"`;
  const mark = suitMark(suit, { x: 15.5, y: 43, scale: 0.8 });
  return `<text x="15.500" y="30" ${style}${width}>${word}</text>${mark}`;
}

function pipsOf(rank: string, suit: Suit): string {
  return (pips[rank] ?? [])
    .map(([x, y]) => suitMark(suit, { x, y, scale: 0.72, isTurned: y > 72 }))
    .join("");
}

function ace(suit: Suit): string {
  const leaf = (turn: number): string =>
    `<path transform="translate(50 70) rotate(${turn})" d="M0-28C6-36 6-46 0-53C-6-46-6-36 0-28Z" ` +
    `fill="${suitInks[suit]}" opacity=".16"/>`;
  return (
    [0, 45, 90, 135, 180, 225, 270, 315].map(leaf).join("") +
    suitMark(suit, { x: 50, y: 70, scale: 2.15 })
  );
}

/** A head before a sunburst in the colour of its suit. */
function courtOf(rank: string, suit: Suit): string {
  const court = courts[rank];
  if (court === undefined) return "";
  const ink = suitInks[suit];
  const rays = Array.from({ length: 16 }, (_, index) => {
    const turn = index * 22.5;
    return `<path transform="translate(50 72) rotate(${turn})" d="M0 0L-7-62H7Z"/>`;
  }).join("");
  return [
    `<svg x="26" y="13" width="48" height="114" viewBox="26 13 48 114">`,
    `<rect x="26" y="13" width="48" height="114" rx="7" fill="${ink}"/>`,
    `<g fill="#fff" opacity=".13">${rays}</g>`,
    `<rect x="28" y="15" width="44" height="110" rx="5.500" fill="none" stroke="#ffd98a" `,
    `stroke-width="1" opacity=".85"/>`,
    suitMark(suit, { x: 50, y: 112, scale: 0.72, fill: "#fff7e2" }),
    `</svg><image href="${court.picture}" ${court.place}/>${court.crown}`,
  ].join("");
}

/** Static text of our own, made once a card. */
export function faceOf(card: Card): string {
  const rank = card.charAt(0);
  const suit = card.charAt(1) as Suit;
  const one = corner(rank, suit);
  const inner = rank === "A" ? ace(suit) : courtOf(rank, suit) || pipsOf(rank, suit);
  return (
    `<svg viewBox="0 0 100 140" aria-hidden="true">${inner}${one}` +
    `<g transform="rotate(180 50 70)">${one}</g></svg>`
  );
}

/** For cards that are too small for pips: rank above suit, both as large as there is room. */
export function smallFaceOf(card: Card): string {
  const rank = card.charAt(0);
  const suit = card.charAt(1) as Suit;
  const word = wordOf(rank);
  const width = word.length > 1 ? ' textLength="74" lengthAdjust="spacingAndGlyphs"' : "";
  const style = `text-anchor="middle" font-size="80" font-weight="800" fill="${suitInks[suit]}"`;
  return (
    `<svg viewBox="0 0 100 140" aria-hidden="true"><text x="50" y="70" ${style}${width}>${word}` +
    `</text>${suitMark(suit, { x: 50, y: 106, scale: 2.3 })}</svg>`
  );
}
