/**
 * Where a member's money may go: saved PIX keys and bank accounts, all of them the member's own.
 * They are shown masked; in full they never leave the server.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { pixKeyTypes } from "./pix-key.ts";
import { about, empty, id, instant } from "../../schemas.ts";

const tag = "cashier";
const text = (length: number) => z.string().check(z.maxLength(length));

/**
 * Six digits. A JSON number of six digits can only mean itself; one with fewer may have lost its
 * leading zeros, so it is refused like any other text that is not six digits.
 */
export const withdrawalPassword = z.pipe(
  z.union([text(100), z.number(), z.null()]),
  z.transform((value) => (value === null ? "" : String(value))),
);

/** Where money may go, masked for showing. */
export const destination = z.object({
  id: z.int(),
  kind: z.enum(["pix", "bank"]),
  key_type: about(z.nullable(z.enum(pixKeyTypes)), "Of a PIX key; null for a bank account."),
  masked: about(z.string(), "Masked: `***.456.789-**`, `m•••@example.com`, `••••1234`."),
  bank_code: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  account_type: z.nullable(z.enum(["checking", "savings", "payment"])),
  account_name: z.string(),
  created_at: instant,
});

/**
 * A PIX key (`key_type`, `key`), or a bank account (`bank_code`, `branch`, `account_number`,
 * `account_type`). Both must belong to the member's own CPF.
 *
 * Without `kind` the filled fields tell which it is. A key may also be under the name it has in
 * a withdrawal: `cpf_id`, `phone_number`, `email`, `cnpj`, `evp`, or with its type in `account`.
 * Of a bank account `account` is the number, and `cpf_id` whose it is. `key_type` is one of CPF,
 * CNPJ, EMAIL, PHONE, EVP, in capitals or not.
 */
export const saveDestination = memberCall(tag, {
  method: "POST",
  path: "/api/memberbanks/save",
  summary: "Saves a PIX key or a bank account for withdrawals.",
  input: z.object({
    kind: z.optional(z.nullable(z.enum(["pix", "bank"]))),
    qk_pwd: withdrawalPassword,
    key_type: z.optional(z.nullable(text(20))),
    key: z.optional(z.nullable(text(100))),
    bank_code: z.optional(z.nullable(text(10))),
    branch: z.optional(z.nullable(text(10))),
    account_number: z.optional(z.nullable(text(30))),
    account_type: z.optional(z.nullable(z.enum(["checking", "savings", "payment"]))),
    account_name: z.optional(z.nullable(text(120))),
    cpf: z.optional(z.nullable(text(30))),
    account: z.optional(z.nullable(text(100))),
    cpf_id: z.optional(z.nullable(text(30))),
    phone_number: z.optional(z.nullable(text(30))),
    email: z.optional(z.nullable(text(100))),
    cnpj: z.optional(z.nullable(text(30))),
    evp: z.optional(z.nullable(text(50))),
  }),
  output: destination,
  errors: [
    "cashier.withdrawal_password_wrong",
    "cashier.withdrawal_password_locked",
    "cashier.destination_ambiguous",
    "cashier.pix_key_invalid",
    "cashier.pix_key_unknown",
    "cashier.not_own_account",
    "cashier.bank_unknown",
    "cashier.bank_account_invalid",
    "cashier.too_many_destinations",
    "cashier.demo_account",
    "cashier.payment_service_unavailable",
  ],
  examples: [{ kind: "pix", qk_pwd: "123456", key_type: "EMAIL", key: "maria@example.com" }],
});

export const listDestinations = memberCall(tag, {
  method: "GET",
  path: "/api/memberbanks/display",
  summary: "The member's saved PIX keys and bank accounts, masked.",
  input: empty,
  output: z.array(destination),
});

export const deleteDestination = memberCall(tag, {
  method: "POST",
  path: "/api/memberbanks/delete",
  summary: "Forgets a saved key or account. Orders that used it keep it.",
  input: z.object({ id, qk_pwd: withdrawalPassword }),
  output: z.array(destination),
  errors: [
    "cashier.withdrawal_password_wrong",
    "cashier.withdrawal_password_locked",
    "cashier.destination_not_found",
  ],
});

export const listBanks = memberCall(tag, {
  method: "GET",
  path: "/api/member/bank",
  summary: "The banks an account can be at.",
  input: empty,
  output: z.array(
    z.object({ code: z.string(), ispb: z.string(), name: z.string(), short_name: z.string() }),
  ),
});
