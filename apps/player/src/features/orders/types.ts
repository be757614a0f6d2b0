/** The types of orders as the address names them, without the contract's schemas. */
import type { OrderType } from "@tucano/contract/player/money/orders.ts";

export const orderTypes = [
  "deposit",
  "withdrawal",
  "bonus",
  "fee",
] as const satisfies readonly OrderType[];
