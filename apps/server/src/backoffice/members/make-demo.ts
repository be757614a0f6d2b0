/** An account to show the house with. */
import type * as contract from "@tucano/contract/backoffice/members/member-acts.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";

export async function makeDemo(
  parts: Parts,
  { account, password, reason }: InputOf<typeof contract.makeDemoMember>,
  { operator, ip, lang, host }: OperatorContext,
): Promise<DataOf<typeof contract.makeDemoMember>> {
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
}
