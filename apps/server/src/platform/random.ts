/** The one source of chance: the operating system's generator. */
import { randomBytes, randomInt, randomUUID } from "node:crypto";

export interface Random {
  bytes(count: number): Buffer;
  /** Uniform in 0 … bound - 1. */
  integer(bound: number): number;
  uuid(): string;
  /** base64url text that carries `byteCount` bytes of chance. */
  token(byteCount: number): string;
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (bound) => randomInt(bound),
  uuid: () => randomUUID(),
  token: (byteCount) => randomBytes(byteCount).toString("base64url"),
};
