import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

/** What a new thing is called in addresses and in the log, for good. */
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
