/** What is told about Recife Vivo. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("recife-vivo", {
  how: "Winning symbols disappear and leave a mark. Each further win on a mark doubles its multiplier, up to ×{top}.",
  feature:
    "The multipliers in a cluster add up. In the free spins the marks stay. The scatter is the pearl.",
});
