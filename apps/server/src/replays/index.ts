/**
 * The door of replays: rounds that are over, shown again by their games' own clients from what was
 * kept of them. Nothing here is drawn, staked or paid. Members watch their own, whoever has a link
 * watches what it is for, and the back office any.
 */
import * as contract from "@tucano/contract/player/games/replays.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { route } from "../platform/http/route.ts";
import type { MemberContext } from "../platform/http/types.ts";
import { byClock } from "../platform/jobs/index.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { endLinks, ownReplay, sharedReplay, shareReplay } from "./links.ts";
import { replayOf } from "./replay-of.ts";
import { deleteEnded } from "./repository.ts";
import type { ReplaysDeps } from "./types.ts";

export type Replays = ReturnType<typeof createApi>;

const FORGET_JOB = "replays.forget";

const createApi = (deps: ReplaysDeps) => boundTo(deps, { replayOf });

export function createReplays(deps: ReplaysDeps): Room<Replays> {
  const { db, clock } = deps;
  const asker = ({ member, lang }: MemberContext) => ({ memberId: member.memberId, lang });
  return {
    api: createApi(deps),
    routes: [
      route(contract.ownReplay, (input, context) => ownReplay(deps, asker(context), input)),
      route(contract.sharedReplay, (input, { lang }) => sharedReplay(deps, lang, input)),
      route(contract.shareReplay, (input, context) => shareReplay(deps, asker(context), input)),
      route(contract.endReplayLinks, (input, { member }) => endLinks(deps, member.memberId, input)),
    ],
    jobs: [
      byClock(FORGET_JOB, "50 4 * * *", () =>
        inTransaction(db, (tx) => deleteEnded(tx, clock.now())),
      ),
    ],
  };
}
