/** Texts of the orders room's errors, in Indonesian. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "Ada lebih dari {max} transaksi pada periode ini. Pilih periode lebih singkat",
} satisfies Record<keyof typeof ordersErrors, string>;
