/** The pure rules of the back office: what a role may do, and how guessing is bounded. */
import type * as z from "zod/mini";
import type { operatorRoles, permissions } from "@tucano/contract/backoffice-schemas.ts";

export type Role = (typeof operatorRoles)[number];
export type Permission = (typeof permissions)[number];

/** What a role holds. What is not here is refused, a role that is unknown included. */
const granted: ReadonlyMap<Role, readonly Permission[]> = new Map([
  [
    "administrator",
    [
      "withdrawals.read",
      "withdrawals.decide",
      "deposits.read",
      "members.read",
      "members.freeze",
      "chat.moderate",
      "audit.read",
      "books.check",
    ],
  ],
]);

export function permissionsOf(role: Role): Permission[] {
  return [...(granted.get(role) ?? [])];
}

export function isPermitted(role: Role, permission: Permission): boolean {
  return permissionsOf(role).includes(permission);
}

export const session = { absoluteSeconds: 12 * 3_600, idleSeconds: 30 * 60 } as const;

export const signIn = {
  ticketSeconds: 5 * 60,
  /** Of one ticket. */
  wrongCodesMax: 5,
  guessWindowSeconds: 15 * 60,
  /** Of one window: passwords of one account, codes of one account, anything of one address. */
  guessesMax: { password: 10, code: 10, address: 60 },
} as const;

export type GuessKind = keyof typeof signIn.guessesMax;

/** The cashier asks for as many: a dot or an "x" tells nobody anything later. */
const REASON_LENGTH_MIN = 3;

export function isReason(text: string): boolean {
  return text.trim().length >= REASON_LENGTH_MIN;
}

export function ageInDays(since: Date, now: Date): number {
  return Math.max(Math.floor((now.getTime() - since.getTime()) / 86_400_000), 0);
}

export type Output<Schema extends z.ZodMiniType> = z.output<Schema>;
