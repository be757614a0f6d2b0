/** Personal data as everybody may see it: enough to recognise it, not enough to use it. */
import { maskCpf, maskPixKey } from "@tucano/contract/player/money/pix-key.ts";

export function maskCpfOrNothing(cpf: string): string {
  return cpf === "" ? "" : maskCpf(cpf);
}

export function maskPhone(phone: string): string {
  return phone === "" ? "" : maskPixKey("PHONE", phone);
}

export function maskEmail(email: string): string {
  return maskPixKey("EMAIL", email);
}
