/** Texts of the orders room's errors, in Traditional Chinese. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "所選日期內的訂單超過 {max} 筆，請縮短日期範圍",
} satisfies Record<keyof typeof ordersErrors, string>;
