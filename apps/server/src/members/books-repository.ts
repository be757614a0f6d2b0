/** The auditor's reading of what is counted of members. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

const registrationsAddUp = bookCheck(
  "every day's registrations are counted",
  sql`SELECT count(*) FROM members.registered_day`,
  sql`
    SELECT day || ', ' || site AS subject, expected, found
    FROM (SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day,
        register_site AS site, count(*) AS expected
      FROM members.member WHERE NOT is_demo GROUP BY 1, 2) AS members
    FULL JOIN (SELECT day, site, members AS found FROM members.registered_day) AS counted
    USING (day, site)`,
);

export const membersBookChecks: readonly BookCheck[] = [registrationsAddUp];
