/**
 * PIX keys: how each type is written, checked and shown. A key is kept in the one form the
 * directory of keys knows; people type it with dots, dashes and spaces.
 */
export const pixKeyTypes = ["CPF", "CNPJ", "EMAIL", "PHONE", "EVP"] as const;
export type PixKeyType = (typeof pixKeyTypes)[number];

/** Of the longest kind, an address. */
const KEY_LENGTH_MAX = 77;
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}$/;
const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PHONE = /^\+55[1-9][1-9]9?\d{8}$/;

/** Modulo 11 over the characters' code minus 48, so letters of a newer CNPJ count as well. */
function checkDigit(characters: string, weights: readonly number[]): string {
  const own = weights.slice(-characters.length);
  const sum = own.reduce((all, weight, at) => all + (characters.charCodeAt(at) - 48) * weight, 0);
  const rest = sum % 11;
  return rest < 2 ? "0" : String(11 - rest);
}

function endsInCheckDigits(document: string, weights: readonly number[]): boolean {
  const body = document.slice(0, -2);
  const first = checkDigit(body, weights);
  return document.endsWith(first + checkDigit(body + first, weights));
}

/** Eleven digits, or null. Dots and the dash are dropped. */
export function normalizeCpf(text: string): string | null {
  const digits = text.replace(/[.\-\s]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return null;
  return endsInCheckDigits(digits, CPF_WEIGHTS) ? digits : null;
}

/** Fourteen characters (letters are allowed since 2026), or null. */
export function normalizeCnpj(text: string): string | null {
  const document = text.replace(/[.\-/\s]/g, "").toUpperCase();
  if (!/^[0-9A-Z]{12}\d{2}$/.test(document) || /^0{14}$/.test(document)) return null;
  return endsInCheckDigits(document, CNPJ_WEIGHTS) ? document : null;
}

/** With or without the country's code. 55 is an area code as well: the length tells which it is. */
function normalizePhone(text: string): string | null {
  const digits = text.replace(/[().\-\s]/g, "");
  if (digits.startsWith("+")) return PHONE.test(digits) ? digits : null;
  const hasCountry = /^55\d{10,11}$/.test(digits);
  const international = hasCountry ? `+${digits}` : `+55${digits.replace(/^0/, "")}`;
  return PHONE.test(international) ? international : null;
}

function matchOrNull(text: string, pattern: RegExp): string | null {
  const key = text.trim().toLowerCase();
  return key.length <= KEY_LENGTH_MAX && pattern.test(key) ? key : null;
}

/** The key as the directory writes it, or null when it cannot be a key of this type. */
export function normalizePixKey(type: PixKeyType, text: string): string | null {
  switch (type) {
    case "CPF":
      return normalizeCpf(text);
    case "CNPJ":
      return normalizeCnpj(text);
    case "EMAIL":
      return matchOrNull(text, EMAIL);
    case "PHONE":
      return normalizePhone(text);
    case "EVP":
      return matchOrNull(text, EVP);
  }
}

/** Eleven digits, as screens show them: `***.456.789-**`. */
export function maskCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

/** The key as screens show it: enough for its owner to know it, too little for anybody else. */
export function maskPixKey(type: PixKeyType, key: string): string {
  switch (type) {
    case "CPF":
      return maskCpf(key);
    case "CNPJ":
      return `**.${key.slice(2, 5)}.${key.slice(5, 8)}/****-**`;
    case "EMAIL": {
      const at = key.indexOf("@");
      return `${key.slice(0, 1)}•••${key.slice(at)}`;
    }
    case "PHONE":
      return `••••${key.slice(-4)}`;
    case "EVP":
      return `${key.slice(0, 4)}••••${key.slice(-4)}`;
  }
}
