/** Why somebody cannot play just now, until when, and what stays possible. For every page. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { complianceStatus } from "@tucano/contract/player/account/compliance.ts";
import { MoonStar } from "lucide-react";
import { useMember } from "./member.ts";
import { call } from "./session.ts";
import { formatUntil } from "../text.ts";

type Running = { kind: "time-out" | "exclusion"; until: string | null } | null;

function textOf(status: "frozen" | "excluded" | "closed", running: Running): string {
  if (status === "frozen") return t`Your account is blocked. Support can tell you why.`;
  if (status === "closed") return t`Your account is closed.`;
  if (running === null) return t`You cannot play at the moment.`;
  if (running.until === null) return t`You are permanently self-excluded.`;
  const until = formatUntil(running.until);
  return running.kind === "time-out"
    ? t`You are on a time-out until ${until}.`
    : t`You are self-excluded until ${until}.`;
}

export function StandingNotice() {
  const status = useMember()?.status ?? "active";
  const isBarred = status !== "active";
  const query = useQuery({
    queryKey: ["responsible-gaming", "status"],
    queryFn: () => call(complianceStatus, {}),
    enabled: isBarred,
  });
  if (!isBarred) return null;
  // Until it is known how long it lasts, nothing that might be wrong is said.
  if (status === "excluded" && query.data === undefined && !query.isError) return null;
  return (
    <aside aria-label={t`Your account`} className="bg-surface-3">
      <div className="mx-auto flex max-w-[1280px] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm lg:px-6">
        <MoonStar aria-hidden="true" className="size-5 shrink-0 text-sea-text" />
        <p className="min-w-0 flex-1 basis-52">
          <span className="font-medium">{textOf(status, query.data?.running ?? null)}</span>{" "}
          <span className="text-quiet">
            {status === "excluded" &&
              t`You can't play or deposit. You can withdraw your money at any time.`}
          </span>
        </p>
        {status === "excluded" ? (
          <Link to="/withdraw" className="inline-flex min-h-11 items-center text-beak-text">
            {t`Withdraw`}
          </Link>
        ) : (
          <Link
            to="/information-center/support"
            className="inline-flex min-h-11 items-center text-beak-text"
          >
            {t`Support`}
          </Link>
        )}
      </div>
    </aside>
  );
}
