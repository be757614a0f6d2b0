/**
 * The sandbox bank's counter for people and tests: pays a PIX charge as a payer's bank would.
 * It exists only while the sandbox PSP runs; the PSP itself speaks the Pix API, not this contract.
 */
import * as z from "zod/mini";
import { openCall } from "../endpoint.ts";
import { about, instant, moneyInput, moneyOutput } from "../schemas.ts";

/**
 * The charge is named by `txid` or by its code. As a real bank might, this one also lets through
 * late payments and second ones: what becomes of them is the receiver's decision.
 */
export const payCharge = openCall("sandbox", {
  method: "POST",
  path: "/sandbox/pix/pay",
  summary: "Pays a charge as a bank would, then notifies the receiver's webhook.",
  input: z.object({
    pix_copy_paste: z.optional(z.string().check(z.maxLength(512))),
    txid: z.optional(z.string().check(z.maxLength(35))),
    cpf: about(
      z.optional(z.string().check(z.maxLength(14))),
      "Who pays. Without it: the charge's debtor.",
    ),
    amount: about(z.optional(moneyInput), "What is paid. Without it: what the charge asks for."),
  }),
  output: z.object({
    end_to_end_id: z.string(),
    txid: z.string(),
    amount: moneyOutput,
    paid_at: instant,
    notified: about(
      z.boolean(),
      "Did the receiver's webhook answer 2xx? Without it the receiver finds out by asking.",
    ),
  }),
  errors: [
    "sandbox_psp.charge_not_found",
    "sandbox_psp.charge_not_payable",
    "sandbox_psp.code_unreadable",
  ],
  examples: [{ txid: "dep0000000000000000000000042" }],
});
