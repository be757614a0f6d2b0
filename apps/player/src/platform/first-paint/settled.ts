/**
 * The first view has the line and the processor to itself. What accompanies it waits until the
 * visitor does something, or until so much time has passed that nothing is disturbed any more.
 */
import { useEffect, useState } from "react";

/** Code, texts and pictures of a page that is already visible: nothing waits for what follows. */
const KNOWN_AFTER_MS = 1_500;
/** Somebody new has everything before them that they came for, and no worker that keeps it. */
const NEW_AFTER_MS = 7_000;

const intents = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

let isSettled = false;
let isFirstView = false;
const waiting = new Set<() => void>();

function settle(): void {
  isSettled = true;
  for (const kind of intents) removeEventListener(kind, settle, { capture: true });
  for (const then of waiting) then();
  waiting.clear();
}

/** Once a page: begins to wait. */
export function waitUntilSettled({ isFirstVisit }: { isFirstVisit: boolean }): void {
  isFirstView = isFirstVisit;
  setTimeout(settle, isFirstVisit ? NEW_AFTER_MS : KNOWN_AFTER_MS);
  if (!isFirstVisit) return;
  for (const kind of intents) addEventListener(kind, settle, { capture: true, passive: true });
}

/** Returns what takes the wish back. */
export function whenSettled(then: () => void): () => void {
  if (isSettled) {
    then();
    return () => undefined;
  }
  waiting.add(then);
  return () => waiting.delete(then);
}

/** What the server has written stands there; the code that makes it move can wait for its turn. */
export function afterFirstView(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isFirstView) whenSettled(resolve);
  else resolve();
  return promise;
}

export function useIsSettled(): boolean {
  const [isNow, setNow] = useState(isSettled);
  useEffect(() => whenSettled(() => setNow(true)), []);
  return isNow;
}
