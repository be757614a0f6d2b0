import { t, plural } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useEffect, useState } from "react";
import { monotonicNow } from "../clock.ts";

interface ResendButtonProps {
  /** How long the server wants to be left alone after a code was sent. */
  waitSeconds: number;
  isBusy: boolean;
  onResend: () => Promise<unknown>;
}

/** Asks for a code again, when the time between two codes is over. */
export function ResendButton({ waitSeconds, isBusy, onResend }: ResendButtonProps) {
  const [sentAt, setSentAt] = useState(monotonicNow);
  const [left, setLeft] = useState(waitSeconds);
  useEffect(() => {
    const tick = () =>
      setLeft(Math.max(0, Math.ceil(waitSeconds - (monotonicNow() - sentAt) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [waitSeconds, sentAt]);

  async function resend(): Promise<void> {
    try {
      await onResend();
      setSentAt(monotonicNow());
    } catch {
      // What went wrong is said by the form that asked.
    }
  }

  return (
    <Button look="ghost" disabled={left > 0} isBusy={isBusy} onClick={() => void resend()}>
      {left > 0
        ? plural(left, { one: "Send again in # second", other: "Send again in # seconds" })
        : t`Send the code again`}
    </Button>
  );
}
