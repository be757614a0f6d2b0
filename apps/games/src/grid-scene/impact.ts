/** The board gives way for a moment where something heavy has landed, and swings back. */
interface Impact {
  strike: () => void;
  step: (deltaMs: number) => void;
  readonly isShaking: boolean;
  /** Downwards, in heights of a cell. */
  readonly shift: number;
}

const SHAKE_MS = 340;
const DEPTH = 0.075;

export function createImpact(): Impact {
  let ageMs = SHAKE_MS;
  return {
    strike: () => {
      ageMs = 0;
    },
    step: (deltaMs) => {
      ageMs = Math.min(SHAKE_MS, ageMs + deltaMs);
    },
    get isShaking() {
      return ageMs < SHAKE_MS;
    },
    get shift() {
      const t = ageMs / SHAKE_MS;
      return DEPTH * Math.cos(t * Math.PI * 5) * (1 - t) ** 2;
    },
  };
}
