/** The cashier and the bank it talks to: floor 4, and the sandbox bank beside the house. */
import { toCentavos } from "@tucano/contract/money.ts";
import {
  type Bank,
  type Cashier,
  type CashierDeps,
  createBankAgent,
  createBanks,
  createCashier,
  createCollections,
  createDirectory,
  createHealth,
  createMeters,
  createOwnDirectory,
  createOwnPayouts,
  createPspHttp,
  type Directory,
  MAIN_BANK,
  noDirectory,
  type PspHttp,
} from "./cashier/index.ts";
import type { Compliance } from "./compliance/index.ts";
import type { Identity } from "./identity/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import type { Clock } from "./platform/clock.ts";
import type { BankConfig } from "./platform/config/banks.ts";
import { ConfigError } from "./platform/config/env.ts";
import type { Platform } from "./platform/context.ts";
import type { Room } from "./platform/room.ts";
import type { KeyList } from "./platform/secrets/secrets.ts";
import type { Rewards } from "./rewards/index.ts";
import { type Rounds, userOf } from "./rounds/index.ts";
import type { SharedRounds } from "./shared-rounds/index.ts";
import type { Statistics } from "./statistics/index.ts";
import { createSandboxPsp, PIX_API_PREFIX, type SandboxPsp } from "./sandbox-psp/index.ts";

/** The secret that the cashier and the sandbox bank of one installation share. */
function pspCredentials({ config, secrets }: Platform) {
  const { clientId, clientSecret, pixKey } = config.psp;
  const list: KeyList = [clientSecret];
  return {
    clientId: clientId || "tucano-sandbox",
    clientSecrets: clientSecret === "" ? secrets.keys("sandbox-psp-client") : () => list,
    pixKey: pixKey || "pix@tucano.example",
  };
}

function bankAgent(tls: BankConfig["tls"], settings: string) {
  try {
    return createBankAgent(tls);
  } catch (error) {
    // Which of them is wrong is for OpenSSL to say.
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${settings} is of no use: ${why}`);
  }
}

export function composeSandboxPsp(platform: Platform): Room<SandboxPsp> | null {
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

export interface AboveCashier {
  readonly statistics: Pick<Statistics, "playTotals">;
  readonly rounds: Pick<Rounds, "countVoided">;
  readonly sharedRounds: Pick<SharedRounds, "countOpposites">;
  readonly rewards: Pick<Rewards, "signalsOf">;
}

/** As far back as marks at play are looked for. */
const LATELY_MS = 30 * 86_400_000;
const REFUSED_MAX = 20;

/** What automatic approval asks of the rooms around the cashier. */
export function askersIn({
  market,
  members,
  identity,
  clock,
  above,
}: {
  readonly market: Market;
  readonly identity: Pick<Identity, "isVerified">;
  readonly members: Members;
  readonly clock: Clock;
  readonly above: () => AboveCashier;
}): NonNullable<CashierDeps["askerOf"]> {
  return async (memberId, atKey) => {
    const member = await members.find(memberId);
    const around = await members.circumstancesOf(memberId, atKey);
    if (member === null || around === null) return null;
    const { rounds, sharedRounds, rewards } = above();
    const since = new Date(clock.now().getTime() - LATELY_MS);
    const [sharers, { payoutFromCentavos }, isVerified, refused, voidedRounds, oppositeRounds] =
      await Promise.all([
        members.sharesDeviceWith(memberId),
        market.read("fourEyes"),
        identity.isVerified(memberId),
        rewards.signalsOf(memberId, REFUSED_MAX),
        rounds.countVoided(memberId, since),
        sharedRounds.countOpposites(userOf(memberId), since),
      ]);
    return {
      ...around,
      memberSince: member.createdAt,
      isVerified,
      sharesDeviceWith: sharers.length,
      twoPeopleFrom: toCentavos(payoutFromCentavos),
      refusedClaims: refused.length,
      voidedRounds,
      oppositeRounds,
    };
  };
}

/** The same figure that operators see beside it: one source, so that they never disagree. */
export const stakedIn =
  (above: () => AboveCashier): NonNullable<CashierDeps["stakedBy"]> =>
  async (memberIds) => {
    const totals = await above().statistics.playTotals(memberIds);
    return new Map([...totals].map(([memberId, { staked }]) => [memberId, staked]));
  };

/** How a bank is spoken to, and what we are there. */
interface Account {
  readonly code: string;
  readonly http: PspHttp;
  readonly pixKey: string;
  readonly payouts: BankConfig["payouts"];
  readonly isSandbox: boolean;
  readonly webhookUrl: string;
}

function mainAccount(platform: Platform): Account {
  const { config, clock } = platform;
  const { tokenUrl, baseUrl, tls, payouts, webhookUrl } = config.psp;
  const { pixKey, ...credentials } = pspCredentials(platform);
  const agent = bankAgent(tls, "PSP_TLS_CERT, PSP_TLS_KEY or PSP_TLS_CA");
  const http = createPspHttp({
    ...credentials,
    clock,
    tokenUrl,
    agent,
    baseUrl: () => baseUrl || `${platform.selfUrl()}${PIX_API_PREFIX}`,
  });
  const isSandbox = config.psp.kind === "sandbox";
  return { code: MAIN_BANK, http, pixKey, payouts, isSandbox, webhookUrl };
}

function otherAccount({ clock }: Platform, given: BankConfig): Account {
  const { code, baseUrl, tokenUrl, clientId, clientSecret, pixKey, payouts, webhookUrl } = given;
  const agent = bankAgent(given.tls, `"tls" of "${code}" in PSP_BANKS`);
  const http = createPspHttp({
    clientId,
    clientSecrets: () => [clientSecret],
    clock,
    tokenUrl,
    agent,
    baseUrl: () => baseUrl,
  });
  return { code, http, pixKey, payouts, isSandbox: false, webhookUrl };
}

/** The house's banks, counted and watched, and what they know of keys. */
function openBanks(platform: Platform, market: Market) {
  const { config, clock, metrics } = platform;
  const meterOf = createMeters(metrics);
  const accounts = [
    mainAccount(platform),
    ...config.psp.others.map((one) => otherAccount(platform, one)),
  ];
  const opened = accounts.map(({ code, http, pixKey, payouts, isSandbox, webhookUrl }) => {
    const health = createHealth(clock);
    const meter = meterOf(code, health);
    const isOwn = payouts === "own";
    const bank: Bank = {
      ...meter.collections(createCollections(http, pixKey)),
      code,
      isSandbox,
      isUp: () => health.isUp(),
      payouts: isOwn ? meter.payouts(createOwnPayouts(http)) : null,
      // Our own sandbox calls back to this very process, whatever proxy is in front of it.
      publicUrl: () => {
        if (platform.isPassing) return null;
        return (isSandbox ? "" : webhookUrl || config.http.publicUrl) || platform.selfUrl();
      },
    };
    const directory = isOwn ? meter.directory(createOwnDirectory(http)) : null;
    return {
      bank,
      directory: directory === null ? null : { ...directory, isUp: () => health.isUp() },
    };
  });
  metrics.gauges({
    name: "tucano_psp_up",
    help: "Whether this process asks the bank like any other: 0 after several calls unanswered.",
    label: "bank",
    read: () => new Map(opened.map(({ bank }) => [bank.code, bank.isUp() ? 1 : 0])),
  });
  const directories = opened.flatMap(({ directory }) => directory ?? []);
  const directory: Directory =
    directories.length === 0 ? noDirectory : createDirectory(directories);
  const banks = createBanks(
    opened.map(({ bank }) => bank),
    () => market.read("banks"),
  );
  return { banks, directory };
}

interface BelowCashier {
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly allowanceOf: NonNullable<CashierDeps["allowanceOf"]>;
  readonly askerOf: NonNullable<CashierDeps["askerOf"]>;
  readonly stakedBy: NonNullable<CashierDeps["stakedBy"]>;
}

export function composeCashier(
  platform: Platform,
  { ledger, market, members, compliance, identity, allowanceOf, askerOf, stakedBy }: BelowCashier,
): Room<Cashier> {
  return createCashier({
    ...platform,
    ...openBanks(platform, market),
    ledger,
    members,
    readDepositRules: () => compliance.readDepositRules(),
    isDepositWithin: (memberId, amount) => compliance.isDepositWithin(memberId, amount),
    allowanceOf,
    askerOf,
    stakedBy,
    mayPayIn: (memberId) => identity.mayPlay(memberId),
    documentsFrom: (memberId) => identity.documentsFrom(memberId),
    webhookSecrets: platform.secrets.keys("psp-webhook"),
  });
}
