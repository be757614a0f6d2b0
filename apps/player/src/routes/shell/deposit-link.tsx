/** "Deposit" anywhere: members stay where they are, and the sheet opens over it. */
import { Link, useLocation } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { useIsMember } from "../../platform/session/session.ts";
import { openModal } from "../../platform/shell/ui-store.ts";

const ownPages = ["/recharge", "/recharge-payment", "/cztx"];
const PRELOAD_AFTER_MS = 4_000;

/** When the page has come to rest: the first tap finds code and data already there. */
function usePreload(isMember: boolean): void {
  useEffect(() => {
    if (!isMember) return undefined;
    const timer = setTimeout(() => {
      void Promise.all([
        import("./sheets/modals.tsx"),
        import("../../features/deposit/deposit-sheet.tsx"),
      ])
        .then(([, sheet]) => sheet.preloadDeposit())
        // Without a network the first tap asks again.
        .catch(() => undefined);
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMember]);
}

interface DepositLinkProps {
  className: string;
  children: ReactNode;
}

export function DepositLink({ className, children }: DepositLinkProps) {
  const isMember = useIsMember();
  const path = useLocation({ select: (location) => location.pathname });
  usePreload(isMember);

  function open(event: MouseEvent): void {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!isMember || !isPlain || ownPages.includes(path)) return;
    event.preventDefault();
    openModal("deposit");
  }

  return (
    <Link to="/recharge" className={className} onClick={open}>
      {children}
    </Link>
  );
}
