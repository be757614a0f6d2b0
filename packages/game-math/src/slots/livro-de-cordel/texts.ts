/** What is told about Livro de Cordel. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("livro-de-cordel", {
  how: "The booklet is wild and scatter at once: it stands for every other symbol, and three or more give free spins.",
  feature:
    "Before the free spins one symbol is drawn as special, all equally likely. Whenever it lands on enough reels to pay, it fills them and pays on all lines, even if the reels are not adjacent. Booklets do not count as the special symbol.",
});
