/** Messages to segments at the desk: tried on oneself, asked for, and sent when a second agrees. */
import type * as contract from "@tucano/contract/backoffice/site/mailings.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as z from "zod/mini";
import type { DeliverySum, Mailing } from "../../messages/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorIdentity } from "../../platform/http/types.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import { type Command, requirePermission } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { type Facts, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";

type Row = DataOf<typeof contract.listMailings>["list"][number];

const subjectOf = (id: number) => `notification:${id}`;

/** Who has to be looked after is compliance's to know, and so is what they are told. */
const seesProtective = ({ permissions }: OperatorIdentity) => permissions.has("compliance.read");

export const listMailings: Command<typeof contract.listMailings> = async (
  parts,
  input,
  { operator },
) => {
  const limit = limitOf(input.limit);
  const before = numberAfter(input.cursor);
  const withProtective = seesProtective(operator);
  const rows = await parts.messages.listMailings({ before, limit: limit + 1, withProtective });
  const counts = await parts.messages.sumDeliveries(rows.map(({ id }) => id));
  const byMailing = Map.groupBy(counts, ({ campaignId }) => campaignId);
  const names = await parts.segments.namesOf(rows.map(({ audience }) => audience.segmentId));
  return toPage(rows, limit, {
    keyOf: ({ id }) => String(id),
    show: (row) => {
      const { segmentId, version } = row.audience;
      const name = names.get(segmentId) ?? "";
      return present(row, `${name} (${version})`, byMailing.get(row.id) ?? []);
    },
  });
};

const STATES = { ready: "scheduled", going: "sending" } as const;

function present(row: Mailing, segment: string, counts: readonly DeliverySum[]): Row {
  const { state } = row;
  return {
    id: row.id,
    texts: row.texts,
    link: row.link,
    segment,
    channels: [...row.channels],
    is_protective: row.isProtective,
    state: state === "ready" || state === "going" ? STATES[state] : state,
    starts_at: toWireInstant(row.startsAt),
    finished_at: row.finishedAt === null ? null : toWireInstant(row.finishedAt),
    told: row.told,
    counts: counts.map(({ channel, outcome, members }) => ({ channel, outcome, members })),
    set_by: row.setBy,
  };
}

export const readMailing: Command<typeof contract.readMailing> = async (
  parts,
  { id },
  { operator },
) => {
  const withProtective = seesProtective(operator);
  const counts = await parts.messages.countDeliveries({ id, withProtective });
  return {
    counts: counts.map(({ handedOver, opened, ...one }) => ({
      ...one,
      handed_over: handedOver,
      opened: one.channel === "inbox" ? opened : null,
    })),
  };
};

export const tryMailing: Command<typeof contract.tryMailing> = async (
  { messages },
  { texts, language: lang },
  { operator },
) => {
  const [name = ""] = operator.email.split("@");
  await messages.tryMailing(texts, { operator: operator.email, name, lang });
  return { to: operator.email };
};

export const askMailing: Command<typeof contract.askMailing> = async (parts, input, context) => {
  const { texts, link, reason } = input;
  const { operator, ip } = context;
  const segment = await parts.segments.find({ segmentId: input.segment_id });
  if (segment.isRetired) throw new DomainError("backoffice.segment_not_found");
  const isProtective = segment.purpose === "protective";
  if (isProtective) requirePermission(operator, "compliance.read");
  await parts.messages.requireTried(texts, operator.email);
  const { segmentId, version } = segment;
  const startsAt = input.starts_at === null ? parts.clock.now() : new Date(input.starts_at);
  const facts: Facts = {
    ...toFacts({ texts, link }),
    segment: `${segment.name} (${version})`,
    purpose: segment.purpose,
    channels: input.channels.join(", "),
    starts_at: toWireInstant(startsAt),
  };
  const id = await inTransaction(parts.db, async (tx) => {
    const added = await parts.messages.insertMailing(tx, {
      texts,
      link,
      audience: { segmentId, version },
      channels: [...new Set(input.channels)],
      isProtective,
      startsAt,
      setBy: operator.email,
    });
    await parts.audit.append(tx, {
      action: "message.ask",
      subject: subjectOf(added),
      operator,
      ip,
      reason,
      before: {},
      after: facts,
    });
    return added;
  });
  const approval = await parts.approvals.request(
    {
      kind: "message.send",
      subject: subjectOf(id),
      payload: { id },
      before: { state: "waiting" },
      after: { state: "scheduled", ...facts },
      reason,
    },
    context,
  );
  return { id, approval };
};

export function sendingMessage(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "message.send",
    decidedWith: "compliance.read",
    payload: z.object({ id: z.int() }),
    carryOut: async (tx, { payload: { id }, ...agreed }) => {
      const isReleased = await parts.messages.releaseMailing(tx, id);
      if (!isReleased) throw new DomainError("backoffice.campaign_over");
      await parts.audit.append(tx, agreedEntry("message.send", agreed));
    },
  });
}
