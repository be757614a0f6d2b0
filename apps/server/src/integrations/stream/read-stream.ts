/** Reads the stream after a place, for whoever may see events of these types. */
import type { HouseEvent } from "@tucano/contract/integrations/events.ts";
import { DomainError } from "../../platform/errors.ts";
import { cursorOf, type EventRow, invites, toHouseEvent } from "../policy.ts";
import type { IntegrationsDeps } from "../types.ts";
import { readAfter, readBounds } from "./event-repository.ts";

/** So many are looked through for one answer, however few of them are asked for. */
const LOOKED_THROUGH = 2_000;

export interface StreamQuery {
  /** Null: from the oldest that is kept. */
  readonly after: number | null;
  readonly limit: number;
  readonly types: readonly string[];
}

export interface StreamPage {
  readonly list: HouseEvent[];
  readonly next: string;
  readonly has_more: boolean;
}

export const sourceOf = ({ config }: Pick<IntegrationsDeps, "config">): string =>
  config.http.publicUrl || "urn:tucano";

/** Throws integrations.cursor_expired. */
export async function readStream(
  deps: IntegrationsDeps,
  { after, limit, types }: StreamQuery,
): Promise<StreamPage> {
  const { first, last } = await readBounds(deps.db);
  const from = after ?? first - 1;
  if (from < first - 1) throw new DomainError("integrations.cursor_expired");
  const seen = await readAfter(deps.db, from, LOOKED_THROUGH);
  const asked = seen.filter(({ type }) => types.includes(type));
  const taken = asked.slice(0, limit);
  const isCut = asked.length > limit;
  const next = (isCut ? taken.at(-1)?.seq : seen.at(-1)?.seq) ?? from;
  const told = await withoutInvitations(deps, taken);
  const source = sourceOf(deps);
  return {
    list: told.map((row) => toHouseEvent(row, source)),
    next: cursorOf(next),
    has_more: next < last,
  };
}

/** Looked up when it is told, so that a replay does not advertise to the excluded either. */
export async function withoutInvitations(
  deps: IntegrationsDeps,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const memberIds = new Set(rows.filter(({ type }) => invites(type)).map((row) => row.memberId));
  if (memberIds.size === 0) return rows;
  const excluded = await deps.excludedAmong([...memberIds]);
  return rows.filter(({ type, memberId }) => !invites(type) || !excluded.has(memberId));
}
