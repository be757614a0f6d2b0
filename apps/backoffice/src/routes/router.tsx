import { Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "@tucano/ui/button.tsx";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Navigate,
  Outlet,
} from "@tanstack/react-router";
import { AuditPage } from "../features/audit/audit-page.tsx";
import { DepositsPage } from "../features/deposits/deposits-page.tsx";
import { MemberPage } from "../features/members/member-page.tsx";
import { MembersPage } from "../features/members/members-page.tsx";
import { SignInPage } from "../features/session/sign-in-page.tsx";
import { WithdrawalPage } from "../features/withdrawals/withdrawal-page.tsx";
import { WithdrawalsPage } from "../features/withdrawals/withdrawals-page.tsx";
import { NothingHere } from "../platform/show.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
const signIn = createRoute({ getParentRoute: () => root, path: "/sign-in", component: SignInPage });
const inside = createRoute({ getParentRoute: () => root, id: "inside", component: Shell });
const home = createRoute({
  getParentRoute: () => inside,
  path: "/",
  component: () => <Navigate to="/withdrawals" />,
});
const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: "/withdrawals",
  component: WithdrawalsPage,
});
const withdrawal = createRoute({
  getParentRoute: () => inside,
  path: "/withdrawals/$orderNo",
  component: WithdrawalPage,
});
const deposits = createRoute({
  getParentRoute: () => inside,
  path: "/deposits",
  component: DepositsPage,
});
const members = createRoute({
  getParentRoute: () => inside,
  path: "/members",
  component: MembersPage,
});
const member = createRoute({
  getParentRoute: () => inside,
  path: "/members/$memberId",
  component: MemberPage,
});
const audit = createRoute({ getParentRoute: () => inside, path: "/audit", component: AuditPage });

function NotFound() {
  const { t } = useLingui();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <h1 className="sr-only">404</h1>
      <NothingHere
        text={t`This page does not exist.`}
        action={
          <Link to="/withdrawals" className={buttonClass()}>
            <Trans>To the withdrawals</Trans>
          </Link>
        }
      />
    </main>
  );
}

export const router = createRouter({
  basepath: "/backoffice",
  scrollRestoration: true,
  routeTree: root.addChildren([
    signIn,
    inside.addChildren([home, withdrawals, withdrawal, deposits, members, member, audit]),
  ]),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
