/** What is told about Boteco 777. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("boteco-777", {
  how: "You choose 1 to {lines} lines, and each line costs one unit. The amounts below are for one line.",
  feature:
    "One caipirinha doubles the line, two multiply it by four. Cherries pay from the first reel, without caipirinhas.",
});
