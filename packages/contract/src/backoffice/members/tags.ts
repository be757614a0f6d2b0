/** Tags: what colleagues call some players by, put on one or many of them. */
import * as z from "zod/mini";
import { id, memberId } from "../../schemas.ts";
import { memberTag, tagColours, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const tag = z.extend(memberTag, { members: z.int() });

export const listTags = officeCall({
  method: "GET",
  path: "/backoffice/api/members/tags",
  permission: "members.read",
  summary: "All tags by name, and how many players have each.",
  input: z.object({}),
  output: z.object({ list: z.array(tag) }),
});

export const saveTag = officeCall({
  method: "POST",
  path: "/backoffice/api/members/tags/save",
  permission: "members.notes",
  summary: "A new tag, or another name or colour for one that there is.",
  input: z.object({
    tag_id: z.optional(id),
    name: text(30).check(z.minLength(1)),
    colour: z.enum(tagColours),
  }),
  output: memberTag,
  errors: ["backoffice.tag_unknown", "backoffice.tag_exists"],
  examples: [{ name: "Press", colour: "sea" }],
});

export const tagMembers = officeCall({
  method: "POST",
  path: "/backoffice/api/members/tags/put",
  permission: "members.notes",
  summary: "Puts a tag on players or takes it off; who has it already, or has it not, stays so.",
  input: z.object({
    tag_id: id,
    member_ids: z.array(memberId).check(z.minLength(1), z.maxLength(100)),
    is_on: z.boolean(),
  }),
  output: z.object({ changed: z.int() }),
  errors: ["backoffice.tag_unknown", "backoffice.member_not_found"],
  examples: [{ tag_id: 1, member_ids: [100_000_001], is_on: true }],
});
