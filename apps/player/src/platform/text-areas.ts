/**
 * Texts that no first page shows come by the part of the site whose code needs them: the folder of
 * `routes`, and `shell` for what opens over any page.
 */
export const textAreas = [
  "account",
  "games",
  "help",
  "money",
  "play",
  "promotions",
  "shell",
] as const;

export type TextArea = (typeof textAreas)[number];
