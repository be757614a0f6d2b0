import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Overview, overviewQuery, useBeginTotp, useDisableTotp } from "./api.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { NoPassword } from "./no-password.tsx";
import { TotpSetupSteps } from "./totp-setup.tsx";

const textOf = (error: unknown) => (isApiError(error) ? error.message : undefined);

function TurnOff({ onClose }: { onClose: () => void }) {
  const disable = useDisableTotp();
  return (
    <ConfirmSheet
      title={t`Turn off the authenticator`}
      text={t`From then on your password alone is enough to log in. Your recovery codes stop working.`}
      purpose="second_factor"
      submitLabel={t`Turn off`}
      isBusy={disable.isPending}
      problem={textOf(disable.error)}
      onClose={onClose}
      onTicket={(ticket) =>
        disable.mutate(ticket, {
          onSuccess: () => {
            onClose();
            showToast(t`The authenticator is off.`, "info");
          },
        })
      }
    />
  );
}

function IsOn({ overview }: { overview: Overview }) {
  const [isLeaving, setLeaving] = useState(false);
  const since = overview.totp_since === null ? "" : formatTime(overview.totp_since, "day");
  const left = overview.recovery_codes_left;
  return (
    <section className="card flex flex-col gap-4 p-5" aria-label={t`Authenticator app`}>
      <p className="flex flex-wrap items-center gap-3 font-medium">
        {t`Your authenticator is on.`} <Badge tone="sea">{t`since ${since}`}</Badge>
      </p>
      <p className="text-sm text-quiet">
        {t`You'll need its code each time you log in and before any change here.`}
      </p>
      <p className="text-sm">
        {plural(left, {
          0: "No recovery codes are left.",
          one: "# recovery code is left.",
          other: "# recovery codes are left.",
        })}
      </p>
      {left <= 2 && (
        <Notice>
          {t`To get new recovery codes, turn the authenticator off and set it up again.`}
        </Notice>
      )}
      <Button look="danger" className="self-start" onClick={() => setLeaving(true)}>
        {t`Turn off`}
      </Button>
      {isLeaving && <TurnOff onClose={() => setLeaving(false)} />}
    </section>
  );
}

function Begin({ onBegin }: { onBegin: () => void }) {
  return (
    <section className="card flex flex-col gap-4 p-5" aria-label={t`Authenticator app`}>
      <span className="flex size-12 items-center justify-center rounded-card bg-surface-2">
        <Smartphone aria-hidden="true" className="size-6 text-sea-text" />
      </span>
      <p>{t`With an authenticator app, someone who knows your password still can't log in.`}</p>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`You need an authenticator app on your phone, such as the one it came with.`}</li>
        <li>{t`Scan a QR code with it and type the six digits it shows.`}</li>
        <li>{t`Keep the recovery codes in case you lose the phone.`}</li>
      </ol>
      <Button size="lg" onClick={onBegin}>
        {t`Set it up`}
      </Button>
    </section>
  );
}

function SetUp() {
  const [isConfirming, setConfirming] = useState(false);
  const begin = useBeginTotp();
  if (begin.data !== undefined) {
    return (
      <TotpSetupSteps
        setup={begin.data}
        onRestart={() => {
          begin.reset();
          setConfirming(true);
        }}
      />
    );
  }
  return (
    <>
      <Begin onBegin={() => setConfirming(true)} />
      {isConfirming && (
        <ConfirmSheet
          title={t`Confirm your password`}
          text={t`Before you change anything, we check that it's you.`}
          purpose="second_factor"
          submitLabel={t`Continue`}
          isBusy={begin.isPending}
          problem={textOf(begin.error)}
          onClose={() => setConfirming(false)}
          onTicket={(ticket) => begin.mutate(ticket, { onSuccess: () => setConfirming(false) })}
        />
      )}
    </>
  );
}

export function Authenticator() {
  const query = useQuery(overviewQuery);
  // What is on when the page opens decides: the recovery codes are still shown when it is then on.
  const [isSettingUp, setSettingUp] = useState<boolean>();
  const isOn = query.data?.totp_on;
  if (isSettingUp === undefined && isOn === false) setSettingUp(true);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Loading`} />}>
      {(overview) => {
        if (!overview.has_password) return <NoPassword />;
        return isSettingUp === true ? <SetUp /> : <IsOn overview={overview} />;
      }}
    </QueryState>
  );
}
