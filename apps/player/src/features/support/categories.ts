/** What a conversation can be about, as the contract names it, without the contract's schemas. */
import type { TicketCategory } from "@tucano/contract/player/site/messages.ts";

export const ticketCategories = [
  "account",
  "deposit",
  "withdrawal",
  "game",
  "promotion",
  "responsible_gaming",
  "other",
] as const satisfies readonly TicketCategory[];
