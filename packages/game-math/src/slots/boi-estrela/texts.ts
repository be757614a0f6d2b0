/** What is told about Boi Estrela. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("boi-estrela", {
  how: "In one of {count} spins, on average, {width} reels turn as one and show giant symbols. Each cell of a giant counts like any other.",
  feature:
    "In the free spins {width} reels always turn as one. Scatters are counted cell by cell, so a giant maraca can start them alone.",
});
