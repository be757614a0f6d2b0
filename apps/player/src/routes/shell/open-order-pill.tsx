/** A deposit that still waits for its payment, while the player looks at something else. */
import { t } from "@lingui/core/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import { useIsMember } from "../../platform/session.ts";
import { useUi } from "../../platform/ui-store.ts";

export function OpenOrderPill() {
  const order = useUi((state) => state.openOrder);
  const isMember = useIsMember();
  const path = useLocation({ select: (location) => location.pathname });
  if (order === null || !isMember || path === "/recharge-payment") return null;
  return (
    <Link
      to="/recharge-payment"
      search={{ order }}
      className={
        "fixed right-3 bottom-[calc(72px+env(safe-area-inset-bottom))] z-30 flex min-h-11 " +
        "items-center gap-2 rounded-full bg-surface-3 px-4 text-sm font-medium no-underline " +
        "shadow-card lg:bottom-6"
      }
    >
      <Clock aria-hidden="true" className="size-4 text-beak-text" />
      {t`PIX waiting for payment`}
    </Link>
  );
}
