import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { type FormEvent, useId, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { type Destination, useDeleteDestination } from "./api.ts";
import { destinationName } from "./names.ts";
import { SixDigits } from "./six-digits.tsx";

interface ForgetSheetProps {
  destination: Destination;
  onClose: () => void;
}

/** Where money may go is changed only by who knows the six digits. */
export function ForgetSheet({ destination, onClose }: ForgetSheetProps) {
  const forget = useDeleteDestination();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const name = `${destinationName(destination)} ${destination.masked}`;
  const refusal = isApiError(forget.error) ? forget.error : null;
  const isWrong = refusal?.error === "cashier.withdrawal_password_wrong";
  const missing = isChecked && password.length !== 6 ? t`Enter all six digits.` : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (password.length !== 6 || forget.isPending) return;
    forget.mutate(
      { id: destination.id, qk_pwd: password },
      { onSuccess: onClose, onError: () => setPassword("") },
    );
  }

  return (
    <Sheet
      title={t`Remove this key or account?`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" size="lg" onClick={onClose}>
            {t`Keep`}
          </Button>
          <Button type="submit" form={formId} look="danger" size="lg" isBusy={forget.isPending}>
            {t`Remove`}
          </Button>
        </div>
      }
    >
      <form id={formId} className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <p className="text-sm text-quiet">
          {t`${name} will no longer be offered. Withdrawals already on their way aren't affected.`}
        </p>
        {refusal !== null && !isWrong && <Notice tone="error">{refusal.message}</Notice>}
        <SixDigits
          value={password}
          error={isWrong && password === "" ? refusal.message : missing}
          onChange={setPassword}
        />
      </form>
    </Sheet>
  );
}
