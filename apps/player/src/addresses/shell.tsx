/**
 * The two frames a page can have: the bare window, and the shell with header and navigation.
 */
import { createRootRoute, createRoute } from "@tanstack/react-router";
import { whenTapIsAnswered } from "../platform/first-paint/tap-answered.ts";
import { Root } from "../routes/root.tsx";
import { Shell } from "../routes/shell/shell.tsx";

export const rootRoute = createRootRoute({
  component: Root,
  // Where the tap leads is marked in its own frame; a whole page is drawn after that. What is
  // chosen on a page that stays is its own mark: it is seen at once.
  beforeLoad: ({ preload, matches }) =>
    preload || matches.at(-1)?.cause === "stay" ? undefined : whenTapIsAnswered(),
});
export const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  component: Shell,
});

export const underShell = { getParentRoute: () => shell } as const;
export const bare = { getParentRoute: () => rootRoute } as const;
