/** Its code is loaded for the few who cannot play just now; everybody else does without. */
import { lazy, Suspense } from "react";
import { useMember } from "../../platform/session/member.ts";

const StandingNotice = lazy(() =>
  import("../../platform/session/standing-notice.tsx").then((m) => ({ default: m.StandingNotice })),
);

export function StandingBar() {
  const status = useMember()?.status ?? "active";
  if (status === "active") return null;
  return (
    <Suspense fallback={null}>
      <StandingNotice />
    </Suspense>
  );
}
