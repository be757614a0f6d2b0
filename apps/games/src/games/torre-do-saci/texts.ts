/** What Torre do Saci says. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const towerTexts = words("torre-do-saci", {
  difficulty: "Difficulty",
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
  master: "Master",
  door: "Floor {floor}, door {door}",
  floor: "Floor",
  choose: "Choose a door",
  safe: "Lantern. Worth {times}",
  trap: "The Saci was here",
  rule: "Open one door per floor. Find a lantern and you climb and your win grows. Find the Saci and the round is over. Cash out whenever you like after the first floor.",
  rulePays:
    "k floors pay 0.99 × (doors ÷ safe doors)^k, rounded down to hundredths. Easy: 3 of 4 doors safe; medium: 2 of 3; hard: 1 of 2; expert: 1 of 3; master: 1 of 4.",
});

export type SayTower = Say<typeof towerTexts>;
