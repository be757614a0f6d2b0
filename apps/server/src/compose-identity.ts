/** Members, compliance and identity: what these rooms ask of those above them. */
import type { Backoffice } from "./backoffice/index.ts";
import type { Cashier } from "./cashier/index.ts";
import { type Compliance, createCompliance } from "./compliance/index.ts";
import type { Earning } from "./compose-earning.ts";
import type { Pages } from "./compose-pages.ts";
import type { FreeRounds } from "./free-rounds/index.ts";
import { createIdentity, type Identity } from "./identity/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market, Numbers } from "./market/index.ts";
import { createMembers, type Members, type MembersDeps } from "./members/index.ts";
import type { Messages } from "./messages/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Room } from "./platform/room.ts";
import type { Tx } from "./platform/database/types.ts";
import type { Rounds } from "./rounds/index.ts";
import type { Statistics } from "./statistics/index.ts";

type Admission = NonNullable<MembersDeps["admission"]>;

interface Around {
  readonly market: Market;
  readonly compliance: () => Compliance;
  /** Does a list of barred people name this CPF? */
  readonly isListed: (cpf: string) => Promise<boolean>;
}

function mandatoryOf(rules: Numbers["identity"]): ("loss" | "time")[] {
  return [
    ...(rules.isLossLimitMandatory ? (["loss"] as const) : []),
    ...(rules.isTimeLimitMandatory ? (["time"] as const) : []),
  ];
}

function composeAdmission({ market, compliance, isListed }: Around): Admission {
  return {
    rules: async () => {
      const rules = await market.read("identity");
      return {
        minAge: rules.minAge,
        mandatoryLimits: mandatoryOf(rules),
      };
    },
    problemOfLimit: (limit) => compliance().problemOfLimit(limit),
    setLimits: (tx, memberId, limits) => compliance().setFirstLimits(tx, { memberId, limits }),
    isBarred: async (cpf) => {
      const { mayBarredRegister } = await market.read("identity");
      return !mayBarredRegister && (await isListed(cpf));
    },
    stopBarred: async (memberId, cpf) => {
      const { mayBarredPlay } = await market.read("identity");
      return !mayBarredPlay && (await isListed(cpf)) && compliance().bar(memberId, "list");
    },
  };
}

const IDENTITY_PAGE = "/security-center/identity";

export function composeIdentity(
  platform: Platform,
  market: Market,
  notify: (tx: Tx, notice: Parameters<Messages["notify"]>[1]) => Promise<void>,
): Room<Identity> {
  return createIdentity({
    ...platform,
    market,
    tell: (tx, memberId, { verdict }) =>
      notify(tx, { memberId, code: `identity_${verdict}`, link: IDENTITY_PAGE }),
  });
}

export interface AboveMembers {
  readonly compliance: Compliance;
  readonly earning: Earning;
  readonly pages: Pick<Pages, "affiliates">;
  readonly backoffice: Backoffice;
  readonly freeRounds: FreeRounds;
}

/** `above` is asked when somebody comes in: by then every room is there. */
export function composeMembers(
  platform: Platform,
  { ledger, market }: { readonly ledger: Ledger; readonly market: Market },
  above: () => AboveMembers,
): Room<Members> {
  return createMembers({
    ...platform,
    ledger,
    isExcluded: (tx, memberId) => above().compliance.isExcluded(tx, memberId),
    onShutOut: (tx, memberId) => above().freeRounds.cancelAll(tx, { memberId, reason: "shut out" }),
    admission: composeAdmission({
      market,
      compliance: () => above().compliance,
      isListed: (cpf) => above().backoffice.isBarred(cpf),
    }),
    origins: {
      find: (context, of) => above().pages.affiliates.originOf(context, of),
      isNoted: (tx, memberId) => above().pages.affiliates.isAttributed(tx, memberId),
    },
    rankOf: (memberId) => above().earning.vip.profileOf(memberId),
    onSignedIn: (memberId) => above().earning.promotions.noteLogin(memberId),
    sevenDaysOf: (memberId) => above().earning.promotions.sevenDaysOf(memberId),
  });
}

export interface AboveCompliance {
  readonly rounds: Rounds;
  readonly statistics: Statistics;
  readonly cashier: Cashier;
}

export function composeCompliance(
  platform: Platform,
  {
    ledger,
    market,
    members,
  }: { readonly ledger: Ledger; readonly market: Market; readonly members: Members },
  above: () => AboveCompliance,
): Room<Compliance> {
  return createCompliance({
    ...platform,
    ledger,
    members,
    mandatoryLimits: async () => mandatoryOf(await market.read("identity")),
    playedSince: (tx, memberId, since) => above().rounds.playedSince(tx, memberId, since),
    turnover: (memberId, days) => above().statistics.turnover(memberId, days),
    moved: (memberId, range) => above().cashier.movedBetween(memberId, range),
    depositedSince: (db, memberId, from) => above().cashier.depositedSince(db, memberId, from),
  });
}
