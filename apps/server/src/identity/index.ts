/**
 * The door of identity: members hand in photos of a document and of themselves, operators confirm
 * or turn them down, and other rooms ask whether somebody is known. What is asked for when is a
 * number of the market; it is enforced where money comes in, is staked and goes out.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/identity.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { MemberContext } from "../platform/http/types.ts";
import { type Parts, showStatus, submit, takePicture } from "./hand-in.ts";
import { createOffice, type IdentityOffice } from "./office.ts";
import { DRAFT_DAYS } from "./policy.ts";
import { createRecall, type Recall } from "./recall.ts";
import { removeDrafts } from "./repository.ts";
import { createSeal } from "./seal.ts";
import type { IdentityDeps } from "./types.ts";

export { identityRoutes } from "./routes.ts";
export type { Submission, Verdict } from "./types.ts";

type Status = DataOf<typeof contract.identityStatus>;

export interface Identity extends Recall {
  readonly calls: {
    showStatus(memberId: number): Promise<Status>;
    takePicture(
      input: InputOf<typeof contract.uploadPicture>,
      context: MemberContext,
    ): Promise<Status>;
    submit(input: InputOf<typeof contract.submitIdentity>, context: MemberContext): Promise<Status>;
    showRegistrationRules(): Promise<DataOf<typeof contract.registrationRules>>;
  };
  readonly office: IdentityOffice;
}

const DAY_MS = 24 * 3_600_000;

export function createIdentity(deps: IdentityDeps): Identity {
  const recall = createRecall(deps);
  const parts: Parts = { ...deps, recall, seal: createSeal(deps) };
  deps.jobs.define("identity.forget_drafts", {
    cron: "23 4 * * *",
    handler: async () => {
      const before = new Date(deps.clock.now().getTime() - DRAFT_DAYS * DAY_MS);
      await inTransaction(deps.db, (tx) => removeDrafts(tx, before));
    },
  });
  return {
    ...recall,
    calls: {
      showStatus: (memberId) => showStatus(parts, memberId),
      takePicture: (input, context) => takePicture(parts, input, context),
      submit: (input, context) => submit(parts, input, context),
      showRegistrationRules: () => showRegistrationRules(parts),
    },
    office: createOffice(parts),
  };
}

async function showRegistrationRules({
  market,
}: Parts): Promise<DataOf<typeof contract.registrationRules>> {
  const rules = await market.read("identity");
  return {
    min_age: rules.minAge,
    mandatory_limits: [
      ...(rules.isLossLimitMandatory ? (["loss"] as const) : []),
      ...(rules.isTimeLimitMandatory ? (["time"] as const) : []),
    ],
    gate: rules.kycGate,
  };
}
