/** Where the pill of an open deposit is shown, and where it would be in the way. */
import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { useIsSettled } from "../../platform/first-paint/settled.ts";
import { optional } from "../../platform/releases/optional.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { useUi } from "../../platform/shell/ui-store.ts";

const OrderPill = optional(() =>
  import("../../features/deposit/order-pill.tsx").then((m) => m.OrderPill),
);

const FindOpenOrder = optional(() =>
  import("../../features/deposit/order-pill.tsx").then((m) => m.FindOpenOrder),
);

const ownPages = ["/recharge", "/recharge-payment", "/cztx"];

export function OpenOrderPill() {
  const order = useUi((state) => state.openOrder);
  const isCovered = useUi((state) => state.modal === "deposit");
  const isMember = useIsMember();
  const path = useLocation({ select: (location) => location.pathname });
  const isSettled = useIsSettled();
  if (!isMember || isCovered || ownPages.includes(path)) return null;
  if (order === null) {
    return <Suspense fallback={null}>{isSettled && <FindOpenOrder />}</Suspense>;
  }
  return (
    <Suspense fallback={null}>
      <OrderPill orderNo={order} isInGame={path === "/gameInfo"} />
    </Suspense>
  );
}
