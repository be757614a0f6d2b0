/** What the parts of the sandbox bank share. */
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Logger } from "../platform/logger.ts";
import type { Random } from "../platform/random.ts";
import type { OwnCredentials } from "./tokens.ts";

export interface SandboxPspDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  /** The one client this bank has: the cashier. */
  readonly credentials: OwnCredentials;
  /** The receiving key of that client. */
  readonly pixKey: string;
  /** Payouts and refunds end this long after they were asked for. */
  readonly payoutDelayMs: number;
}

export const MERCHANT = { name: "TUCANO SANDBOX", city: "SAO PAULO" };
/** Who asks for a charge with a due date, as the API shows it; the number is an example's. */
export const RECEIVER = {
  cnpj: "12ABC34501DE35",
  nome: "Tucano Sandbox",
  logradouro: "Rua do Exemplo, 1",
  cidade: "São Paulo",
  uf: "SP",
  cep: "01001000",
};

/**
 * The host in the location of a charge. It is only part of the code; nothing calls it over HTTP.
 */
export const LOCATION_HOST = "pix.tucano.example/qr/v2";

export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
