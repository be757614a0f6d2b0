/** The address of the live video page. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { present, textParam } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

export const videoPages = [
  createRoute({
    ...underShell,
    path: "/video",
    validateSearch: (search: Record<string, unknown>) =>
      present({ channel: textParam(search["channel"], 64) }),
    component: lazyPage(() => import("../routes/games/video-page.tsx"), "VideoPage"),
  }),
] as const;
