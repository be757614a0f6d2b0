/** Words of the European roulette. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const rouletteTexts = words("roleta-europeia", {
  spin: "Spin",
  table: "Table",
  track: "Racetrack",
  zoom: "Larger table, for chips on lines and corners",
  even: "Even",
  odd: "Odd",
  red: "Red",
  black: "Black",
  green: "Green",
  low: "1 to 18",
  high: "19 to 36",
  dozen: "Dozen",
  column: "Column",
  straight: "Straight up, one number",
  split: "Split, two numbers",
  street: "Street, three numbers",
  corner: "Corner, four numbers",
  six: "Six line, six numbers",
  evenMoney: "Colour, even or odd, half",
  neighbours: "{number} and two neighbours on each side",
  result: "{number} {colour}",
  voisins: "Voisins",
  tiers: "Tiers",
  orphelins: "Orphelins",
  zero: "Jeu zéro",
  rule1: "The wheel has 37 pockets, 0 to 36. Each is equally likely on every spin.",
  rule2: "On the line between two numbers a chip covers both. On a corner it covers all four.",
  rule3: "The racetrack follows the wheel. A number places a chip on each of five neighbours.",
  rule4: "Voisins takes 9 chips, tiers 6, orphelins 5 and jeu zéro 4.",
});

export type SayRoulette = Say<typeof rouletteTexts>;
export type RouletteTextKey = PlainKey<typeof rouletteTexts>;
