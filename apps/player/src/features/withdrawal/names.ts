import { plural, t } from "@lingui/core/macro";
import type { Destination, KeyType } from "./api.ts";

export function keyTypeName(type: KeyType): string {
  const names: Record<KeyType, string> = {
    CPF: t`CPF`,
    CNPJ: t`CNPJ`,
    EMAIL: t`E-mail`,
    PHONE: t`Phone`,
    EVP: t`Random key`,
  };
  return names[type];
}

/** How a key of this type is written. */
export function keyTypeHint(type: KeyType): string {
  const hints: Record<KeyType, string> = {
    CPF: t`Your own 11 digits.`,
    CNPJ: t`14 characters, for a company in your name.`,
    EMAIL: t`As registered with your bank.`,
    PHONE: t`With area code, for example 11 91234-5678.`,
    EVP: t`36 characters, copied from your bank's app.`,
  };
  return hints[type];
}

export function destinationName(destination: Destination): string {
  if (destination.kind === "pix" && destination.key_type !== null) {
    return `Pix ${keyTypeName(destination.key_type)}`;
  }
  return t`Bank account`;
}

/** "1 minute", "40 minutes", "2 hours": how long a withdrawal takes. */
export function etaText(minutes: number): string {
  if (minutes < 120) return plural(minutes, { one: "# minute", other: "# minutes" });
  const hours = Math.ceil(minutes / 60);
  return t`${hours} hours`;
}
