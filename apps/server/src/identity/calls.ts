import * as contract from "@tucano/contract/player/account/identity.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { type Parts, showStatus, submit, takePicture } from "./hand-in.ts";

export function identityCalls(parts: Parts): Route[] {
  return [
    route(contract.identityStatus, (_input, { member }) => showStatus(parts, member.memberId)),
    route(contract.uploadPicture, (input, context) => takePicture(parts, input, context)),
    route(contract.submitIdentity, (input, context) => submit(parts, input, context)),
    route(contract.registrationRules, async () => {
      const rules = await parts.market.read("identity");
      return {
        min_age: rules.minAge,
        mandatory_limits: [
          ...(rules.isLossLimitMandatory ? (["loss"] as const) : []),
          ...(rules.isTimeLimitMandatory ? (["time"] as const) : []),
        ],
        gate: rules.kycGate,
      };
    }),
  ];
}
