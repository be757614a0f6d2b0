/** Errors of the orders room: code -> HTTP status. Texts: packages/i18n. */
export const ordersErrors = {
  "orders.too_many": 422,
} as const;
