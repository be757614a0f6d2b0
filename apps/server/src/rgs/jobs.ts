import * as z from "zod/mini";
import { byClock, job, type JobDefinition, whenSent } from "../platform/jobs/index.ts";
import type { Context } from "./play/context.ts";
import { forgetSessions } from "./play/launch.ts";
import { listPublications } from "./publications/publication-repository.ts";
import { verifyInThread } from "./publications/verify-stored.ts";

export const verifyOne = job("rgs.verify-one", { publication: z.string() });
/** Twenty million books, on a machine that has other work. */
const VERIFYING_MAX_S = 3_600;
export const verifyingOf = (id: string) => ({ expireSeconds: VERIFYING_MAX_S, singletonKey: id });

export function rgsJobs(context: Context): JobDefinition[] {
  return [
    byClock("rgs.forget-sessions", "26 4 * * *", () => forgetSessions(context)),
    // Before the books are checked, which tell what it found.
    byClock("rgs.verify", "11 3 * * *", () => verifyAll(context)),
    whenSent(verifyOne, ({ publication }) => verify(context, publication)),
  ];
}

async function verifyAll({ db, jobs }: Context): Promise<void> {
  for (const { id } of await listPublications(db)) {
    await jobs.send(null, verifyOne, { publication: id }, verifyingOf(id));
  }
}

async function verify(context: Context, id: string): Promise<void> {
  const publication = (await listPublications(context.db)).find((one) => one.id === id);
  if (publication !== undefined) await verifyInThread(context, publication);
}
