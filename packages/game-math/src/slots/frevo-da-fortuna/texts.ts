/** What is told about Frevo da Fortuna. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("frevo-da-fortuna", {
  how: "{least} parasols open into the wheel of fortune, which turns once.",
  feature:
    "The wheel has {count} equal slices and stops at each of them equally often. The largest pays {top} times the stake. There are no parasols in the free spins.",
});
