import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { type OwnSession, sessionsQuery, useRevokeSession } from "./api.ts";

function sayEnded({ sessions_ended: count }: { sessions_ended: number }): void {
  showToast(
    plural(count, { one: "# device was logged out.", other: "# devices were logged out." }),
    "good",
  );
}

function sayProblem(error: unknown): void {
  showToast(isApiError(error) ? error.message : t`That didn't work. Try again.`, "error");
}

function Session({ session }: { session: OwnSession }) {
  const revoke = useRevokeSession();
  const Icon = /android|ios|iphone|ipad/i.test(session.device) ? Smartphone : Monitor;
  const begun = formatTime(session.created_at);
  const seen = formatTime(session.last_seen_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-tile bg-surface-2">
        <Icon aria-hidden="true" className="size-5 text-quiet" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {session.device}
          {session.current && <Badge tone="sea">{t`This device`}</Badge>}
        </p>
        <p className="tabular text-sm text-quiet">
          {t`Logged in ${begun}`} · {t`last seen ${seen}`}
        </p>
        <p className="tabular text-xs break-words text-quiet">{t`Address ${session.place}`}</p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          className="max-sm:ml-14"
          isBusy={revoke.isPending}
          aria-label={t`Log out ${session.device}, last seen ${seen}`}
          onClick={() =>
            revoke.mutate(
              { session_id: session.session_id },
              { onSuccess: sayEnded, onError: sayProblem },
            )
          }
        >
          {t`Log out device`}
        </Button>
      )}
    </li>
  );
}

function Others({ count }: { count: number }) {
  const revoke = useRevokeSession();
  return (
    <Button
      look="quiet"
      size="lg"
      isBusy={revoke.isPending}
      onClick={() => revoke.mutate({ others: true }, { onSuccess: sayEnded, onError: sayProblem })}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {plural(count, {
        one: "Log out the other device",
        other: "Log out all # other devices",
      })}
    </Button>
  );
}

export function Sessions() {
  const query = useQuery(sessionsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ list }) => {
        const others = list.filter((session) => !session.current).length;
        return (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-quiet">
              {t`If you don't recognise a device, log it out and change your password.`}
            </p>
            {others > 0 && <Others count={others} />}
            <ul className="card divide-y divide-edge">
              {list
                .toSorted((one, other) => Number(other.current) - Number(one.current))
                .map((session) => (
                  <Session key={session.session_id} session={session} />
                ))}
            </ul>
            <p className="text-xs text-quiet">{t`A device you log out loses access at once.`}</p>
          </div>
        );
      }}
    </QueryState>
  );
}
