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
      <Videos chosen={channel} />
    </div>
  );
}
