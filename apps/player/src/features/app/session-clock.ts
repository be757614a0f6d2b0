/** How long this visit lasts and how much of it was play, kept over reloads of the tab. */
import { useEffect, useState } from "react";
import { monotonicNow } from "../../platform/clock.ts";
import { readStored, writeStored } from "../../platform/storage.ts";

const STARTED_KEY = "tucano.session-started";
const PLAYED_KEY = "tucano.session-played";

/** Milliseconds since the epoch on the clock that never jumps while the page lives. */
const nowMs = (): number => performance.timeOrigin + monotonicNow();

function readStart(): number {
  const stored = Number(readStored("session", STARTED_KEY));
  if (Number.isFinite(stored) && stored > 0 && stored <= nowMs()) return stored;
  const start = nowMs();
  writeStored("session", STARTED_KEY, String(Math.round(start)));
  return start;
}

const startedMs = readStart();

export function sessionMinutes(): number {
  return Math.floor((nowMs() - startedMs) / 60_000);
}

export function useSessionMinutes(): number {
  const [minutes, setMinutes] = useState(sessionMinutes);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(sessionMinutes()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

export function readPlayedSeconds(): number {
  return Number(readStored("session", PLAYED_KEY) ?? "0");
}

export function addPlayedSeconds(seconds: number): number {
  const played = readPlayedSeconds() + seconds;
  writeStored("session", PLAYED_KEY, String(played));
  return played;
}
