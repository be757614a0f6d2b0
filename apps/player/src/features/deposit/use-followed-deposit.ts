import { useQuery } from "@tanstack/react-query";
import { useLive } from "../../platform/realtime/live.ts";
import { depositQuery } from "./api.ts";

/** The order's state: pushed over the live connection, polled every four seconds and on return. */
export function useFollowedDeposit(orderNo: string) {
  const query = useQuery(depositQuery(orderNo));
  useLive("me", (message) => {
    if (message.type === "deposit" && message.order_no === orderNo) void query.refetch();
  });
  return query;
}
