import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Authenticator } from "../../features/security/authenticator.tsx";
import { BindEmail } from "../../features/security/bind-email.tsx";
import { ChangePassword } from "../../features/security/change-password.tsx";
import { MyData } from "../../features/security/my-data.tsx";
import { SecurityOverview } from "../../features/security/overview.tsx";
import { Passkeys } from "../../features/security/passkeys.tsx";
import { Sessions } from "../../features/security/sessions.tsx";
import { SocialAccounts } from "../../features/security/social.tsx";
import { type PasswordKind, VerifyPassword } from "../../features/security/verify-password.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const verifyRoute = getRouteApi("/shell/security-center/verify-password");
const changeRoute = getRouteApi("/shell/security-center/change-password");

function Page({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-narrow">
      <PageHead title={title} />
      <MembersOnly text={text}>{children}</MembersOnly>
    </div>
  );
}

const titleOf = (kind: PasswordKind) =>
  kind === "login" ? t`Change login password` : t`Change withdrawal password`;

export function SecurityCenterPage() {
  return (
    <Page
      title={t`Security centre`}
      text={t`Here you would see what protects your account, and change it.`}
    >
      <SecurityOverview />
    </Page>
  );
}

export function VerifyPasswordPage() {
  const { which: kind = "login" } = verifyRoute.useSearch();
  return (
    <Page title={titleOf(kind)} text={t`Here you would change your passwords.`}>
      <VerifyPassword key={kind} kind={kind} />
    </Page>
  );
}

export function ChangePasswordPage() {
  const { which: kind = "login" } = changeRoute.useSearch();
  return (
    <Page title={titleOf(kind)} text={t`Here you would change your passwords.`}>
      <ChangePassword key={kind} kind={kind} />
    </Page>
  );
}

export function BindEmailPage() {
  return (
    <Page title={t`E-mail`} text={t`Here you would bind your e-mail address.`}>
      <BindEmail />
    </Page>
  );
}

export function SessionsPage() {
  return (
    <Page title={t`Devices`} text={t`Here you would see where you are logged in.`}>
      <Sessions />
    </Page>
  );
}

export function AuthenticatorPage() {
  return (
    <Page title={t`Authenticator app`} text={t`Here you would protect your login with an app.`}>
      <Authenticator />
    </Page>
  );
}

export function PasskeysPage() {
  return (
    <Page title={t`Passkeys`} text={t`Here you would keep your passkeys.`}>
      <Passkeys />
    </Page>
  );
}

export function MyDataPage() {
  return (
    <Page
      title={t`My data`}
      text={t`Here you would take out what we keep about you, and have it corrected or deleted.`}
    >
      <MyData />
    </Page>
  );
}

export function SocialAccountsPage() {
  return (
    <Page
      title={t`Accounts elsewhere`}
      text={t`Here you would link accounts elsewhere that log you in.`}
    >
      <SocialAccounts />
    </Page>
  );
}
