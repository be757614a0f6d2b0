/** What is told about Cascata do Ouro. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("cascata-do-ouro", {
  how: "What pays vanishes, the rest falls and new symbols follow. With each cascade the multiplier rises: {steps}.",
  feature:
    "In the free spins it rises by 1 with each cascade, up to ×{top}, and is never taken back. The scatter is the waterfall.",
});
