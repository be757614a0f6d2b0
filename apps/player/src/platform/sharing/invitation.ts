/**
 * The code of whoever invited a visitor. The invitation's address is left long before anybody
 * registers, so the code is kept from the first page until then.
 */
import { readStored, writeStored } from "../storage.ts";

const PARAMETER = "invite_code";
const KEY = "tucano.invite_code";
/** As long as the server accepts. */
const LENGTH_MAX = 32;

/** The last invitation counts. */
export function keepInvitation(search: string): void {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim().slice(0, LENGTH_MAX) ?? "";
  if (code !== "") writeStored("local", KEY, code);
}

export function readInvitation(): string {
  return readStored("local", KEY) ?? "";
}

export function forgetInvitation(): void {
  writeStored("local", KEY, null);
}
