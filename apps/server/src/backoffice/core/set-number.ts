/**
 * Setting the house's numbers, whichever desk asks: in their shape, from a moment on that every
 * process hears of in time, by two people unless a promise is merely closed. The numbers, the log's
 * entry and what was agreed to are one commit.
 */
import type { ApprovalKindName } from "@tucano/contract/backoffice/access/approvals.ts";
import * as z from "zod/mini";
import {
  checkNumbers,
  type FreeWith,
  type NumberKey,
  numberKeys,
  type Numbers,
  NUMBERS_AHEAD_MS,
  type OtherOffer,
  type Setting,
  type Version,
} from "../../market/index.ts";
import { inTransaction, takeTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { type FreeGift, freeGiftOf } from "../../rewards/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { agreedEntry, type ApprovalKind, approvalKind, type PendingApproval } from "./approvals.ts";
import type { AuditEntry } from "./audit.ts";
import type { Parts } from "./context.ts";
import { differing, type Facts, toFacts } from "./facts.ts";

export interface WishedNumbers {
  readonly kind: ApprovalKindName & ("market.set" | "promotion.set");
  /** As in the audit log. */
  readonly subject: string;
  readonly key: NumberKey;
  readonly value: unknown;
  /** Null: as soon as it may be, once all who must have agreed. */
  readonly effectiveFrom: Date | null;
  /** When what held before holds again; left out or null: never by itself. */
  readonly until?: Date | null;
  readonly reason: string;
}

const DAY_MS = 24 * 3_600_000;

interface Change {
  readonly before: Facts;
  readonly after: Facts;
}

/**
 * Nothing else changes, and nothing is left out, so that no promise becomes larger or different.
 */
export function isMereClosing({ before, after }: Change): boolean {
  const isAlone = (facts: Facts) => Object.keys(facts).join() === "isOpen";
  return isAlone(before) && isAlone(after) && after["isOpen"] === "false";
}

export async function setNumber(
  parts: Parts,
  { kind, subject, key, reason, ...wish }: WishedNumbers,
  context: OperatorContext,
): Promise<{ approval: PendingApproval | null }> {
  const value = requireValid(key, wish.value);
  await requireKnownSite(parts, value);
  await requireSegments(parts, value);
  await requireFreeGames(parts, value);
  const soonest = soonestOf(parts);
  const all = await parts.market.versions(parts.db, key);
  const held = heldAt(all, wish.effectiveFrom ?? soonest);
  const change = differing(toFacts(held), toFacts(value));
  if (Object.keys({ ...change.before, ...change.after }).length === 0) {
    throw new DomainError("backoffice.numbers_unchanged");
  }
  const until = wish.until ?? null;
  // What opens again by itself is more than closing.
  const isClosing = until === null && isMereClosing(change);
  // Closing is never too late: it takes effect as soon as it may.
  const isAtOnce = wish.effectiveFrom === null || (isClosing && wish.effectiveFrom < soonest);
  const effectiveFrom = isAtOnce ? null : wish.effectiveFrom;
  requireFree(parts, all, effectiveFrom);
  requireRoom(all, effectiveFrom ?? soonest, until);
  const moment = momentFacts(effectiveFrom, until ?? nextAfter(all, effectiveFrom ?? soonest));
  if (!isClosing) {
    const payload = {
      key,
      value,
      effectiveFrom: effectiveFrom?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    };
    const after = { ...change.after, ...moment };
    const asked = { kind, subject, payload, before: change.before, after, reason };
    return { approval: await parts.approvals.request(asked, context) };
  }
  const { operator, ip } = context;
  const entry = { action: kind, subject, operator, ip, reason, ...change, details: moment };
  await inTransaction(parts.db, (tx) =>
    keep(parts, tx, { key, value, effectiveFrom, until, setBy: operator.email }, entry),
  );
  return { approval: null };
}

export const momentFacts = (effectiveFrom: Date | null, until: Date | null = null): Facts => ({
  ...(effectiveFrom === null ? { at_once: "yes" } : { from: toWireInstant(effectiveFrom) }),
  ...(until === null ? {} : { until: toWireInstant(until) }),
});

/** Numbers without an end hold until others begin that are set already: who agrees is told when. */
function nextAfter(all: readonly Version<NumberKey>[], from: Date): Date | null {
  return all.findLast(({ effectiveFrom: at }) => at > from)?.effectiveFrom ?? null;
}

const soonestOf = ({ clock }: Parts) => new Date(clock.now().getTime() + NUMBERS_AHEAD_MS);

function heldAt(all: readonly Version<NumberKey>[], at: Date): unknown {
  return all.find((one) => one.effectiveFrom <= at)?.value ?? {};
}

/** Throws backoffice.numbers_invalid or numbers_generous with the fields that are wrong. */
export function requireValid<Key extends NumberKey>(key: Key, value: unknown): Numbers[Key] {
  const { value: valid, problems, tooMuch } = checkNumbers(key, value);
  if (valid !== null) return valid;
  const [code, paths] =
    problems.length > 0
      ? (["backoffice.numbers_invalid", problems] as const)
      : (["backoffice.numbers_generous", tooMuch] as const);
  const fields = Object.fromEntries(paths.map((path) => [path, { code }] as const));
  throw new DomainError(code, { fields });
}

/** An audience of a site that does not exist would be nobody. */
async function requireKnownSite({ content }: Parts, value: Numbers[NumberKey]): Promise<void> {
  const wanted = sitesIn(value).filter(({ site }) => site !== null);
  if (wanted.length === 0) return;
  const known = new Set((await content.office.listSites()).map(({ code }) => code));
  const unknown = wanted.filter(({ site }) => site !== null && !known.has(site));
  if (unknown.length === 0) return;
  const code = "backoffice.numbers_invalid";
  const fields = Object.fromEntries(unknown.map(({ path }) => [path, { code }] as const));
  throw new DomainError(code, { fields });
}

function sitesIn(
  value: Numbers[NumberKey],
): { readonly path: string; readonly site: string | null }[] {
  const others: readonly OtherOffer[] = "others" in value ? value.others : [];
  return [
    ...("audience" in value ? [{ path: "audience.site", site: value.audience.site }] : []),
    ...others.map(({ audience }, index) => ({
      path: `others.${index}.audience.site`,
      site: audience.site,
    })),
  ];
}

/** Offers beside the standing one are for a segment that there is, and that may be marketed to. */
async function requireSegments({ segments }: Parts, value: Numbers[NumberKey]): Promise<void> {
  if (!("others" in value)) return;
  const others: readonly OtherOffer[] = value.others;
  for (const [index, { segmentId, segmentVersion: version }] of others.entries()) {
    if (segmentId === null || version === null) continue;
    const purpose = await segments.purposeOf({ segmentId, version });
    if (purpose === "marketing") continue;
    const code = "backoffice.numbers_invalid";
    throw new DomainError(code, { fields: { [`others.${index}.segmentId`]: { code } } });
  }
}

/** Every free round that numbers promise can be given: its game and stake are offered. */
async function requireFreeGames(parts: Parts, value: unknown, path: string[] = []): Promise<void> {
  if (typeof value !== "object" || value === null) return;
  if (!isFreeWith(value)) {
    for (const [key, below] of Object.entries(value)) {
      await requireFreeGames(parts, below, [...path, key]);
    }
    return;
  }
  const free = freeGiftOf(value);
  if (free === null || (await canBeGiven(parts, free))) return;
  const code = "backoffice.numbers_invalid";
  throw new DomainError(code, { fields: { [[...path, "freeGame"].join(".")]: { code } } });
}

const isFreeWith = (value: object): value is FreeWith => "freeGame" in value;

async function canBeGiven(parts: Parts, { studio, gameCode, ...free }: FreeGift): Promise<boolean> {
  const game = await parts.catalog.findGameByCode(studio, gameCode);
  const endsAt = new Date(parts.clock.now().getTime() + free.days * DAY_MS);
  const wish = { gameIds: [game?.id ?? 0], stake: free.stake, rounds: free.rounds, endsAt };
  return parts.freeRounds.requireAllowed(wish).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
}

/** Throws when the moment is not far enough ahead, or when something else is set for it. */
function requireFree(
  parts: Parts,
  all: readonly Version<NumberKey>[],
  effectiveFrom: Date | null,
): void {
  if (effectiveFrom === null) return;
  if (effectiveFrom < soonestOf(parts)) throw numbersPast("effective_from");
  if (all.some((one) => one.effectiveFrom.getTime() === effectiveFrom.getTime())) {
    throw new DomainError("backoffice.numbers_taken");
  }
}

/**
 * What lasts for a while ends after it begins, and nothing else begins meanwhile: what would come
 * back then would be something that nobody agreed to. Throws.
 */
function requireRoom(all: readonly Version<NumberKey>[], from: Date, until: Date | null): void {
  if (until === null) return;
  if (until <= from) throw numbersPast("until");
  const isTaken = all.some(({ effectiveFrom: at }) => at > from && at <= until);
  if (isTaken) throw new DomainError("backoffice.numbers_taken");
}

interface Kept {
  readonly key: NumberKey;
  readonly value: Numbers[NumberKey];
  readonly effectiveFrom: Date | null;
  readonly until: Date | null;
  readonly setBy: string;
}

/** One at a time: what is set meanwhile would begin between what is looked at and what is set. */
async function keep(
  parts: Parts,
  tx: Tx,
  { key, value, setBy, until, effectiveFrom: asked }: Kept,
  entry: AuditEntry,
): Promise<void> {
  await takeTurn(tx, "market.set", key);
  const all = await parts.market.versions(tx, key);
  const from = begun(await parts.market.set(tx, key, { effectiveFrom: asked, value, setBy }));
  requireRoom(all, from, until);
  if (until !== null) {
    const former = requireValid(key, heldAt(all, from));
    const back = { effectiveFrom: until, value: former, setBy };
    begun(await parts.market.set(tx, key, back));
  }
  await parts.audit.append(tx, {
    ...entry,
    details: { ...entry.details, from: toWireInstant(from) },
  });
}

/** Throws when the moment is not far enough ahead, or when something else is set for it. */
function begun(setting: Setting): Date {
  if (setting === "too_soon") throw numbersPast("effective_from");
  if (setting === "taken") throw new DomainError("backoffice.numbers_taken");
  return setting;
}

function numbersPast(field: "effective_from" | "until"): DomainError {
  const code = "backoffice.numbers_past";
  return new DomainError(code, { fields: { [field]: { code } } });
}

const payload = z.object({
  key: z.enum(numberKeys),
  value: z.unknown(),
  effectiveFrom: z.nullable(z.iso.datetime({ offset: true })),
  /** Requests of the release before this one have none. */
  until: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
});

/** Agreed to too late, it fails: nothing begins in the past. */
export function settingNumbers(parts: Parts, kind: WishedNumbers["kind"]): ApprovalKind {
  return approvalKind({
    name: kind,
    decidedWith: "market.manage",
    payload,
    carryOut: async (tx, { payload: { key, ...wish }, ...agreed }) => {
      const value = requireValid(key, wish.value);
      const effectiveFrom = wish.effectiveFrom === null ? null : new Date(wish.effectiveFrom);
      const until = wish.until === null ? null : new Date(wish.until);
      const setBy = agreed.requester.email;
      const entry = agreedEntry(kind, agreed);
      await keep(parts, tx, { key, value, effectiveFrom, until, setBy }, entry);
    },
  });
}
