/**
 * What a balancer and whoever is on duty are told, at the port of the house and without secrets.
 *
 * `/healthz`, is the process alive: it answers. Nothing else counts, for a process that is ended
 * because its database is away is away as well when that comes back.
 * `/readyz`, should it be sent calls: 503 when it could serve none of them, or is about to leave.
 * What goes wrong with all processes at once, such as a worker that is behind, is told beside a
 * 200: a balancer that took them all away would make a delay an outage.
 */
import type { FastifyInstance } from "fastify";

export interface HealthCheck {
  readonly name: string;
  /** Without it this process serves nobody. */
  readonly isVital: boolean;
  /** Null: all is well. Else why not, for whoever is on duty. */
  read(): Promise<string | null>;
}

export interface Readiness {
  readonly status: "ready" | "degraded" | "unavailable" | "leaving";
  readonly checks: Readonly<Record<string, string>>;
}

export interface Health {
  read(): Promise<Readiness>;
  /** From now on nobody is to be sent here. */
  leave(): void;
}

const WITHIN_MS = 2_000;
/** However many callers there are, the database is asked only this often. */
const KEPT_MS = 500;

/** Asked in this order; the first vital one that fails is the last that is asked. */
export function createHealth(checks: readonly HealthCheck[]): Health {
  let isLeaving = false;
  let found: Promise<Readiness> | null = null;
  let askedAtMs = 0;
  const ask = async (): Promise<Readiness> => {
    const told: Record<string, string> = {};
    for (const check of checks) {
      const reason = await reasonOf(check);
      told[check.name] = reason ?? "ok";
      if (reason !== null && check.isVital) return { status: "unavailable", checks: told };
    }
    const isWell = Object.values(told).every((one) => one === "ok");
    return { status: isWell ? "ready" : "degraded", checks: told };
  };
  return {
    read: async () => {
      if (isLeaving) return { status: "leaving", checks: {} };
      if (found === null || performance.now() - askedAtMs >= KEPT_MS) {
        found = ask().finally(() => {
          askedAtMs = performance.now();
        });
        // Until it is there, it is the one that everybody waits for.
        askedAtMs = Infinity;
      }
      return found;
    },
    leave: () => {
      isLeaving = true;
    },
  };
}

/** Never what was thrown: it may name a host or a login. */
async function reasonOf(check: HealthCheck): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve("No answer in time."), WITHIN_MS);
  const asked = check.read().catch(() => "The question failed.");
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

export function serveHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const readiness = await health.read();
    const isReady = readiness.status === "ready" || readiness.status === "degraded";
    return reply
      .status(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send(readiness);
  });
}
