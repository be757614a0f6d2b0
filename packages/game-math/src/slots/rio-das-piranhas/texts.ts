/** What is told about Rio das Piranhas. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("rio-das-piranhas", {
  how: "What pays vanishes, the rest falls and new symbols follow, until nothing pays any more.",
  feature:
    "In the free spins each cascade raises the multiplier by 1, up to ×{top}, and it is never taken back. The scatter is the whirlpool.",
});
