/** The house's numbers: seen with their history, and set from a moment on that lies ahead. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/market.ts";
import * as z from "zod/mini";
import {
  isMoneyRelevant,
  type NumberKey,
  numberKeys,
  parseNumbers,
  presets,
} from "../../market/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { requireReason } from "../core/policy.ts";

type Value = Record<string, unknown>;

const VERSIONS_MAX = 100;

function keyOf(key: string): NumberKey {
  const known = numberKeys.find((one) => one === key);
  if (known === undefined) throw new DomainError("common.not_found");
  return known;
}

export async function listNumbers(parts: Parts): Promise<DataOf<typeof contract.listNumbers>> {
  const now = parts.clock.now();
  const list = await Promise.all(
    numberKeys.map(async (key) => {
      const versions = await parts.market.versions(key);
      const held = versions.find(({ effectiveFrom }) => effectiveFrom <= now);
      if (held === undefined) throw new Error(`There is no "${key}" yet.`);
      return {
        key,
        ...shownVersion(held),
        coming: versions.filter(({ effectiveFrom }) => effectiveFrom > now).length,
        needs_two: isMoneyRelevant(key),
        presets: {
          standard: presets.standard[key],
          "br-bets": presets["br-bets"][key],
        },
      };
    }),
  );
  return { list };
}

function shownVersion(version: { effectiveFrom: Date; value: unknown; setBy: string | null }) {
  return {
    effective_from: toWireInstant(version.effectiveFrom),
    value: version.value as Value,
    set_by: version.setBy,
  };
}

export async function readNumber(
  parts: Parts,
  input: InputOf<typeof contract.readNumber>,
): Promise<DataOf<typeof contract.readNumber>> {
  const key = keyOf(input.key);
  const versions = await parts.market.versions(key);
  return {
    key,
    needs_two: isMoneyRelevant(key),
    list: versions.slice(0, VERSIONS_MAX).map(shownVersion),
  };
}

export async function setNumber(
  parts: Parts,
  input: InputOf<typeof contract.setNumber>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.setNumber>> {
  requireReason(input.reason);
  const key = keyOf(input.key);
  const value = parseNumbers(key, input.value);
  if (value === null) {
    throw new DomainError("common.invalid_input", { fields: { value: { code: "field.invalid" } } });
  }
  const effectiveFrom = new Date(input.effective_from);
  await requireFree(parts, key, effectiveFrom);
  const held = await parts.market.read(key, effectiveFrom);
  const change = differing(toFacts(held), toFacts(value));
  const after = { ...change.after, effective_from: toWireInstant(effectiveFrom) };
  const wish = { key, effectiveFrom: effectiveFrom.toISOString(), value };
  const subject = `market:${key}`;
  const { operator, ip } = context;
  if (isMoneyRelevant(key)) {
    const asked = { kind: "market.set", subject, payload: wish, before: change.before, after };
    const approval = await parts.approvals.request(
      { ...asked, kind: "market.set", reason: input.reason },
      context,
    );
    return { approval };
  }
  const entry = { action: "market.set", subject, operator, ip, reason: input.reason } as const;
  await note(parts, { ...entry, details: { phase: "ordered" }, before: change.before, after });
  const isSet = await parts.market.set(key, { effectiveFrom, value, setBy: operator.email });
  if (isSet) return { approval: null };
  await note(parts, { ...entry, details: { phase: "failed" } });
  throw new DomainError("backoffice.number_moment_taken");
}

function note(parts: Parts, entry: AuditEntry): Promise<void> {
  return inTransaction(parts.db, (tx) => parts.audit.append(tx, entry));
}

/** Throws when the moment has passed, or when something is set for it. */
async function requireFree(parts: Parts, key: NumberKey, at: Date): Promise<void> {
  if (at <= parts.clock.now()) throw new DomainError("backoffice.number_not_ahead");
  const versions = await parts.market.versions(key);
  if (versions.some(({ effectiveFrom }) => effectiveFrom.getTime() === at.getTime())) {
    throw new DomainError("backoffice.number_moment_taken");
  }
}

const payload = z.object({ key: z.string(), effectiveFrom: z.string(), value: z.unknown() });

/** Set again under the same request it finds itself there, and that is fine. */
export function marketSetting(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "market.set",
    decidedWith: "market.manage",
    payload,
    carryOut: async (tx: Tx, agreed) => {
      const key = keyOf(agreed.payload.key);
      const effectiveFrom = new Date(agreed.payload.effectiveFrom);
      const value = parseNumbers(key, agreed.payload.value);
      if (value === null) throw new DomainError("common.invalid_input");
      const setBy = `${agreed.requester.email} #${agreed.approvalId}`;
      const versions = await parts.market.versions(key);
      const isThere = versions.some(
        (one) => one.setBy === setBy && one.effectiveFrom.getTime() === effectiveFrom.getTime(),
      );
      if (!isThere) {
        await requireFree(parts, key, effectiveFrom);
        const isSet = await parts.market.set(key, { effectiveFrom, value, setBy });
        if (!isSet) throw new DomainError("backoffice.number_moment_taken");
      }
      await parts.audit.append(tx, {
        action: "market.set",
        subject: agreed.subject,
        operator: agreed.approver,
        ip: agreed.ip,
        reason: agreed.reason,
        details: { approval: String(agreed.approvalId), asked_by: agreed.requester.email },
        before: agreed.before,
        after: agreed.after,
      });
    },
  });
}
