/** Codes that somebody was given, and what they bring. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { caller, claimed } from "./promotions.ts";

const tag = "promotions";

export const redeemPromoCode = memberCall(tag, {
  method: "POST",
  path: "/api/promocode/redeem",
  summary: "Redeems a promo code. Guarded by CPF, device and payer.",
  input: z.object({
    ...caller,
    code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,24}$/)),
  }),
  output: claimed,
  errors: [
    "promotions.not_offered",
    "rewards.account_blocked",
    "rewards.forfeited",
    "promotions.code_unknown",
    "promotions.code_over",
    "promotions.code_taken",
    "promotions.code_not_for_you",
    "rewards.already_used",
  ],
  idempotent: true,
  examples: [{ code: "CARNAVAL10" }],
});
