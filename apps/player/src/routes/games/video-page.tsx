import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Videos } from "../../features/video/videos.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";

const route = getRouteApi("/shell/video");

export function VideoPage() {
  const { channel } = route.useSearch();
  return (
    <div className="page">
      <PageHead title={t`Live video`} />
      <p className="mb-4 max-w-[720px] text-sm text-quiet">
        {t`Streams of tables, draws and matches. They are only for watching: you bet on the game's own page.`}
      </p>
      <Videos chosen={channel} />
    </div>
  );
}
