/** A process of the product with a folder of its own, as if it had a machine. */
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  createServerProcess,
  type ServerProcess,
} from "../../apps/server/faults/server-process.ts";
import { compileCache, OPERATOR, SERVER_SETTINGS } from "../../apps/server/faults/stage.ts";

export interface ProcessOptions {
  readonly port: number;
  readonly databaseUrl: string;
  /** Brought from there, as an operator brings them from one machine to the next. */
  readonly secretsOf?: string;
  readonly env: Readonly<Record<string, string>>;
}

export const dataOf = (folder: string, name: string): string => join(folder, `${name}-data`);

export function createProcess(
  folder: string,
  name: string,
  { port, databaseUrl, secretsOf, env }: ProcessOptions,
): ServerProcess {
  const data = dataOf(folder, name);
  mkdirSync(data, { recursive: true });
  if (secretsOf !== undefined) {
    const from = join(dataOf(folder, secretsOf), "secrets");
    cpSync(from, join(data, "secrets"), { recursive: true });
  }
  return createServerProcess({
    port,
    logFile: join(folder, `${name}.log`),
    env: {
      ...SERVER_SETTINGS,
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
  });
}
