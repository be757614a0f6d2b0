/** Refusals that no other amount would change, each with the screen that says what to do. */
import type { Block } from "./deposit-blocked.tsx";

export const refusedAs: Readonly<Partial<Record<string, Block>>> = {
  "cashier.account_blocked": { kind: "account" },
  "cashier.demo_account": { kind: "demo" },
  "identity.verification_required": { kind: "identity" },
  "compliance.limits_required": { kind: "limits-missing" },
};

/** How much of the limit is left is in the member's standing, which is fetched again. */
const OWN_LIMIT = "compliance.deposit_limit_reached";

export function isBlocking(code: string): boolean {
  return code === OWN_LIMIT || refusedAs[code] !== undefined;
}
