/** A password that an operator chooses. */
import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

export function NewPasswordField(props: Pick<TextFieldProps, "value" | "error" | "onChange">) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`New password`}
      hint={t`At least 12 characters`}
      type="password"
      autoComplete="new-password"
      required
      minLength={12}
      {...props}
    />
  );
}
