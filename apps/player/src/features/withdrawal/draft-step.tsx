import { t } from "@lingui/core/macro";
import { fromWire, formatWire } from "@tucano/contract/money.ts";
import { formatMoney, formatShortMoney, parseTypedMoney } from "@tucano/i18n/money.ts";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { type FormEvent, useState } from "react";
import { AmountField } from "../../platform/money/amount-field.tsx";
import { formatPercent } from "../../platform/text.ts";
import { ordersQuery, type WithdrawalOptions } from "./api.ts";
import type { Draft } from "./confirm-step.tsx";
import { DestinationChoice, targetsOf } from "./destination-choice.tsx";
import { sharesOf } from "./shares.ts";

interface DraftStepProps {
  options: WithdrawalOptions;
  /** What was chosen before coming back from the confirmation. */
  first: Draft | null;
  onReady: (draft: Draft) => void;
}

function amountProblem(typed: string, options: WithdrawalOptions): string | null {
  if (typed.trim() === "") return t`Enter an amount.`;
  const wire = parseTypedMoney(typed);
  if (wire === null) return t`Enter the amount in reais, for example 50 or 50,00.`;
  const amount = fromWire(wire);
  const [min, max] = [formatMoney(options.min), formatMoney(options.max)];
  if (amount < fromWire(options.min)) return t`The minimum withdrawal is ${min}.`;
  if (amount > fromWire(options.max)) return t`You can withdraw up to ${max} now.`;
  return null;
}

const typedForm = (wire: string) => wire.replace(".", ",").replace(/,00$/, "");

interface ShortcutsProps {
  options: WithdrawalOptions;
  /** The wire's text. */
  chosen: string | null;
  onChoose: (money: string) => void;
}

/** By one tap: a part of what there is, or as much as the last time. */
function Shortcuts({ options, chosen, onChoose }: ShortcutsProps) {
  const last = useQuery(ordersQuery).data?.list.find(({ status }) => status === "paid")?.amount;
  const shares = sharesOf(options).map(({ percent, money }) => ({
    name: percent === 100 ? t`All` : formatPercent(String(percent)),
    money,
  }));
  const isPossible = last !== undefined && fromWire(last) <= fromWire(options.max);
  const again = isPossible ? [{ name: t`Same as last time`, money: last }] : [];
  return (
    <div role="group" aria-label={t`Amounts`} className="flex flex-wrap gap-2">
      {[...shares, ...again].map(({ name, money }) => (
        <button
          key={name}
          type="button"
          aria-pressed={money === chosen}
          className={cx(
            "flex min-h-14 flex-1 basis-20 flex-col items-center justify-center rounded-tile px-2",
            "transition-all duration-120 active:scale-[0.97]",
            money === chosen
              ? "bg-text text-ground"
              : "bg-surface-2 shadow-inner hover:bg-surface-3",
          )}
          onClick={() => onChoose(money)}
        >
          <span className="text-sm font-semibold whitespace-nowrap">{name}</span>
          <span className="tabular text-xs whitespace-nowrap">{formatShortMoney(money)}</span>
        </button>
      ))}
    </div>
  );
}

export function DraftStep({ options, first, onReady }: DraftStepProps) {
  const targets = targetsOf(options);
  const [typed, setTyped] = useState(first === null ? "" : typedForm(first.money));
  const [target, setTarget] = useState(first?.target ?? targets[0] ?? null);
  const [isChecked, setChecked] = useState(false);
  const problem = amountProblem(typed, options);
  const wire = parseTypedMoney(typed);
  const shown = wire === null || problem !== null ? null : formatMoney(wire);
  const [min, max] = [formatShortMoney(options.min), formatMoney(options.max)];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (problem !== null || wire === null || target === null) return;
    onReady({ money: formatWire(fromWire(wire)), target });
  }

  return (
    <form className="card flex flex-col gap-5 p-5" onSubmit={submit} noValidate>
      <AmountField
        label={t`Amount`}
        value={typed}
        onChange={setTyped}
        hint={t`From ${min} to ${max}`}
        error={isChecked ? (problem ?? undefined) : undefined}
      />
      <Shortcuts
        options={options}
        chosen={wire === null ? null : formatWire(fromWire(wire))}
        onChoose={(money) => setTyped(typedForm(money))}
      />
      <DestinationChoice
        targets={targets}
        chosen={target?.id ?? null}
        error={isChecked && target === null ? t`Choose where to send the money.` : undefined}
        onChoose={setTarget}
      />
      <Button type="submit" size="lg">
        {shown === null ? t`Continue` : t`Continue with ${shown}`}
      </Button>
    </form>
  );
}
