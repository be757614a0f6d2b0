/** Starts the page: the language first, since every text depends on it, then the router. */
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { reloadOnceForMissingChunks } from "./platform/releases/deploys.ts";
import { repeatEarlyTap, takeFirstAnswers } from "./platform/first-paint/first-visit.ts";
import { keepInvitation } from "./platform/sharing/invitation.ts";
import { activateLanguage, keepLinkedLanguage, loadTexts } from "./platform/language.ts";
import { returnToPlace } from "./platform/shell/place.ts";
import { prefetchShell } from "./platform/releases/prefetch.ts";
import { queryClient } from "./platform/api/query-client.ts";
import { preloadOfflineScene } from "./platform/shell/scenes.ts";
import { resumeSession } from "./platform/session/session.ts";
import { waitUntilSettled, whenSettled } from "./platform/first-paint/settled.ts";
import { loadAllStyles } from "./platform/first-paint/styles.ts";
import { applyTheme, useUi } from "./platform/shell/ui-store.ts";
import { createSiteRouter } from "./router.tsx";
import { Site } from "./site.tsx";

/** A written page that differs from what the browser draws is redrawn, and a test finds out. */
const noteReplaced = () => performance.mark("tucano.page-replaced");

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element.");
  const isWritten = takeFirstAnswers(queryClient);
  applyTheme(useUi.getState().theme);
  keepInvitation(location.search);
  keepLinkedLanguage();
  returnToPlace();
  reloadOnceForMissingChunks();
  void resumeSession();
  prefetchShell();
  preloadOfflineScene();
  waitUntilSettled({ isFirstVisit: isWritten });
  // A page that needs them reports the failure itself; nothing here waits for them.
  whenSettled(() => {
    for (const loaded of [loadTexts("shell"), loadAllStyles()]) loaded.catch(() => undefined);
  });
  const router = createSiteRouter();
  // The route's own code loads beside the catalogue, so the first frame is the whole page.
  await Promise.all([activateLanguage(), router.load()]);
  const site = <Site client={queryClient} router={router} />;
  if (!isWritten) {
    createRoot(root).render(site);
    return;
  }
  // In pieces, between which the browser scrolls and answers taps.
  startTransition(() => {
    hydrateRoot(root, site, { onRecoverableError: noteReplaced });
  });
  repeatEarlyTap();
}

void start();
