/** What is told about Trem da Serra. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("trem-da-serra", {
  how: "The four wagons of the train above the reels each add one symbol to the reel below. Winning symbols disappear, the rest fall, the wagons move up to the left, and new ones come until there are no more wins. The wild only rides on the train.",
  feature:
    "In the free spins each cascade raises the multiplier by 1, up to ×{top}, and it never resets. The scatter is the station bell.",
});
