import { t } from "@lingui/core/macro";
import { TextField } from "@tucano/ui/text-field.tsx";

interface SixDigitsProps {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}

export function SixDigits({ value, error, onChange }: SixDigitsProps) {
  return (
    <TextField
      label={t`Withdrawal password`}
      hint={t`The six digits you chose when you registered.`}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      className="[&_input]:text-lg [&_input]:tracking-[0.4em]"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 6))}
    />
  );
}
