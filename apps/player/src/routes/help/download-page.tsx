import { t } from "@lingui/core/macro";
import { Download } from "../../features/device/download.tsx";
import { InstallPart } from "../../features/app/install-part.tsx";
import { thisPlatform } from "../../features/app/platforms.ts";
import { useTitle } from "../../platform/shell/page-head.tsx";
import { BarePage } from "../bare-page.tsx";

export function DownloadPage() {
  useTitle(t`Install the app`);
  return (
    <BarePage>
      <Download first={thisPlatform()} installPart={<InstallPart />} />
    </BarePage>
  );
}
