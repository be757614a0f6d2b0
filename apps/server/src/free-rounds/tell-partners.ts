/**
 * Telling partners of grants for their games, and of those that ended. What a partner does not
 * answer is tried again at the next run; our wallet checks each bet against the grant whatever the
 * partner does.
 */
import { oneByOne } from "../platform/database/one-by-one.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { cancel } from "./end.ts";
import type { FreeContext } from "./give.ts";
import { listToTell, notePartner, type ToTell } from "./repository.ts";

/** Of each partner: one that is away holds up nobody else. */
const AT_ONCE = 100;
/** A partner who has failed so often has its turn at the next run. */
const FAILURES_MAX = 3;

export async function tellPartners(context: FreeContext, names: Names): Promise<void> {
  const byStudio = Map.groupBy(await listToTell(context.db, AT_ONCE), ({ grant }) => grant.studio);
  await Promise.all([...byStudio.values()].map((ofOne) => tellPartner(context, ofOne, names)));
}

async function tellPartner(
  context: FreeContext,
  ofOne: readonly ToTell[],
  names: Names,
): Promise<void> {
  let failures = 0;
  await oneByOne(
    ofOne,
    async (one) => {
      if (failures >= FAILURES_MAX) return;
      await (one.partnerState === "wanted" ? create : withdraw)(context, one, names);
    },
    (error, { grant }) => {
      failures += 1;
      context.logger.warn({ err: error, grant: grant.id }, "A partner did not take a grant yet.");
    },
  );
}

export interface Names {
  readonly userOf: (memberId: ToTell["memberId"]) => string;
  readonly codeOf: (gameId: number) => Promise<string | null>;
}

async function create(context: FreeContext, one: ToTell, names: Names): Promise<void> {
  const { grant, memberId } = one;
  const gameCode = await names.codeOf(grant.gameIds[0] ?? 0);
  const created =
    gameCode === null
      ? { refusal: "The game is gone." }
      : await context.partners.createReward({
          grantId: grant.id,
          user: names.userOf(memberId),
          studio: grant.studio,
          gameCode,
          stake: grant.stake,
          rounds: grant.rounds,
          from: grant.startsAt,
          until: grant.endsAt,
        });
  if ("refusal" in created) return refused(context, one, created.refusal);
  await inTransaction(context.db, async (tx) => {
    const ref = created.rewardUuid.toLowerCase();
    const isOn = await notePartner(tx, { memberId, id: grant.id, state: "created", ref });
    if (isOn) await context.tell(tx, memberId, grant);
  });
}

/** Nobody could play it: it is taken back, and its budget is there for others. */
async function refused(
  context: FreeContext,
  { grant, memberId }: ToTell,
  refusal: string,
): Promise<void> {
  context.logger.error({ grant: grant.id, refusal }, "A partner refused a grant.");
  await inTransaction(context.db, async (tx) => {
    await cancel(context, tx, { memberId, id: grant.id, reason: `partner: ${refusal}` });
    await notePartner(tx, { memberId, id: grant.id, state: "refused", ref: null });
  });
}

async function withdraw(context: FreeContext, one: ToTell, { userOf }: Names): Promise<void> {
  const { grant, memberId, partnerRef } = one;
  await context.partners.cancelReward({
    grantId: grant.id,
    rewardUuid: partnerRef,
    studio: grant.studio,
    user: userOf(memberId),
  });
  await inTransaction(context.db, (tx) =>
    notePartner(tx, { memberId, id: grant.id, state: "gone", ref: null }),
  );
}
