/** Texts of the orders room's errors, in Turkish. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "Seçilen günlerde {max} adetten fazla işlem var. Lütfen daha az gün seçin",
} satisfies Record<keyof typeof ordersErrors, string>;
