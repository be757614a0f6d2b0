/** People and banks wait longer than a studio does, and giving up early would only repeat work. */
export const PATIENCE_MS = 20_000;
