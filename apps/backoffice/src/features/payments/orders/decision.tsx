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
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, call } from "../../../platform/api.ts";

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
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: () =>
      act === "approve"
        ? call(approveWithdrawal, { order_no: props.orderNo, note: text })
        : call(rejectWithdrawal, { order_no: props.orderNo, reason: text }),
    onSuccess: ({ approval }) => {
      const approved =
        approval === null
          ? t`Approved. The payout has started.`
          : t`Sent for approval. Somebody else has to agree.`;
      showToast(
        act === "approve" ? approved : t`Rejected. The money is back with the player.`,
        "good",
      );
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate();
  };
  const amount = formatMoney(props.amount);
  const receives = formatMoney(props.receives);
  const keyText = props.keyText;
  const fields = decide.error instanceof ApiError ? decide.error.fields : {};
  return (
    <Sheet
      title={act === "approve" ? t`Approve withdrawal` : t`Reject withdrawal`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-sm">
          {act === "approve" ? (
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
            act === "approve"
              ? t`Note for the audit log (optional)`
              : t`Reason, as the player will read it`
          }
          required={act === "reject"}
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
          look={act === "approve" ? "primary" : "danger"}
        >
          {act === "approve" ? (
            <Trans>Approve and pay {receives}</Trans>
          ) : (
            <Trans>Reject and return {amount}</Trans>
          )}
        </Button>
      </form>
    </Sheet>
  );
}
