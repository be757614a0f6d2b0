/** Rules of affiliates: whose a new member is, what is earned, and what an address may say. */
import { type DealTerms, postbackMacros, SUBS } from "@tucano/contract/affiliates.ts";
import {
  add,
  type Centavos,
  larger,
  multiplyFloor,
  negate,
  smaller,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import type { AffiliateRow, DealRow, MonthFigures } from "./types.ts";

const DAY_MS = 86_400_000;
const WHOLE = 10_000;

/**
 * A member has one origin. An invitation that is used wins over any click: it was chosen. Without
 * one, the last click counts, if it is not older than so many days and its affiliate is active.
 */
export function isBroughtBy(of: {
  readonly clickedAt: Date;
  readonly now: Date;
  readonly clickDays: number;
  readonly status: AffiliateRow["status"];
  readonly isInvited: boolean;
}): boolean {
  const ageMs = of.now.getTime() - of.clickedAt.getTime();
  return !of.isInvited && of.status === "active" && ageMs >= 0 && ageMs <= of.clickDays * DAY_MS;
}

/** The deal that holds in a month: the latest version that has begun by then. */
export function dealIn(deals: readonly DealRow[], month: string): DealRow | null {
  const begun = deals.filter((deal) => deal.month <= month);
  const byAge = (a: DealRow, b: DealRow): number =>
    a.month.localeCompare(b.month) || a.version - b.version;
  return begun.toSorted(byAge).at(-1) ?? null;
}

/** The first holds from the present month on; what has begun is not changed by a later one. */
export function mayHoldFrom(month: string, now: string, isFirst: boolean): boolean {
  return isFirst ? month >= now : month > now;
}

export type Progress = "waiting" | "earned" | "missed";

/** Of the amount for a member who has paid in. */
export function progressOf(
  cpa: NonNullable<DealTerms["cpa"]>,
  of: {
    readonly registeredAt: Date;
    readonly firstAmount: Centavos;
    readonly firstAt: Date;
    /** Net, within the days. */
    readonly staked: Centavos;
    readonly now: Date;
  },
): Progress {
  const endMs = of.registeredAt.getTime() + cpa.withinDays * DAY_MS;
  if (of.firstAmount < cpa.depositFromCentavos || of.firstAt.getTime() > endMs) return "missed";
  if (of.staked >= cpa.stakeFromCentavos) return "earned";
  // A day later: what was staked in the last moment is read by then.
  return of.now.getTime() > endMs + DAY_MS ? "missed" : "waiting";
}

export interface Share {
  readonly fees: Centavos;
  /** GGR − bonus cost − fees − chargebacks. */
  readonly ngr: Centavos;
  readonly amount: Centavos;
  readonly lossAfter: Centavos;
}

/** Rounded down to the centavo once, for the month; what is cut off stays with the house. */
export function shareOf(
  terms: DealTerms["share"],
  figures: MonthFigures,
  lossBefore: Centavos,
): Share {
  const ggr = subtract(figures.stake, figures.win);
  const fees =
    terms === null
      ? ZERO
      : add(
          multiplyFloor(larger(figures.deposits, ZERO), terms.depositFeeRate, WHOLE),
          multiplyFloor(larger(ggr, ZERO), terms.ggrFeeRate, WHOLE),
        );
  const ngr = add(ggr, negate(figures.cost), negate(fees), negate(figures.chargebacks));
  if (terms === null) return { fees, ngr, amount: ZERO, lossAfter: lossBefore };
  const base = terms.carriesNegative ? add(ngr, lossBefore) : ngr;
  const amount = multiplyFloor(larger(base, ZERO), terms.rate, WHOLE);
  return { fees, ngr, amount, lossAfter: terms.carriesNegative ? smaller(base, ZERO) : ZERO };
}

/** What a closed month pays; the rest, also what is below nothing, goes into the next one. */
export function payableOf(of: {
  readonly opening: Centavos;
  readonly earned: Centavos;
  readonly payFrom: Centavos;
  /** Nothing follows: what is there is paid, however little. */
  readonly isLast: boolean;
}): { readonly payable: Centavos; readonly carried: Centavos } {
  const sum = add(of.opening, of.earned);
  const payable = of.isLast || sum >= of.payFrom ? larger(sum, ZERO) : ZERO;
  return { payable, carried: subtract(sum, payable) };
}

/** Whether the affiliate's contact itself plays, by what is known of both. */
export function isItself(
  affiliate: Pick<AffiliateRow, "contact" | "email" | "pixKey" | "taxId">,
  player: {
    readonly realname: string;
    readonly email: string | null;
    readonly cpf: string;
    /** That the player withdraws to. */
    readonly keys: readonly string[];
  },
): boolean {
  const own = new Set([affiliate.email, affiliate.pixKey, affiliate.taxId].map(plainKey));
  const theirs = [player.email ?? "", player.cpf, ...player.keys].map(plainKey);
  const name = plainName(affiliate.contact);
  return theirs.some((key) => own.has(key)) || (name !== "" && name === plainName(player.realname));
}

/** However a number is grouped. */
const plainKey = (key: string): string => {
  const small = key.toLowerCase();
  return small.includes("@") ? small : small.replace(/[^a-z0-9+]/g, "");
};

const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z]+/g, (gap) => (/\s/.test(gap) ? " " : ""))
    .trim()
    .toLowerCase();

/** A CPF has eleven digits, and so has a phone: neither is a company's. */
export function isCompanyKey(key: string): boolean {
  const isCnpj = /^\d{14}$/.test(key.replace(/[.\-/]/g, ""));
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key);
  const isRandom = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);
  return isCnpj || isEmail || isRandom;
}

const MACRO = /\{([^{}]*)\}/g;

/** Only what is known stands in braces, and the host is nobody's to choose later. */
export function isTemplate(template: string): boolean {
  const known = new Set<string>(postbackMacros);
  const names = [...template.matchAll(MACRO)].map(([, name = ""]) => name);
  const origin = /^https?:\/\/[^/?#]*/.exec(template)?.[0] ?? "{";
  return names.every((name) => known.has(name)) && !/[{}]/.test(origin);
}

export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(MACRO, (_all, name: string) => encodeURIComponent(values[name] ?? ""));
}

const SUB_LENGTH_MAX = 128;

/** What an affiliate may hang on its links; too long is cut, so that the visitor still arrives. */
export function subsIn(query: Readonly<Record<string, unknown>>): {
  readonly partnerClick: string | null;
  readonly subs: string[];
} {
  const textOf = (name: string): string => {
    const value = query[name];
    // Neither PostgreSQL nor an address takes all that a query may contain.
    return typeof value === "string" ? printable(value).slice(0, SUB_LENGTH_MAX) : "";
  };
  const subs = Array.from({ length: SUBS }, (_none, index) => textOf(`sub${index + 1}`));
  return { partnerClick: textOf("click_id") || null, subs };
}

const printable = (text: string): string => text.replace(/[^\x20-\x7e\u00a0-\ud7ff]/g, "");

/** By which clicks are compared: a part of an address, not the address. */
export function partOf(network: string): string {
  if (network.includes(":")) return network.split(":").slice(0, 3).join(":");
  return network.split(".").slice(0, 3).join(".");
}
