/** Errors of the orders room: code -> HTTP status and what it says in English. */
export const ordersErrors = {
  "orders.too_many": [
    422,
    "There are more than {max} orders in this period. Please choose fewer days",
  ],
} as const;
