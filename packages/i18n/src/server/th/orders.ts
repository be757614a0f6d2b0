/** Texts of the orders room's errors, in Thai. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "มีมากกว่า {max} รายการในช่วงวันที่เลือก กรุณาเลือกช่วงวันที่สั้นลง",
} satisfies Record<keyof typeof ordersErrors, string>;
