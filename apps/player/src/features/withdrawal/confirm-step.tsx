import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { type FormEvent, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { LoadError } from "../../platform/api/query-state.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { newKey } from "../../platform/text.ts";
import {
  type Order,
  type Quote,
  quoteQuery,
  useSubmitWithdrawal,
  type WithdrawalOptions,
} from "./api.ts";
import type { Target } from "./destination-choice.tsx";
import { etaText } from "./names.ts";
import { Refusal } from "./next-step.tsx";
import { SixDigits } from "./six-digits.tsx";

export interface Draft {
  readonly money: string;
  readonly target: Target;
}

const WRONG = "cashier.withdrawal_password_wrong";
const LOCKED = "cashier.withdrawal_password_locked";

interface ConfirmStepProps {
  draft: Draft;
  options: WithdrawalOptions;
  onBack: () => void;
  onDone: (order: Order) => void;
}

function Row({
  name,
  value,
  isStrong = false,
}: {
  name: string;
  value: string;
  isStrong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className={`tabular text-right ${isStrong ? "text-lg font-bold" : "font-medium"}`}>
        {value}
      </dd>
    </div>
  );
}

function Summary({ draft, quote, eta }: { draft: Draft; quote: Quote; eta: string }) {
  const fee = quote.general_fee === "0.00" ? t`No fee` : formatMoney(quote.general_fee);
  const early = quote.mandatory_fee === "0.00" ? t`None` : formatMoney(quote.mandatory_fee);
  return (
    <dl className="divide-y divide-edge">
      <Row name={t`Amount`} value={formatMoney(quote.amount)} />
      <Row name={t`Fee`} value={fee} />
      <Row name={t`Early withdrawal fee`} value={early} />
      <Row name={t`You receive`} value={formatMoney(quote.actual_receipt)} isStrong />
      <Row name={t`Pay to`} value={`${draft.target.name} ${draft.target.masked}`} />
      <Row name={t`Holder`} value={t`Your own CPF`} />
      <Row name={t`Paid within`} value={eta} />
    </dl>
  );
}

function requestOf(draft: Draft, password: string) {
  const money = draft.money;
  if (draft.target.id === "cpf") return { money, qk_pwd: password, payment_type: "CPF" };
  return {
    money,
    qk_pwd: password,
    payment_type: "PIX",
    member_bank_id: draft.target.id,
    member_bank_text: `${draft.target.name} ${draft.target.masked}`,
  };
}

/** Everything once more, then the password. After this nothing can be taken back by a slip. */
export function ConfirmStep({ draft, options, onBack, onDone }: ConfirmStepProps) {
  const quote = useQuery(quoteQuery(draft.money));
  const submit = useSubmitWithdrawal();
  const key = useRef(newKey());
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const error = isApiError(submit.error) ? submit.error : null;
  const isWrong = error?.error === WRONG;
  const isLocked = error?.error === LOCKED;
  const shown = quote.data?.quote ?? null;
  if (quote.error !== null && shown === null) {
    return <LoadError error={quote.error} onRetry={() => void quote.refetch()} />;
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (password.length !== 6 || submit.isPending || shown === null) return;
    submit.mutate(
      { request: requestOf(draft, password), idempotencyKey: key.current },
      {
        onSuccess: onDone,
        onError: (cause) => {
          // An answer was given: the next try is a new request. A lost one keeps its key.
          if (!isApiError(cause)) return;
          if (!cause.isOffline) key.current = newKey();
          if (cause.error === WRONG || cause.error === LOCKED) setPassword("");
        },
      },
    );
  }

  const missing = isChecked && password.length !== 6 ? t`Enter all six digits.` : undefined;
  return (
    <form className="card flex flex-col gap-4 p-5" onSubmit={send} noValidate>
      <StepHeading>{t`Check and confirm`}</StepHeading>
      {shown === null ? (
        <Skeleton className="h-64" />
      ) : (
        <Summary draft={draft} quote={shown} eta={etaText(options.eta_minutes)} />
      )}
      {error !== null && !isWrong && <Refusal error={error} onBack={onBack} />}
      {!isLocked && (
        <SixDigits
          value={password}
          error={isWrong && password === "" ? error.message : missing}
          onChange={setPassword}
        />
      )}
      {!isLocked && (
        <>
          <p className="text-xs text-quiet">
            {t`Your request is then reviewed and can no longer be cancelled.`}
          </p>
          <Button type="submit" size="lg" isBusy={submit.isPending} disabled={shown === null}>
            {shown === null ? t`Withdraw` : t`Withdraw ${formatMoney(shown.amount)}`}
          </Button>
        </>
      )}
      <Button look="ghost" onClick={onBack} disabled={submit.isPending}>
        {t`Edit`}
      </Button>
    </form>
  );
}
