import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listSegments } from "@tucano/contract/backoffice/members/segments.ts";
import { ask } from "../api.ts";
import { SelectField } from "../select-field.tsx";

interface SegmentFieldProps {
  /** Which of them may be chosen. */
  purpose: "marketing" | "protective";
  /** What no segment means; left out: one has to be chosen. */
  none?: string;
  /** A segment's number; empty: none. */
  value: string;
  onChange: (segmentId: string) => void;
}

/** One of the segments that somebody has defined, in its latest version. */
export function SegmentField({ purpose, none, ...field }: SegmentFieldProps) {
  const { t } = useLingui();
  const { data } = useQuery(ask(listSegments, { limit: 100 }));
  const options = (data?.list ?? [])
    .filter((one) => !one.is_retired && one.purpose === purpose)
    .map(({ segment_id: id, name, version }) => ({
      value: String(id),
      label: `${name} (${version})`,
    }));
  const first = { value: "", label: none ?? t`Choose` };
  return <SelectField label={t`Segment`} options={[first, ...options]} {...field} />;
}
