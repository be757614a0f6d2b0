import { agencyNotices, agencyTexts } from "./agency.ts";
import { backofficeTexts } from "./backoffice.ts";
import { cashierNotices, cashierTexts } from "./cashier.ts";
import { catalogNotices, catalogTexts } from "./catalog.ts";
import { commonNotices, commonTexts } from "./common.ts";
import { complianceNotices, complianceTexts } from "./compliance.ts";
import { houseGamesTexts } from "./house-games.ts";
import { identityTexts } from "./identity.ts";
import { liveTexts } from "./live.ts";
import { mailTexts } from "./mail.ts";
import { membersNotices, membersTexts } from "./members.ts";
import { messagesNotices, messagesTexts } from "./messages.ts";
import { officeTexts } from "../office/texts.ts";
import { ordersTexts } from "./orders.ts";
import { promotionsNotices, promotionsTexts } from "./promotions.ts";
import { rewardsNotices, rewardsTexts } from "./rewards.ts";
import { roundsTexts } from "./rounds.ts";
import { sandboxPspTexts } from "./sandbox-psp.ts";
import { sharedRoundsTexts } from "./shared-rounds.ts";
import { vipNotices, vipTexts } from "./vip.ts";
import { walletTexts } from "./wallet.ts";
import { wheelsNotices, wheelsTexts } from "./wheels.ts";

export const texts: Readonly<Record<string, string>> = {
  ...agencyTexts,
  ...agencyNotices,
  ...commonTexts,
  ...commonNotices,
  ...liveTexts,
  ...membersTexts,
  ...membersNotices,
  ...mailTexts,
  ...messagesTexts,
  ...messagesNotices,
  ...ordersTexts,
  ...walletTexts,
  ...complianceTexts,
  ...identityTexts,
  ...complianceNotices,
  ...catalogTexts,
  ...catalogNotices,
  ...promotionsTexts,
  ...promotionsNotices,
  ...rewardsTexts,
  ...rewardsNotices,
  ...roundsTexts,
  ...cashierTexts,
  ...cashierNotices,
  ...houseGamesTexts,
  ...sharedRoundsTexts,
  ...backofficeTexts,
  ...officeTexts("cn"),
  ...vipTexts,
  ...vipNotices,
  ...wheelsTexts,
  ...wheelsNotices,
  ...sandboxPspTexts,
};
