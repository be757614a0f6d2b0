/** Its code is loaded for the few who cannot play just now; everybody else does without. */
import { Suspense } from "react";
import { optional } from "../releases/optional.ts";
import { useMember } from "./member.ts";

const StandingNotice = optional(() =>
  import("./standing-notice.tsx").then((m) => m.StandingNotice),
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
