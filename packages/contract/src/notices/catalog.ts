/** What the catalog room says beside its errors, in English. */
export const catalogNotices = {
  "catalog.type.slots": "Slots",
  "catalog.type.live": "Live casino",
  "catalog.type.table": "Table games",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Fishing",
  "catalog.type.arcade": "Arcade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Cards",
  "catalog.type.lottery": "Lottery",
  "catalog.type.sports": "Sports",
  "catalog.type.video": "Video",
} as const;
