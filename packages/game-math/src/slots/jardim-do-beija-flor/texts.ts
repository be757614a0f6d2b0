/** What is told about Jardim do Beija-Flor. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("jardim-do-beija-flor", {
  how: "Winning fruits disappear, the rest fall and new ones drop in. Drops of nectar stay. When nothing wins anymore, all drops on the screen add up and multiply everything that the spin has won.",
  feature:
    "In the free spins the drops of every spin that wins are kept: their sum multiplies this win and all that follow. The scatter is the hibiscus.",
});
