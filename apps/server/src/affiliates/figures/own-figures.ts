/** An affiliate's own figures: the key says whose. */
import * as contract from "@tucano/contract/integrations/affiliates.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { addDays } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { listStatements } from "../statements/statement-repository.ts";
import type { AffiliatesDeps } from "../types.ts";
import { listDays } from "./funnel-repository.ts";
import { showDay, showStatement } from "./show.ts";

const STATEMENTS = 60;

/** Throws common.unauthenticated, and integrations.scope_missing for a key of somebody else. */
async function ownerOf({ integrations }: AffiliatesDeps, bearer: string | null): Promise<number> {
  const { affiliateId } = await integrations.requireKey(bearer);
  if (affiliateId === null) throw new DomainError("integrations.scope_missing");
  return affiliateId;
}

export async function readOwnDays(
  deps: AffiliatesDeps,
  bearer: string | null,
  { from, to }: InputOf<typeof contract.listOwnDays>,
): Promise<DataOf<typeof contract.listOwnDays>> {
  const affiliateId = await ownerOf(deps, bearer);
  const last = addDays(from, contract.DAYS_MAX - 1);
  const days = await listDays(deps.db, { affiliateId, from, to: to < last ? to : last });
  return { list: days.map(showDay) };
}

export async function readOwnStatements(
  deps: AffiliatesDeps,
  bearer: string | null,
): Promise<DataOf<typeof contract.listOwnStatements>> {
  const affiliateId = await ownerOf(deps, bearer);
  const of = { affiliateId, state: null, after: null, limit: STATEMENTS };
  return { list: (await listStatements(deps.db, of)).map(showStatement) };
}
