import * as contract from "@tucano/contract/player/account/identity.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Identity } from "./index.ts";

export function identityRoutes({ calls }: Identity): Route[] {
  return [
    route(contract.identityStatus, (_input, { member }) => calls.showStatus(member.memberId)),
    route(contract.uploadPicture, (input, context) => calls.takePicture(input, context)),
    route(contract.submitIdentity, (input, context) => calls.submit(input, context)),
    route(contract.registrationRules, () => calls.showRegistrationRules()),
  ];
}
