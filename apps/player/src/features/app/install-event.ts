/** The browser's offer to install the site comes once and early: it is kept until it is wanted. */
import { create } from "zustand";

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  event: InstallEvent | null;
  isInstalled: boolean;
}

/** Opened from the home screen rather than in a browser's tab. Safari has a word of its own. */
function isStandalone(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

export const useInstall = create<InstallState>(() => ({
  event: null,
  isInstalled: isStandalone(),
}));

export function keepInstallEvent(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstall.setState({ event: event as InstallEvent });
  });
  addEventListener("appinstalled", () => useInstall.setState({ event: null, isInstalled: true }));
}

/** True when the player said yes. The browser's own dialog can be shown once an event. */
export async function install(): Promise<boolean> {
  const { event } = useInstall.getState();
  if (event === null) return false;
  useInstall.setState({ event: null });
  return (await event.prompt()).outcome === "accepted";
}
