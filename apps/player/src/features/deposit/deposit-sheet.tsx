import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useState } from "react";
import { MembersOnly } from "../../platform/sign-in-needed.tsx";
import { closeModal } from "../../platform/ui-store.ts";
import { DepositForm } from "./deposit-form.tsx";
import { PaymentPanel } from "./payment-panel.tsx";

/** The deposit over something that must stay where it is: a game in its frame. */
export function DepositSheet() {
  const [orderNo, setOrderNo] = useState<string | null>(null);
  return (
    <Sheet title={t`Deposit`} closeLabel={t`Close`} onClose={closeModal}>
      <MembersOnly text={t`Here you would pay in by PIX.`}>
        {orderNo === null ? (
          <DepositForm onOpened={(deposit) => setOrderNo(deposit.order_no)} />
        ) : (
          <PaymentPanel orderNo={orderNo} onNewDeposit={() => setOrderNo(null)}>
            <Button size="lg" onClick={closeModal}>
              {t`Back to the game`}
            </Button>
          </PaymentPanel>
        )}
      </MembersOnly>
    </Sheet>
  );
}
