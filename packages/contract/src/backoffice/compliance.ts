/** The market's policy, identities, exclusions and signals. */
import { marketAuditActions } from "./market.ts";

export const complianceAuditActions = [...marketAuditActions] as const;
