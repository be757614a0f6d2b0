/** The games this browser opened last: "continue playing". */
import { readStored, writeStored } from "../storage.ts";

const KEY = "tucano.recent-games";
const MOST = 12;

export function readRecentGames(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored("local", KEY) ?? "[]");
    const list: unknown[] = Array.isArray(stored) ? stored : [];
    return list.filter((id): id is number => Number.isSafeInteger(id));
  } catch {
    return [];
  }
}

export function rememberGame(id: number): void {
  const others = readRecentGames().filter((one) => one !== id);
  writeStored("local", KEY, JSON.stringify([id, ...others].slice(0, MOST)));
}
