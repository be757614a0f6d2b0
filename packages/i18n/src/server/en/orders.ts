/** Texts of the orders room's errors, in English. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "There are more than {max} orders in these days. Please choose fewer days",
} satisfies Record<keyof typeof ordersErrors, string>;
