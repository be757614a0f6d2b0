/**
 * A file of keys as text: one key, or while it is replaced several. The first is in use; a mark
 * before another one says what it is for. A pair of keys has its number on a line before it, from
 * the second on.
 */
export const TO_COME = "+";
export const UNDERNEATH = "=";

export interface FileKey {
  /** "": accepted. "+": accepted, and not in use yet. "=": others are laid over it. */
  readonly mark: "" | typeof TO_COME | typeof UNDERNEATH;
  readonly key: string;
}

const PAIRS = /[+=]?(?:\d+\n)?-----BEGIN [^]*?-----END [A-Z ]+-----\n?/g;
const WHOLE =
  /^[\w-]{43}$|^(?:\d+\n)?-----BEGIN PRIVATE KEY-----\n[\w+/=\n]+-----END [A-Z ]+-----\n?$/;

export function parseKeys(text: string): readonly FileKey[] {
  const parts = text.match(PAIRS) ?? text.split("\n").filter(Boolean);
  return parts.map((part) => {
    const mark = ([TO_COME, UNDERNEATH] as const).find((one) => part.startsWith(one)) ?? "";
    return { mark, key: part.slice(mark.length) };
  });
}

export function printKeys(keys: readonly FileKey[]): string {
  return keys.map(({ mark, key }) => `${mark}${key}`).join("\n");
}

/** One that is half copied is none. */
export const isWhole = ({ key }: FileKey): boolean => WHOLE.test(key);
