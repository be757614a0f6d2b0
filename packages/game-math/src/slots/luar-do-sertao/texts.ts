/** What is told about Luar do Sertão. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("luar-do-sertao", {
  how: "{least} or more moons are held with the value they carry, and all other places spin again: {respins} respins, which start anew with each new moon.",
  feature:
    "At the end all values are paid. A sky full of moons raises the round to the maximum win.",
});
