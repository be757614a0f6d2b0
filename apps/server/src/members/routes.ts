import * as contract from "@tucano/contract/members.ts";
import { say } from "../platform/http/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Members } from "./index.ts";
import { pictures } from "./pictures.ts";

export function membersRoutes(members: Members): Route[] {
  return [
    route(contract.issueCaptcha, (input) => members.issueCaptcha(input)),
    route(contract.register, async (input, context) =>
      say(await members.register(input, context), "members.registered"),
    ),
    route(contract.login, (input, context) => members.signIn(input, context)),
    route(contract.refresh, (_input, context) => members.refresh(context)),
    route(contract.logout, (_input, context) => members.signOut(context)),
    route(contract.me, (_input, context) => members.showProfile(context)),
    route(contract.listProfilePictures, () => ({ male: pictures.male, female: pictures.female })),
    route(contract.readProfilePicture, (_input, context) => members.showPicture(context)),
    route(contract.chooseProfilePicture, (input, context) => members.choosePicture(input, context)),
  ];
}
