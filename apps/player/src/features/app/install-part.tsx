/** The button that installs, where the browser allows one; otherwise what to do instead. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { CircleCheck, Download } from "lucide-react";
import { install, useInstall } from "./install-event.ts";

export function InstallPart() {
  const { event, isInstalled } = useInstall();
  if (isInstalled) {
    return (
      <p role="status" className="flex items-center gap-2 font-medium">
        <CircleCheck aria-hidden="true" className="size-5 text-sea-text" />
        {t`The app is installed on this device.`}
      </p>
    );
  }
  if (event !== null) {
    return (
      <Button size="lg" onClick={() => void install()}>
        <Download aria-hidden="true" className="size-5" />
        {t`Install now`}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap justify-center gap-2 lg:justify-start">
      <a href="#steps" className={buttonClass("primary", "lg")}>
        {t`See the steps`}
      </a>
      <Link to="/" className={buttonClass("quiet", "lg")}>
        {t`Continue in the browser`}
      </Link>
    </div>
  );
}
