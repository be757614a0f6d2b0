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

const AT_ONCE = 100;

export async function tellPartners(context: FreeContext, { userOf, codeOf }: Names): Promise<void> {
  await oneByOne(
    await listToTell(context.db, AT_ONCE),
    (one) =>
      one.partnerState === "wanted"
        ? create(context, one, { userOf, codeOf })
        : withdraw(context, one, { userOf, codeOf }),
    (error, { grant }) =>
      context.logger.warn({ err: error, grant: grant.id }, "A partner did not take a grant yet."),
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
  if (partnerRef !== null) {
    await context.partners.cancelReward({
      grantId: grant.id,
      rewardUuid: partnerRef,
      studio: grant.studio,
      user: userOf(memberId),
    });
  }
  await inTransaction(context.db, (tx) =>
    notePartner(tx, { memberId, id: grant.id, state: "gone", ref: null }),
  );
}
