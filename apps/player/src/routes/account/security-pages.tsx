import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Authenticator } from "../../features/security/authenticator.tsx";
import { BindEmail } from "../../features/security/bind-email.tsx";
import { ChangePassword } from "../../features/security/change-password.tsx";
import { MyData } from "../../features/security/my-data.tsx";
import { SecurityOverview } from "../../features/security/overview.tsx";
import { Passkeys } from "../../features/security/passkeys.tsx";
import { Sessions } from "../../features/security/sessions.tsx";
import { SocialAccounts } from "../../features/security/social.tsx";
import { type PasswordKind, VerifyPassword } from "../../features/security/verify-password.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const verifyRoute = getRouteApi("/shell/security-center/verify-password");
const changeRoute = getRouteApi("/shell/security-center/change-password");

const titleOf = (kind: PasswordKind) =>
  kind === "login" ? t`Change login password` : t`Change withdrawal password`;

export function SecurityCenterPage() {
  return (
    <MembersPage
      title={t`Security centre`}
      text={t`Here you would see what protects your account, and change it.`}
    >
      <SecurityOverview />
    </MembersPage>
  );
}

export function VerifyPasswordPage() {
  const { which: kind = "login" } = verifyRoute.useSearch();
  return (
    <MembersPage title={titleOf(kind)} text={t`Here you would change your passwords.`}>
      <VerifyPassword key={kind} kind={kind} />
    </MembersPage>
  );
}

export function ChangePasswordPage() {
  const { which: kind = "login" } = changeRoute.useSearch();
  return (
    <MembersPage title={titleOf(kind)} text={t`Here you would change your passwords.`}>
      <ChangePassword key={kind} kind={kind} />
    </MembersPage>
  );
}

export function BindEmailPage() {
  return (
    <MembersPage title={t`E-mail`} text={t`Here you would bind your e-mail address.`}>
      <BindEmail />
    </MembersPage>
  );
}

export function SessionsPage() {
  return (
    <MembersPage title={t`Devices`} text={t`Here you would see where you are logged in.`}>
      <Sessions />
    </MembersPage>
  );
}

export function AuthenticatorPage() {
  return (
    <MembersPage
      title={t`Authenticator app`}
      text={t`Here you would protect your login with an app.`}
    >
      <Authenticator />
    </MembersPage>
  );
}

export function PasskeysPage() {
  return (
    <MembersPage title={t`Passkeys`} text={t`Here you would keep your passkeys.`}>
      <Passkeys />
    </MembersPage>
  );
}

export function MyDataPage() {
  return (
    <MembersPage
      title={t`My data`}
      text={t`Here you would take out what we keep about you, and have it corrected or deleted.`}
    >
      <MyData />
    </MembersPage>
  );
}

export function SocialAccountsPage() {
  return (
    <MembersPage
      title={t`Accounts elsewhere`}
      text={t`Here you would link accounts elsewhere that log you in.`}
    >
      <SocialAccounts />
    </MembersPage>
  );
}
