/** Starts the page: the language first, since every text depends on it, then the router. */
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { activateLanguage } from "./platform/language.ts";
import { keepInvitation } from "./platform/invitation.ts";
import { queryClient } from "./platform/query-client.ts";
import { reloadOnceForMissingChunks } from "./platform/deploys.ts";
import { resumeSession } from "./platform/session.ts";
import { applyTheme, useUi } from "./platform/ui-store.ts";
import { prefetchShell } from "./platform/prefetch.ts";
import { preloadOfflineScene } from "./platform/scenes.ts";
import { router } from "./router.tsx";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element.");
  applyTheme(useUi.getState().theme);
  keepInvitation(location.search);
  reloadOnceForMissingChunks();
  void resumeSession();
  prefetchShell();
  preloadOfflineScene();
  // The route's own code loads beside the catalogue, so the first frame is the whole page.
  await Promise.all([activateLanguage(), router.load()]);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

void start();
