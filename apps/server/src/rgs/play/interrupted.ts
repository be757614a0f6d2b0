/** Rounds that the platform asks about: left by their players, or cut off. */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { RoundResolver, StudioLauncher } from "../../rounds/index.ts";
import type { Context } from "./context.ts";
import { launchUrl } from "./launch.ts";
import { findRound, listWaiting, markVoid } from "./repository.ts";
import { finish } from "./settle.ts";

/** How long a round that was drawn waits for its player to look at it. */
const LEFT_MS = 24 * 3_600_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** To the platform this room is a studio: it opens games, and ends what was interrupted. */
export function createStudio(context: Context): StudioLauncher & Required<RoundResolver> {
  const { db, clock } = context;
  return {
    launchUrl: (order) => launchUrl(context, order),
    resolveRound: async ({ roundRef }) => {
      const round = UUID.test(roundRef) ? await findRound(db, roundRef) : null;
      if (round !== null) await finish(context, round);
    },
    listWaiting: (refs) => {
      const since = new Date(clock.now().getTime() - LEFT_MS);
      return listWaiting(
        db,
        refs.filter((ref) => UUID.test(ref)),
        since,
      );
    },
    listRefused: async () => new Map(),
    markVoided: async (roundRef) => {
      const refusal = "RS_ERROR_TRANSACTION_ROLLED_BACK";
      await inTransaction(db, (tx) => markVoid(tx, { id: roundRef, refusal, at: clock.now() }));
    },
  };
}
