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
      text={t`Log in to see and change what protects your account.`}
    >
      <SecurityOverview />
    </MembersPage>
  );
}

export function VerifyPasswordPage() {
  const { which: kind = "login" } = verifyRoute.useSearch();
  return (
    <MembersPage title={titleOf(kind)} text={t`Log in to change your passwords.`}>
      <VerifyPassword key={kind} kind={kind} />
    </MembersPage>
  );
}

export function ChangePasswordPage() {
  const { which: kind = "login" } = changeRoute.useSearch();
  return (
    <MembersPage title={titleOf(kind)} text={t`Log in to change your passwords.`}>
      <ChangePassword key={kind} kind={kind} />
    </MembersPage>
  );
}

export function BindEmailPage() {
  return (
    <MembersPage title={t`E-mail`} text={t`Log in to link your e-mail address.`}>
      <BindEmail />
    </MembersPage>
  );
}

export function SessionsPage() {
  return (
    <MembersPage title={t`Devices`} text={t`Log in to see your devices.`}>
      <Sessions />
    </MembersPage>
  );
}

export function AuthenticatorPage() {
  return (
    <MembersPage title={t`Authenticator app`} text={t`Log in to set up an authenticator app.`}>
      <Authenticator />
    </MembersPage>
  );
}

export function PasskeysPage() {
  return (
    <MembersPage title={t`Passkeys`} text={t`Log in to manage your passkeys.`}>
      <Passkeys />
    </MembersPage>
  );
}

export function MyDataPage() {
  return (
    <MembersPage title={t`My data`} text={t`Log in to download, correct or delete your data.`}>
      <MyData />
    </MembersPage>
  );
}

export function SocialAccountsPage() {
  return (
    <MembersPage title={t`Linked accounts`} text={t`Log in to manage your linked accounts.`}>
      <SocialAccounts />
    </MembersPage>
  );
}
