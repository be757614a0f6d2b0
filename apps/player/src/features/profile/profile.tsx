import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useMember } from "../../platform/session/member.ts";
import { useDrawnLater } from "../../platform/first-paint/use-drawn-later.ts";
import { useWaiting } from "../../platform/shell/use-waiting.ts";
import { requirementsQuery, useLogout } from "./api.ts";
import { BalanceChart } from "./balance-chart.tsx";
import { Balances } from "./balances.tsx";
import { Identity, MemberNumber } from "./identity.tsx";
import { Places } from "./places.tsx";
import { Requirements } from "./requirements.tsx";
import { Today } from "./today.tsx";
import { Told } from "./told.tsx";

/** The page's shape while the member is still being asked for. */
function Resting() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t`Loading`}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-20 !rounded-full" />
        <Skeleton className="h-12 w-44" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}

function LogOutButton() {
  const logout = useLogout();
  return (
    <Button look="quiet" size="lg" isBusy={logout.isPending} onClick={() => logout.mutate()}>
      <LogOut aria-hidden="true" className="size-5" />
      {t`Log out`}
    </Button>
  );
}

interface ProfileProps {
  /** The preferences below all of it. */
  children: ReactNode;
}

export function Profile({ children }: ProfileProps) {
  const member = useMember();
  // How high the list of what is owed gets is not known before: what stands below it waits.
  const { isLoading } = useQuery(requirementsQuery);
  const isWaiting = useWaiting(member === undefined);
  const { isDrawn, place, style } = useDrawnLater("profile");
  if (member === undefined) return isWaiting ? <Resting /> : <div className="min-h-[60vh]" />;
  return (
    <div className="flex flex-col gap-6">
      <Identity member={member} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Balances member={member} />
          <Requirements member={member} />
          {!isLoading && (
            <>
              <Today />
              <BalanceChart />
            </>
          )}
        </div>
        <div ref={place} style={style} className="flex min-w-0 flex-col gap-6">
          {isDrawn && (
            <>
              <Places />
              <Told member={member} />
              <MemberNumber member={member} />
              <LogOutButton />
            </>
          )}
        </div>
      </div>
      {!isLoading && children}
    </div>
  );
}
