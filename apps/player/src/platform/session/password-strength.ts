type Strength = 0 | 1 | 2 | 3;

/**
 * A guess from length and variety: long beats complicated. It advises and never refuses; what the
 * server takes is six characters.
 */
export function strengthOf(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password));
  const different = new Set(password).size;
  if (password.length < 6 || different < 4) return 0;
  if (password.length >= 14 && different >= 8) return 3;
  if (password.length >= 10 && kinds.length >= 3) return 3;
  if (password.length >= 10 || (password.length >= 8 && kinds.length >= 3)) return 2;
  return 1;
}
