import { Trans, useLingui } from "@lingui/react/macro";
import { acceptInvitation, readInvitation } from "@tucano/contract/backoffice/access/access.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { ask, call, fieldsOf } from "../../platform/api.ts";
import { Loaded } from "../../platform/tables/show.tsx";
import { CodeStep, type Ticket } from "./code-step.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

/** Where a one-time link leads: a password, then the authenticator. */
export function InvitationPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const navigate = useNavigate();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-8 px-5 py-10">
      <Logo className="h-10 self-center" />
      <div className="card flex flex-col gap-5 p-6">
        <h1 className="text-lg font-semibold">
          <Trans>Your access to the back office</Trans>
        </h1>
        {token === "" && (
          <>
            <Notice tone="error">
              <Trans>This link is not whole. Open it from your e-mail, or copy all of it.</Trans>
            </Notice>
            <Link to="/sign-in" className={buttonClass("quiet")}>
              <Trans>Sign in</Trans>
            </Link>
          </>
        )}
        {token !== "" && ticket === null && <PasswordForm token={token} onTicket={setTicket} />}
        {ticket !== null && (
          <CodeStep ticket={ticket} onRestart={() => void navigate({ to: "/sign-in" })} />
        )}
      </div>
    </main>
  );
}

interface PasswordFormProps {
  token: string;
  onTicket: (ticket: Ticket) => void;
}

function PasswordForm({ token, onTicket }: PasswordFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const query = useQuery({ ...ask(readInvitation, { token }), staleTime: "static" });
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { token, password }),
    onSuccess: onTicket,
  });
  const fields = fieldsOf(accept.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate();
  };
  return (
    <Loaded query={query}>
      {({ email }) => (
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <TextField label={t`E-mail`} autoComplete="username" readOnly value={email} />
          <NewPasswordField
            value={password}
            error={fields["password"]}
            onChange={(event) => setPassword(event.target.value)}
          />
          {accept.isError && fields["password"] === undefined && (
            <Notice tone="error">{accept.error.message}</Notice>
          )}
          <Button type="submit" size="lg" isBusy={accept.isPending}>
            <Trans>Continue</Trans>
          </Button>
        </form>
      )}
    </Loaded>
  );
}
