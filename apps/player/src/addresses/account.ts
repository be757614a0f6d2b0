/** Addresses of the member's own pages: profile, security, limits. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { underShell } from "./shell.tsx";

export const accountPages = [
  /** The home page, with the login modal open over it. */
  createRoute({
    ...underShell,
    path: "/login",
    component: lazyPage(() => import("../routes/login-page.tsx"), "LoginPage"),
  }),
  createRoute({
    ...underShell,
    path: "/profile",
    component: lazyPage(() => import("../routes/profile-page.tsx"), "ProfilePage"),
  }),
] as const;
