/** A password that an operator chooses. */
import { useLingui } from "@lingui/react/macro";
import { TextField } from "@tucano/ui/text-field.tsx";

interface NewPasswordFieldProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`New password`}
      hint={t`At least 12 characters`}
      type="password"
      autoComplete="new-password"
      required
      minLength={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
