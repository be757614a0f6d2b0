/** Keys that do something, as data, and how pressed keys become one of them. */
export const shortcutCodes = [
  "help",
  "search",
  "home",
  "games",
  "promotions",
  "deposit",
  "withdraw",
  "hide-balance",
  "notices",
  "appearance",
  "language",
] as const;
export type ShortcutCode = (typeof shortcutCodes)[number];

/** One key, or two one after the other. */
export const shortcutKeys: Record<ShortcutCode, readonly string[]> = {
  help: ["?"],
  search: ["/"],
  home: ["g", "h"],
  games: ["g", "c"],
  promotions: ["g", "p"],
  deposit: ["d"],
  withdraw: ["w"],
  "hide-balance": ["b"],
  notices: ["n"],
  appearance: ["t"],
  language: ["l"],
};

/** How long a first key counts. */
export const SECOND_KEY_WITHIN_MS = 1_500;

export interface Pressed {
  readonly key: string;
  /** The key before, while it still counts. */
  readonly first: string | null;
}

export interface Meaning {
  readonly code: ShortcutCode | null;
  /** The key begins a shortcut of two. */
  readonly isBeginning: boolean;
}

export function meaningOf({ key, first }: Pressed): Meaning {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const wanted = first === null ? [pressed] : [first, pressed];
  const code = shortcutCodes.find((one) => shortcutKeys[one].join(" ") === wanted.join(" "));
  const isBeginning =
    first === null &&
    shortcutCodes.some((one) => shortcutKeys[one].length > 1 && shortcutKeys[one][0] === pressed);
  return { code: code ?? null, isBeginning };
}
