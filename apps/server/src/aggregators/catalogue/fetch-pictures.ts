/**
 * Fetches pictures of partners' games that the house offers. A list names an address, and whoever
 * writes the list may name any: it is asked as those of webhooks are, and what comes is drawn anew.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { getGuarded } from "../../platform/http/guarded-post.ts";
import type { AggregatorsDeps } from "../types.ts";
import { listWantedPictures, markTried, type WantedPicture } from "./picture-repository.ts";

/** Of one run; the others come with the next. */
const AT_ONCE = 100;
const TIMEOUT_MS = 10_000;
const FAILED_MS = 24 * 3_600_000;
const HTTP_OK = 200;
/** Outside of production a partner may be on this machine. */
const HERE = ["localhost", "127.0.0.1", "::1"];

type Deps = Pick<AggregatorsDeps, "db" | "clock" | "catalog" | "config" | "logger">;

export async function fetchPictures(deps: Deps): Promise<void> {
  const failedBefore = new Date(deps.clock.now().getTime() - FAILED_MS);
  for (const wanted of await listWantedPictures(deps.db, { failedBefore, limit: AT_ONCE })) {
    const problem = await fetchPicture(deps, wanted).catch(messageOf);
    if (problem === null) continue;
    const { partner, code } = wanted;
    deps.logger.warn({ partner, code, problem }, "A game's picture could not be had.");
    const at = deps.clock.now();
    await inTransaction(deps.db, (tx) => markTried(tx, wanted, { problem, at }));
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Null: the game has it. */
async function fetchPicture(
  { db, clock, catalog, config }: Deps,
  wanted: WantedPicture,
): Promise<string | null> {
  const { isProduction, webhookPrivateHosts } = config;
  const answer = await getGuarded(wanted.url, {
    headers: { accept: "image/webp, image/png, image/jpeg" },
    timeoutMs: TIMEOUT_MS,
    bytesMax: catalog.tileMaxBytes,
    privateHosts: new Set([...webhookPrivateHosts, ...(isProduction ? [] : HERE)]),
  });
  if (answer.status !== HTTP_OK) return `HTTP ${answer.status}`;
  const tile = await catalog.drawTile(answer.bytes);
  if (tile === null) return "no picture";
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await catalog.setTile(tx, { studio: wanted.partner, code: wanted.code, tile, at });
    await markTried(tx, wanted, { problem: null, at });
  });
  return null;
}
