/** What is told about Trilha do Curupira. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("trilha-do-curupira", {
  how: "In the free spins every curupira that lands stays in place to the end.",
  feature: "The scatter is the footprint.",
});
