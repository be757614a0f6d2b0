import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney, formatPercent, formatShortMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Zap } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { AmountField } from "../../platform/amount-field.tsx";
import { isApiError } from "../../platform/api-error.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { newKey } from "../../platform/text.ts";
import { rememberOpenOrder } from "../../platform/ui-store.ts";
import { type AmountProblem, checkAmount, presetsBetween } from "./amounts.ts";
import { type Deposit, type DepositMethod, methodsQuery, useOpenDeposit } from "./api.ts";

function problemText(problem: AmountProblem, method: DepositMethod): string {
  const [min, max] = [formatMoney(method.min), formatMoney(method.max)];
  const texts: Record<AmountProblem, string> = {
    missing: t`Enter an amount.`,
    invalid: t`Write the amount in reais, for example 50 or 50,00.`,
    below: t`The smallest deposit is ${min}.`,
    above: t`The largest deposit is ${max}.`,
  };
  return texts[problem];
}

function feeText(method: DepositMethod): string {
  const hasFixed = !/^0\.0+$/.test(method.fee);
  const hasPercent = !/^0(\.0+)?$/.test(method.fee_percent);
  const [fixed, percent] = [formatMoney(method.fee), formatPercent(method.fee_percent)];
  if (hasFixed && hasPercent) return t`Fee: ${fixed} and ${percent}`;
  if (hasFixed) return t`Fee: ${fixed}`;
  return hasPercent ? t`Fee: ${percent}` : t`No fee`;
}

function MethodFacts({ method }: { method: DepositMethod }) {
  const [min, max] = [formatMoney(method.min), formatMoney(method.max)];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      {method.instant && (
        <li className="flex items-center gap-1.5 text-leaf-text">
          <Zap aria-hidden="true" className="size-4" />
          {t`Credited in seconds`}
        </li>
      )}
      <li>{feeText(method)}</li>
      <li>{t`From ${min} to ${max}`}</li>
    </ul>
  );
}

function Presets({ method, chosen, onChoose }: PresetsProps) {
  return (
    <div role="group" aria-label={t`Amounts`} className="grid grid-cols-3 gap-2">
      {presetsBetween(method.min, method.max).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          className={cx(
            "tabular min-h-13 rounded-tile text-base font-semibold transition-all duration-120",
            "active:scale-[0.97]",
            amount === chosen
              ? "bg-text text-ground"
              : "bg-surface-2 shadow-inner hover:bg-surface-3",
          )}
          onClick={() => onChoose(amount)}
        >
          {formatShortMoney(amount)}
        </button>
      ))}
    </div>
  );
}

interface PresetsProps {
  method: DepositMethod;
  chosen: string | null;
  onChoose: (amount: string) => void;
}

interface AmountFormProps {
  methods: readonly DepositMethod[];
  onOpened: (deposit: Deposit) => void;
}

/**
 * The idempotency key is made when the form opens and kept while the same request may have got
 * lost; another amount, or an answer, is the end of it.
 */
function useRequestKey() {
  const current = useRef({ key: newKey(), request: "" });
  return {
    keyFor(request: string): string {
      if (current.current.request !== "" && current.current.request !== request) {
        current.current = { key: newKey(), request };
      }
      current.current.request = request;
      return current.current.key;
    },
    renew(): void {
      current.current = { key: newKey(), request: "" };
    },
  };
}

function AmountForm({ methods, onOpened }: AmountFormProps) {
  const [methodId, setMethodId] = useState(String(methods[0]?.id ?? ""));
  const method = methods.find((one) => String(one.id) === methodId) ?? methods[0];
  const [typed, setTyped] = useState("");
  const [isChecked, setChecked] = useState(false);
  const requestKey = useRequestKey();
  const open = useOpenDeposit();
  if (method === undefined) return null;
  const { money, problem } = checkAmount(typed, method.min, method.max);
  const error = isApiError(open.error) ? open.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (money === null || method === undefined || open.isPending) return;
    open.mutate(
      { money, method, idempotencyKey: requestKey.keyFor(`${method.id}:${money}`) },
      {
        onSuccess: (deposit) => {
          rememberOpenOrder(deposit.order_no);
          onOpened(deposit);
        },
        onError: (cause) => {
          if (isApiError(cause) && !cause.isOffline) requestKey.renew();
        },
      },
    );
  }

  const shown = money === null ? "" : formatMoney(money);
  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      {methods.length > 1 && (
        <Segmented
          label={t`Payment method`}
          value={methodId}
          options={methods.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={setMethodId}
        />
      )}
      <MethodFacts method={method} />
      <Presets
        method={method}
        chosen={money}
        onChoose={(amount) => setTyped(amount.replace(".00", ""))}
      />
      <AmountField
        label={t`Another amount`}
        value={typed}
        onChange={setTyped}
        error={
          error?.fields["money"] ??
          (isChecked && problem !== null ? problemText(problem, method) : undefined)
        }
      />
      {error !== null && error.fields["money"] === undefined && (
        <Notice tone="error">{error.message}</Notice>
      )}
      <Button type="submit" size="lg" isBusy={open.isPending}>
        {money === null ? t`Deposit` : t`Deposit ${shown}`}
      </Button>
      <p className="text-xs text-quiet">
        {t`The payer must be you: a PIX from somebody else's CPF is sent back.`}
      </p>
    </form>
  );
}

function NoMethods() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`No payment method is available right now.`}
      text={t`Please try again in a few minutes.`}
    />
  );
}

export function DepositForm({ onOpened }: { onOpened: (deposit: Deposit) => void }) {
  const query = useQuery(methodsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(methods) =>
        methods.length === 0 ? <NoMethods /> : <AmountForm methods={methods} onOpened={onOpened} />
      }
    </QueryState>
  );
}
