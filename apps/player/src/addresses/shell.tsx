/**
 * The two frames a page can stand in: the bare window, and the shell with header and navigation.
 */
import { createRootRoute, createRoute } from "@tanstack/react-router";
import { Root } from "../routes/root.tsx";
import { Shell } from "../routes/shell/shell.tsx";

export const rootRoute = createRootRoute({ component: Root });
export const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  component: Shell,
});

export const underShell = { getParentRoute: () => shell } as const;
export const bare = { getParentRoute: () => rootRoute } as const;
