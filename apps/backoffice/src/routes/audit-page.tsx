import { AuditPage } from "../features/audit/audit-page.tsx";
import { auditLabels } from "./audit-labels.ts";

/** Each area says its own acts in words; here they come together. */
export function AuditLogPage() {
  return <AuditPage labels={auditLabels} />;
}
