import type { MemberId } from "@tucano/contract/member-id.ts";
import * as contract from "@tucano/contract/player/account/members.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { findExisting, type Parts } from "../context.ts";
import { choosePicture, pictures } from "../pictures.ts";
import { chooseTold } from "./told.ts";
import { showMember } from "../show-member.ts";

export function accountCalls(parts: Parts): Route[] {
  const find = (memberId: MemberId) => findExisting(parts, memberId);
  return [
    route(contract.me, async (_input, { member }) =>
      showMember(parts, await find(member.memberId)),
    ),
    route(contract.listProfilePictures, () => ({ male: pictures.male, female: pictures.female })),
    route(contract.readProfilePicture, async (_input, { member }) => {
      const { profileurl } = await find(member.memberId);
      return { profileurl };
    }),
    route(contract.chooseProfilePicture, async ({ profileurl }, { member }) => {
      await choosePicture(parts, member.memberId, profileurl);
      return { profileurl };
    }),
    route(contract.chooseTold, ({ member_id: _id, ...wish }, { member }) =>
      chooseTold(parts, member.memberId, wish),
    ),
  ];
}
