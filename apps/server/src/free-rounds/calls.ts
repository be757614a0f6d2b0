import * as contract from "@tucano/contract/player/rewards/free-rounds.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { FreeContext } from "./give.ts";
import { listOwn } from "./present.ts";

export function freeRoundsCalls(context: FreeContext): Route[] {
  return [
    route(contract.listFreeRounds, async (_input, { member }) => ({
      list: await listOwn(context, member.memberId),
    })),
  ];
}
