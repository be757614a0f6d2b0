/** Segments at the desk: listing, saving and retiring them. Who sees protective ones is asked. */
import type * as contract from "@tucano/contract/backoffice/members/segments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorIdentity } from "../../platform/http/types.ts";
import type { Segment, SegmentPurpose, SegmentRules } from "../../segments/index.ts";
import { type Command, type Reading, requirePermission } from "../core/area.ts";
import { differing, type Facts, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";

type Row = DataOf<typeof contract.listSegments>["list"][number];

const subjectOf = (segmentId: number) => `segment:${segmentId}`;

/** Whose play needs looking after is compliance's to see, and its to decide. Throws. */
export function requireRight(
  operator: OperatorIdentity,
  purpose: SegmentPurpose,
  needed: "compliance.read" | "compliance.signals",
): void {
  if (purpose === "protective") requirePermission(operator, needed);
}

export const listSegments: Command<typeof contract.listSegments> = async (
  { segments },
  input,
  { operator },
) => {
  const limit = limitOf(input.limit);
  const rows = await segments.list({
    before: numberAfter(input.cursor),
    limit: limit + 1,
    withProtective: operator.permissions.has("compliance.read"),
  });
  return toPage(rows, limit, { show: present, keyOf: (one) => String(one.segmentId) });
};

function present(one: Segment): Row {
  return {
    segment_id: one.segmentId,
    name: one.name,
    purpose: one.purpose,
    version: one.version,
    rules: presentRules(one.rules),
    is_retired: one.isRetired,
    set_by: one.setBy,
    set_at: toWireInstant(one.setAt),
  };
}

/** As they were asked for: money as text again. */
export function presentRules({
  deposited,
  staked,
  won,
  lost,
  ...rules
}: SegmentRules): Row["rules"] {
  const shown = { deposited, staked, won, lost };
  const money = Object.entries(shown).flatMap(([name, range]) => {
    if (range === undefined) return [];
    const bounds = Object.entries(range).flatMap(([end, amount]) =>
      amount === undefined ? [] : [[end, formatWire(toCentavos(amount))]],
    );
    return [[name, Object.fromEntries(bounds)]];
  });
  return { ...rules, ...(Object.fromEntries(money) as Pick<Row["rules"], keyof typeof shown>) };
}

const factsOf = (one: Pick<Segment, "name" | "purpose" | "rules">): Facts => ({
  name: one.name,
  purpose: one.purpose,
  ...toFacts(presentRules(one.rules), "rules"),
});

export const saveSegment: Command<typeof contract.saveSegment> = async (
  parts,
  { segment_id: segmentId, name, purpose, rules, reason },
  { operator, ip },
) => {
  requireRight(operator, purpose, "compliance.signals");
  await parts.segments.prepare({ purpose, rules });
  const before = segmentId === null ? null : await parts.segments.find({ segmentId });
  const saved = await inTransaction(parts.db, async (tx) => {
    const wish = { segmentId, name, purpose, rules, setBy: operator.email };
    const reference = await parts.segments.save(tx, wish);
    await parts.audit.append(tx, {
      action: "segment.save",
      subject: subjectOf(reference.segmentId),
      operator,
      ip,
      reason,
      details: { version: String(reference.version) },
      ...differing(before === null ? {} : factsOf(before), factsOf({ name, purpose, rules })),
    });
    return reference;
  });
  return { segment_id: saved.segmentId, version: saved.version };
};

export const nameGames: Reading<typeof contract.nameGames> = async ({ catalog }) => {
  const games = await catalog.allGames();
  const list = games
    .filter(({ status }) => status !== "hidden")
    .map(({ id, name }) => ({ game_id: id, name }));
  return { list: list.toSorted((a, b) => a.name.localeCompare(b.name, "pt")) };
};

export const retireSegment: Command<typeof contract.retireSegment> = async (
  parts,
  { segment_id: segmentId, reason },
  { operator, ip },
) => {
  const { purpose } = await parts.segments.find({ segmentId });
  requireRight(operator, purpose, "compliance.signals");
  await inTransaction(parts.db, async (tx) => {
    const isRetired = await parts.segments.retire(tx, segmentId);
    if (!isRetired) throw new DomainError("backoffice.segment_not_found");
    await parts.audit.append(tx, {
      action: "segment.retire",
      subject: subjectOf(segmentId),
      operator,
      ip,
      reason,
      before: { is_retired: "false" },
      after: { is_retired: "true" },
    });
  });
  return { is_retired: true };
};
