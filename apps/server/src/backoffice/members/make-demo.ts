/** An account to show the house with. */
import type * as contract from "@tucano/contract/backoffice/members/member-acts.ts";
import type { Command } from "../core/area.ts";

export const makeDemo: Command<typeof contract.makeDemoMember> = async (
  parts,
  { account, password, reason },
  { operator, ip, lang, host },
) => {
  const wish = { account, password, lang, site: host };
  const memberId = await parts.members.makeDemo(wish, (tx, made) =>
    parts.audit.append(tx, {
      action: "member.make_demo",
      subject: `member:${made}`,
      operator,
      ip,
      reason,
      details: { account: account.trim() },
    }),
  );
  return { member_id: memberId };
};
