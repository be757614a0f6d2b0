import { agencyErrors } from "./agency.ts";
import { backofficeErrors } from "./backoffice/common.ts";
import { affiliatesOfficeErrors } from "./backoffice/affiliates.ts";
import { accessOfficeErrors } from "./backoffice/access.ts";
import { approvalsOfficeErrors } from "./backoffice/approvals.ts";
import { complianceOfficeErrors } from "./backoffice/compliance.ts";
import { contentOfficeErrors } from "./backoffice/content.ts";
import { gamesOfficeErrors } from "./backoffice/games.ts";
import { integrationsOfficeErrors } from "./backoffice/integrations.ts";
import { membersOfficeErrors } from "./backoffice/members.ts";
import { paymentsOfficeErrors } from "./backoffice/payments.ts";
import { promotionsOfficeErrors } from "./backoffice/promotions.ts";
import { reportsOfficeErrors } from "./backoffice/reports.ts";
import { supportOfficeErrors } from "./backoffice/support.ts";
import { cashierErrors } from "./cashier.ts";
import { catalogErrors } from "./catalog.ts";
import { commonErrors } from "./common.ts";
import { complianceErrors } from "./compliance.ts";
import { freeRoundsErrors } from "./free-rounds.ts";
import { houseGamesErrors } from "./house-games.ts";
import { identityErrors } from "./identity.ts";
import { integrationsErrors } from "./integrations.ts";
import { liveErrors } from "./live.ts";
import { membersErrors } from "./members.ts";
import { messagesErrors } from "./messages.ts";
import { missionsErrors } from "./gifts/missions.ts";
import { ordersErrors } from "./orders.ts";
import { promotionsErrors } from "./promotions.ts";
import { racesErrors } from "./gifts/races.ts";
import { rewardsErrors } from "./rewards.ts";
import { roundsErrors } from "./rounds.ts";
import { sandboxPspErrors } from "./studios/sandbox-psp.ts";
import { sharedRoundsErrors } from "./shared-rounds.ts";
import { studioErrors } from "./studios/studio.ts";
import { vipErrors } from "./gifts/vip.ts";
import { walletErrors } from "./studios/wallet.ts";
import { wheelsErrors } from "./gifts/wheels.ts";

/** Every error code of the product: its HTTP status, and what it says in English. */
export const errors = {
  ...agencyErrors,
  ...commonErrors,
  ...freeRoundsErrors,
  ...integrationsErrors,
  ...liveErrors,
  ...membersErrors,
  ...messagesErrors,
  ...missionsErrors,
  ...ordersErrors,
  ...walletErrors,
  ...complianceErrors,
  ...identityErrors,
  ...catalogErrors,
  ...promotionsErrors,
  ...racesErrors,
  ...rewardsErrors,
  ...roundsErrors,
  ...cashierErrors,
  ...houseGamesErrors,
  ...sharedRoundsErrors,
  ...backofficeErrors,
  ...accessOfficeErrors,
  ...affiliatesOfficeErrors,
  ...approvalsOfficeErrors,
  ...membersOfficeErrors,
  ...paymentsOfficeErrors,
  ...gamesOfficeErrors,
  ...promotionsOfficeErrors,
  ...contentOfficeErrors,
  ...supportOfficeErrors,
  ...reportsOfficeErrors,
  ...complianceOfficeErrors,
  ...integrationsOfficeErrors,
  ...studioErrors,
  ...vipErrors,
  ...wheelsErrors,
  ...sandboxPspErrors,
} as const;

export type ErrorCode = keyof typeof errors;

export const statusOf = (code: ErrorCode): number => errors[code][0];
