/** The cashier and the bank it talks to: floor 4, and the sandbox bank beside the house. */
import { type Cashier, type CashierDeps, createCashier, createPixPsp } from "./cashier/index.ts";
import type { Compliance } from "./compliance/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Members } from "./members/index.ts";
import type { Platform } from "./platform/context.ts";
import { createSandboxPsp, PIX_API_PREFIX, type SandboxPsp } from "./sandbox-psp/index.ts";

/** The secret that the cashier and the sandbox bank of one installation share. */
function pspCredentials({ config, secrets }: Platform) {
  const { clientId, clientSecret, pixKey } = config.psp;
  return {
    clientId: clientId || "tucano-sandbox",
    clientSecret: clientSecret || secrets.text("sandbox-psp-client"),
    pixKey: pixKey || "pix@tucano.example",
  };
}

export function composeSandboxPsp(platform: Platform): SandboxPsp | null {
  const { config } = platform;
  if (config.psp.kind !== "sandbox" || !config.roles.has("sandbox")) return null;
  const { pixKey, ...credentials } = pspCredentials(platform);
  return createSandboxPsp({
    ...platform,
    credentials,
    pixKey,
    payoutDelayMs: config.psp.sandboxPayoutDelayMs,
  });
}

interface BelowCashier {
  readonly ledger: Ledger;
  readonly members: Members;
  readonly compliance: Compliance;
  readonly allowanceOf: NonNullable<CashierDeps["allowanceOf"]>;
}

export function composeCashier(
  platform: Platform,
  { ledger, members, compliance, allowanceOf }: BelowCashier,
): Cashier {
  const { config } = platform;
  const isSandbox = config.psp.kind === "sandbox";
  const psp = createPixPsp({
    ...pspCredentials(platform),
    clock: platform.clock,
    baseUrl: () => config.psp.baseUrl || `${platform.selfUrl()}${PIX_API_PREFIX}`,
  });
  return createCashier({
    ...platform,
    ledger,
    members,
    requireDepositAllowed: (tx, memberId, amount) =>
      compliance.requireDepositAllowed(tx, memberId, amount),
    allowanceOf,
    psp,
    isSandbox,
    webhookSecret: platform.secrets.text("psp-webhook"),
    // Our own sandbox calls back to this very process, whatever stands in front of it.
    publicUrl: () => (isSandbox ? "" : config.http.publicUrl) || platform.selfUrl(),
  });
}
