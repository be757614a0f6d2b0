import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

/** The code of something new. It stands in addresses and in the log, and never changes. */
export function CodeField(props: Pick<TextFieldProps, "value" | "onChange">) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Code`}
      hint={t`Small letters, digits and dashes`}
      required
      pattern="[a-z][a-z0-9\-]{1,39}"
      {...props}
    />
  );
}
