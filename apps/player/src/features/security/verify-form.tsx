import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { TicketPurpose } from "@tucano/contract/player/account/security.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { useMember } from "../../platform/session/member.ts";
import { PasswordField } from "../../platform/session/password-field.tsx";
import { overviewQuery, useVerifyPassword } from "./api.ts";
import { NoPassword } from "./no-password.tsx";

interface VerifyFormProps {
  purpose: TicketPurpose;
  submitLabel: string;
  /** Of what follows: the button stays busy until it is done. */
  isBusy?: boolean;
  /** What else is asked on the same form. */
  children?: ReactNode;
  onTicket: (ticket: string) => void;
}

interface Missing {
  password?: string;
  code?: string;
}

/** Password managers fill the right password only when they know whose it is. */
function AccountHint() {
  const account = useMember()?.account ?? "";
  return (
    <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
  );
}

/**
 * The first step of every change: the password, and the authenticator's code where there is one.
 */
export function VerifyForm(props: VerifyFormProps) {
  const { purpose, submitLabel, isBusy = false, children, onTicket } = props;
  const overview = useQuery(overviewQuery).data;
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState<Missing>({});
  const verify = useVerifyPassword();
  const error = isApiError(verify.error) ? verify.error : null;
  const needsCode =
    overview?.totp_on === true ||
    error?.error === "members.totp_required" ||
    error?.error === "members.totp_wrong";
  if (overview?.has_password === false || error?.error === "members.password_not_set") {
    return <NoPassword />;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = {
      ...(password === "" ? { password: t`Enter your password.` } : {}),
      ...(needsCode && code === "" ? { code: t`Enter your authenticator code.` } : {}),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    verify.mutate(
      { purpose, password, code: code.replaceAll(/\s/g, "") },
      { onSuccess: ({ ticket }) => onTicket(ticket), onError: () => setCode("") },
    );
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <AccountHint />
      {children}
      <PasswordField
        label={t`Login password`}
        name="password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={missing.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {needsCode && (
        <TextField
          label={t`Authenticator code`}
          hint={t`Six digits from the app, or one of your recovery codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          error={missing.code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" size="lg" isBusy={verify.isPending || isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
