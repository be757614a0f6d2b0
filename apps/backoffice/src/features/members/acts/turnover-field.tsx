import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

/** What has to be staked before money that was given by hand may leave. */
export function TurnoverField(props: Pick<TextFieldProps, "value" | "onChange">) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Turnover before it may be withdrawn, times the amount`}
      type="number"
      min={0}
      max={50}
      required
      {...props}
    />
  );
}
