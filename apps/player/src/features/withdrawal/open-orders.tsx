import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useLive } from "../../platform/realtime/live.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { ordersQuery } from "./api.ts";
import { OrderCard } from "./order-card.tsx";

/**
 * Orders on their way with their times, and the last one if it was rejected: never without a word.
 */
export function OpenOrders() {
  const { data } = useQuery(ordersQuery);
  useLive("me", (message) => {
    if (message.type === "withdrawal") {
      void queryClient.invalidateQueries({ queryKey: ["withdrawal"] });
    }
  });
  const orders = data?.list ?? [];
  const shown = orders.filter(
    ({ status }, index) => status !== "paid" && (status !== "rejected" || index === 0),
  );
  if (shown.length === 0) return null;
  return (
    <section className="mt-6 flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t`Your latest withdrawals`}</h2>
      <ul className="flex flex-col gap-3">
        {shown.map((order) => (
          <OrderCard key={order.order_no} order={order} />
        ))}
      </ul>
    </section>
  );
}
