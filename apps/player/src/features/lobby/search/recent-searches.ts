/** What this browser looked for last. */
import { useEffect, useRef } from "react";
import { readStored, writeStored } from "../../../platform/storage.ts";

const KEY = "tucano.recent-searches";
const MOST = 5;
const SHORTEST = 2;

export function readSearches(): string[] {
  return (readStored("local", KEY) ?? "").split("\n").filter(Boolean);
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text.length < SHORTEST) return;
  const next = [text, ...readSearches().filter((one) => one !== text)].slice(0, MOST);
  writeStored("local", KEY, next.join("\n"));
}

export function forgetSearches(): void {
  writeStored("local", KEY, null);
}

/** What stood in the field when the player went on, usually to a game that was found. */
export function useRememberOnLeave(text: string): void {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => () => rememberSearch(latest.current), []);
}
