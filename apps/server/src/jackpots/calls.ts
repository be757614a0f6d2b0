import * as contract from "@tucano/contract/player/rewards/jackpots.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Remembered } from "../platform/memory/remember.ts";
import { type ShownJackpots, readOwn } from "./present.ts";
import type { JackpotsDeps } from "./types.ts";

export function jackpotsCalls(deps: JackpotsDeps, shown: Remembered<ShownJackpots>): Route[] {
  const kept = { stamp: async () => [await shown.get()], isPersonal: false };
  return [
    route(contract.readJackpots, () => shown.get(), kept),
    route(contract.readOwnJackpot, (_input, { member }) => readOwn(deps, member.memberId)),
  ];
}
