/** The SQL of a person's end in identity: that and when somebody was recognised stays. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../platform/database/types.ts";

/** The database refuses it before the law lets go of what was handed in. */
export async function eraseMember(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`
    DELETE FROM identity.picture AS p USING identity.submission AS s
    WHERE s.submission_id = p.submission_id AND s.member_id = ${memberId}`.execute(tx);
  await sql`
    UPDATE identity.submission SET reason = NULL
    WHERE member_id = ${memberId} AND reason IS NOT NULL`.execute(tx);
}
