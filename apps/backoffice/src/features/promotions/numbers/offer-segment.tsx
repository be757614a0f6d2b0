import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { SegmentField } from "../../../platform/segments/segment-field.tsx";
import { useSegments } from "../../../platform/segments/segment-size.ts";
import type { NodeProps } from "./number-leaf.tsx";

export interface SegmentOfOffer {
  readonly segmentId: number | null;
  readonly segmentVersion: number | null;
}

/** For whom an offer is: a segment by its name, in the version of the day on which it is chosen. */
export function OfferSegment({ path, offer, onChange }: NodeProps & { offer: SegmentOfOffer }) {
  const { t } = useLingui();
  const { segmentId, segmentVersion } = offer;
  const segments = useSegments();
  const latest = segments.find(({ segment_id: id }) => id === segmentId)?.version;
  const choose = (id: string) => {
    const one = segments.find(({ segment_id }) => String(segment_id) === id);
    onChange([...path, "segmentId"], one?.segment_id ?? null);
    onChange([...path, "segmentVersion"], one?.version ?? null);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <SegmentField
        purpose="marketing"
        none={t`Everybody`}
        value={segmentId === null ? "" : String(segmentId)}
        onChange={choose}
      />
      {latest !== undefined && latest !== segmentVersion && (
        <p className="flex flex-wrap items-center gap-2 text-xs text-gold-text">
          <Trans>Version {segmentVersion} holds here.</Trans>
          <Button look="quiet" size="sm" onClick={() => choose(String(segmentId))}>
            <Trans>Take the latest</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
