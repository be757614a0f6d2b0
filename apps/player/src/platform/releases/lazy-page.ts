import { lazyRouteComponent } from "@tanstack/react-router";

/**
 * A page whose code comes when it is opened. Without a network the router would reload the whole
 * site to look for newer code, and the browser would show its own error page; said in other words
 * the failure stays ours to show.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, name) =>
  lazyRouteComponent(async () => {
    try {
      return await importer();
    } catch (cause) {
      if (navigator.onLine) throw cause;
      throw new Error("Offline", { cause });
    }
  }, name);
