/** What is told about Noite de São João. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("noite-de-sao-joao", {
  how: "{least} or more balloons pay {pay} times the stake and start the climb up the greasy pole.",
  feature:
    "The wheel has {count} equal parts: rungs, coins or a slip. After a slip, or at the top, you receive the coins and the highest fixed prize reached, on rungs {rungs}.",
});
