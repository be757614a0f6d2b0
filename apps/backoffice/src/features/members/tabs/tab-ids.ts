/** The sides of a player, in the order of the tabs; they are in the address. */
export const tabIds = [
  "overview",
  "timeline",
  "ledger",
  "requirements",
  "deposits",
  "withdrawals",
  "rounds",
  "rewards",
  "vip",
  "tree",
  "sessions",
  "limits",
  "identity",
  "tickets",
  "notes",
  "signals",
  "ring",
] as const;

export type TabId = (typeof tabIds)[number];
