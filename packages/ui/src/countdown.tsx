import { useEffect, useState } from "react";

interface CountdownProps {
  /** Milliseconds since the epoch, on the server's clock. */
  endsAtMs: number;
  /** The server's clock now, as the caller knows it. */
  now: () => number;
  onEnd?: () => void;
}

export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000));
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}:${rest}`;
  return `${hours}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}

/** Counts to an instant, not from a duration, so a sleeping tab wakes up right. */
export function Countdown({ endsAtMs, now, onEnd }: CountdownProps) {
  const [remaining, setRemaining] = useState(() => endsAtMs - now());
  useEffect(() => {
    const timer = setInterval(() => {
      const left = endsAtMs - now();
      setRemaining(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, 500);
    return () => clearInterval(timer);
  }, [endsAtMs, now, onEnd]);
  return (
    <span role="timer" className="tabular">
      {formatRemaining(remaining)}
    </span>
  );
}
