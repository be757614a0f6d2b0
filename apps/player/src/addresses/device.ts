/** Addresses about the app and the device: outside the shell, and two inside it. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { bare, underShell } from "./shell.tsx";

const diagnosticsPages = () => import("../routes/help/diagnostics-pages.tsx");

export const devicePages = [
  createRoute({
    ...bare,
    path: "/download",
    component: lazyPage(() => import("../routes/help/download-page.tsx"), "DownloadPage"),
  }),
  createRoute({ ...bare, path: "/test", component: lazyPage(diagnosticsPages, "TestPage") }),
] as const;

export const deviceShellPages = [
  createRoute({
    ...underShell,
    path: "/test12",
    component: lazyPage(diagnosticsPages, "TestInShellPage"),
  }),
  /** Every primitive in its states, for those who draw and build: no navigation leads here. */
  createRoute({
    ...underShell,
    path: "/gallery",
    component: lazyPage(() => import("../routes/help/gallery-page.tsx"), "GalleryPage"),
  }),
] as const;
