/** What is told about Recife Vivo. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("recife-vivo", {
  how: "What pays vanishes and its place is marked. Each further win over it doubles that place's multiplier, up to ×{top}.",
  feature:
    "The multipliers of a cluster's places add up. In the free spins the marks stay. The scatter is the pearl.",
});
