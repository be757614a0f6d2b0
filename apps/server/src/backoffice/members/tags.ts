/** Tags: made and renamed, put on players and taken off. */
import type * as contract from "@tucano/contract/backoffice/members/tags.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import type { Facts } from "../core/facts.ts";
import * as repository from "./tag-repository.ts";
import type { TagRow } from "./tag-repository.ts";

export const toTag = ({ tag_id, name, colour }: TagRow) => ({ tag_id, name, colour });

const factsOf = ({ name, colour }: TagRow): Facts => ({ name, colour });

export const listTags: Command<typeof contract.listTags> = async (parts) => ({
  list: (await repository.listTags(parts.db)).map((row) => ({
    ...toTag(row),
    members: row.members,
  })),
});

async function findExisting(parts: Parts, tagId: number): Promise<TagRow> {
  const found = await repository.findTag(parts.db, tagId);
  if (found === null) throw new DomainError("backoffice.tag_unknown");
  return found;
}

export const saveTag: Command<typeof contract.saveTag> = async (
  parts,
  { tag_id: tagId, name, colour },
  { operator, ip },
) => {
  const before = tagId === undefined ? null : await findExisting(parts, tagId);
  return inTransaction(parts.db, async (tx) => {
    const wish = before === null ? null : { tag_id: before.tag_id, name, colour };
    const saved =
      wish === null
        ? await repository.insertTag(tx, { name, colour, now: parts.clock.now() })
        : (await repository.updateTag(tx, wish)) && wish;
    if (!saved) throw new DomainError("backoffice.tag_exists");
    await parts.audit.append(tx, {
      action: "tag.save",
      subject: `tag:${saved.tag_id}`,
      operator,
      ip,
      before: before === null ? {} : factsOf(before),
      after: factsOf(saved),
    });
    return saved;
  });
};

/** Each player has an entry of their own. */
export const tagMembers: Command<typeof contract.tagMembers> = async (
  parts,
  { tag_id: tagId, member_ids: asked, is_on: isOn },
  { operator, ip },
) => {
  const { name } = await findExisting(parts, tagId);
  const memberIds = [...new Set(asked)].toSorted((a, b) => a - b);
  const known = await parts.members.findMany(memberIds);
  if (known.size < memberIds.length) throw new DomainError("backoffice.member_not_found");
  const changed = await inTransaction(parts.db, async (tx) => {
    const put = isOn ? repository.putTag : repository.takeTag;
    const ids = await put(tx, { tagId, memberIds });
    const [before, after] = isOn ? [{}, { tag: name }] : [{ tag: name }, {}];
    for (const id of ids) {
      const subject = `member:${id}`;
      await parts.audit.append(tx, { action: "member.tag", subject, operator, ip, before, after });
    }
    return ids.length;
  });
  return { changed };
};
