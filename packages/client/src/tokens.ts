/** What a program keeps of a sign-in. In a browser the cookies are the browser's. */
export interface Kept {
  /** The access token: minutes. */
  readonly access: string | null;
  readonly cookies: readonly Cookie[];
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Where it is kept: in memory, a file, a vault. Whoever reads it is the member. */
export interface Tokens {
  read(): Kept;
  write(kept: Kept): void;
}

export const NOTHING_KEPT: Kept = { access: null, cookies: [] };

export function memoryTokens(): Tokens {
  let kept = NOTHING_KEPT;
  return {
    read: () => kept,
    write: (now) => {
      kept = now;
    },
  };
}
