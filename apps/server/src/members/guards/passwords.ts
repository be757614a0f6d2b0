/**
 * Passwords: argon2id with the parameters that OWASP recommends, and never more than a few at a
 * time, so that a flood of sign-ins fills a queue and not the memory.
 */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "../../platform/errors.ts";

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

export const passwordCosts = {
  standard: { memoryKib: 19_456, passes: 2 },
  test: { memoryKib: 64, passes: 1 },
} as const satisfies Record<string, PasswordCost>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same for an account that does not exist: pass null as its hash. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** One core is left for those who play while others register or sign in. */
const AT_ONCE_MAX = Math.max(1, Math.min(4, availableParallelism() - 1));
const WAITING_MAX = 200;
const ARGON2ID = 2;

export interface PasswordsOptions {
  readonly cost: PasswordCost;
}

export const optionsOf = (cost: PasswordCost) => ({
  algorithm: ARGON2ID,
  memoryCost: cost.memoryKib,
  timeCost: cost.passes,
  parallelism: 1,
});

export function createPasswords({ cost }: PasswordsOptions): Passwords {
  const options = optionsOf(cost);
  const spell = (password: string) => password.normalize("NFC");
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(spell(password), options)),
    verify: async (storedHash, password) => {
      nobody ??= hash("a password that nobody has", options);
      const against = storedHash ?? (await nobody);
      const isRight = await inTurn(() => verify(against, spell(password), options));
      return isRight && storedHash !== null;
    },
  };
}

/** Runs at most `atOnceMax` at a time; refuses when too many are waiting already. */
function createTurnstile(atOnceMax: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnceMax) {
      if (waiting.length >= waitingMax) {
        throw new DomainError("common.overloaded", { retryAfterSeconds: 2 });
      }
      await new Promise<void>((proceed) => waiting.push(proceed));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next in line takes over this place; without one, the place is free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** One for all kinds of passwords: they share the cores. */
export const inTurn = createTurnstile(AT_ONCE_MAX, WAITING_MAX);
