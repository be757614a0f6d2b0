/** Calling a round off, whichever studio's: by rollbacks as studios send them, or one command. */
import { createHash } from "node:crypto";
import type { Ledger } from "../../ledger/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { RoundKinds } from "../round-kinds.ts";
import { instantVoidKind } from "./instant-void.ts";
import { sourceOf } from "../names.ts";
import { findInstantRound } from "../instant/instant-repository.ts";
import { findRoundOf, type FoundRound, listStanding, type RoundOf } from "./void-repository.ts";

export interface VoidDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly kinds: Pick<RoundKinds, "rollback">;
}

/** Nobody at a table is waiting for it: better late than cut off. */
const TIMEOUT_MS = 15_000;
const PASSES_MAX = 3;

/** The same for the same transaction, so that a repeat moves nothing. */
function voidUuid(uuid: string): string {
  const hex = createHash("sha256").update(`tucano void ${uuid}`).digest("hex");
  const version = `8${hex.slice(13, 16)}`;
  const variant = `a${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join("-");
}

/**
 * Bets go back and wins are taken back; what is repeated moves nothing. Throws
 * backoffice.round_not_found. Safe to call again when it was cut off in the middle.
 */
export async function voidRound(deps: VoidDeps, of: RoundOf): Promise<FoundRound> {
  const round = await findRoundOf(deps.db, of);
  if (round === null) throw new DomainError("backoffice.round_not_found");
  if (round.isInstant) await voidInstant(deps, of);
  else await undoStanding(deps, of);
  return (await findRoundOf(deps.db, of)) ?? round;
}

async function undoStanding(deps: VoidDeps, of: RoundOf): Promise<void> {
  // A win may have been paid while its bet was returned: once no bet is left, none comes any more.
  const standing = [...(await listStanding(deps.db, of))];
  for (let pass = 0; standing.length > 0 && pass < PASSES_MAX; pass += 1) {
    for (const uuid of standing.splice(0)) await undo(deps, of, uuid);
    standing.push(...(await listStanding(deps.db, of)));
  }
}

async function undo(
  { clock, ledger, kinds }: VoidDeps,
  { memberId, studio, roundRef }: RoundOf,
  referenceUuid: string,
): Promise<void> {
  const transactionUuid = voidUuid(referenceUuid);
  const outcome = await ledger.execute(kinds.rollback, {
    memberId,
    source: sourceOf(studio),
    externalId: transactionUuid,
    cancels: [referenceUuid],
    timeoutMs: TIMEOUT_MS,
    payload: { void: roundRef, reference: referenceUuid },
    input: { studio, roundRef, transactionUuid, referenceUuid, at: clock.now() },
  });
  if (outcome.status !== "applied") throw new Error(`${roundRef}: ${outcome.status}`);
}

async function voidInstant({ db, clock, ledger }: VoidDeps, of: RoundOf): Promise<void> {
  const { memberId, studio, roundRef: id } = of;
  const round = await findInstantRound(db, { memberId, id });
  if (round === null) throw new DomainError("backoffice.round_not_found");
  const outcome = await ledger.execute(instantVoidKind, {
    memberId,
    source: "rounds",
    externalId: `void:${id}`,
    timeoutMs: TIMEOUT_MS,
    payload: { void: id },
    input: { studio, id, roundKey: round.roundKey, at: clock.now() },
  });
  if (outcome.status !== "applied") throw new Error(`${id}: ${outcome.status}`);
}
