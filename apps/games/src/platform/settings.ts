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
}

export interface SettingsStore {
  read: () => Settings;
  write: (change: Partial<Settings>) => void;
}

export function createSettingsStore(storage: Storage | null, game: string): SettingsStore {
  const key = (name: keyof Settings): string =>
    name === "stake" ? `tucano.game.${game}.stake` : `tucano.game.${name}`;
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
    }),
    write: (change) => {
      for (const name of ["isMuted", "hasMusic", "hasEffects", "isTurbo", "stake"] as const) {
        const value = change[name];
        if (value === undefined) continue;
        try {
          storage?.setItem(key(name), String(value));
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
