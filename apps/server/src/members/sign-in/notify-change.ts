/** Tells the owner by e-mail what was changed: if it was somebody else, they hear of it. */
import { toLanguage } from "@tucano/i18n/languages.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { Parts } from "../context.ts";
import type { MemberRow } from "../repository.ts";

export type Change =
  | "password"
  | "withdrawal_password"
  | "email"
  | "totp_on"
  | "totp_off"
  | "passkey"
  | "social";

/** Nothing for somebody who has no address, or where no mail is sent. */
export async function notifyChange(
  parts: Parts,
  tx: Tx,
  { account, email, lang }: MemberRow,
  change: Change,
): Promise<void> {
  if (email === null || !parts.outbox.offers("mail")) return;
  await parts.outbox.mail(tx, {
    to: email,
    lang: toLanguage(lang),
    about: "mail.security",
    params: { account, change },
  });
}
