import { t } from "@lingui/core/macro";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";

export function PendingPage() {
  return (
    <div className="page">
      <SkeletonRows count={5} label={t`Loading`} />
    </div>
  );
}
