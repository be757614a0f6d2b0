/** What a request to save a destination means: clients name its fields in more ways than one. */
import type { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { InputOf } from "@tucano/contract/endpoint.ts";
import { type PixKeyType, pixKeyTypes } from "@tucano/contract/player/money/pix-key.ts";
import { DomainError, type FieldProblem } from "../../platform/errors.ts";
import { type CheckedTarget, checkBankAccount, checkKey, fieldOf } from "./targets.ts";

type SaveInput = InputOf<typeof saveDestination>;

export interface SaveRequest {
  readonly target: CheckedTarget;
  /** Whose it is said to be; null when nothing is said. */
  readonly holderCpf: { readonly field: "cpf" | "cpf_id"; readonly text: string } | null;
}

export function readSaveRequest(input: SaveInput): SaveRequest {
  const account_number = input.account_number || input.account;
  const isBank = kindOf(input) === "bank";
  return {
    target: isBank ? checkBankAccount({ ...input, account_number }) : readPixKey(input),
    holderCpf: holderOf(input),
  };
}

/** The CPF number may be the key itself; it says whose the destination is all the same. */
function holderOf(input: SaveInput): SaveRequest["holderCpf"] {
  if (input.cpf) return { field: "cpf", text: input.cpf };
  return input.cpf_id ? { field: "cpf_id", text: input.cpf_id } : null;
}

/** `account` and `cpf_id` can be of either kind, so they decide nothing where others speak. */
function kindOf(input: SaveInput): "pix" | "bank" {
  if (input.kind) return input.kind;
  const isBank = Boolean(input.bank_code || input.branch || input.account_number);
  const isPix = Boolean(input.key_type || input.key || typesNamed(input).length > 0);
  if (isBank && isPix) throw new DomainError("cashier.destination_ambiguous");
  return isBank ? "bank" : "pix";
}

/** The types whose own field is filled, but for the CPF number. */
function typesNamed(input: SaveInput): PixKeyType[] {
  return pixKeyTypes.filter((type) => type !== "CPF" && Boolean(input[fieldOf[type]]));
}

function readPixKey(input: SaveInput): CheckedTarget {
  const free = input.key ? "key" : "account";
  const type = readKeyType(input) ?? guessType(input);
  if (type === null) {
    const required = input[free] ? "key_type" : "key";
    throw invalid(required, { code: "field.required" });
  }
  const field = input[free] ? free : fieldOf[type];
  const text = input[field];
  if (!text) throw invalid("key", { code: "field.required" });
  return checkKey(type, text, field);
}

function readKeyType(input: SaveInput): PixKeyType | null {
  const wanted = (input.key_type ?? "").trim().toUpperCase();
  if (wanted === "") return null;
  const type = pixKeyTypes.find((one) => one === wanted);
  if (type !== undefined) return type;
  const choices = pixKeyTypes.join(", ");
  throw invalid("key_type", { code: "field.one_of", params: { choices } });
}

/** Without a type: the one whose own field is filled. A key in a free field says nothing of it. */
function guessType(input: SaveInput): PixKeyType | null {
  const [only, another] = typesNamed(input);
  const isFree = Boolean(input.key || input.account);
  if (another !== undefined || (only !== undefined && isFree)) {
    throw new DomainError("cashier.destination_ambiguous");
  }
  if (only !== undefined) return only;
  return input.cpf_id && !isFree ? "CPF" : null;
}

function invalid(field: string, problem: FieldProblem): DomainError {
  return new DomainError("common.invalid_input", { fields: { [field]: problem } });
}
