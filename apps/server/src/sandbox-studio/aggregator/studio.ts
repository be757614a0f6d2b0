/** What the parts of the sandbox aggregator share. */
import { createPublicKey, type KeyObject } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Random } from "../../platform/random.ts";
import type { Mischief } from "./mischief.ts";

export interface SandboxStudioDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  /** On this machine; 0: any that is free. */
  readonly port: number;
  /** The operator whose wallet it plays for, where `/wallet/v1` is. */
  readonly houseUrl: () => string;
}

export interface Studio extends SandboxStudioDeps {
  readonly isOn: (mischief: Mischief) => boolean;
  /** Where browsers and the operator find it. */
  readonly origin: () => string;
  readonly key: () => Promise<KeyObject>;
}

/** The number that it has given its one operator. */
export const OPERATOR_ID = 7_001;
export const OPERATOR_PREFIX = "/operator/generic/v2";

/** What an operator has to enter to be its partner. */
export interface Introduction {
  readonly baseUrl: string;
  readonly operatorId: number;
  readonly publicKeyPem: string;
}

export const introduce = async ({ origin, key }: Studio): Promise<Introduction> => ({
  baseUrl: `${origin()}${OPERATOR_PREFIX}`,
  operatorId: OPERATOR_ID,
  publicKeyPem: createPublicKey(await key())
    .export({ type: "spki", format: "pem" })
    .toString(),
});
