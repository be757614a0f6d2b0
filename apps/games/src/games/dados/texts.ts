/** What Dados da Mata says. */
import { words } from "@tucano/i18n/words.ts";

export const diceTexts = words("dados", {
  side: "Wins if it lands",
  under: "Under",
  over: "Over",
  mark: "Mark",
  roll: "Rolled {roll}",
  rule: "Choose a mark and a side. A number from 0.00 to 99.99 is rolled, each equally likely. You win if it lands on your side of the mark. Hitting the mark exactly loses.",
  rulePays:
    "The prize is 0.99 divided by the chance, rounded down to hundredths: 50% pays 1.98×, 2% pays 49.50×.",
  option: "Chance of {chance}%",
});
