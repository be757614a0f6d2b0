/** Texts of the orders room's errors, in Vietnamese. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many":
    "Có hơn {max} đơn cược trong những ngày này. Vui lòng chọn khoảng thời gian ngắn hơn",
} satisfies Record<keyof typeof ordersErrors, string>;
