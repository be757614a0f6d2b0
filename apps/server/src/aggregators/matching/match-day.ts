/**
 * A partner's day against ours. Theirs is asked for hour by hour, so that no answer is too large,
 * and for some time before and after, because the clocks differ.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { memberIdOf } from "../../rounds/index.ts";
import type { Hub88Client, PartnerTransaction } from "../../hub88/index.ts";
import { requireClient } from "../partners.ts";
import type { AggregatorsDeps } from "../types.ts";
import { compare } from "./compare.ts";
import * as repository from "./repository.ts";
import type { PartnerDay } from "./repository.ts";

export type MatchDeps = Pick<AggregatorsDeps, "db" | "clock" | "logger" | "rounds" | "clientOf">;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OVERLAP_MS = 2 * HOUR_MS;
/** Of theirs that ours of those hours do not have: looked up by their ids, so many at once. */
const BATCH = 1_000;

/** Throws when the partner cannot be asked: nothing half-read is kept. */
export async function matchDay(deps: MatchDeps, { partner, day }: PartnerDay): Promise<void> {
  const client = await requireClient(deps, partner);
  const from = new Date(`${day}T00:00:00Z`);
  const until = new Date(from.getTime() + DAY_MS);
  const wide = {
    from: new Date(from.getTime() - OVERLAP_MS),
    until: new Date(until.getTime() + OVERLAP_MS),
  };
  const { theirs, unreadable } = await readTheirs(client, wide);
  const near = await deps.rounds.listMovements({ studio: partner, ...wide });
  const ours = [...near, ...(await findOthers(deps, { partner, near, theirs }))];
  const { differences, sums } = compare({ ours, theirs, from, until, memberOf: memberIdOf });
  const matchedAt = deps.clock.now();
  await inTransaction(deps.db, (tx) =>
    repository.saveDay(tx, { partner, day, matchedAt, unreadable, differences, sums }),
  );
  if (differences.length + unreadable > 0) {
    const found = { partner, day, differences: differences.length, unreadable };
    deps.logger.error(found, "A partner's list of a day differs from ours.");
  }
}

export const dayBefore = (now: Date): string =>
  new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

async function readTheirs(
  client: Hub88Client,
  wide: { readonly from: Date; readonly until: Date },
) {
  const found = new Map<string, PartnerTransaction>();
  let unreadable = 0;
  for (let at = wide.from.getTime(); at < wide.until.getTime(); at += HOUR_MS) {
    const from = new Date(at);
    const listed = await client.listTransactions({ from, until: new Date(at + HOUR_MS) });
    unreadable += listed.unreadable;
    for (const row of listed.rows) {
      // Whoever names no time has the one that was asked for.
      found.set(`${row.kind} ${row.transactionUuid}`, { ...row, at: row.at ?? from });
    }
  }
  return { theirs: [...found.values()], unreadable };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What they have and we do not have near that day, we may have on another. */
async function findOthers(
  { rounds }: MatchDeps,
  of: {
    readonly partner: string;
    readonly near: readonly { readonly transactionUuid: string }[];
    readonly theirs: readonly PartnerTransaction[];
  },
) {
  const known = new Set(of.near.map(({ transactionUuid }) => transactionUuid));
  const wanted = of.theirs.flatMap(({ transactionUuid, user }) => {
    const memberId = user === null ? null : memberIdOf(user);
    const isAsked = !known.has(transactionUuid) && UUID.test(transactionUuid);
    return memberId === null || !isAsked ? [] : [{ memberId, transactionUuid }];
  });
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    wanted.slice(index * BATCH, (index + 1) * BATCH),
  );
  const found = [];
  for (const batch of batches) found.push(...(await rounds.findMovements(of.partner, batch)));
  return found;
}
