/** Browser storage that may be refused (private mode, full disk): then nothing is remembered. */
export function readStored(area: "local" | "session", key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: "local" | "session", key: string, value: string | null): void {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    // The page works without memory.
  }
}

export function clearStored(): void {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // As above.
  }
}

function areaOf(area: "local" | "session"): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
