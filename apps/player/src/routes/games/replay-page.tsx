import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { ReplayView } from "../../features/replay/replay.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";
import { BarePage } from "../bare-page.tsx";
import { NotFoundPage } from "../not-found-page.tsx";

const route = getRouteApi("/replay");

export function ReplayPage() {
  const { round, link } = route.useSearch();
  if (link === undefined && round === undefined) return <NotFoundPage />;
  return (
    <BarePage>
      {link !== undefined && <ReplayView wish={{ link }} />}
      {link === undefined && round !== undefined && (
        <MembersOnly text={t`Log in to watch your rounds again.`}>
          <ReplayView wish={{ round }} />
        </MembersOnly>
      )}
    </BarePage>
  );
}
