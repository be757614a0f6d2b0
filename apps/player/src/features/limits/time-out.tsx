import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";
import { type Offers, standingQuery, useTimeOut } from "./api.ts";
import { BreakBegun, Choices, Consequences } from "./break-parts.tsx";
import { daysText } from "./words.ts";

const usual = [1, 2, 7, 14, 30, 42];

type TimeOutCall = ReturnType<typeof useTimeOut>;

function Confirm({ days, timeOut, onClose }: ConfirmProps) {
  const error = isApiError(timeOut.error) ? timeOut.error : null;
  const length = daysText(days);
  return (
    <Sheet
      title={t`Begin the break`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" size="lg" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            size="lg"
            data-autofocus
            isBusy={timeOut.isPending}
            onClick={() => timeOut.mutate(days)}
          >
            {t`Begin now`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        <p>{t`No play and no deposits for ${length}, from this moment on.`}</p>
        <p className="text-sm text-quiet">{t`It cannot be shortened or taken back.`}</p>
      </div>
    </Sheet>
  );
}

interface ConfirmProps {
  days: number;
  timeOut: TimeOutCall;
  onClose: () => void;
}

function TimeOutForm({ offers, timeOut }: { offers: Offers; timeOut: TimeOutCall }) {
  const [days, setDays] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { min, max } = offers.time_out_days;
  const options = usual
    .filter((one) => one >= min && one <= max)
    .map((one) => ({ value: String(one), label: daysText(one) }));
  return (
    <section className="card flex flex-col gap-5 p-5" aria-label={t`Break`}>
      <p>{t`A break gives you distance. It begins at once and ends by itself.`}</p>
      <Consequences
        lines={[
          t`No play and no deposits until it is over, on any device.`,
          t`You are signed out everywhere. You can log in to look and to withdraw.`,
          t`Rounds that are open are finished, and what they win is yours.`,
          t`What you still have to play before a withdrawal stays as it is.`,
          t`It cannot be shortened or taken back.`,
        ]}
      />
      <Choices label={t`How long?`} options={options} value={days} onChange={setDays} />
      <Button size="lg" disabled={days === null} onClick={() => setConfirming(true)}>
        {days === null ? t`Choose how long` : t`Take a break`}
      </Button>
      {isConfirming && days !== null && (
        <Confirm days={Number(days)} timeOut={timeOut} onClose={() => setConfirming(false)} />
      )}
    </section>
  );
}

/** Checked before the session, because nobody is signed in any more once the break has begun. */
export function TimeOut() {
  const timeOut = useTimeOut();
  if (timeOut.data !== undefined) return <BreakBegun made={timeOut.data} />;
  return (
    <MembersOnly text={t`Here you would take a break from play.`}>
      <Offered timeOut={timeOut} />
    </MembersOnly>
  );
}

function Offered({ timeOut }: { timeOut: TimeOutCall }) {
  const query = useQuery(standingQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {({ offers }) => <TimeOutForm offers={offers} timeOut={timeOut} />}
    </QueryState>
  );
}
