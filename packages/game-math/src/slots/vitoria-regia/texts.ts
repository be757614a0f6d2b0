/** What is told about Vitória-Régia. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("vitoria-regia", {
  how: "Winning symbols disappear and the rest fall. A water lily stands for every paying symbol and stays: each win around it makes it grow, through {wilds}. The lilies in a cluster add up and multiply what it pays. After a win at ×{last} the lily sinks.",
  feature:
    "In the free spins the lilies stay from spin to spin and go on growing. The scatter is the muiraquitã, a charm of green stone.",
});
