/** How much is given or taken by hand, and what has to be staked before it may leave. */
import { useLingui } from "@lingui/react/macro";
import { TextField } from "@tucano/ui/text-field.tsx";

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function AmountField({ value, onChange }: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Amount`}
      prefix="R$"
      inputMode="decimal"
      required
      pattern="\d{1,7}([.,]\d{1,2})?"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What was typed, as the wire has it. */
export const toWireAmount = (typed: string): string => typed.replace(",", ".");

export function TurnoverField({ value, onChange }: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Turnover before it may be withdrawn, times the amount`}
      type="number"
      min={0}
      max={50}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
