import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { DigitsField } from "../../platform/digits-field.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";
import { type TotpSetup, useConfirmTotp } from "./api.ts";

/** Read aloud and typed by hand in groups of four. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

function Picture({ setup }: { setup: TotpSetup }) {
  return (
    <>
      <img
        src={setup.qr}
        alt={t`QR code for your authenticator app`}
        width={220}
        height={220}
        className="size-55 self-center rounded-tile bg-white p-3"
      />
      <div className="flex flex-col gap-2">
        <p className="text-sm text-quiet">{t`Or type this key into the app:`}</p>
        <p
          data-testid="totp-secret"
          className="rounded-tile bg-surface-2 px-4 py-3 font-mono text-sm break-all"
        >
          {grouped(setup.secret)}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            look="quiet"
            size="md"
            text={setup.secret}
            label={t`Copy the key`}
            copiedLabel={t`Copied`}
          />
          <a href={setup.otpauth_uri} className={buttonClass("quiet", "md")}>
            {t`Open in an app on this device`}
          </a>
        </div>
      </div>
    </>
  );
}

interface StepsProps {
  setup: TotpSetup;
  /** The secret ran out before it was confirmed. */
  onRestart: () => void;
}

export function TotpSetupSteps({ setup, onRestart }: StepsProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirmTotp();
  const error = isApiError(confirm.error) ? confirm.error : null;
  const until = formatTime(setup.expires_at, "time");
  if (confirm.data !== undefined) return <RecoveryCodes codes={confirm.data.recovery_codes} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isComplete = /^\d{6}$/.test(code);
    setProblem(isComplete ? undefined : t`Enter all six digits.`);
    if (isComplete) confirm.mutate(code, { onError: () => setCode("") });
  }

  return (
    <form className="card flex flex-col gap-5 p-5" noValidate onSubmit={submit}>
      <StepHeading>{t`Scan this with your app`}</StepHeading>
      <Picture setup={setup} />
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      {error?.error === "members.totp_not_begun" && (
        <Button look="quiet" onClick={onRestart}>
          {t`Start again`}
        </Button>
      )}
      <DigitsField
        label={t`Six digits that the app shows`}
        hint={t`Valid until ${until}.`}
        value={code}
        error={problem}
        onChange={setCode}
      />
      <Button type="submit" size="lg" isBusy={confirm.isPending}>
        {t`Turn on`}
      </Button>
    </form>
  );
}

/** Shown this once: the way on opens when somebody says that they are kept. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isKept, setKept] = useState(false);
  const text = codes.join("\n");
  return (
    <section className="card flex flex-col gap-4 p-5" aria-label={t`Recovery codes`}>
      <StepHeading>{t`Your authenticator is on. Keep these codes.`}</StepHeading>
      <p className="text-sm text-quiet">
        {t`If you lose your phone, each code works once instead of the app. They're shown only now.`}
      </p>
      <ul
        data-testid="recovery-codes"
        className="grid grid-cols-2 gap-2 rounded-tile bg-surface-2 p-4 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton look="quiet" size="md" text={text} label={t`Copy`} copiedLabel={t`Copied`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="tucano.txt"
          className={buttonClass("quiet", "md")}
        >
          <Download aria-hidden="true" className="size-5" />
          {t`Save as a file`}
        </a>
      </div>
      <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        {t`I have kept the recovery codes in a safe place.`}
      </Checkbox>
      {isKept && (
        <Link to="/security-center" className={buttonClass("primary", "lg")}>
          {t`Done`}
        </Link>
      )}
    </section>
  );
}
