/**
 * Members who are on a list of people that must not play. They are excluded like those who asked
 * for it: nothing is staked any more, and what they have stays theirs to withdraw. Their bar is
 * lifted by people, never by time.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { DomainError } from "../platform/errors.ts";
import type { Tx } from "../platform/database/types.ts";
import { WAIVE_JOB } from "./exclude.ts";
import { findBar, insertBar, liftBar as endBar, listRunning } from "./exclusion-repository.ts";
import type { ComplianceDeps } from "./types.ts";

/** Harmless when the member is barred already: false. */
export async function bar(
  { db, members, random, clock, jobs }: ComplianceDeps,
  memberId: MemberId,
  reason: string,
): Promise<boolean> {
  if ((await findBar(db, memberId)) !== null) return false;
  const exclusionId = random.uuid();
  const startedAt = clock.now();
  let isNew = false;
  const isKnown = await members.exclude(memberId, "barred", async (tx) => {
    isNew = await insertBar(tx, memberId, { exclusionId, startedAt, reason });
    if (isNew) await jobs.send(tx, WAIVE_JOB, { memberId, exclusionId });
  });
  return isKnown && isNew;
}

/** Access comes back unless something else shuts the member out. False: there is no bar. */
export async function liftBar(
  { members, clock, db }: ComplianceDeps,
  memberId: MemberId,
  alongside: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  if ((await members.find(memberId)) === null) throw new DomainError("common.not_found");
  if ((await findBar(db, memberId)) === null) return false;
  await members.readmit(memberId, "no longer barred", async (tx) => {
    await endBar(tx, memberId, clock.now());
    await alongside(tx);
    return (await listRunning(tx, memberId)).length === 0;
  });
  return true;
}
