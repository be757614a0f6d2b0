/**
 * What the house tells other programs: one stream of events, in one order, that can be read again.
 * An event is thin: numbers and states under a member's id, no names and no documents.
 */
import * as z from "zod/mini";
import { openCall } from "../endpoint.ts";
import { about, count, instant } from "../schemas.ts";

/**
 * What a key may do. `events.play` adds hours of play, `events.rounds` each bet and win;
 * `affiliates.read` is an affiliate's own, and reads nothing but its figures.
 */
export const keyScopes = [
  "events.read",
  "events.play",
  "events.rounds",
  "affiliates.read",
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Each kind of event, and the scope that its reader needs. */
export const eventScopes = {
  "member.registered.v1": "events.read",
  "member.updated.v1": "events.read",
  "member.consents.v1": "events.read",
  "member.login.v1": "events.read",
  "identity.status.v1": "events.read",
  "limit.changed.v1": "events.read",
  "exclusion.started.v1": "events.read",
  "exclusion.ended.v1": "events.read",
  "deposit.status.v1": "events.read",
  "withdrawal.status.v1": "events.read",
  "bonus.granted.v1": "events.read",
  "bonus.finished.v1": "events.read",
  "level.reached.v1": "events.read",
  "play.hour.v1": "events.play",
  "round.movement.v1": "events.rounds",
} as const satisfies Record<string, KeyScope>;

export type EventType = keyof typeof eventScopes;
export const eventTypes = Object.keys(eventScopes) as [EventType, ...EventType[]];

/** CloudEvents 1.0, with what a Standard Webhook's body is made of: type, timestamp, data. */
export const houseEvent = z.object({
  specversion: z.literal("1.0"),
  id: about(z.string(), "The same in the stream, in every delivery and every replay."),
  source: z.string(),
  type: z.string(),
  subject: about(z.string(), "`member/<id>`."),
  time: about(instant, "When it happened."),
  timestamp: about(instant, "The same as `time`."),
  datacontenttype: z.literal("application/json"),
  sequence: about(z.string(), "Its place in the stream, of twenty digits: ordered as text."),
  partitionkey: about(z.string(), "The member: events of one are in order."),
  data: z.record(z.string(), z.unknown()),
});
export type HouseEvent = z.output<typeof houseEvent>;

export const EVENTS_MAX = 500;

const cursor = z.string().check(z.regex(/^\d{1,20}$/));

export const listEvents = openCall("integrations", {
  method: "GET",
  path: "/integrations/v1/events",
  summary: "Events of the house after a place in their stream, in order; with a tool's key",
  takesKey: true,
  input: z.object({
    after: about(z.optional(cursor), "`next` of the answer before. Left out: from the oldest."),
    limit: about(z.optional(count), `At most ${EVENTS_MAX}, and 100 when left out.`),
    types: about(z.optional(z.string().check(z.maxLength(1000))), "Several with commas between."),
  }),
  output: z.object({
    list: z.array(houseEvent),
    next: about(z.string(), "Ask for what comes after this, also where the list is empty."),
    has_more: z.boolean(),
  }),
  errors: ["integrations.scope_missing", "integrations.cursor_expired"],
  examples: [{ after: "00000000000000000000", limit: 100, types: "exclusion.started.v1" }],
});
