/** Texts of the orders room's errors, in Simplified Chinese. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "所选日期内的订单超过 {max} 笔，请缩短日期范围",
} satisfies Record<keyof typeof ordersErrors, string>;
