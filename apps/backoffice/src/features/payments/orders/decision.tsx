import { Trans, useLingui } from "@lingui/react/macro";
import {
  approveWithdrawal,
  rejectWithdrawal,
} from "@tucano/contract/backoffice/payments/payments.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { type Act, useDecisionWords } from "./decision-words.ts";

interface DecisionProps {
  orderNo: string;
  amount: string;
  receives: string;
  keyText: string;
}

/** Two buttons; each opens a sheet that repeats what will happen before it happens. */
export function Decision(props: DecisionProps) {
  const [act, setAct] = useState<Act | null>(null);
  return (
    <div className="flex gap-3">
      <Button look="danger" className="flex-1" onClick={() => setAct("reject")}>
        <Trans>Reject</Trans>
      </Button>
      <Button className="flex-1" onClick={() => setAct("approve")}>
        <Trans>Approve</Trans>
      </Button>
      {act !== null && <DecisionSheet act={act} onClose={() => setAct(null)} {...props} />}
    </div>
  );
}

function DecisionSheet({
  act,
  onClose,
  ...props
}: DecisionProps & { act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const { orderNo, keyText } = props;
  const amount = formatMoney(props.amount);
  const receives = formatMoney(props.receives);
  const isApproval = act === "approve";
  return (
    <ReasonSheet
      title={isApproval ? t`Approve withdrawal` : t`Reject withdrawal`}
      text={
        isApproval ? (
          <Trans>
            {receives} goes to {keyText}. A payout cannot be called back.
          </Trans>
        ) : (
          <Trans>
            {amount} goes back to the player's balance, and the player reads your reason.
          </Trans>
        )
      }
      {...useDecisionWords(act)}
      submit={isApproval ? t`Approve and pay ${receives}` : t`Reject and return ${amount}`}
      act={(text) =>
        isApproval
          ? call(approveWithdrawal, { order_no: orderNo, note: text })
          : call(rejectWithdrawal, { order_no: orderNo, reason: text })
      }
      done={
        isApproval
          ? t`Approved. The payout has started.`
          : t`Rejected. The money is back with the player.`
      }
      onClose={onClose}
    />
  );
}
