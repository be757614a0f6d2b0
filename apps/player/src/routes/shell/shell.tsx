import { t } from "@lingui/core/macro";
import { Outlet } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { OfflineBar } from "../../platform/releases/offline-bar.tsx";
import { SiteColours } from "../../platform/shell/site-colours.tsx";
import { WideBackground } from "../../platform/shell/wide-background.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SidebarSpace } from "./sidebar-space.tsx";
import { StandingBar } from "../../platform/session/standing-bar.tsx";

export function Shell() {
  return (
    <>
      <a href="#content" className={buttonClass("primary", "md", "skip-link")}>
        {t`Skip to content`}
      </a>
      <SiteColours />
      <WideBackground />
      <Header />
      <OfflineBar />
      <StandingBar />
      <div className="lg:flex">
        <SidebarSpace />
        <div className="min-w-0 flex-1">
          {/* A window high from the first moment: what comes later pushes no footer along. */}
          <main
            id="content"
            tabIndex={-1}
            className="min-h-[calc(100dvh-56px)] outline-none lg:min-h-[calc(100dvh-64px)]"
          >
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
    </>
  );
}
