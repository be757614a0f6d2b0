import { t, plural } from "@lingui/core/macro";
import { Link, Navigate } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type ApiError, isApiError } from "@tucano/client/api-error.ts";
import { PasswordField } from "../../platform/session/password-field.tsx";
import { PasswordMeter } from "../../platform/session/password-meter.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { useChangePassword, useChangeWithdrawalPassword } from "./api.ts";
import { dropTicket, findTicket } from "./tickets.ts";
import { type PasswordKind, purposeOf, Steps } from "./verify-password.tsx";

interface NewPassword {
  fresh: string;
  again: string;
}

interface FormProps {
  kind: PasswordKind;
  isBusy: boolean;
  error: ApiError | null;
  onSubmit: (values: NewPassword) => void;
}

/** What each kind asks for; the server checks all of it again. */
function rulesOf(kind: PasswordKind) {
  if (kind === "login") {
    return {
      label: t`New password`,
      hint: t`Password at least 6 characters`,
      check: (text: string) => text.length >= 6 || t`Password at least 6 characters`,
      input: { autoComplete: "new-password" } as const,
    };
  }
  return {
    label: t`New withdrawal password`,
    hint: t`Six digits you'll need for every withdrawal.`,
    check: (text: string) => /^\d{6}$/.test(text) || t`Enter all six digits.`,
    input: { autoComplete: "off", inputMode: "numeric", maxLength: 6 } as const,
  };
}

function NewPasswordForm({ kind, isBusy, error, onSubmit }: FormProps) {
  const form = useForm<NewPassword>({ defaultValues: { fresh: "", again: "" } });
  const fresh = useWatch({ control: form.control, name: "fresh" });
  const { errors } = form.formState;
  const rules = rulesOf(kind);
  const fields = error?.fields ?? {};
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit(onSubmit)();
      }}
    >
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <PasswordField
        label={rules.label}
        hint={rules.hint}
        {...rules.input}
        error={errors.fresh?.message ?? fields["password"] ?? fields["qk_pwd"]}
        {...form.register("fresh", { validate: rules.check })}
      />
      {kind === "login" && <PasswordMeter password={fresh} />}
      <PasswordField
        label={t`Repeat password`}
        {...rules.input}
        error={errors.again?.message ?? fields["confirm_password"] ?? fields["confirm_qk_pwd"]}
        {...form.register("again", {
          validate: (text, values) =>
            text === values.fresh || t`The two passwords entered do not match!`,
        })}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t`Save the new password`}
      </Button>
    </form>
  );
}

function Changed({ children }: { children: ReactNode }) {
  return (
    <section className="card flex flex-col items-center gap-3 p-8 text-center">
      <ShieldCheck aria-hidden="true" className="size-12 text-sea-text" />
      <StepHeading>{t`The new password applies from now on.`}</StepHeading>
      <p className="text-sm text-quiet">{children}</p>
      <Link to="/security-center" className={buttonClass("primary", "md", "mt-3")}>
        {t`Security centre`}
      </Link>
    </section>
  );
}

function endedText(count: number): string {
  if (count === 0) return t`You aren't logged in anywhere else.`;
  return plural(count, {
    one: "# other device was logged out.",
    other: "# other devices were logged out.",
  });
}

/** Too old, or used up by what may have been a guess at the old withdrawal password. */
function isTicketGone(kind: PasswordKind, error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.error === "members.ticket_invalid") return true;
  return kind === "withdrawal" && error.error === "members.password_unchanged";
}

/** Step two. Without a ticket of this page the way begins at step one. */
export function ChangePassword({ kind }: { kind: PasswordKind }) {
  const purpose = purposeOf(kind);
  const [ticket] = useState(() => findTicket(purpose));
  const login = useChangePassword();
  const withdrawal = useChangeWithdrawalPassword();
  const change = kind === "login" ? login : withdrawal;
  const error = isApiError(change.error) ? change.error : null;
  if (login.isSuccess) return <Changed>{endedText(login.data.sessions_ended)}</Changed>;
  if (withdrawal.isSuccess) {
    return <Changed>{t`You'll need it for your next withdrawal.`}</Changed>;
  }
  if (ticket === undefined) {
    return <Navigate to="/security-center/verify-password" search={{ which: kind }} replace />;
  }
  const after = {
    onSuccess: () => dropTicket(purpose),
    onError: (cause: unknown) => {
      if (isTicketGone(kind, cause)) dropTicket(purpose);
    },
  };
  return (
    <div className="card flex flex-col gap-4 p-5">
      <Steps now={2} />
      <NewPasswordForm
        kind={kind}
        isBusy={change.isPending}
        error={error}
        onSubmit={({ fresh, again }) => {
          if (kind === "login") {
            login.mutate({ ticket, password: fresh, confirm_password: again }, after);
          } else {
            withdrawal.mutate({ ticket, qk_pwd: fresh, confirm_qk_pwd: again }, after);
          }
        }}
      />
      {isTicketGone(kind, error) && (
        <Link
          to="/security-center/verify-password"
          search={{ which: kind }}
          replace
          className={buttonClass("quiet")}
        >
          {t`Confirm your password again`}
        </Link>
      )}
      {kind === "login" && (
        <p className="text-xs text-quiet">
          {t`All other devices are logged out when you save. This one stays logged in.`}
        </p>
      )}
    </div>
  );
}
