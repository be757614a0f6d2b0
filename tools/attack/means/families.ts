/** All attacks, by what they are after. Those that leave the house hurt come last. */
import { access } from "../identity/access.ts";
import { aftermath } from "../aftermath.ts";
import type { Attack } from "./attack.ts";
import { arrivals } from "../identity/arrivals.ts";
import { bounds } from "../bounds.ts";
import { browser } from "./browser.ts";
import { doors } from "../doors.ts";
import { elsewhere } from "../elsewhere.ts";
import { failures } from "../failures.ts";
import { fairness } from "../fairness.ts";
import { guessing } from "../identity/guessing.ts";
import { input } from "../input.ts";
import { inside } from "../inside.ts";
import { keys } from "../identity/keys.ts";
import { openLines } from "../lines.ts";
import { mistrust } from "../mistrust.ts";
import { money } from "../money.ts";
import { offers } from "../offers.ts";
import { partner } from "../partner.ts";
import { sessions } from "../identity/sessions.ts";
import { sql } from "../sql.ts";
import { staff } from "../staff.ts";
import { timing } from "../identity/timing.ts";
import { traces } from "../traces.ts";
import { uploads } from "../uploads.ts";
import { webhooks } from "../webhooks.ts";

export const families: Readonly<Record<string, readonly Attack[]>> = {
  money,
  bounds,
  webhooks,
  partner,
  sessions,
  guessing,
  timing,
  elsewhere,
  arrivals,
  keys,
  access,
  inside,
  staff,
  mistrust,
  offers,
  fairness,
  uploads,
  lines: openLines,
  doors,
  input,
  sql,
  browser,
  traces,
  failures,
  aftermath,
};
