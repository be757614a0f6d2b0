import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

/** Whom an act is about, where no page leads to it. */
export function MemberField(props: Pick<TextFieldProps, "value" | "onChange">) {
  const { t } = useLingui();
  return <TextField label={t`Number of the player`} required pattern="\d{9}" {...props} />;
}
