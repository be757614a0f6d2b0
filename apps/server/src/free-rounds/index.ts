/**
 * The door of free rounds: one notion of rounds that the house pays for, whoever gives them and
 * whoever draws the game. This room knows who may play what, how often and until when, and what all
 * of it may cost; the rounds themselves are commands of the room above, which gathers a grant,
 * decides by `playRefusal` and writes its use in the commit that moves the money.
 * Docs: docs/free-rounds.md.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../platform/database/types.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { createUuid7 } from "../platform/uuid7.ts";
import { freeRoundsCalls } from "./calls.ts";
import { cancel, cancelAll, expireDue } from "./end.ts";
import { type FreeContext, give, requireAllowed } from "./give.ts";
import { freeRoundsJobs } from "./jobs.ts";
import {
  findGiven,
  findOf,
  listAll,
  listPlayable,
  readBudgets,
  sumBySource,
} from "./repository.ts";
import { type Names, tellPartners } from "./tell-partners.ts";
import type { FreeRoundsDeps } from "./types.ts";

export { freeRoundsBookChecks } from "./books-repository.ts";
export { dayScope } from "./give.ts";
export { gatherGrants, type GrantUse, writeUses } from "./play-repository.ts";
export { bonusUntil, costOf, type FreeRefusal, playRefusal } from "./policy.ts";
export { stateOf } from "./present.ts";
export type * from "./types.ts";

export type FreeRounds = ReturnType<typeof createApi>;

export function createFreeRounds(deps: FreeRoundsDeps & Names): Room<FreeRounds> {
  const context = { ...deps, newId: createUuid7(deps.clock, deps.random) };
  const api = createApi(context);
  return { api, routes: freeRoundsCalls(context), jobs: freeRoundsJobs(context, api) };
}

function createApi(context: FreeContext & Names) {
  return {
    ...boundTo(context, {
      give,
      requireAllowed,
      cancel,
      cancelAll,
      /** Ends what is past its time; returns how many grants. */
      expireDue,
    }),
    ...boundTo(context.db, {
      find: findOf,
      given: findGiven,
      list: listAll,
      budgets: readBudgets,
      /** What was given in a time, by who gave it. */
      sums: sumBySource,
    }),
    tellPartners: () => tellPartners(context, context),
    /** What the member can play in this game now, what ends first first. */
    playable: (memberId: MemberId, gameId: number) =>
      listPlayable(context.db, { memberId, gameId, now: context.clock.now() }),
    /** A game that they can be given for, for lists of a desk; null: they cannot. */
    gameOf: async (gameId: number) => {
      const game = await context.findGame(gameId);
      const isTold = game?.isPartners !== true || (await context.partners.mayGrant(game.studio));
      return isTold ? game : null;
    },
    findIn: (tx: Tx, memberId: MemberId, id: string) => findOf(tx, memberId, id),
  };
}
