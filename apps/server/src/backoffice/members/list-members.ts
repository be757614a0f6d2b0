/** Finding players. */
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import type { Command } from "../core/area.ts";
import { limitOf } from "../core/keyset.ts";
import { toMemberRow } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";

export const listMembers: Command<typeof contract.listMembers> = async (parts, input, context) => {
  const { members, next } = await parts.members.search(readingFor(parts, context), {
    text: input.text ?? "",
    status: input.status,
    after: input.cursor ?? null,
    limit: limitOf(input.limit),
  });
  return { list: members.map(toMemberRow), next };
};
