/** What tools may ask, each with a key. */
import { EVENTS_MAX, listEvents } from "@tucano/contract/integrations/events.ts";
import { DomainError } from "../../platform/errors.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { requireKey } from "../keys/keys.ts";
import { typesWithin } from "../policy.ts";
import { readStream } from "./read-stream.ts";
import type { IntegrationsDeps } from "../types.ts";

const LIMIT = 100;

export function integrationsCalls(deps: IntegrationsDeps): Route[] {
  return [
    route(listEvents, async ({ after, limit = LIMIT, types }, { bearer }) => {
      const { scopes } = await requireKey(deps, bearer);
      const may = typesWithin(scopes);
      const asked = types === undefined ? may : types.split(",").map((type) => type.trim());
      if (asked.length === 0 || !asked.every((type) => may.some((one) => one === type))) {
        throw new DomainError("integrations.scope_missing");
      }
      return readStream(deps, {
        after: after === undefined ? null : Math.min(Number(after), Number.MAX_SAFE_INTEGER),
        limit: Math.min(Math.max(limit, 1), EVENTS_MAX),
        types: asked,
      });
    }),
  ];
}
