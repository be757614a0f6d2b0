import { t } from "@lingui/core/macro";
import { DigitsField } from "../../platform/digits-field.tsx";

interface SixDigitsProps {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}

export function SixDigits({ value, error, onChange }: SixDigitsProps) {
  return (
    <DigitsField
      label={t`Withdrawal password`}
      hint={t`The six digits you chose when you registered.`}
      isSecret
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
