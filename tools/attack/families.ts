/** All attacks, by what they are after. Those that leave the house hurt come last. */
import { access } from "./access.ts";
import type { Attack } from "./attack.ts";
import { doors } from "./doors.ts";
import { input } from "./input.ts";
import { money } from "./money.ts";
import { sessions } from "./sessions.ts";
import { sql } from "./sql.ts";
import { staff } from "./staff.ts";
import { webhooks } from "./webhooks.ts";

export const families: Readonly<Record<string, readonly Attack[]>> = {
  money,
  webhooks,
  sessions,
  access,
  staff,
  input,
  sql,
  doors,
};
