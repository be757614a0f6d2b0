import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney, formatShortMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Zap } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatPercent } from "../../platform/text.ts";
import { AmountField } from "../../platform/money/amount-field.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import { useIsOnline } from "../../platform/releases/online.ts";
import {
  type AmountProblem,
  checkAmount,
  largestDeposit,
  type OwnLimit,
  presetsBetween,
} from "./amounts.ts";
import type { Deposit, DepositMethod } from "./api.ts";
import { DepositOffers } from "./deposit-offers.tsx";
import { useOpening } from "./use-opening.ts";

interface Bounds {
  min: string;
  max: string;
}

function problemText(problem: AmountProblem, bounds: Bounds, limit: OwnLimit | null): string {
  const [min, max] = [formatMoney(bounds.min), formatMoney(bounds.max)];
  const isOwn = limit !== null && bounds.max === limit.left;
  const texts: Record<AmountProblem, string> = {
    missing: t`Enter an amount.`,
    invalid: t`Enter the amount in reais, for example 50 or 50,00.`,
    below: t`The minimum deposit is ${min}.`,
    above: isOwn ? t`Your own limit allows up to ${max}.` : t`The maximum deposit is ${max}.`,
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
  const [min, max] = [formatShortMoney(method.min), formatShortMoney(method.max)];
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

/**
 * The player's own limit, before anything is typed: how much of it is left, as text and as a bar.
 */
function LimitLeft({ limit }: { limit: OwnLimit }) {
  const [amount, left] = [formatShortMoney(limit.amount), formatMoney(limit.left)];
  const texts = {
    day: t`Your daily limit of ${amount} leaves ${left}.`,
    week: t`Your weekly limit of ${amount} leaves ${left}.`,
    month: t`Your monthly limit of ${amount} leaves ${left}.`,
  };
  return (
    <div className="rounded-tile bg-sea/12 px-4 py-3 text-sm">
      <p>{texts[limit.period]}</p>
      <ProgressBar
        className="mt-2"
        label={t`Left of your limit`}
        value={fromWire(limit.left) / fromWire(limit.amount)}
        valueText={left}
      />
    </div>
  );
}

interface PresetsProps {
  bounds: Bounds;
  chosen: string | null;
  onChoose: (amount: string) => void;
}

function Presets({ bounds, chosen, onChoose }: PresetsProps) {
  return (
    <div
      role="group"
      aria-label={t`Amounts`}
      className="grid grid-cols-3 gap-2 max-[15rem]:grid-cols-2"
    >
      {presetsBetween(bounds.min, bounds.max).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          className={cx(
            "tabular min-h-14 rounded-tile font-semibold transition-all duration-120",
            "text-base max-[359px]:text-sm",
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

const typedForm = (wire: string) => wire.replace(/\.00$/, "").replace(".", ",");

interface AmountFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  limit: OwnLimit | null;
  onOpened: (deposit: Deposit) => void;
  onBlocked: (code: string) => void;
}

export function AmountForm({ methods, limit, onOpened, onBlocked }: AmountFormProps) {
  const [methodId, setMethodId] = useState(methods[0].id);
  const method = methods.find((one) => one.id === methodId) ?? methods[0];
  const bounds = { min: method.min, max: largestDeposit(method.max, limit) };
  const [typed, setTyped] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isOnline = useIsOnline();
  const opening = useOpening({ onOpened, onBlocked });
  const { money, problem } = checkAmount(typed, bounds.min, bounds.max);
  const error = isApiError(opening.error) ? opening.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (money !== null) opening.start(money, method);
  }

  const shown = money === null ? "" : formatMoney(money);
  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      {methods.length > 1 && (
        <Segmented
          label={t`Payment method`}
          value={String(methodId)}
          options={methods.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(id) => setMethodId(Number(id))}
        />
      )}
      <MethodFacts method={method} />
      {limit !== null && <LimitLeft limit={limit} />}
      <Presets bounds={bounds} chosen={money} onChoose={(amount) => setTyped(typedForm(amount))} />
      <AmountField
        label={t`Another amount`}
        value={typed}
        onChange={setTyped}
        error={
          error?.fields["money"] ??
          (isChecked && problem !== null ? problemText(problem, bounds, limit) : undefined)
        }
      />
      {!isOnline && (
        <Notice tone="error">{t`You are offline. The deposit can begin when you are back.`}</Notice>
      )}
      {error !== null && error.fields["money"] === undefined && (
        <Notice tone="error">
          {error.message}
          {error.requestId !== undefined && (
            <span className="block text-xs text-quiet">{t`Reference: ${error.requestId}`}</span>
          )}
        </Notice>
      )}
      <Button type="submit" size="lg" isBusy={opening.isPending} disabled={!isOnline}>
        {opening.isPending && t`Preparing your Pix code`}
        {!opening.isPending && (money === null ? t`Deposit` : t`Deposit ${shown}`)}
      </Button>
      <p role="status" className="text-xs text-quiet">
        {opening.isSlow
          ? t`The bank is taking a while to answer. You can wait or leave: nothing is charged until you pay.`
          : t`You must be the payer: a Pix from someone else's CPF is refunded.`}
      </p>
      <DepositOffers money={money} smallest={method.min} />
    </form>
  );
}
