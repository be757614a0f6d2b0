/** What is told about Cascata do Ouro. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("cascata-do-ouro", {
  how: "Winning symbols disappear, the rest fall and new ones drop in. The multiplier rises with each cascade: {steps}.",
  feature:
    "In the free spins it rises by 1 with each cascade, up to ×{top}, and never resets. The scatter is the waterfall.",
});
