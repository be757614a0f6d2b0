/**
 * Where a member's money may go: saved PIX keys and bank accounts, all of them the member's own.
 * They are shown masked; in full they never leave the server.
 */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { pixKeyTypes } from "./pix-key.ts";
import { empty, id, instant } from "./schemas.ts";

const tag = "cashier";
const text = (length: number) => z.string().check(z.maxLength(length));

/** Where money may go, masked for showing. */
export const destination = z.object({
  id: z.int(),
  kind: z.enum(["pix", "bank"]),
  /** Of a PIX key; null for a bank account. */
  key_type: z.nullable(z.enum(pixKeyTypes)),
  /** Masked: `***.456.789-**`, `m•••@example.com`, `••••1234`. */
  masked: z.string(),
  bank_code: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  account_type: z.nullable(z.enum(["checking", "savings", "payment"])),
  account_name: z.string(),
  created_at: instant,
});

/**
 * A PIX key (`key_type`, `key`), or a bank account (`bank_code`, `branch`, `account_number`,
 * `account_type`). Both must belong to the member's own CPF.
 */
export const saveDestination = endpoint({
  method: "POST",
  path: "/api/memberbanks/save",
  access: "member",
  tag,
  summary: "Saves a PIX key or a bank account for withdrawals.",
  input: z.object({
    kind: z.enum(["pix", "bank"]),
    qk_pwd: z.string().check(z.regex(/^\d{6}$/)),
    key_type: z.optional(z.enum(pixKeyTypes)),
    key: z.optional(text(100)),
    bank_code: z.optional(text(10)),
    branch: z.optional(text(10)),
    account_number: z.optional(text(30)),
    account_type: z.optional(z.enum(["checking", "savings", "payment"])),
    account_name: z.optional(text(120)),
    cpf: z.optional(text(30)),
  }),
  output: destination,
  errors: [
    "cashier.withdrawal_password_wrong",
    "cashier.withdrawal_password_locked",
    "cashier.pix_key_invalid",
    "cashier.pix_key_unknown",
    "cashier.not_own_account",
    "cashier.bank_unknown",
    "cashier.bank_account_invalid",
    "cashier.too_many_destinations",
    "cashier.demo_account",
    "cashier.account_blocked",
    "cashier.payment_service_unavailable",
  ],
  examples: [{ kind: "pix", qk_pwd: "123456", key_type: "EMAIL", key: "maria@example.com" }],
});

export const listDestinations = endpoint({
  method: "GET",
  path: "/api/memberbanks/display",
  access: "member",
  tag,
  summary: "The member's saved PIX keys and bank accounts, masked.",
  input: empty,
  output: z.array(destination),
  errors: [],
});

export const deleteDestination = endpoint({
  method: "POST",
  path: "/api/memberbanks/delete",
  access: "member",
  tag,
  summary: "Forgets a saved key or account. Orders that used it keep it.",
  input: z.object({ id }),
  output: z.array(destination),
  errors: ["cashier.destination_not_found"],
});

export const listBanks = endpoint({
  method: "GET",
  path: "/api/member/bank",
  access: "member",
  tag,
  summary: "The banks an account can be at.",
  input: empty,
  output: z.array(
    z.object({ code: z.string(), ispb: z.string(), name: z.string(), short_name: z.string() }),
  ),
  errors: [],
});
