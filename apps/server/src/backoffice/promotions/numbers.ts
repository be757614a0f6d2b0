/**
 * The numbers of promises: reading all their versions, and setting new ones from a moment on. What
 * closes a promise is done by one person at once; whatever else changes, a second one agrees to.
 */
import type * as contract from "@tucano/contract/backoffice/promotions.ts";
import { type PromotionKey, promotionKeys } from "@tucano/contract/backoffice/promotions.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import * as z from "zod/mini";
import { checkNumbers, type Numbers, type Version } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { readBudgets } from "./budgets.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { requireReason } from "../core/policy.ts";

type Value = Numbers[PromotionKey];
type Held = Version<PromotionKey>;

/** Closing begins this much later, so that every process hears of it in time. */
const AT_ONCE_MS = 5_000;

export async function listPromotions(
  parts: Parts,
): Promise<DataOf<typeof contract.listPromotions>> {
  const now = parts.clock.now();
  const [budgets, sites] = await Promise.all([
    readBudgets(parts),
    parts.content.office.listSites(),
  ]);
  const list = await Promise.all(
    promotionKeys.map(async (key) => {
      const versions = await parts.market.versions(key);
      const held = versions.find(({ effectiveFrom }) => effectiveFrom <= now);
      const next = versions.findLast(({ effectiveFrom }) => effectiveFrom > now);
      return {
        key,
        is_open: isOpen(held?.value),
        effective_from: toWireInstant(held?.effectiveFrom ?? now),
        set_by: held?.setBy ?? null,
        next_from: next === undefined ? null : toWireInstant(next.effectiveFrom),
        ...periodOf(held?.value),
        budget: budgets.get(key) ?? null,
      };
    }),
  );
  return { list, sites: sites.map(({ code, name }) => ({ code, name })) };
}

function periodOf(value: Value | undefined) {
  const wire = (moment: string | null) =>
    moment === null ? null : toWireInstant(new Date(moment));
  if (value === undefined || !("startsAt" in value)) return { starts_at: null, ends_at: null };
  return { starts_at: wire(value.startsAt), ends_at: wire(value.endsAt) };
}

function isOpen(value: Value | undefined): boolean | null {
  return value !== undefined && "isOpen" in value ? value.isOpen : null;
}

export async function listVersions(
  parts: Parts,
  { key, cursor, limit: asked }: InputOf<typeof contract.listVersions>,
): Promise<DataOf<typeof contract.listVersions>> {
  const now = parts.clock.now();
  const limit = limitOf(asked);
  const all: readonly Held[] = await parts.market.versions(key);
  const current = all.find(({ effectiveFrom }) => effectiveFrom <= now);
  const before = numberAfter(cursor) ?? Number.MAX_SAFE_INTEGER;
  const place = ({ effectiveFrom }: Held) => effectiveFrom.getTime();
  const from = all.findIndex((one) => place(one) < before);
  const rows = from < 0 ? [] : all.slice(from, from + limit + 1);
  return toPage(rows, limit, {
    keyOf: (one) => String(place(one)),
    show: (one) => {
      const older = all[all.indexOf(one) + 1];
      const isPast = one.effectiveFrom <= now;
      return {
        effective_from: toWireInstant(one.effectiveFrom),
        set_by: one.setBy,
        state: one === current ? "current" : isPast ? "past" : "coming",
        value: one.value,
        ...differing(older === undefined ? {} : toFacts(older.value), toFacts(one.value)),
      };
    },
  });
}

interface Wanted {
  readonly key: PromotionKey;
  readonly value: unknown;
  readonly effective_from: string;
  readonly reason: string;
}

export async function setNumbers(
  parts: Parts,
  wanted: Wanted,
  context: OperatorContext,
): Promise<DataOf<typeof contract.setActivity>> {
  const { key, reason } = wanted;
  requireReason(reason);
  const value = requireValid(key, wanted.value);
  await requireKnownSite(parts, value);
  const effectiveFrom = new Date(wanted.effective_from);
  const all: readonly Held[] = await parts.market.versions(key);
  const held = all.find((one) => one.effectiveFrom <= effectiveFrom);
  const { before, after } = differing(toFacts(held?.value ?? {}), toFacts(value));
  const changed = Object.keys(after).length + Object.keys(before).length;
  if (changed === 0) throw new DomainError("backoffice.numbers_unchanged");
  const isClosing = after["isOpen"] === "false" && Object.keys(after).length === 1;
  if (isClosing) {
    await close(parts, { key, value, effectiveFrom, before, after, reason }, context);
    return { approval: null };
  }
  requireAhead(parts, effectiveFrom);
  requireFree(all, effectiveFrom);
  const moment = { from: toWireInstant(effectiveFrom) };
  const approval = await parts.approvals.request(
    {
      kind: "promotion.set",
      subject: `promotion:${key}`,
      payload: { key, value, effectiveFrom: moment.from },
      before,
      after: { ...after, ...moment },
      reason,
    },
    context,
  );
  return { approval };
}

/** Throws backoffice.numbers_invalid with the fields that are wrong. */
export function requireValid<Key extends PromotionKey>(key: Key, value: unknown): Numbers[Key] {
  const checked = checkNumbers(key, value);
  if (checked.value !== null) return checked.value;
  const code = "backoffice.numbers_invalid";
  const fields = Object.fromEntries(checked.problems.map((path) => [path, { code }] as const));
  throw new DomainError(code, { fields });
}

/** An audience of a site that does not exist would be nobody. */
async function requireKnownSite({ content }: Parts, value: Value): Promise<void> {
  const wanted = "audience" in value ? value.audience.site : null;
  if (wanted === null) return;
  const sites = await content.office.listSites();
  if (sites.some(({ code }) => code === wanted)) return;
  const code = "backoffice.numbers_invalid";
  throw new DomainError(code, { fields: { "audience.site": { code } } });
}

function requireAhead({ clock }: Parts, effectiveFrom: Date): void {
  if (effectiveFrom > clock.now()) return;
  const code = "backoffice.numbers_past";
  throw new DomainError(code, { fields: { effective_from: { code } } });
}

function requireFree(all: readonly Held[], at: Date): void {
  if (all.every(({ effectiveFrom }) => effectiveFrom.getTime() !== at.getTime())) return;
  throw new DomainError("backoffice.numbers_taken");
}

interface Closing {
  readonly key: PromotionKey;
  readonly value: Value;
  readonly effectiveFrom: Date;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly reason: string;
}

/** Nothing more is promised from now on, or from then on; what was promised is paid. */
async function close(
  parts: Parts,
  { key, value, before, after, reason, ...wish }: Closing,
  { operator, ip }: OperatorContext,
): Promise<void> {
  const soonest = new Date(parts.clock.now().getTime() + AT_ONCE_MS);
  const effectiveFrom = wish.effectiveFrom > soonest ? wish.effectiveFrom : soonest;
  const setBy = operator.email;
  const append = (outcome: string) =>
    inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, {
        action: "promotion.set",
        subject: `promotion:${key}`,
        operator,
        ip,
        reason,
        details: { outcome, from: toWireInstant(effectiveFrom) },
        before,
        after,
      }),
    );
  await append("ordered");
  const isSet = await parts.market.set(key, { effectiveFrom, value, setBy });
  if (isSet) return;
  await append("failed");
  throw new DomainError("backoffice.numbers_taken");
}

const payload = z.object({
  key: z.enum(promotionKeys),
  value: z.record(z.string(), z.unknown()),
  effectiveFrom: z.iso.datetime({ offset: true }),
});

/**
 * Agreed to too late, it fails: nothing begins in the past. Carried out again, it stands already.
 */
export function settingNumbers(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "promotion.set",
    decidedWith: "market.manage",
    payload,
    carryOut: async (tx, { payload: { key, ...wish }, requester, ...agreed }) => {
      const value = requireValid(key, wish.value);
      const effectiveFrom = new Date(wish.effectiveFrom);
      const setBy = requester.email;
      const found = (await parts.market.versions(key)).find(
        (one) => one.effectiveFrom.getTime() === effectiveFrom.getTime(),
      );
      const isOurs =
        found?.setBy === setBy && JSON.stringify(found.value) === JSON.stringify(value);
      if (!isOurs) {
        requireAhead(parts, effectiveFrom);
        const isSet = await parts.market.set(key, { effectiveFrom, value, setBy });
        if (!isSet) throw new DomainError("backoffice.numbers_taken");
      }
      await parts.audit.append(tx, {
        action: "promotion.set",
        subject: agreed.subject,
        operator: agreed.approver,
        ip: agreed.ip,
        reason: agreed.reason,
        details: { approval: String(agreed.approvalId), asked_by: setBy, outcome: "done" },
        before: agreed.before,
        after: agreed.after,
      });
    },
  });
}
