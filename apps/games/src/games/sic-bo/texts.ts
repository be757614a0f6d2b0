/** Words of sic bo. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const sicBoTexts = words("sic-bo", {
  roll: "Roll",
  small: "Small",
  big: "Big",
  odd: "Odd",
  even: "Even",
  anyTriple: "Any triple",
  triple: "Triple",
  double: "Double",
  total: "Total",
  pair: "Two dice",
  single: "One number",
  result: "{dice}: total {total}",
  rule1: "Three dice are rolled. All 216 combinations are equally likely.",
  rule2:
    "Small is a total of 4 to 10, big is 11 to 17. On a triple, small, big, even and odd all lose.",
  rule3: "One number pays 1:1, 2:1 or 12:1 when it shows on one, two or three dice.",
  rule4: "A double wins with two or three dice of the chosen number.",
});

export type SaySicBo = Say<typeof sicBoTexts>;
export type SicBoTextKey = PlainKey<typeof sicBoTexts>;
