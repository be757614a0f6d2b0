/** Addresses of signing in. */
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
] as const;

export const accessPages = [
  createRoute({ ...underShell, path: "/", component: HomePage }),
] as const;
