/** The pure rules of access: how long a session lasts, and what a password must be. */
import { DomainError } from "../../platform/errors.ts";

export const COOKIE_PATH = "/backoffice";

export const session = { absoluteSeconds: 12 * 3_600, idleSeconds: 30 * 60 } as const;

export const signIn = {
  ticketSeconds: 5 * 60,
  /** Of one ticket. */
  wrongCodesMax: 5,
} as const;

export const link = { hours: 72 } as const;

const PASSWORD_LENGTH_MIN = 12;

/** Throws backoffice.password_weak. */
export function requirePassword(password: string, email: string): void {
  const isOwnName = password.toLowerCase() === email.toLowerCase();
  const isPlain = new Set(password).size < 4;
  if (password.length >= PASSWORD_LENGTH_MIN && !isOwnName && !isPlain) return;
  throw new DomainError("backoffice.password_weak", {
    fields: { password: { code: "backoffice.password_weak" } },
  });
}
