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
      title={t`Start the time-out`}
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
            {t`Start now`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        <p>{t`No playing and no deposits for ${length}, starting now.`}</p>
        <p className="text-sm text-quiet">{t`It can't be shortened or undone.`}</p>
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
    <section className="card flex flex-col gap-5 p-5" aria-label={t`Time-out`}>
      <p>{t`A time-out gives you some distance. It starts at once and ends by itself.`}</p>
      <Consequences
        lines={[
          t`No playing and no deposits until it ends, on any device.`,
          t`You are logged out everywhere. You can log in to view your account and withdraw.`,
          t`Open rounds are finished, and any wins are yours.`,
          t`What's left to wager before a withdrawal stays the same.`,
          t`It can't be shortened or undone.`,
        ]}
      />
      <Choices label={t`How long?`} options={options} value={days} onChange={setDays} />
      <Button size="lg" disabled={days === null} onClick={() => setConfirming(true)}>
        {days === null ? t`Choose how long` : t`Take a time-out`}
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
    <MembersOnly text={t`Log in to take a time-out.`}>
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
