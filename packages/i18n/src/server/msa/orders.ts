/** Texts of the orders room's errors, in Malay. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many":
    "Terdapat lebih daripada {max} transaksi dalam tempoh ini. Sila pilih tempoh lebih pendek",
} satisfies Record<keyof typeof ordersErrors, string>;
