import { useQuery } from "@tanstack/react-query";
import { countSegment, listSegments } from "@tucano/contract/backoffice/members/segments.ts";
import { ask } from "../api.ts";

/** Members come and go; a glance at the form is worth one count over all of them. */
const GOOD_FOR_MS = 60_000;

export function useSegments() {
  return useQuery(ask(listSegments, { limit: 100 })).data?.list ?? [];
}

/** How many are in it now. Null: fewer than are counted to the one; undefined: not known. */
export function useSegmentSize(segmentId: string): number | null | undefined {
  const one = useSegments().find(({ segment_id: id }) => String(id) === segmentId);
  const { purpose = "marketing", rules = { period_days: 30 } } = one ?? {};
  const count = ask(countSegment, { purpose, rules });
  const { data } = useQuery({ ...count, enabled: one !== undefined, staleTime: GOOD_FOR_MS });
  return one === undefined ? undefined : data?.size;
}
