import { parseTypedMoney } from "@tucano/i18n/money.ts";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";

const TYPED = String.raw`\d{1,9}([.,]\d{1,2})?|\d{1,3}(\.\d{3}){1,2}(,\d{1,2})?`;

/** An amount in reais, with or without centavos, with or without dots between thousands. */
export function AmountField(props: Omit<TextFieldProps, "prefix" | "inputMode" | "pattern">) {
  return <TextField prefix="R$" inputMode="decimal" pattern={TYPED} {...props} />;
}

/** What was typed, as the wire has it; what is no amount stays what it is, and is refused. */
export const toWireAmount = (typed: string): string => parseTypedMoney(typed) ?? typed.trim();
