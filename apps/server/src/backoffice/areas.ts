/** Every area of the back office. An area is one folder, and one line here. */
import { accessArea } from "./access/routes.ts";
import { affiliatesArea } from "./affiliates/routes.ts";
import { approvalsArea } from "./approvals/routes.ts";
import { auditArea } from "./audit/routes.ts";
import { complianceArea } from "./compliance/routes.ts";
import { contentArea } from "./content/routes.ts";
import { frameArea } from "./frame/routes.ts";
import { gamesArea } from "./games/routes.ts";
import { integrationsArea } from "./integrations/routes.ts";
import { membersArea } from "./members/routes.ts";
import { paymentsArea } from "./payments/routes.ts";
import { promotionsArea } from "./promotions/routes.ts";
import { reportsArea } from "./reports/routes.ts";
import { staffArea } from "./staff/routes.ts";
import { supportArea } from "./support/routes.ts";
import type { Area } from "./core/area.ts";
import type { Parts } from "./core/context.ts";

const makers: readonly ((parts: Parts) => Area)[] = [
  accessArea,
  frameArea,
  membersArea,
  paymentsArea,
  gamesArea,
  promotionsArea,
  affiliatesArea,
  contentArea,
  supportArea,
  reportsArea,
  complianceArea,
  staffArea,
  approvalsArea,
  auditArea,
  integrationsArea,
];

export function openAreas(parts: Parts): readonly Area[] {
  const areas = makers.map((make) => make(parts));
  for (const kind of areas.flatMap(({ approvals }) => approvals ?? [])) {
    parts.approvals.register(kind);
  }
  return areas;
}
