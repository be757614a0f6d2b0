/** Addresses of the member's own pages: profile, security, limits. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { periodSearch } from "../platform/records/period.ts";
import { oneOf, present } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

const responsiblePages = () => import("../routes/account/responsible-pages.tsx");
const securityPages = () => import("../routes/account/security-pages.tsx");

const passwordKinds = ["login", "withdrawal"] as const;
const passwordSearch = (search: Record<string, unknown>) =>
  present({ which: oneOf(search["which"], passwordKinds) });

export const accountPages = [
  /** The home page, with the login modal open over it. */
  createRoute({
    ...underShell,
    path: "/login",
    component: lazyPage(() => import("../routes/account/login-page.tsx"), "LoginPage"),
  }),
  /** Where the browser comes back to from an account elsewhere that it signs in by. */
  createRoute({
    ...underShell,
    path: "/login/social",
    component: lazyPage(
      () => import("../routes/account/social-return-page.tsx"),
      "SocialReturnPage",
    ),
  }),
  /** Where a one-time link leads; its content is after the #. */
  createRoute({
    ...underShell,
    path: "/set-password",
    component: lazyPage(() => import("../routes/account/set-password-page.tsx"), "SetPasswordPage"),
  }),
  createRoute({
    ...underShell,
    path: "/profile",
    component: lazyPage(() => import("../routes/account/profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center",
    component: lazyPage(securityPages, "SecurityCenterPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/verify-password",
    validateSearch: passwordSearch,
    component: lazyPage(securityPages, "VerifyPasswordPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/change-password",
    validateSearch: passwordSearch,
    component: lazyPage(securityPages, "ChangePasswordPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/bind-email",
    component: lazyPage(securityPages, "BindEmailPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/sessions",
    component: lazyPage(securityPages, "SessionsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/authenticator",
    component: lazyPage(securityPages, "AuthenticatorPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/passkeys",
    component: lazyPage(securityPages, "PasskeysPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/social",
    component: lazyPage(securityPages, "SocialAccountsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/identity",
    component: lazyPage(() => import("../routes/account/identity-page.tsx"), "IdentityPage"),
  }),
  createRoute({
    ...underShell,
    path: "/security-center/my-data",
    component: lazyPage(securityPages, "MyDataPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/limits",
    component: lazyPage(responsiblePages, "LimitsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/time-out",
    component: lazyPage(responsiblePages, "TimeOutPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/exclusion",
    component: lazyPage(responsiblePages, "ExclusionPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/statement",
    validateSearch: periodSearch,
    component: lazyPage(responsiblePages, "PlayStatementPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/week",
    component: lazyPage(responsiblePages, "WeekPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming/self-test",
    component: lazyPage(responsiblePages, "SelfTestPage"),
  }),
] as const;
