/** What the player chose last time on this device. If storage is refused, defaults apply. */
import type { DemoMemory } from "./server.ts";
export interface Settings {
  isMuted: boolean;
  /** Null: nobody has chosen yet. */
  hasMusic: boolean | null;
  hasEffects: boolean;
  isTurbo: boolean;
  /** Wire amount of the last stake, per game. */
  stake: string | null;
  /** Bets laid with chips that the player keeps, per game: see `kept-bets.ts`. */
  bets: string | null;
  /** Cards are turned by the player's own hand, per game. */
  isSqueezed: boolean;
}

/** What is chosen in one game says nothing about another. */
const OWN: ReadonlySet<keyof Settings> = new Set(["stake", "bets", "isSqueezed"]);

export interface SettingsStore {
  read: () => Settings;
  write: (change: Partial<Settings>) => void;
}

export function createSettingsStore(storage: Storage | null, game: string): SettingsStore {
  const key = (name: keyof Settings): string =>
    OWN.has(name) ? `tucano.game.${game}.${name}` : `tucano.game.${name}`;
  const get = (name: keyof Settings): string | null => {
    try {
      return storage?.getItem(key(name)) ?? null;
    } catch {
      return null;
    }
  };
  return {
    read: () => ({
      isMuted: get("isMuted") === "true",
      hasMusic: get("hasMusic") === null ? null : get("hasMusic") === "true",
      hasEffects: get("hasEffects") !== "false",
      isTurbo: get("isTurbo") === "true",
      stake: get("stake"),
      bets: get("bets"),
      isSqueezed: get("isSqueezed") === "true",
    }),
    write: (change) => {
      for (const [name, value] of Object.entries(change)) {
        try {
          storage?.setItem(key(name as keyof Settings), String(value));
        } catch {
          // A full or refused storage costs the player a preference, never a round.
        }
      }
    },
  };
}

/** The demo's session of one game, for as long as its tab lives. */
export function createDemoMemory(window: Window, game: string): DemoMemory {
  const key = `tucano.${game}.demo`;
  const attempt = <Value>(work: (storage: Storage) => Value): Value | null => {
    try {
      return work(window.sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (token) => void attempt((storage) => storage.setItem(key, token)),
  };
}

/** localStorage, or null where the browser forbids it inside a frame. */
export function localStorageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
