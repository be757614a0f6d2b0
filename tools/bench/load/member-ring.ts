/**
 * Whose turn it is. Members play one after the other, all the way round, so that nobody has two
 * rounds open and nobody plays faster than the game lets a player.
 */
export interface MemberRing {
  /** A member to play now, or null: everybody has only just played. */
  next(nowMs: number): number | null;
  /** The member's round is over, one way or the other. */
  done(member: number, nowMs: number): void;
  /** When it is worth asking again after a null. */
  waitMs(nowMs: number): number;
}

const SHORTEST_WAIT_MS = 1;

export function createMemberRing(count: number, minRoundMs: number): MemberRing {
  const isPlaying = new Uint8Array(count);
  const freeAtMs = new Float64Array(count);
  let cursor = 0;
  return {
    next(nowMs) {
      for (let passed = 0; passed < count; passed += 1) {
        const member = cursor;
        if (isPlaying[member] === 0) {
          // Those behind have rested less.
          if ((freeAtMs[member] ?? 0) > nowMs) return null;
          cursor = (cursor + 1) % count;
          isPlaying[member] = 1;
          return member;
        }
        cursor = (cursor + 1) % count;
      }
      return null;
    },
    done(member, nowMs) {
      isPlaying[member] = 0;
      freeAtMs[member] = nowMs + minRoundMs;
    },
    waitMs: (nowMs) => Math.max(SHORTEST_WAIT_MS, (freeAtMs[cursor] ?? 0) - nowMs),
  };
}
