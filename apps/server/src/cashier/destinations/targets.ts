/** Where money may go: what a request names, checked, in one form, and the member's own. */
import {
  maskPixKey,
  normalizePixKey,
  type PixKeyType,
  pixKeyTypes,
} from "@tucano/contract/player/money/pix-key.ts";
import { DomainError } from "../../platform/errors.ts";
import { findBank } from "./banks.ts";
import { type BankAccount, PspUnavailable } from "../psp-port.ts";
import type { CashierDeps } from "../types.ts";

/** A checked destination. `key` of a bank account is its one line of text. */
export interface CheckedTarget {
  readonly keyType: PixKeyType | "BANK";
  readonly key: string;
  readonly keyMasked: string;
  readonly bankAccount: BankAccount | null;
}

export interface KeyFields {
  readonly payment_type?: string | undefined;
  readonly account?: string | null | undefined;
  readonly cpf_id?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly cnpj?: string | null | undefined;
  readonly evp?: string | null | undefined;
}

/** The field for a key of each type. */
export const fieldOf = {
  CPF: "cpf_id",
  CNPJ: "cnpj",
  EMAIL: "email",
  PHONE: "phone_number",
  EVP: "evp",
} as const satisfies Readonly<Record<PixKeyType, keyof KeyFields>>;

/**
 * The key a withdrawal request names. Clients may send the other key fields along, empty. CPF alone
 * is the member's own, which screens know only masked.
 */
export function readKey(fields: KeyFields, ownCpf: string): CheckedTarget {
  const wanted = (fields.payment_type ?? "").trim().toUpperCase();
  const type = pixKeyTypes.find((one) => one === wanted);
  if (type !== undefined) {
    const text = fields[fieldOf[type]] || fields.account || (type === "CPF" ? ownCpf : "");
    if (!text) throw missing(fieldOf[type]);
    return checkKey(type, text, fieldOf[type]);
  }
  const filled = pixKeyTypes.filter((one) => Boolean(fields[fieldOf[one]]));
  const [only] = filled;
  if (only === undefined) throw new DomainError("cashier.destination_required");
  if (filled.length > 1) throw new DomainError("cashier.destination_ambiguous");
  return checkKey(only, fields[fieldOf[only]] ?? "", fieldOf[only]);
}

function missing(field: string): DomainError {
  const code = "cashier.destination_required";
  return new DomainError(code, { fields: { [field]: { code } } });
}

export function checkKey(type: PixKeyType, text: string, field: string): CheckedTarget {
  const key = normalizePixKey(type, text);
  if (key === null) {
    const code = "cashier.pix_key_invalid";
    throw new DomainError(code, { fields: { [field]: { code } } });
  }
  return { keyType: type, key, keyMasked: maskPixKey(type, key), bankAccount: null };
}

export interface BankFields {
  readonly bank_code?: string | null | undefined;
  readonly branch?: string | null | undefined;
  readonly account_number?: string | null | undefined;
  readonly account_type?: BankAccount["accountType"] | null | undefined;
}

export function checkBankAccount(fields: BankFields): CheckedTarget {
  const bank = findBank(fields.bank_code ?? "");
  if (bank === null) {
    const code = "cashier.bank_unknown";
    throw new DomainError(code, { fields: { bank_code: { code } } });
  }
  const branch = (fields.branch ?? "").replace(/[.\-\s]/g, "");
  const number = (fields.account_number ?? "").replace(/[.\-\s]/g, "").toUpperCase();
  const isBranchValid = /^\d{1,5}$/.test(branch);
  if (!isBranchValid || !/^\d{2,19}[\dX]$/.test(number)) {
    const code = "cashier.bank_account_invalid";
    const field = isBranchValid ? "account_number" : "branch";
    throw new DomainError(code, { fields: { [field]: { code } } });
  }
  const accountType = fields.account_type ?? "checking";
  return {
    keyType: "BANK",
    key: `${bank.code}/${branch}/${number}/${accountType}`,
    keyMasked: `${bank.shortName} ••••${number.slice(-4)}`,
    bankAccount: { bankCode: bank.code, ispb: bank.ispb, branch, number, accountType },
  };
}

/**
 * Refuses what is not the member's own. A CPF key says whose it is; the others are asked of the
 * directory. A bank account is checked by the bank that pays, against the same CPF.
 */
export async function requireOwnTarget(
  deps: CashierDeps,
  target: CheckedTarget,
  cpf: string,
): Promise<void> {
  if (target.keyType === "BANK") return;
  if (target.keyType === "CPF") {
    if (target.key !== cpf) throw new DomainError("cashier.not_own_account");
    return;
  }
  const owner = await askDirectory(deps, target.key, cpf);
  if (owner === "unknown") throw new DomainError("cashier.pix_key_unknown");
  if (owner === "other") throw new DomainError("cashier.not_own_account");
}

async function askDirectory(deps: CashierDeps, key: string, cpf: string) {
  try {
    return await deps.directory.lookUpKey(key, cpf);
  } catch (error) {
    if (!(error instanceof PspUnavailable)) throw error;
    throw new DomainError("cashier.payment_service_unavailable", { retryAfterSeconds: 5 });
  }
}
