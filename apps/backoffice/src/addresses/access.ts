/** Addresses of signing in, and of one's own account. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { HomePage } from "../routes/home-page.tsx";
import { bare, underShell } from "./shell.tsx";

export const accessBarePages = [
  createRoute({
    ...bare,
    path: "/sign-in",
    component: lazyPage(() => import("../features/access/sign-in-page.tsx"), "SignInPage"),
  }),
  createRoute({
    ...bare,
    path: "/invitation",
    component: lazyPage(() => import("../features/access/invitation-page.tsx"), "InvitationPage"),
  }),
] as const;

export const accessPages = [
  createRoute({ ...underShell, path: "/", component: HomePage }),
  createRoute({
    ...underShell,
    path: "/account",
    component: lazyPage(() => import("../routes/account-page.tsx"), "AccountPage"),
  }),
] as const;
