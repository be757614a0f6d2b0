/** Verifies what is stored, and keeps what was found: nobody plays what is not as it was. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Platform } from "../../platform/context.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type AlteredPart, type Publication, updateVerified } from "./publication-repository.ts";
import { verifyPublication } from "./verify-publication.ts";

export interface VerifyOrder {
  readonly databaseUrl: string;
  readonly publication: Pick<Publication, "id" | "hash" | "report">;
}

type Deps = Pick<Platform, "db" | "clock" | "logger">;

/** Here and now; for a command, which serves nobody. */
export function verifyHere(deps: Deps, publication: Publication): Promise<AlteredPart[]> {
  return verify(deps, publication, verifyPublication(deps.db, publication));
}

export function verifyInThread(
  deps: Deps & Pick<Platform, "databaseUrl">,
  publication: Publication,
): Promise<AlteredPart[]> {
  const { id, hash, report } = publication;
  const order = { databaseUrl: deps.databaseUrl, publication: { id, hash, report } };
  return verify(deps, publication, inThread(order));
}

async function inThread(workerData: VerifyOrder): Promise<AlteredPart[]> {
  const thread = new Worker(new URL("verify-thread.ts", import.meta.url), { workerData });
  try {
    const [altered] = (await once(thread, "message")) as [AlteredPart[]];
    return altered;
  } finally {
    await thread.terminate();
  }
}

async function verify(
  { db, clock, logger }: Deps,
  { id, game, version }: Publication,
  work: Promise<AlteredPart[]>,
): Promise<AlteredPart[]> {
  const altered = await work;
  await inTransaction(db, (tx) => updateVerified(tx, { id, altered, at: clock.now() }));
  if (altered.length > 0) {
    logger.error({ game, version, altered }, "What is stored of a game is not what was imported.");
  }
  return altered;
}
