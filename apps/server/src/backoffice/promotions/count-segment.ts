/** How many members fit rules now: read over all of them, on a standby where there is one. */
import type * as contract from "@tucano/contract/backoffice/members/segments.ts";
import { SEGMENT_LEAST } from "@tucano/contract/backoffice/members/segments.ts";
import type { Command } from "../core/area.ts";
import { toReference } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";
import { requireRight } from "./segments.ts";

export const countSegment: Command<typeof contract.countSegment> = async (
  parts,
  { purpose, rules },
  context,
) => {
  const { operator } = context;
  requireRight(operator, purpose, "compliance.read");
  const reading = readingFor(parts, context);
  const { size, sample } = await parts.segments.count(reading, { purpose, rules });
  if (size < SEGMENT_LEAST) return { size: null, sample: null };
  if (!operator.permissions.has("members.read")) return { size, sample: null };
  const members = await parts.members.findMany(sample);
  return { size, sample: sample.map((memberId) => toReference(memberId, members)) };
};
