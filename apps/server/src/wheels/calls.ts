import type { InputOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/wheels.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { MemberContext, Route } from "../platform/http/types.ts";
import { showWheel } from "./check.ts";
import { claimSpin } from "./claim.ts";
import { noticeOf, presentClaim, presentRotation } from "./present.ts";
import { listProofs } from "./proofs.ts";
import { rotateSeed } from "./seeds.ts";
import type { WheelsDeps } from "./types.ts";

type ClaimInput = InputOf<typeof contract.claimDailyWheel>;

export function wheelsCalls(deps: WheelsDeps): Route[] {
  const check = (wheel: WheelKind, { member, lang }: MemberContext) =>
    showWheel(deps, { memberId: member.memberId, wheel }, lang);
  const claim = async (wheel: WheelKind, input: ClaimInput, context: MemberContext) => {
    const { member, lang, idempotencyKey } = context;
    const { client_seed: clientSeed, commitment = "" } = input;
    const choice = clientSeed === undefined ? null : { clientSeed, commitment };
    const { memberId } = member;
    const claimed = await claimSpin(deps, { memberId, wheel, idempotencyKey, choice });
    const { code, params } = noticeOf(claimed, lang);
    return say(presentClaim(claimed, lang), code, params);
  };
  return [
    route(contract.checkDailyWheel, (_, context) => check("daily", context)),
    route(contract.claimDailyWheel, (input, context) => claim("daily", input, context)),
    route(contract.checkLotteryWheel, (_, context) => check("lottery", context)),
    route(contract.claimLotteryWheel, (input, context) => claim("lottery", input, context)),
    route(contract.rotateWheelSeed, async (input, { member }) => {
      const own = { memberId: member.memberId, wheel: input.wheel };
      const choice = { clientSeed: input.client_seed, commitment: input.next_commitment };
      return presentRotation(await rotateSeed(deps, own, choice));
    }),
    route(contract.wheelProofs, (input, { member }) => listProofs(deps, member.memberId, input)),
  ];
}
