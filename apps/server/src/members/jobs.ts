/** What the room does by itself: forgets what has no meaning any more. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { tables as passkeys } from "./security/passkeys.ts";
import { removeLinks } from "./security/password-link-repository.ts";
import { ATTEMPT_WINDOW_SECONDS } from "./policy.ts";
import * as repository from "./repository.ts";
import * as security from "./proofs/security-repository.ts";
import type { MembersDeps } from "./types.ts";

const HOUR_MS = 3_600_000;
const SESSIONS_KEPT_DAYS = 90;

export function membersJobs({ db, clock }: MembersDeps): JobDefinition[] {
  return [
    byClock("members.forget", "17 * * * *", () => {
      const now = clock.now().getTime();
      return inTransaction(db, async (tx) => {
        await security.removeOutdated(tx, new Date(now));
        await removeLinks(tx, new Date(now));
        await passkeys.removeChallenges(tx, new Date(now));
        await repository.removeOutdated(tx, {
          captchas: new Date(now),
          attempts: new Date(now - 2 * ATTEMPT_WINDOW_SECONDS * 1_000),
          sessions: new Date(now - SESSIONS_KEPT_DAYS * 24 * HOUR_MS),
        });
      });
    }),
  ];
}
