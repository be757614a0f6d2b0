/** What an affiliate may ask about itself, with a key of its own. */
import * as contract from "@tucano/contract/integrations/affiliates.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { AffiliatesDeps } from "../types.ts";
import { readOwnDays, readOwnStatements } from "./own-figures.ts";

export function affiliatesCalls(deps: AffiliatesDeps): Route[] {
  return [
    route(contract.listOwnDays, (input, { bearer }) => readOwnDays(deps, bearer, input)),
    route(contract.listOwnStatements, (_input, { bearer }) => readOwnStatements(deps, bearer)),
  ];
}
