import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { SEGMENT_LEAST } from "@tucano/contract/backoffice/members/segments.ts";
import { useState } from "react";
import { SelectField } from "../select-field.tsx";
import { useSegments, useSegmentSize } from "./segment-size.ts";

interface SegmentFieldProps {
  /** Which of them may be chosen. */
  purpose: "marketing" | "protective";
  /** What no segment means; left out: one has to be chosen. */
  none?: string;
  /** A segment's number; empty: none. */
  value: string;
  onChange: (segmentId: string) => void;
}

/** One of the segments that somebody has defined, in its latest version, and how many it is. */
export function SegmentField({ purpose, none, ...field }: SegmentFieldProps) {
  const { t } = useLingui();
  const options = useSegments()
    .filter((one) => !one.is_retired && one.purpose === purpose)
    .map(({ segment_id: id, name, version }) => ({
      value: String(id),
      label: `${name} (${version})`,
    }));
  const first = { value: "", label: none ?? t`Choose` };
  // Counting looks at every member: for what somebody chooses now, not for what a page opens with.
  const [opened] = useState(field.value);
  const size = useSegmentSize(field.value === opened ? "" : field.value);
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField label={t`Segment`} options={[first, ...options]} {...field} />
      {size !== undefined && (
        <p role="status" className="text-xs text-quiet">
          <Fitting size={size} />
        </p>
      )}
    </div>
  );
}

/** A few are somebody, and no group. */
export function Fitting({ size }: { size: number | null }) {
  return size === null ? (
    <Trans>Fewer than {SEGMENT_LEAST} players fit.</Trans>
  ) : (
    <Plural value={size} one="# player fits." other="# players fit." />
  );
}
