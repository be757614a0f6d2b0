/**
 * The door of identity: members hand in photos of a document and of themselves, operators confirm
 * or turn them down, and other rooms ask whether somebody is known. What is asked for when is a
 * number of the market; it is enforced where money comes in, is staked and goes out.
 */
import type { Room } from "../platform/room.ts";
import { identityCalls } from "./calls.ts";
import { identityJobs } from "./jobs.ts";
import { createOffice, type IdentityOffice } from "./office.ts";
import { createRecall, type Recall } from "./recall.ts";
import { createSeal } from "./seal.ts";
import type { IdentityDeps } from "./types.ts";

export { sealPictures } from "./seal-pictures.ts";
export type { Submission, Verdict } from "./types.ts";

export interface Identity extends Recall {
  readonly office: IdentityOffice;
}

export function createIdentity(deps: IdentityDeps): Room<Identity> {
  const parts = { ...deps, seal: createSeal(deps) };
  return {
    api: { ...createRecall(deps), office: createOffice(parts) },
    routes: identityCalls(parts),
    jobs: identityJobs(deps),
  };
}
