import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { DigitsField } from "../../platform/digits-field.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { ResendButton } from "../../platform/session/resend-button.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { overviewQuery, useConfirmEmail, useSendEmailCode } from "./api.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";

interface Sent {
  email: string;
  waitSeconds: number;
}

interface AddressProps {
  current: string | null;
  onSent: (sent: Sent) => void;
}

/** The first address is bound at once; another one takes the password, so a ticket. */
function AddressStep({ current, onSent }: AddressProps) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const send = useSendEmailCode();
  const error = isApiError(send.error) ? send.error : null;

  function sendCode(ticket?: string): void {
    const address = email.trim();
    send.mutate(
      { email: address, ...(ticket === undefined ? {} : { ticket }) },
      {
        onSuccess: ({ resend_after_seconds: waitSeconds }) =>
          onSent({ email: address, waitSeconds }),
        onError: () => setConfirming(false),
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setProblem(isAddress ? undefined : t`Enter an e-mail address, such as name@example.com.`);
    if (!isAddress) return;
    if (current === null) sendCode();
    else setConfirming(true);
  }

  return (
    <form className="card flex flex-col gap-4 p-5" noValidate onSubmit={submit}>
      {current === null ? (
        <p className="text-sm text-quiet">
          {t`We write to it when something changes in your account, and you can use it to log in.`}
        </p>
      ) : (
        <p className="text-sm text-quiet">
          {t`Linked now:`} <span className="font-medium break-all text-text">{current}</span>
        </p>
      )}
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <TextField
        label={current === null ? t`E-mail` : t`New e-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problem ?? error?.fields["email"]}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="lg" isBusy={send.isPending}>
        {t`Send the code`}
      </Button>
      {isConfirming && (
        <ConfirmSheet
          title={t`Confirm your password`}
          text={t`Before you change anything, we check that it's you.`}
          purpose="bind_email"
          submitLabel={t`Send the code`}
          isBusy={send.isPending}
          problem={undefined}
          onClose={() => setConfirming(false)}
          onTicket={sendCode}
        />
      )}
    </form>
  );
}

interface CodeProps {
  sent: Sent;
  /** Only a first address may be asked for again without the password. */
  canResend: boolean;
  onBack: () => void;
  onBound: (email: string) => void;
}

function CodeStep({ sent, canResend, onBack, onBound }: CodeProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirmEmail();
  const again = useSendEmailCode();
  const failed = confirm.error ?? again.error;
  const error = isApiError(failed) ? failed : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isComplete = /^\d{6}$/.test(code);
    setProblem(isComplete ? undefined : t`Enter all six digits.`);
    if (!isComplete) return;
    confirm.mutate({ email: sent.email, code }, { onSuccess: ({ email }) => onBound(email) });
  }

  return (
    <form className="card flex flex-col gap-4 p-5" noValidate onSubmit={submit}>
      <StepHeading>{t`Check your e-mail`}</StepHeading>
      <p className="text-sm break-words text-quiet">
        {t`We sent a six-digit code to ${sent.email}. It's valid for ten minutes. Check your spam folder too.`}
      </p>
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <DigitsField label={t`Code`} value={code} error={problem} onChange={setCode} />
      <Button type="submit" size="lg" isBusy={confirm.isPending}>
        {t`Link this e-mail`}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="ghost" onClick={onBack}>
          {t`Another address`}
        </Button>
        {canResend && (
          <ResendButton
            waitSeconds={again.data?.resend_after_seconds ?? sent.waitSeconds}
            isBusy={again.isPending}
            onResend={() => again.mutateAsync({ email: sent.email })}
          />
        )}
      </div>
    </form>
  );
}

function Bound({ email }: { email: string }) {
  return (
    <section className="card flex flex-col items-center gap-3 p-8 text-center">
      <MailCheck aria-hidden="true" className="size-12 text-sea-text" />
      <StepHeading>{t`Your e-mail is linked.`}</StepHeading>
      <p className="text-sm break-all text-quiet">{email}</p>
      <Link to="/security-center" className={buttonClass("primary", "md", "mt-3")}>
        {t`Security centre`}
      </Link>
    </section>
  );
}

function Flow({ current }: { current: string | null }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [bound, setBound] = useState<string | null>(null);
  if (bound !== null) return <Bound email={bound} />;
  if (sent === null) return <AddressStep current={current} onSent={setSent} />;
  return (
    <CodeStep
      sent={sent}
      canResend={current === null}
      onBack={() => setSent(null)}
      onBound={setBound}
    />
  );
}

export function BindEmail() {
  const query = useQuery(overviewQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Loading`} />}>
      {(overview) => <Flow current={overview.email} />}
    </QueryState>
  );
}
