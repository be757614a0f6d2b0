/** Texts of the orders room's errors, in Portuguese. */
import type { ordersErrors } from "@tucano/contract/errors/orders.ts";

export const ordersTexts = {
  "orders.too_many": "Há mais de {max} pedidos neste período. Escolha um período menor",
} satisfies Record<keyof typeof ordersErrors, string>;
