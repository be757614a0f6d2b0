import { TextField } from "@tucano/ui/text-field.tsx";
import type { ReactNode } from "react";

interface AmountFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Reais as people type them; the comma is the decimal sign, and a point groups thousands. */
export function AmountField({ label, value, hint, error, onChange }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      prefix="R$"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={14}
      placeholder="0,00"
      className="[&_input]:text-lg [&_input]:font-semibold [&_input]:tabular-nums"
      value={value}
      hint={hint}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(/[^\d.,]/g, ""))}
    />
  );
}
