/** What is told about Luar do Sertão. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("luar-do-sertao", {
  how: "{least} or more moons stay with the value they carry, and all other positions spin again: {respins} respins, which reset with each new moon.",
  feature: "At the end all values are paid. A sky full of moons pays the max win.",
});
