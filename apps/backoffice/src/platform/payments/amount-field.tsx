import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

/** An amount in reais, with or without centavos. */
export function AmountField(props: Omit<TextFieldProps, "prefix" | "inputMode" | "pattern">) {
  return <TextField prefix="R$" inputMode="decimal" pattern="\d{1,9}([.,]\d{1,2})?" {...props} />;
}

/** What was typed, as the wire has it. */
export const toWireAmount = (typed: string): string => typed.trim().replace(",", ".");
