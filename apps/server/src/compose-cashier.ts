/** The cashier and the bank it talks to: floor 4, and the sandbox bank beside the house. */
import { toCentavos } from "@tucano/contract/money.ts";
import { type Cashier, type CashierDeps, createCashier, createPixPsp } from "./cashier/index.ts";
import type { Compliance } from "./compliance/index.ts";
import type { Identity } from "./identity/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Statistics } from "./statistics/index.ts";
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

/** What automatic approval asks of the rooms around the cashier. */
export function standingIn({
  market,
  members,
  identity,
  statistics,
}: {
  readonly market: Market;
  readonly identity: Pick<Identity, "isVerified">;
  readonly members: Members;
  readonly statistics: () => Pick<Statistics, "playTotals">;
}): NonNullable<CashierDeps["standingOf"]> {
  return async (memberId) => {
    const member = await members.find(memberId);
    if (member === null) return null;
    const [play, sharers, { payoutFromCentavos }, isVerified] = await Promise.all([
      statistics().playTotals(memberId),
      members.sharesDeviceWith(memberId),
      market.read("fourEyes"),
      identity.isVerified(memberId),
    ]);
    return {
      memberSince: member.createdAt,
      isVerified,
      staked: play.staked,
      sharesDeviceWith: sharers.length,
      twoPeopleFrom: toCentavos(payoutFromCentavos),
    };
  };
}

interface BelowCashier {
  readonly ledger: Ledger;
  readonly members: Members;
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly allowanceOf: NonNullable<CashierDeps["allowanceOf"]>;
  readonly standingOf: NonNullable<CashierDeps["standingOf"]>;
}

export function composeCashier(
  platform: Platform,
  { ledger, members, compliance, identity, allowanceOf, standingOf }: BelowCashier,
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
    standingOf,
    mayPayIn: (memberId) => identity.mayPlay(memberId),
    documentsFrom: (memberId) => identity.documentsFrom(memberId),
    psp,
    isSandbox,
    webhookSecret: platform.secrets.text("psp-webhook"),
    // Our own sandbox calls back to this very process, whatever stands in front of it.
    publicUrl: () => (isSandbox ? "" : config.http.publicUrl) || platform.selfUrl(),
  });
}
