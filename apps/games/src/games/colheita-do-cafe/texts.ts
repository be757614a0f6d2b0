/** Words of the coffee harvest. */
import { words } from "@tucano/i18n/words.ts";

export const harvestTexts = words("colheita-do-cafe", {
  line: "The more ripe cherries, the higher the step that pays",
  ripe: "Ripe cherries",
  leaf: "Leaf",
  flower: "Flower",
  bird: "Bird",
  rule: "Count the ripe coffee cherries on the card. Three of them reach the first step; every further one reaches the next.",
  step: "The highest step that is reached pays; steps below it are not added.",
  steps: "Cherries",
});
