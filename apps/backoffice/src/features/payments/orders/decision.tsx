import { Trans, useLingui } from "@lingui/react/macro";
import {
  approveWithdrawal,
  rejectWithdrawal,
} from "@tucano/contract/backoffice/payments/payments.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { call, fieldsOf } from "../../../platform/api.ts";

interface DecisionProps {
  orderNo: string;
  amount: string;
  receives: string;
  keyText: string;
}

type Act = "approve" | "reject";

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
  const [text, setText] = useState("");
  const isApproval = act === "approve";
  const decide = useAct(
    () =>
      isApproval
        ? call(approveWithdrawal, { order_no: props.orderNo, note: text })
        : call(rejectWithdrawal, { order_no: props.orderNo, reason: text }),
    {
      done: isApproval
        ? t`Approved. The payout has started.`
        : t`Rejected. The money is back with the player.`,
      onDone: onClose,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate();
  };
  const amount = formatMoney(props.amount);
  const receives = formatMoney(props.receives);
  const keyText = props.keyText;
  const fields = fieldsOf(decide.error);
  return (
    <Sheet
      title={isApproval ? t`Approve withdrawal` : t`Reject withdrawal`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-sm">
          {isApproval ? (
            <Trans>
              {receives} goes to {keyText}. A payout cannot be called back.
            </Trans>
          ) : (
            <Trans>
              {amount} goes back to the player's balance, and the player reads your reason.
            </Trans>
          )}
        </p>
        <TextField
          label={
            isApproval
              ? t`Note for the audit log (optional)`
              : t`Reason, as the player will read it`
          }
          required={!isApproval}
          maxLength={500}
          value={text}
          error={fields["reason"]}
          onChange={(event) => setText(event.target.value)}
        />
        {decide.isError && fields["reason"] === undefined && (
          <Notice tone="error">{decide.error.message}</Notice>
        )}
        <Button
          type="submit"
          size="lg"
          isBusy={decide.isPending}
          look={isApproval ? "primary" : "danger"}
        >
          {isApproval ? t`Approve and pay ${receives}` : t`Reject and return ${amount}`}
        </Button>
      </form>
    </Sheet>
  );
}
