/**
 * What happens, told at once: one line to the house for the whole page, while somebody looks at it
 * and as whoever is signed in.
 */
import { connectLive } from "@tucano/client/live.ts";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import { useEffect, useEffectEvent } from "react";
import { create } from "zustand";
import { language } from "../language.ts";
import { readToken, useSession } from "../session/session.ts";

/** True while the line is open and the server has said welcome. */
export const useLiveLine = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

const line = connectLive({
  baseUrl: location.href,
  language,
  token: readToken,
  isWatched: () => document.visibilityState !== "hidden" && navigator.onLine,
  onChange: (isOpen) => useLiveLine.setState({ isOpen }),
});

document.addEventListener("visibilitychange", line.comeBack);
globalThis.addEventListener("online", line.comeBack);
// After signing in or out the server sees somebody else: reconnect.
useSession.subscribe((now, before) => {
  if (now.status !== before.status) line.meetAgain();
});

/** Hears of a topic while the component is shown. Nothing is heard with `isWanted` false. */
export function useLive(
  topic: string,
  onMessage: (message: LiveMessage) => void,
  isWanted = true,
): void {
  const heard = useEffectEvent(onMessage);
  useEffect(
    () => (isWanted ? line.listen(topic, (message) => heard(message)) : undefined),
    [topic, isWanted],
  );
}
