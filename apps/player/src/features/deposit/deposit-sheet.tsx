import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { Button } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useEffect, useRef, useState } from "react";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";
import { closeModal, useUi } from "../../platform/shell/ui-store.ts";
import { DepositForm } from "./deposit-form.tsx";
import { PaymentPanel } from "./payment-panel.tsx";

/** A link inside the sheet leads to another page: the sheet does not stay in front of it. */
function useCloseOnLeaving(): void {
  const path = useLocation({ select: (location) => location.pathname });
  const first = useRef(path);
  useEffect(() => {
    if (path !== first.current) closeModal();
  }, [path]);
}

export { preloadDeposit } from "./api.ts";

/**
 * The deposit over any page, which stays where it is: a game in its frame as well. An order that
 * waits for its payment is gone on with.
 */
export function DepositSheet() {
  const [orderNo, setOrderNo] = useState(() => useUi.getState().openOrder);
  const isInGame = useLocation({ select: (location) => location.pathname === "/gameInfo" });
  useCloseOnLeaving();
  return (
    <Sheet
      title={orderNo === null ? t`Deposit` : t`Payment`}
      closeLabel={t`Close`}
      onClose={closeModal}
      isWide={orderNo !== null}
    >
      <MembersOnly text={t`Log in to deposit by Pix.`}>
        {orderNo === null ? (
          <DepositForm onOpened={(deposit) => setOrderNo(deposit.order_no)} />
        ) : (
          <PaymentPanel orderNo={orderNo} onNewDeposit={() => setOrderNo(null)}>
            <Button size="lg" onClick={closeModal}>
              {isInGame ? t`Back to the game` : t`Continue`}
            </Button>
          </PaymentPanel>
        )}
      </MembersOnly>
    </Sheet>
  );
}
