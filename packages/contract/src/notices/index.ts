import { agencyNotices } from "./agency.ts";
import { cashierNotices } from "./cashier.ts";
import { catalogNotices } from "./catalog.ts";
import { commonNotices } from "./common.ts";
import { complianceNotices } from "./compliance.ts";
import { mailNotices } from "./mail.ts";
import { membersNotices } from "./members.ts";
import { messagesNotices } from "./messages.ts";
import { promotionsNotices } from "./promotions.ts";
import { recapNotices } from "./recap.ts";
import { rewardsNotices } from "./rewards.ts";
import { sandboxNotices } from "./sandbox.ts";
import { vipNotices } from "./vip.ts";
import { wheelsNotices } from "./wheels.ts";

/** Everything that the server says and that is no error, by its code, in English. */
export const notices = {
  ...agencyNotices,
  ...cashierNotices,
  ...catalogNotices,
  ...commonNotices,
  ...complianceNotices,
  ...mailNotices,
  ...membersNotices,
  ...messagesNotices,
  ...promotionsNotices,
  ...recapNotices,
  ...rewardsNotices,
  ...sandboxNotices,
  ...vipNotices,
  ...wheelsNotices,
} as const;

export type NoticeCode = keyof typeof notices;
