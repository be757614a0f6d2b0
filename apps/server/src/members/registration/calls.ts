import * as contract from "@tucano/contract/player/account/members.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { Parts } from "../context.ts";
import { registerMember } from "./register-member.ts";

export function registrationCalls(parts: Parts): Route[] {
  return [
    route(contract.issueCaptcha, ({ purpose }) => parts.captcha.issue(purpose ?? null)),
    route(contract.register, async (input, context) =>
      say(await registerMember(parts, input, context), "members.registered"),
    ),
  ];
}
