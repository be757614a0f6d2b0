import { t } from "@lingui/core/macro";
import { Download } from "../../features/device/download.tsx";
import { InstallPart } from "../../features/app/install-part.tsx";
import { thisPlatform } from "../../features/app/platforms.ts";
import { useIsTakenOver } from "../../platform/first-paint/use-is-taken-over.ts";
import { useTitle } from "../../platform/shell/page-head.tsx";
import { BarePage } from "../bare-page.tsx";

export function DownloadPage() {
  useTitle(t`Install the app`);
  // Who writes the page knows no device; the steps with most lines leave room for all.
  const first = useIsTakenOver() ? thisPlatform() : "android";
  return (
    <BarePage>
      <Download key={first} first={first} installPart={<InstallPart />} />
    </BarePage>
  );
}
