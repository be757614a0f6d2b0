import type { InputOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/wheels.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { MemberContext, Route } from "../platform/http/types.ts";
import type { Wheels } from "./index.ts";
import { noticeOf, presentClaim } from "./present.ts";

type ClaimInput = InputOf<typeof contract.claimDailyWheel>;

export function wheelsRoutes(wheels: Wheels): Route[] {
  const check = (wheel: WheelKind, { member, lang }: MemberContext) =>
    wheels.check({ memberId: member.memberId, wheel }, lang);
  const claim = async (wheel: WheelKind, input: ClaimInput, context: MemberContext) => {
    const { member, lang, idempotencyKey } = context;
    const { client_seed: clientSeed, commitment = "" } = input;
    const choice = clientSeed === undefined ? null : { clientSeed, commitment };
    const claimed = await wheels.claim({
      memberId: member.memberId,
      wheel,
      idempotencyKey,
      choice,
    });
    const { code, params } = noticeOf(claimed, lang);
    return say(presentClaim(claimed, lang), code, params);
  };
  return [
    route(contract.checkDailyWheel, (_, context) => check("daily", context)),
    route(contract.claimDailyWheel, (input, context) => claim("daily", input, context)),
    route(contract.checkLotteryWheel, (_, context) => check("lottery", context)),
    route(contract.claimLotteryWheel, (input, context) => claim("lottery", input, context)),
    route(contract.rotateWheelSeed, (input, { member }) =>
      wheels.rotate(
        { memberId: member.memberId, wheel: input.wheel },
        { clientSeed: input.client_seed, commitment: input.next_commitment },
      ),
    ),
    route(contract.wheelProofs, (input, { member }) => wheels.proofs(member.memberId, input)),
  ];
}
