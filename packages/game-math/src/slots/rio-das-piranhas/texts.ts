/** What is told about Rio das Piranhas. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("rio-das-piranhas", {
  how: "Winning symbols disappear, the rest fall and new ones drop in, until there are no more wins.",
  feature:
    "In the free spins each cascade raises the multiplier by 1, up to ×{top}, and it never resets. The scatter is the whirlpool.",
});
