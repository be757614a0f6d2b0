/** The cashier and the bank it talks to: floor 4, and the sandbox bank beside the house. */
import { toCentavos } from "@tucano/contract/money.ts";
import {
  type AskedDirectory,
  type Bank,
  type Cashier,
  type CashierDeps,
  createBankAgent,
  createBanks,
  createCashier,
  createCollections,
  createDirectory,
  createEfiPayouts,
  createHealth,
  createMeters,
  createOwnDirectory,
  createOwnPayouts,
  createPspHttp,
  createWooviDirectory,
  type Health,
  MAIN_BANK,
  type Meter,
  noDirectory,
  type Payouts,
  type PspHttp,
  type PspHttpOptions,
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
interface Account extends Pick<
  BankConfig,
  "code" | "pixKey" | "charges" | "payouts" | "webhookUrl"
> {
  readonly http: PspHttp;
  /** Of its host, without the path of its Pix API. */
  readonly hostHttp: PspHttp;
  readonly isSandbox: boolean;
}

type Credentials = Pick<PspHttpOptions, "clientId" | "clientSecrets" | "agent">;

function openAccount(
  platform: Platform,
  { baseUrl, tokenUrl, ...given }: Omit<BankConfig, "clientId" | "clientSecret" | "tls">,
  credentials: Credentials,
): Omit<Account, "isSandbox"> {
  const tokenBody = given.payouts === "efi" ? "json" : "form";
  const { clock } = platform;
  const options = { ...credentials, clock, tokenUrl, tokenBody } as const;
  const base = () => baseUrl || `${platform.selfUrl()}${PIX_API_PREFIX}`;
  return {
    ...given,
    http: createPspHttp({ ...options, baseUrl: base }),
    hostHttp: createPspHttp({ ...options, baseUrl: () => new URL(base()).origin }),
  };
}

function mainAccount(platform: Platform): Account {
  const { psp } = platform.config;
  const { pixKey, ...own } = pspCredentials(platform);
  const agent = bankAgent(psp.tls, "PSP_TLS_CERT, PSP_TLS_KEY or PSP_TLS_CA");
  const given = { ...psp, code: MAIN_BANK, pixKey };
  const account = openAccount(platform, given, { ...own, agent });
  return { ...account, isSandbox: psp.kind === "sandbox" };
}

function otherAccount(platform: Platform, given: BankConfig): Account {
  const { clientId, clientSecret, tls } = given;
  const agent = bankAgent(tls, `"tls" of "${given.code}" in PSP_BANKS`);
  const own = { clientId, clientSecrets: (): [string] => [clientSecret], agent };
  return { ...openAccount(platform, given, own), isSandbox: false };
}

const payoutsAt: Record<BankConfig["payouts"], (account: Account) => Payouts | null> = {
  none: () => null,
  own: ({ http }) => createOwnPayouts(http),
  efi: ({ hostHttp, pixKey }) => createEfiPayouts(hostHttp, pixKey),
};

function openBank(platform: Platform, account: Account, meter: Meter, health: Health) {
  const { code, http, isSandbox, webhookUrl } = account;
  const payouts = payoutsAt[account.payouts](account);
  const bank: Bank = {
    ...meter.collections(createCollections(http, account)),
    code,
    isSandbox,
    isUp: () => health.isUp(),
    payouts: payouts === null ? null : meter.payouts(payouts),
    // Our own sandbox calls back to this very process, whatever proxy is in front of it.
    publicUrl: () => {
      if (platform.isPassing) return null;
      const { publicUrl } = platform.config.http;
      return (isSandbox ? "" : webhookUrl || publicUrl) || platform.selfUrl();
    },
  };
  const knowsKeys = account.payouts === "own";
  return { bank, directory: knowsKeys ? meter.directory(createOwnDirectory(http)) : null };
}

/** The house's banks, counted and watched, and what knows keys. */
function openBanks(platform: Platform, market: Market) {
  const { config, clock, metrics } = platform;
  const meterOf = createMeters(metrics);
  const others = config.psp.others.map((one) => otherAccount(platform, one));
  const directories: AskedDirectory[] = [];
  const { url: baseUrl, key: appId } = config.psp.directory;
  if (baseUrl !== "") {
    const health = createHealth(clock);
    const directory = createWooviDirectory({ baseUrl, appId });
    const meter = meterOf("directory", health);
    directories.push({ ...meter.directory(directory), isUp: () => health.isUp() });
  }
  const banks = [mainAccount(platform), ...others].map((account) => {
    const health = createHealth(clock);
    const opened = openBank(platform, account, meterOf(account.code, health), health);
    if (opened.directory !== null) {
      directories.push({ ...opened.directory, isUp: () => health.isUp() });
    }
    return opened.bank;
  });
  metrics.gauges({
    name: "tucano_psp_up",
    help: "Whether this process asks the bank like any other: 0 after several calls unanswered.",
    label: "bank",
    read: () => new Map(banks.map((bank) => [bank.code, bank.isUp() ? 1 : 0])),
  });
  return {
    banks: createBanks(banks, () => market.read("banks")),
    directory: directories.length === 0 ? noDirectory : createDirectory(directories),
  };
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
