/** What is told about Boto Encantado. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("boto-encantado", {
  how: "In the free spins each boto counts as two or three ways. Botos on different reels multiply each other.",
  feature: "The scatter is the full moon. It counts in any position.",
});
