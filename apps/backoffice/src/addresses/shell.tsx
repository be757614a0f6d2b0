/** The two frames a page can have: the bare window, and the shell behind the sign-in. */
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { NotFoundPage } from "../routes/not-found-page.tsx";
import { Shell } from "../routes/shell/shell.tsx";

export const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
export const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: "inside",
  component: Shell,
});

export const underShell = { getParentRoute: () => shell } as const;
export const bare = { getParentRoute: () => rootRoute } as const;
