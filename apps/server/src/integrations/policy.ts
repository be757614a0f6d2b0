/** Rules of what goes out: which events, to whom, and in which shape. */
import {
  type EventType,
  eventScopes,
  eventTypes,
  type HouseEvent,
  type KeyScope,
} from "@tucano/contract/integrations/events.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toWireInstant } from "../platform/days.ts";

export interface EventRow {
  readonly seq: number;
  readonly id: string;
  readonly type: string;
  readonly memberId: MemberId;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What somebody could advertise upon: not told of members who are excluded. */
const inviting: ReadonlySet<string> = new Set<EventType>([
  "member.login.v1",
  "bonus.granted.v1",
  "bonus.finished.v1",
  "level.reached.v1",
  "play.hour.v1",
  "round.movement.v1",
]);

export const invites = (type: string): boolean => inviting.has(type);

export function typesWithin(scopes: readonly string[]): readonly EventType[] {
  return eventTypes.filter((type) => scopes.includes(eventScopes[type] satisfies KeyScope));
}

const SEQUENCE_DIGITS = 20;

/** Ordered as text as the numbers are. */
export const cursorOf = (seq: number): string => String(seq).padStart(SEQUENCE_DIGITS, "0");

/** Of a broker: events of one member have one shard, and so stay in order. */
const SHARDS = 16;

export function subjectOf({ type, memberId }: Pick<EventRow, "type" | "memberId">): string {
  const [area, event, version] = type.split(".");
  const shard = String(memberId % SHARDS).padStart(2, "0");
  return `tucano.${version}.${area}.${event}.${shard}`;
}

export function toHouseEvent(row: EventRow, source: string): HouseEvent {
  const time = toWireInstant(row.at);
  return {
    specversion: "1.0",
    id: row.id,
    source,
    type: row.type,
    subject: `member/${row.memberId}`,
    time,
    timestamp: time,
    datacontenttype: "application/json",
    sequence: cursorOf(row.seq),
    partitionkey: String(row.memberId),
    data: { member_id: row.memberId, ...row.data },
  };
}
