/**
 * Opening a deposit once, however often the button is pressed and whatever gets lost on the way.
 */
import { useEffect, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { newKey } from "../../platform/text.ts";
import { rememberOpenOrder } from "../../platform/shell/ui-store.ts";
import { type Deposit, type DepositMethod, useOpenDeposit } from "./api.ts";
import { isBlocking } from "./refusals.ts";

const SLOW_AFTER_MS = 10_000;

interface OpeningOptions {
  onOpened: (deposit: Deposit) => void;
  onBlocked: (code: string) => void;
}

/** True when an answer takes so long that the page should say something. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isSlow;
}

/**
 * The idempotency key is made when the form opens and kept while the same request may have got
 * lost or the bank did not answer; another amount, or an answer, is the end of it.
 */
export function useOpening({ onOpened, onBlocked }: OpeningOptions) {
  const request = useRef({ key: newKey(), what: "" });
  const isUnderWay = useRef(false);
  const open = useOpenDeposit();
  const isSlow = useIsSlow(open.isPending);

  function keyFor(what: string): string {
    if (request.current.what !== "" && request.current.what !== what) {
      request.current.key = newKey();
    }
    request.current.what = what;
    return request.current.key;
  }

  function start(money: string, method: DepositMethod): void {
    // Two taps in one frame come before the button can be disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    open.mutate(
      { money, method, idempotencyKey: keyFor(`${method.id}:${money}`) },
      {
        onSuccess: (deposit) => {
          rememberOpenOrder(deposit.order_no);
          onOpened(deposit);
        },
        onError: (cause) => {
          if (!isApiError(cause)) return;
          const isUnknown = cause.isOffline || cause.status >= 500;
          if (!isUnknown) request.current = { key: newKey(), what: "" };
          const code = cause.error ?? "";
          if (isBlocking(code)) onBlocked(code);
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  }

  return { start, isPending: open.isPending, isSlow, error: open.error };
}
