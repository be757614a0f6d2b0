import * as contract from "@tucano/contract/player/games/house-games.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { requireSession } from "../sessions/sessions.ts";
import type { Context } from "../types.ts";
import { rotateSeed, setClientSeed } from "./seeds.ts";

export function seedCalls(context: Context): Route[] {
  return [
    route(contract.rotateSeed, async (input, { bearer }) =>
      rotateSeed(context, await requireSession(context, bearer), input),
    ),
    route(contract.setClientSeed, async (input, { bearer }) =>
      setClientSeed(context, await requireSession(context, bearer), input),
    ),
  ];
}
