import { t } from "@lingui/core/macro";
import { fromWire, formatWire } from "@tucano/contract/money.ts";
import { formatMoney, formatShortMoney, parseTypedMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { type FormEvent, useState } from "react";
import { AmountField } from "../../platform/money/amount-field.tsx";
import type { WithdrawalOptions } from "./api.ts";
import type { Draft } from "./confirm-step.tsx";
import { DestinationChoice, targetsOf } from "./destination-choice.tsx";

interface DraftStepProps {
  options: WithdrawalOptions;
  /** What was chosen before coming back from the confirmation. */
  first: Draft | null;
  onReady: (draft: Draft) => void;
}

function amountProblem(typed: string, options: WithdrawalOptions): string | null {
  if (typed.trim() === "") return t`Enter an amount.`;
  const wire = parseTypedMoney(typed);
  if (wire === null) return t`Write the amount in reais, for example 50 or 50,00.`;
  const amount = fromWire(wire);
  const [min, max] = [formatMoney(options.min), formatMoney(options.max)];
  if (amount < fromWire(options.min)) return t`The smallest withdrawal is ${min}.`;
  if (amount > fromWire(options.max)) return t`You can withdraw up to ${max} now.`;
  return null;
}

const typedForm = (wire: string) => wire.replace(".", ",").replace(/,00$/, "");

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
        trailing={
          <button
            type="button"
            className="min-h-11 px-4 text-sm font-semibold whitespace-nowrap text-beak-text"
            onClick={() => setTyped(typedForm(options.max))}
          >
            {t`All`}
          </button>
        }
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
