/** The auditor's reading of imported games: what is stored is what was imported. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

/** It takes as long as an import, so the books read what `rgs.verify` found last. */
const publicationsAreWhole = bookCheck(
  "every imported game is stored as it was imported, when it was verified last",
  sql`SELECT count(*) FROM rgs.publication`,
  sql`
    SELECT game || ', version ' || version AS subject, 'as imported' AS expected,
      (SELECT string_agg(concat_ws(' of ', one->>'part', one->>'mode'), ', ')
        FROM jsonb_array_elements(altered) AS one) || ' altered' AS found
    FROM rgs.publication WHERE altered <> '[]'`,
);

export const rgsBookChecks: readonly BookCheck[] = [publicationsAreWhole];
