/** A page outside the shell: the mark leads home, and nothing else is around it. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import type { ReactNode } from "react";
import { OfflineBar } from "../platform/releases/offline-bar.tsx";
import { SiteLogo } from "../platform/shell/site-logo.tsx";
import { WideBackground } from "../platform/shell/wide-background.tsx";

export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <WideBackground />
      <header className="pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex h-14 max-w-[1080px] items-center justify-between gap-4 px-4 lg:h-18 lg:px-6">
          <Link to="/" className="flex items-center rounded-tile text-text">
            <SiteLogo />
          </Link>
          <Link to="/" className={buttonClass("ghost", "md")}>
            {t`To the site`}
          </Link>
        </div>
      </header>
      <OfflineBar />
      <main id="content">{children}</main>
    </>
  );
}
