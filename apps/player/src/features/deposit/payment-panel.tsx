import { t } from "@lingui/core/macro";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { type ReactNode, useEffect } from "react";
import { refetchMember } from "../../platform/session/member.ts";
import { useIsOnline } from "../../platform/releases/online.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { rememberOpenOrder } from "../../platform/shell/ui-store.ts";
import { checksQuery, OPEN_STATES, openOrderQuery, standingQuery } from "./api.ts";
import { PaymentCode } from "./payment-code.tsx";
import { PaymentEnd } from "./payment-end.tsx";
import { useFollowedDeposit } from "./use-followed-deposit.ts";

function PaymentSkeleton() {
  return (
    <div role="status" className="flex flex-col items-center gap-5">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-16 w-48" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="size-58" />
    </div>
  );
}

interface PaymentPanelProps {
  orderNo: string;
  /** Where to go from a finished payment: differs on the page and over a game. */
  onNewDeposit: () => void;
  children?: ReactNode;
}

/** One deposit from its code to its end. */
export function PaymentPanel({ orderNo, onNewDeposit, children }: PaymentPanelProps) {
  const query = useFollowedDeposit(orderNo);
  const isOnline = useIsOnline();
  const status = query.data?.status;
  useEffect(() => {
    if (status === undefined) return;
    const isOpen = OPEN_STATES.includes(status);
    if (!isOpen) queryClient.setQueryData(openOrderQuery.queryKey, null);
    rememberOpenOrder(isOpen ? orderNo : null);
    if (status !== "credited") return;
    void refetchMember();
    // What is left of a limit, and what can be claimed now, are no longer what they were.
    void queryClient.invalidateQueries(standingQuery);
    void queryClient.invalidateQueries(checksQuery);
  }, [status, orderNo]);
  return (
    <QueryState query={query} waiting={<PaymentSkeleton />}>
      {(deposit) => (
        <div className="flex flex-col gap-4">
          {(!isOnline || query.error !== null) && (
            <Notice tone="error">
              {t`No connection. If you pay now it still counts, and this page will catch up.`}
            </Notice>
          )}
          {deposit.status === "awaiting" || deposit.status === "created" ? (
            <PaymentCode
              deposit={deposit}
              onCheck={() => void query.refetch()}
              onNewDeposit={onNewDeposit}
            />
          ) : (
            <PaymentEnd deposit={deposit} onNewDeposit={onNewDeposit}>
              {children}
            </PaymentEnd>
          )}
        </div>
      )}
    </QueryState>
  );
}
