/**
 * The door of the weekly recap: what a week of play came to, told each Monday to those who asked
 * for it and may play. It keeps wishes and no figures. Docs: docs/compliance.md.
 */
import * as contract from "@tucano/contract/player/account/recap.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { route } from "../platform/http/route.ts";
import { byClock } from "../platform/jobs/index.ts";
import { unsubscribePlugin } from "../platform/mail/unsubscribe.ts";
import type { Room } from "../platform/room.ts";
import { tellWeek } from "./send.ts";
import type { RecapDeps } from "./types.ts";
import { lastWeek, showRecap } from "./week.ts";
import { endMail, saveWish } from "./wish-repository.ts";

export type { RecapDeps } from "./types.ts";

const TELL_JOB = "recap.tell";

export function createRecap(deps: RecapDeps): Room<object> {
  return {
    api: {},
    routes: [
      route(contract.readRecap, ({ day }, { member }) => showRecap(deps, member.memberId, day)),
      route(contract.chooseRecap, async ({ inbox, mail }, { member }) => {
        const at = deps.clock.now();
        const wish = { memberId: member.memberId, inbox, mail, at, week: lastWeek(at) };
        await inTransaction(deps.db, (tx) => saveWish(tx, wish));
        return { inbox, mail };
      }),
    ],
    // By Monday noon everybody is told; a day on which nobody ran it is caught up with.
    jobs: [byClock(TELL_JOB, "20 9 * * *", () => tellWeek(deps))],
    plugin: unsubscribePlugin(deps, { week: endMail }),
  };
}
